import { checkOf } from "../checks/catalogue.js";
import type { OperationCoverage } from "../run/coverage.js";
import type { ServiceFinding } from "../run/finding.js";
import type { ServiceReport } from "../test-service.js";
import { curlText, replyText, typescriptText } from "./reproduction.js";

/** How many points that were never reached are listed for one operation. */
const mostListed = 12;

/** The report for people: each finding with its request and reply, then what was exercised. */
export function textReport(report: ServiceReport): string {
  const findings = report.findings.map((finding) => findingText(finding));
  return [...findings, coverageText(report), summaryText(report)].join("\n\n");
}

/** A report's last line: what was done, and how many findings there are. */
export function summaryText(report: ServiceReport): string {
  const open = report.findings.filter(({ waivedBy }) => waivedBy === undefined);
  const count = (level: ServiceFinding["level"]): number => open.filter((one) => one.level === level).length;
  const wires = [report.soapUrl && `SOAP at ${report.soapUrl}`, report.jsonUrl && `JSON at ${report.jsonUrl}`]
    .filter(Boolean)
    .join(", ");
  const waived = report.findings.length - open.length;
  const seconds = (report.milliseconds / 1000).toFixed(1);
  const lines = [
    `${report.contract}: ${report.calls} requests in ${seconds} s; ${wires}; seed ${report.seed}.`,
    `${count("error")} errors, ${count("warning")} warnings, ${count("info")} notes${waived > 0 ? `, ${waived} waived` : ""}.`,
  ];
  if (report.isCut) lines.push("The time ended before the test did: --time gives it more seconds.");
  if (report.skipped.length > 0)
    lines.push(`Not called, as the service is not on this machine (--yes calls them): ${report.skipped.join(", ")}.`);
  return lines.join("\n");
}

function findingText(finding: ServiceFinding): string {
  const { check, level, operation, wire, phase, point, message, request, reply, fingerprint, count, waivedBy } =
    finding;
  const state = waivedBy === undefined ? level : `waived (${waivedBy})`;
  return [
    `${state} ${check}: ${checkOf(check).rule}`,
    `  ${operation === "" ? "the service" : operation} over ${wire}, phase ${phase}: ${point}`,
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
