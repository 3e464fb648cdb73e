import type { Finding } from "../findings/finding.js";
import { type ComparisonReport, failures } from "./comparison-report.js";
import {
  type FindingGroup,
  findingSentence,
  groupByChange,
  isOfWaiver,
  isWaived,
  placeOf,
  placeText,
  shortPath,
  whereText,
} from "./finding-text.js";

/**
 * Formats JUnit XML: a suite for each contract, a case for each change. Findings that fail the run are failures, waived
 * changes are skipped.
 */
export function junitReport(report: ComparisonReport): string {
  const failing = new Set(failures(report));
  const names = [
    ...new Set([...report.contracts.map((pair) => pair.name), ...report.findings.map((one) => one.contract)]),
  ];
  const suites = names.map((name) => {
    const groups = groupByChange(report.findings.filter((finding) => finding.contract === name));
    const cases =
      groups.length === 0 ? [testCase("compatible", name, "")] : groups.map((group) => caseOf(group, failing));
    const failed = groups.filter((group) => group.some((finding) => failing.has(finding))).length;
    const skipped = groups.filter(isWaived).length;
    const counts = `tests="${cases.length}" failures="${failed}" skipped="${skipped}" errors="0"`;
    return `  <testsuite name="${escapeXml(name || "waivers")}" ${counts}>\n${cases.join("\n")}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join("\n")}\n</testsuites>`;
}

function caseOf(group: FindingGroup, failing: ReadonlySet<Finding>): string {
  const [first] = group;
  const name = `${first.rule} ${shortPath(first.path)}`;
  const levels = isOfWaiver(first) ? [] : group.map((finding) => `${finding.level} ${whereText(finding)}`);
  const where = [placeText(placeOf(first)) ?? "", ...levels];
  const body = `message="${escapeXml(findingSentence(first))}"`;
  if (isWaived(group)) return testCase(name, first.contract, `<skipped ${body}/>`);
  if (!group.some((finding) => failing.has(finding))) return testCase(name, first.contract, "");
  return testCase(
    name,
    first.contract,
    `<failure type="${escapeXml(first.rule)}" ${body}>${escapeXml(where.join("\n"))}</failure>`,
  );
}

function testCase(name: string, contract: string, inside: string): string {
  const attributes = `name="${escapeXml(name)}" classname="${escapeXml(`stubwright.${contract || "waivers"}`)}"`;
  return inside === "" ? `    <testcase ${attributes}/>` : `    <testcase ${attributes}>${inside}</testcase>`;
}

function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "\u{FFFD}")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
