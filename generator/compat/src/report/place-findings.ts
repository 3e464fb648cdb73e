import { posix } from "node:path";
import type { Span } from "@stubwright/contract/diagnostics";
import type { ComparisonReport } from "./comparison-report.js";

/**
 * A report for tools that show findings in code: every finding has a place, by its path from the top of the repository.
 * `way` is the path from there to the working folder of the command. A finding without a place gets that of the
 * contract's entry.
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

/** A path from the top of the repository. URLs and paths outside of the repository stay unchanged. */
function below(way: string, uri: string): string {
  if (/^[a-z][a-z\d+.-]+:/i.test(uri)) return uri;
  const path = posix.join(way, uri);
  return path.startsWith("../") ? uri : path;
}

/** The name of the config file, unless another one is given. */
export const configName = "stubwright.config.json";
