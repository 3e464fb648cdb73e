import { type CheckId, checkOf } from "../checks/catalogue.js";
import type { ServiceFinding } from "../run/finding.js";
import type { ServiceReport } from "../test-service.js";
import { curlText, replyText, typescriptText } from "./reproduction.js";
import { coverageText, summaryText } from "./text-report.js";

/** Where the contract is, for formats that show findings in files. */
export interface ReportPlace {
  /** A path from where the command runs, or a URL. */
  readonly entry: string;
}

/** All of a report, for programs. */
export function jsonReport(report: ServiceReport): string {
  const findings = report.findings.map(({ request, reply, body, ...facts }) => ({
    ...facts,
    rule: checkOf(facts.check).rule,
    curl: curlText(request),
    typescript: typescriptText(request),
    reply: replyText(reply),
  }));
  return JSON.stringify({ format: 1, ...report, findings }, undefined, 2);
}

function openFindings({ findings }: ServiceReport): readonly ServiceFinding[] {
  return findings.filter(({ waivedBy }) => waivedBy === undefined);
}

function sentence({ operation, wire, point, message }: ServiceFinding): string {
  return `${operation === "" ? "the service" : operation} over ${wire}: ${message} (${point})`;
}

/** SARIF 2.1.0. */
export function sarifReport(report: ServiceReport, { entry }: ReportPlace): string {
  const ids = [...new Set(report.findings.map(({ check }) => check))].toSorted();
  const rules = ids.map((id: CheckId) => ({
    id,
    shortDescription: { text: checkOf(id).rule },
    help: { text: checkOf(id).explain },
  }));
  const levels = { error: "error", warning: "warning", info: "note" } as const;
  const results = report.findings.map((finding) => ({
    ruleId: finding.check,
    ruleIndex: ids.indexOf(finding.check),
    level: levels[finding.level],
    message: { text: sentence(finding) },
    locations: [{ physicalLocation: { artifactLocation: { uri: entry }, region: { startLine: 1 } } }],
    partialFingerprints: { "stubwrightTest/v1": finding.fingerprint },
    ...(finding.waivedBy === undefined
      ? {}
      : { suppressions: [{ kind: "external", justification: finding.waivedBy }] }),
  }));
  const run = { tool: { driver: { name: "stubwright", rules } }, results };
  return JSON.stringify(
    { $schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0", runs: [run] },
    undefined,
    2,
  );
}

/** Workflow commands of GitHub Actions. */
export function githubReport(report: ServiceReport, { entry }: ReportPlace): string {
  const commands = { error: "error", warning: "warning", info: "notice" } as const;
  const data = (text: string): string => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
  const property = (text: string): string => data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
  return openFindings(report)
    .map(
      (one) => `::${commands[one.level]} file=${property(entry)},title=${property(one.check)}::${data(sentence(one))}`,
    )
    .join("\n");
}

/** GitLab's Code Quality report. */
export function gitlabReport(report: ServiceReport, { entry }: ReportPlace): string {
  const severities = { error: "major", warning: "minor", info: "info" } as const;
  const issues = openFindings(report).map((one) => ({
    description: sentence(one),
    check_name: one.check,
    fingerprint: one.fingerprint,
    severity: severities[one.level],
    location: { path: entry, lines: { begin: 1 } },
  }));
  return JSON.stringify(issues, undefined, 2);
}

/** JUnit XML: a case for each finding, and for each operation without one. */
export function junitReport(report: ServiceReport): string {
  const clean = report.coverage.operations.filter(
    ({ name }) => !report.findings.some(({ operation }) => operation === name),
  );
  const cases = [
    ...report.findings.map((finding) => junitCase(finding)),
    ...clean.map(({ name }) => `    <testcase name="${escapeXml(name)}" classname="stubwright.test"/>`),
  ];
  const failed = openFindings(report).filter(({ level }) => level === "error").length;
  const skipped = report.findings.length - openFindings(report).length;
  const counts = `tests="${cases.length}" failures="${failed}" skipped="${skipped}" errors="0"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n  <testsuite name="${escapeXml(report.contract)}" ${counts}>\n${cases.join("\n")}\n  </testsuite>\n</testsuites>`;
}

function junitCase(finding: ServiceFinding): string {
  const attributes = `name="${escapeXml(`${finding.operation} ${finding.check}`.trim())}" classname="stubwright.test"`;
  const message = `message="${escapeXml(sentence(finding))}"`;
  if (finding.waivedBy !== undefined) return `    <testcase ${attributes}><skipped ${message}/></testcase>`;
  if (finding.level !== "error") return `    <testcase ${attributes}/>`;
  return `    <testcase ${attributes}><failure type="${finding.check}" ${message}>${escapeXml(`${curlText(finding.request)}\n\n${replyText(finding.reply)}`)}</failure></testcase>`;
}

function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "\u{FFFD}")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Markdown, for a comment or a summary of a job. */
export function markdownReport(report: ServiceReport): string {
  const rows = openFindings(report).map((one) => `| ${one.level} | ${one.check} | ${cell(sentence(one))} |`);
  const table =
    rows.length === 0
      ? ["The service does what the contract says."]
      : ["| level | check | finding |", "| --- | --- | --- |", ...rows];
  return [...table, "", summaryText(report), "", "```", coverageText(report), "```"].join("\n");
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}
