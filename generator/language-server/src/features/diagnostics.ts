import { type Diagnostic, DiagnosticSeverity } from "vscode-languageserver/node";
import type { AnalysedProblem, Analysis } from "../analysis/analysis.js";
import type { SourceFiles } from "../project/source-files.js";
import { locationOf, problemRange, rangeOf } from "./ranges.js";

const severities = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  note: DiagnosticSeverity.Information,
} as const;

/** The diagnostics of all contracts by the URLs of documents. A problem that several contracts have is shown once. */
export function diagnosticsByFile(
  analyses: ReadonlyMap<string, Analysis>,
  files: SourceFiles,
): ReadonlyMap<string, readonly Diagnostic[]> {
  const found = new Map<string, Map<string, Diagnostic>>();
  for (const [entry, { problems }] of analyses) {
    for (const problem of problems) {
      const url = problem.at?.url ?? entry;
      const diagnostic = diagnosticOf(problem, url, files);
      if (diagnostic === undefined) continue;
      const ofFile = found.get(url) ?? new Map<string, Diagnostic>();
      ofFile.set(JSON.stringify([diagnostic.range, diagnostic.message]), diagnostic);
      found.set(url, ofFile);
    }
  }
  return new Map([...found].map(([url, diagnostics]) => [url, [...diagnostics.values()]]));
}

function diagnosticOf(problem: AnalysedProblem, url: string, files: SourceFiles): Diagnostic | undefined {
  const { at, severity, code, message, advice, related } = problem;
  const file = files.get(url);
  if (file === undefined) return undefined;
  const range = at === undefined ? { start: 0, end: 1 } : problemRange(file, at.line, at.column);
  const information = related.flatMap((place) => {
    const other = files.get(place.url);
    const location = other && locationOf(other, problemRange(other, place.line, place.column));
    return location === undefined ? [] : [{ location, message: "The other place" }];
  });
  return {
    range: rangeOf(file, range),
    severity: severities[severity],
    code,
    source: "stubwright",
    message: advice === "" ? sentence(message) : `${sentence(message)}\n${advice}`,
    ...(information.length === 0 ? {} : { relatedInformation: information }),
  };
}

function sentence(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}
