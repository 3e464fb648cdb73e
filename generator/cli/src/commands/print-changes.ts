import { relative } from "node:path";
import type { ContractSnapshot } from "@stubwright/codegen/snapshot";
import { countText } from "@stubwright/compat/report";
import { visibleText } from "@stubwright/contract/diagnostics";
import { paint, type Terminal } from "./terminal.js";

const shownSentences = 40;

/** Says what a contract's change is, in the contract's words, and what the developer has to do next. */
export async function printChanges(
  old: ContractSnapshot,
  now: ContractSnapshot,
  place: { readonly out: string; readonly cwd: string; readonly terminal: Terminal },
): Promise<void> {
  const { terminal } = place;
  const { compareSnapshots } = await import("@stubwright/codegen/snapshot");
  const changes = compareSnapshots(old, now);
  if (changes.sentences.length === 0) return;
  terminal.out(paint(terminal, "bold", "\nThe contract changed:"));
  for (const sentence of changes.sentences.slice(0, shownSentences)) terminal.out(`  ${visibleText(sentence)}`);
  const more = changes.sentences.length - shownSentences;
  if (more > 0) terminal.out(`  and ${countText(more, "change")} more: see the difference of stubwright.model.json`);
  terminal.out(paint(terminal, "bold", "\nNext:"));
  if (changes.missing.length + changes.removed.length > 0) {
    const { findServiceFiles } = await import("../implement/find-service-files.js");
    const files = await findServiceFiles(place.cwd, now.service, place.out);
    const shown = files.length === 0 ? [`<the file with your ${now.service}>`] : files;
    for (const file of shown) terminal.out(`  npx stubwright implement ${relative(terminal.cwd, file) || file}`);
    terminal.out(`  ${handlerWords(changes)}`);
  }
  terminal.out("  Compile your code: the compiler names every place that has to change.");
}

function handlerWords(changes: { readonly missing: readonly string[]; readonly removed: readonly string[] }): string {
  const missing = changes.missing.length === 0 ? [] : [`it adds ${changes.missing.join(", ")}`];
  const removed = changes.removed.length === 0 ? [] : [`it marks ${changes.removed.join(", ")} for removal`];
  return `(${[...missing, ...removed].join("; ")})`;
}
