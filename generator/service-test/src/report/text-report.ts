import { checkOf } from "../checks/catalogue.js";
import type { OperationCoverage } from "../run/coverage.js";
import type { ServiceFinding } from "../run/finding.js";
import type { ServiceReport } from "../test-service.js";
import { curlText, replyText, typescriptText } from "./reproduction.js";

/** How many points that were never reached are listed for one operation. */
const mostListed = 12;

/**
 * The report for people: for each check its first finding with request and reply and the others in a line, then what was
 * exercised, and the counts. The other findings are whole in the corpus and in the other reports.
 */
export function textReport(report: ServiceReport): string {
  const sections = [...findingsByCheck(report.findings).values()].map(checkText);
  return [...sections, coverageText(report), countsText(report), summaryText(report)].filter(Boolean).join("\n\n");
}

/** The findings of each check that pass or fail alike, in the order of their first. */
function findingsByCheck(findings: readonly ServiceFinding[]): ReadonlyMap<string, readonly ServiceFinding[]> {
  const groups = new Map<string, ServiceFinding[]>();
  for (const finding of findings) {
    const key = `${stateOf(finding)} ${finding.check}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [finding]);
    else group.push(finding);
  }
  return groups;
}

function checkText([first, ...others]: readonly ServiceFinding[]): string {
  if (first === undefined) return "";
  const lines = others.map((finding) => `  ${toldOnce(finding)} [${finding.fingerprint}]`);
  return [findingText(first), ...(lines.length === 0 ? [] : ["", "The same check also failed here:", ...lines])].join(
    "\n",
  );
}

/** How many findings each check has, in a table. */
function countsText({ findings }: ServiceReport): string {
  const rows = [...findingsByCheck(findings).values()].map(
    (group) => [String(group.length), group[0] === undefined ? "" : `${stateOf(group[0])} ${group[0].check}`] as const,
  );
  const width = Math.max(...rows.map(([count]) => count.length));
  return rows.length === 0
    ? ""
    : ["Findings", ...rows.map(([count, what]) => `  ${count.padStart(width)} ${what}`)].join("\n");
}

function stateOf({ level, waivedBy }: ServiceFinding): string {
  return waivedBy === undefined ? level : `waived (${waivedBy})`;
}

/** The place and the message of a finding. Many messages name the point themselves. */
function toldOnce(finding: ServiceFinding): string {
  const { point, message } = finding;
  const place = placeOf(finding);
  return message.includes(point) ? `${place.slice(0, -point.length)}${message}` : `${place}: ${message}`;
}

function placeOf({ operation, wire, phase, point }: ServiceFinding): string {
  return `${operation === "" ? "the service" : operation} over ${wire}, phase ${phase}: ${point}`;
}

/** A report's last line: what was done, and how many findings there are. */
export function summaryText(report: ServiceReport): string {
  const open = report.findings.filter(({ waivedBy }) => waivedBy === undefined);
  const count = (level: ServiceFinding["level"]): number => open.filter((one) => one.level === level).length;
  const counted = (level: ServiceFinding["level"], word: string): string =>
    `${count(level)} ${word}${count(level) === 1 ? "" : "s"}`;
  const wires = [report.soapUrl && `SOAP at ${report.soapUrl}`, report.jsonUrl && `JSON at ${report.jsonUrl}`]
    .filter(Boolean)
    .join(", ");
  const waived = report.findings.length - open.length;
  const seconds = (report.milliseconds / 1000).toFixed(1);
  const lines = [
    `${report.contract}: ${report.calls} requests in ${seconds} s; ${wires}; seed ${report.seed}.`,
    `${counted("error", "error")}, ${counted("warning", "warning")}, ${counted("info", "note")}${waived > 0 ? `, ${waived} waived` : ""}.`,
  ];
  if (report.isCut) lines.push("The time ended before the test did: --time gives it more seconds.");
  if (report.skipped.length > 0)
    lines.push(`Not called, as the service is not on this machine (--yes calls them): ${report.skipped.join(", ")}.`);
  if (report.unsupported.length > 0)
    lines.push(`Not called, as their messages have attachments or several elements: ${report.unsupported.join(", ")}.`);
  return lines.join("\n");
}

function findingText(finding: ServiceFinding): string {
  const { check, message, request, reply, fingerprint, count } = finding;
  return [
    `${stateOf(finding)} ${check}: ${checkOf(check).rule}`,
    `  ${placeOf(finding)}`,
    `  ${message}${count > 1 ? ` (and ${count - 1} more like it)` : ""}`,
    `  fingerprint ${fingerprint}`,
    "",
    curlText(request),
    "",
    typescriptText(request),
    "",
    `Answer: ${replyText(reply)}`,
  ].join("\n");
}

/** What of the contract was exercised, in a table, and what was never reached. */
export function coverageText({ coverage }: ServiceReport): string {
  return ["Coverage", ...coverage.operations.flatMap(operationText)].join("\n");
}

function operationText({ name, exercised, unreached, faults, unseenFaults }: OperationCoverage): readonly string[] {
  const all = exercised.length + unreached.length;
  const share = all === 0 ? 0 : Math.floor((exercised.length / all) * 100);
  const seen = faults.length + unseenFaults.length;
  const lines = [
    `  ${name}: ${exercised.length} of ${all} points (${share}%)${seen > 0 ? `, ${faults.length} of ${seen} faults` : ""}`,
  ];
  for (const point of unreached.slice(0, mostListed)) lines.push(`    never accepted: ${point}`);
  if (unreached.length > mostListed) lines.push(`    and ${unreached.length - mostListed} more`);
  for (const fault of unseenFaults) lines.push(`    never seen: the fault ${fault}`);
  return lines;
}
