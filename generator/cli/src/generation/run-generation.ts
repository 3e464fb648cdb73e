import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { GenerateResult } from "@stubwright/codegen";
import type { ContractOptions } from "@stubwright/codegen/options";
import type { ContractSnapshot } from "@stubwright/codegen/snapshot";
import { countText } from "@stubwright/compat/report";
import { visibleText } from "@stubwright/contract/diagnostics";
import type { NetworkLock, NetworkLockOptions } from "@stubwright/contract/read";
import { isNetworkLocation } from "@stubwright/contract/read";
import { exitStatus } from "../terminal/exit-status.js";
import { printDiagnostics } from "../terminal/print-diagnostics.js";
import { startProgress } from "../terminal/progress.js";
import { holdSignals, paint, type Terminal } from "../terminal/terminal.js";

/** The folder in which a contract's relative paths start, and what may be fetched from the network. */
export interface RunPlace extends NetworkLockOptions {
  readonly cwd: string;
}

/**
 * Generates a contract in memory. A person who watches the terminal sees the progress. A second thread does what needs the
 * TypeScript compiler, because loading that compiler takes longer than generating most contracts.
 */
export async function runGeneration(
  contract: ContractOptions,
  place: RunPlace,
  terminal: Terminal,
): Promise<{ readonly result: GenerateResult; readonly network: NetworkLock }> {
  const progress = startProgress(contract.name ?? contract.entry, terminal);
  const { keptOpenApiPrinter } = await import("@stubwright/codegen/emit");
  // The thread loads the compiler while this one still reads the contract.
  if (contract.openapiTypes === true) keptOpenApiPrinter();
  try {
    const { NetworkLock } = await import("@stubwright/contract/read");
    const network = await NetworkLock.open(place.cwd, place);
    const { generateContract } = await import("@stubwright/codegen");
    const environment = { ...place, network, openApiPrinter: keptOpenApiPrinter, onStage: progress.stage };
    return { result: await generateContract(contract, environment), network };
  } finally {
    progress.done();
  }
}

/** A `RunPlace` for a run that writes its result. */
export interface WritingPlace extends RunPlace {
  /** Generates even if the digests show that nothing changed, and overwrites hand-written files. */
  readonly force?: boolean;
}

/** The outcome of generating one contract. */
interface Generation {
  readonly status: number;
  readonly kind: "current" | "written" | "refused";
  /** Absolute paths of all documents that were read, and of those that were looked for and not found. */
  readonly inputs: readonly string[];
}

/**
 * Generates one contract and writes the files that changed. Prints the files, what changed in the contract, and what the
 * developer has to do next. SIGINT and SIGTERM wait until all files are written, because half of the files would not compile.
 */
export async function generateAndWrite(
  contract: ContractOptions,
  place: WritingPlace,
  terminal: Terminal,
): Promise<Generation> {
  const { digestsMatch } = await import("@stubwright/codegen/write");
  const out = resolve(place.cwd, contract.out);
  if (place.force !== true && (await digestsMatch(contract, out, place))) {
    return { status: exitStatus.ok, kind: "current", inputs: await manifestInputs(out) };
  }

  const { result, network } = await runGeneration(contract, place, terminal);
  printDiagnostics(result, terminal);
  const inputs = result.locations.flatMap((location) => (location.startsWith("file:") ? fileURLToPath(location) : []));
  if (result.files.length === 0) return { status: exitStatus.contract, kind: "refused", inputs };
  const { refuseForeign, refuseOverwriting } = await import("@stubwright/codegen/write");
  refuseOverwriting(out, result.files, inputs);
  if (place.force !== true) await refuseForeign(out, result.files);
  // In watch mode the loop itself waits for the end of a round.
  const signals = place.signal === undefined ? holdSignals() : undefined;
  try {
    await writeResult(contract, result, place, terminal);
    await network.save();
  } finally {
    signals?.release();
  }
  return { status: exitStatus.ok, kind: "written", inputs };
}

async function writeResult(
  contract: ContractOptions,
  result: GenerateResult,
  place: WritingPlace,
  terminal: Terminal,
): Promise<void> {
  const out = resolve(place.cwd, contract.out);
  const { readSnapshot } = await import("@stubwright/codegen/snapshot");
  const old = await readSnapshot(out);
  const { writeFiles } = await import("@stubwright/codegen/write");
  const report = await writeFiles(out, result.files);
  for (const path of report.written)
    terminal.out(`  ${paint(terminal, "green", "wrote")}    ${join(contract.out, path)}`);
  for (const path of report.removed)
    terminal.out(`  ${paint(terminal, "red", "removed")}  ${join(contract.out, path)}`);
  const title = paint(terminal, "bold", contract.name ?? contract.entry);
  const operations = countText(result.model?.operations.length ?? 0, "operation");
  const summary = `${countText(report.written.length, "file")} written, ${report.unchanged} unchanged, ${report.removed.length} removed`;
  terminal.out(`${title}: ${operations}, ${countText(result.model?.types.length ?? 0, "type")}; ${summary}`);
  const now = await readSnapshot(out);
  if (old !== undefined && now !== undefined) await printChanges(old, now, { out, cwd: place.cwd, terminal });
}

async function manifestInputs(out: string): Promise<readonly string[]> {
  const { readManifest } = await import("@stubwright/codegen/write");
  const manifest = await readManifest(out);
  return Object.keys(manifest?.inputs ?? {}).flatMap((path) => (isNetworkLocation(path) ? [] : resolve(out, path)));
}

/** The number of changes that are listed; a longer list hides the advice below it. */
const shownSentences = 40;

/** Prints the differences of two models in the contract's own terms, and what the developer has to do next. */
async function printChanges(
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
  if (more > 0) terminal.out(`  and ${countText(more, "change")} more: see the difference of stubwright.snapshot.json`);
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
