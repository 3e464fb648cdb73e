import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { formatDiagnostic } from "../diagnostics/format-diagnostic.js";
import type { Terminal } from "./terminal.js";

/** Prints problems with their source lines, then how many there are; notes only where nothing worse is. */
export function printDiagnostics(
  result: {
    readonly diagnostics: readonly Diagnostic[];
    readonly documents: readonly { readonly uri: string; readonly text: string }[];
  },
  terminal: Terminal,
  outcome = "nothing was written",
): void {
  const count = (severity: Diagnostic["severity"]): number =>
    result.diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  for (const diagnostic of result.diagnostics) terminal.error(`${formatDiagnostic(diagnostic, result.documents)}\n`);
  const errors = count("error");
  if (errors === 0) return;
  const warnings = count("warning");
  const more = warnings === 0 ? "" : ` and ${plural(warnings, "warning")}`;
  terminal.error(`${plural(errors, "error")}${more}; ${outcome}.`);
}

/** `1 file`, `2 files`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
