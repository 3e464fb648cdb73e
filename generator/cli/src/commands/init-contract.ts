import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ContractOptions } from "@stubwright/codegen/options";
import { runGeneration } from "../generation/run-generation.js";
import type { CopiedContract } from "../init/copy-contract.js";
import type { GeneratedContract } from "../init/new-project.js";
import { printDiagnostics } from "../terminal/print-diagnostics.js";
import type { Terminal } from "../terminal/terminal.js";

/** Where the documents of a contract may come from. */
export interface FetchOptions {
  readonly allowNetwork?: boolean;
  readonly allowHost?: readonly string[];
}

/** Reads a contract with its imports into memory. If this fails, prints the reason and returns undefined. */
export async function readContract(
  entry: string,
  { allowNetwork = false, allowHost: hosts = [] }: FetchOptions,
  terminal: Terminal,
): Promise<CopiedContract | undefined> {
  const { Diagnostics } = await import("@stubwright/contract/diagnostics");
  const { copyContract } = await import("../init/copy-contract.js");
  const diagnostics = new Diagnostics();
  const copied = await copyContract({ entry, cwd: terminal.cwd, allowNetwork, hosts }, diagnostics);
  if (!diagnostics.failed) return copied;
  printDiagnostics({ diagnostics: diagnostics.sorted(copied.documents), documents: copied.documents }, terminal);
  return undefined;
}

/** A contract in memory, and the folder that its project starts in. */
interface ContractCopy {
  readonly copied: CopiedContract;
  readonly path: string;
  /** The folder that the files of `path` go to later. Default: they stay. */
  readonly target?: string;
}

/**
 * Writes a contract into the folder of its project, and generates its code there. If this fails, prints the reason and returns
 * undefined. Diagnostics then name the original documents, because the copies are removed.
 */
export async function generateCopy(
  contract: ContractOptions,
  { copied, path, target = path }: ContractCopy,
  terminal: Terminal,
): Promise<GeneratedContract | undefined> {
  const { writeFiles, writeWithFolders } = await import("@stubwright/codegen/write");
  const folder = join(path, dirname(contract.entry));
  for (const { content, path: name } of copied.copies) await writeWithFolders(join(folder, name), content);
  const { result } = await runGeneration(contract, { cwd: path, allowNetwork: false }, terminal);
  const { diagnostics, files, model } = result;
  const print = (locationOf: (name: string, index: number) => string | undefined): void => {
    const moved = new Map(
      copied.copies.map((copy, index) => [pathToFileURL(join(folder, copy.path)).href, locationOf(copy.path, index)]),
    );
    const documents = result.documents.map((one) => ({ ...one, location: moved.get(one.location) ?? one.location }));
    printDiagnostics({ diagnostics, documents }, terminal);
  };
  if (model === undefined || files.length === 0 || model.operations.length === 0) {
    print((_name, index) => copied.documents[index]?.location);
    if (files.length > 0) terminal.error(withoutOperations);
    return undefined;
  }
  print((name) => pathToFileURL(join(target, dirname(contract.entry), name)).href);
  const out = join(path, contract.out);
  await writeFiles(out, files);
  const { readSnapshot } = await import("@stubwright/codegen/snapshot");
  return { model, snapshot: await readSnapshot(out) };
}

const withoutOperations =
  "The contract has no operations, so there is no service to start. To generate its types: stubwright generate";
