import { type ComparisonReport, countFindings, isFailed } from "./comparison-report.js";

/** The version of the JSON report's form; it grows when a reader could break. */
export const reportVersion = 1;

/** The report as JSON; its schema is `reportSchema`. */
export function jsonReport(report: ComparisonReport): string {
  const { contracts, findings, failOn } = report;
  const value = {
    version: reportVersion,
    failed: isFailed(report),
    failOn,
    counts: countFindings(findings),
    contracts,
    findings,
  };
  return JSON.stringify(value, undefined, 2);
}
