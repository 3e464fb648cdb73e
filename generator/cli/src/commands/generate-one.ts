import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { GenerateResult } from "@stubwright/codegen";
import type { ContractOptions } from "@stubwright/codegen/options";
import { countText } from "@stubwright/compat/report";
import { isNetworkLocation } from "@stubwright/contract/read";
import { exitStatus } from "./exit-status.js";
import { holdSignals } from "./hold-signals.js";
import { printChanges } from "./print-changes.js";
import { printDiagnostics } from "./print-diagnostics.js";
import type { RunPlace } from "./run-generation.js";
import { paint, type Terminal } from "./terminal.js";

/** Where a contract's paths start, what may be fetched, and whether to generate at all. */
export interface GenerationPlace extends RunPlace {
  /** Generates even where the digests say that nothing changed, and over files that somebody wrote by hand. */
  readonly force?: boolean;
}

/** How generating one contract went. */
interface Generation {
  readonly status: number;
  readonly kind: "current" | "written" | "refused";
  /** The documents that it was made from, as absolute paths; those that were looked for in vain too. */
  readonly inputs: readonly string[];
}

/**
 * Generates one contract and writes what changed; says so, and what the contract's change asks of the developer. What is
 * being written is written to the end, whatever signal comes.
 */
export async function generateOne(
  contract: ContractOptions,
  place: GenerationPlace,
  terminal: Terminal,
): Promise<Generation> {
  const { digestsMatch } = await import("@stubwright/codegen/write");
  const out = resolve(place.cwd, contract.out);
  if (place.force !== true && (await digestsMatch(contract, out, place))) {
    return { status: exitStatus.ok, kind: "current", inputs: await manifestInputs(out) };
  }
  const { runGeneration } = await import("./run-generation.js");
  const { result, network } = await runGeneration(contract, place, terminal);
  printDiagnostics(result, terminal);
  const inputs = result.locations.flatMap((location) => (location.startsWith("file:") ? fileURLToPath(location) : []));
  if (result.files.length === 0) return { status: exitStatus.contract, kind: "refused", inputs };
  const { refuseForeign, refuseOverwriting } = await import("@stubwright/codegen/write");
  refuseOverwriting(out, result.files, inputs);
  if (place.force !== true) await refuseForeign(out, result.files);
  // A round of watching comes to its own end.
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
  place: GenerationPlace,
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
