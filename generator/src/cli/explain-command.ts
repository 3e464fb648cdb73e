import { catalogue } from "../diagnostics/catalogue.js";
import { explainCode } from "../diagnostics/format-diagnostic.js";
import { exitStatus } from "./exit-status.js";
import type { Terminal } from "./terminal.js";

/** Tells what a diagnostic code means, what to do, and which specification rules; without a code, lists them all. */
export function explainCommand(code: string | undefined, terminal: Terminal): number {
  const diagnosticCodes = Object.keys(catalogue);
  if (code === undefined) {
    for (const one of diagnosticCodes) terminal.out(one);
    return exitStatus.ok;
  }
  const text = explainCode(code);
  if (text !== undefined) {
    terminal.out(text);
    return exitStatus.ok;
  }
  const near = diagnosticCodes.filter(
    (one) => one.includes(code) || code.split("-").some((word) => word.length > 3 && one.includes(word)),
  );
  terminal.error(`There is no diagnostic ${code}.${near.length > 0 ? ` Perhaps: ${near.slice(0, 8).join(", ")}` : ""}`);
  return exitStatus.usage;
}
