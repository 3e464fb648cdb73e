import { posix } from "node:path";
import type { Span } from "@stubwright/contract/diagnostics";
import type { ComparisonReport } from "./comparison-report.js";

/**
 * A report for those who show findings in the code: each has a place, by its path from the top of the repository. `way` is
 * the path from there to where the command runs. What is nowhere in particular stands at the contract's entry.
 */
export function placeFindings(report: ComparisonReport, way: string): ComparisonReport {
  const fromTop = <Place extends Span | undefined>(at: Place): Place =>
    at === undefined ? at : { ...at, uri: below(way, at.uri) };
  const findings = report.findings.map(({ base, head, ...finding }) => {
    const nowhere = { uri: report.entries?.[finding.contract] ?? configName, line: 1, column: 1 };
    return { ...finding, base: fromTop(base), head: fromTop(head ?? (base === undefined ? nowhere : undefined)) };
  });
  return { ...report, findings };
}

/** A path from the top of the repository; a URL, and what is outside of the repository, as it is. */
function below(way: string, uri: string): string {
  if (/^[a-z][a-z\d+.-]+:/i.test(uri)) return uri;
  const path = posix.join(way, uri);
  return path.startsWith("../") ? uri : path;
}

/** The config file that is looked for where no other is named, in every tree. */
export const configName = "stubwright.config.json";
