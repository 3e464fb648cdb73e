import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { GeneratedFile } from "@stubwright/codegen/emit";
import type { ContractOptions } from "@stubwright/codegen/options";
import { countText } from "@stubwright/compat/report";
import { UsageError } from "@stubwright/contract/diagnostics";
import type { ContractModel } from "@stubwright/contract/model";
import { runGeneration } from "../generation/run-generation.js";
import type { CopiedContract } from "../init/copy-contract.js";
import type { NewProject } from "../init/new-project.js";
import type { PackageVersions } from "../init/package-versions.js";
import { exitStatus } from "../terminal/exit-status.js";
import { printDiagnostics } from "../terminal/print-diagnostics.js";
import { holdSignals, paint, shellWord, type Terminal } from "../terminal/terminal.js";

/** Options of `stubwright init`. */
interface InitOptions {
  readonly name?: string;
  readonly allowNetwork?: boolean;
  readonly allowHost?: readonly string[];
  /** A folder with archives of the packages, for versions that no registry has. */
  readonly packages?: string;
}

/** Starts a project in an empty folder. The folder stays empty if the contract does not load, or after SIGINT or SIGTERM. */
export async function initCommand(
  entry: string,
  folder: string,
  options: InitOptions,
  terminal: Terminal,
): Promise<number> {
  const path = resolve(terminal.cwd, folder);
  await checkEmpty(path, folder);
  const { packageVersions, unpublishedNote } = await import("../init/package-versions.js");
  const versions = packageVersions(options.packages && resolve(terminal.cwd, options.packages));
  const copied = await readContract(entry, options, terminal);
  if (copied === undefined) return exitStatus.contract;
  const { nameContract } = await import("../init/new-project.js");
  const contract = nameContract(options.name, entry, copied);
  const signals = holdSignals();
  const made = await mkdir(path, { recursive: true });
  let model: ContractModel | undefined;
  try {
    model = await startProject(contract, { entry, copied, path, versions }, terminal);
  } finally {
    if (model === undefined || signals.hasCome()) await clear(path, made);
    signals.release();
  }
  if (model === undefined) return exitStatus.contract;
  tellNext(model, relative(terminal.cwd, path), terminal);
  const note = options.packages === undefined ? unpublishedNote() : undefined;
  if (note !== undefined) terminal.out(`\n${note}`);
  return exitStatus.ok;
}

/** What a project is made of: the contract's source and its copy, the project's folder, the packages it stands on. */
interface Start {
  readonly entry: string;
  readonly copied: CopiedContract;
  readonly path: string;
  readonly versions: PackageVersions;
}

/** Writes the project. Undefined if the contract has no operations or does not load. */
async function startProject(
  contract: ContractOptions,
  { entry, copied, path, versions }: Start,
  terminal: Terminal,
): Promise<ContractModel | undefined> {
  const { writeWithFolders } = await import("@stubwright/codegen/write");
  const contractFolder = join(path, dirname(contract.entry));
  for (const { content, path: name } of copied.copies) await writeWithFolders(join(contractFolder, name), content);
  const origins = new Map(
    copied.copies.map(({ path: name }, index) => [
      pathToFileURL(join(contractFolder, name)).href,
      copied.documents[index]?.location,
    ]),
  );
  const result = await generate(contract, { path, origins }, terminal);
  if (result === undefined) return undefined;
  const { writeFiles } = await import("@stubwright/codegen/write");
  await writeFiles(join(path, contract.out), result.files);
  const { newProject } = await import("../init/new-project.js");
  await writeProject(newProject(contract, entry, result.model), contract, { path, versions });
  return result.model;
}

/** Removes everything that this run wrote. `made` is the topmost folder that was created, if any. */
async function clear(path: string, made: string | undefined): Promise<void> {
  const names = (await readdir(path)).filter((name) => name !== ".git");
  const all = made === undefined ? names.map((name) => join(path, name)) : [made];
  for (const one of all) await rm(one, { recursive: true, force: true });
}

async function checkEmpty(path: string, folder: string): Promise<void> {
  const names = await readdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw new UsageError(`${folder} is not a folder.`);
  });
  const found = names?.filter((name) => name !== ".git") ?? [];
  if (found.length === 0) return;
  throw new UsageError(
    `${folder} is not empty (it has ${found.slice(0, 3).join(", ")}). Name an empty or new folder: stubwright init <entry> <folder>`,
  );
}

async function readContract(
  entry: string,
  options: InitOptions,
  terminal: Terminal,
): Promise<CopiedContract | undefined> {
  const { Diagnostics } = await import("@stubwright/contract/diagnostics");
  const { copyContract } = await import("../init/copy-contract.js");
  const diagnostics = new Diagnostics();
  const { allowNetwork = false, allowHost: hosts = [] } = options;
  const copied = await copyContract({ entry, cwd: terminal.cwd, allowNetwork, hosts }, diagnostics);
  if (!diagnostics.failed) return copied;
  printDiagnostics({ diagnostics: diagnostics.sorted(copied.documents), documents: copied.documents }, terminal);
  return undefined;
}

interface Generated {
  readonly files: readonly GeneratedFile[];
  readonly model: ContractModel;
}

/** The copy's folder, and the original location of each document by the copy's location. */
interface Copy {
  readonly path: string;
  readonly origins: ReadonlyMap<string, string | undefined>;
}

/**
 * Generates the code of a copied contract. If this fails, prints the reason and returns undefined. Diagnostics then name the
 * original documents, because the copies are removed.
 */
async function generate(
  contract: ContractOptions,
  { path, origins }: Copy,
  terminal: Terminal,
): Promise<Generated | undefined> {
  const { result } = await runGeneration(contract, { cwd: path, allowNetwork: false }, terminal);
  const { diagnostics, files, model } = result;
  if (model !== undefined && files.length > 0 && model.operations.length > 0) {
    printDiagnostics(result, terminal);
    return { files, model };
  }
  const documents = result.documents.map((one) => ({ ...one, location: origins.get(one.location) ?? one.location }));
  printDiagnostics({ diagnostics, documents }, terminal);
  if (files.length === 0 || model === undefined) return undefined;
  terminal.error(
    "The contract has no operations, so there is no service to start. To generate its types: stubwright generate",
  );
  return undefined;
}

async function writeProject(
  project: NewProject,
  contract: ContractOptions,
  { path, versions }: Pick<Start, "path" | "versions">,
): Promise<void> {
  const { archiveFolder } = await import("../init/package-versions.js");
  const { projectFiles } = await import("../init/project-files.js");
  const { serviceSources } = await import("../init/service-sources.js");
  const { implementService } = await import("../implement/implement-service.js");
  const { readSnapshot } = await import("@stubwright/codegen/snapshot");
  const { writeWithFolders } = await import("@stubwright/codegen/write");
  const out = join(path, contract.out);
  const snapshot = await readSnapshot(out);
  for (const archive of versions.archives) {
    await writeWithFolders(join(path, archiveFolder, basename(archive)), await readFile(archive));
  }
  for (const file of projectFiles(project, versions)) {
    await writeWithFolders(join(path, file.path), file.text);
  }
  for (const file of serviceSources(project)) {
    const target = join(path, file.path);
    const implemented =
      file.path === "src/service.ts"
        ? implementService({ path: target, text: file.text, contract, out, snapshot })?.text
        : undefined;
    await writeWithFolders(target, implemented ?? file.text);
  }
}

function tellNext({ name, operations: all }: ContractModel, folder: string, terminal: Terminal): void {
  const handlers = all.length === 1 ? "its handler is" : "their handlers are";
  const operations = countText(all.length, "operation");
  terminal.out(`${paint(terminal, "bold", name)}: ${operations}; ${handlers} yours to write, in src/service.ts`);
  terminal.out(paint(terminal, "bold", "\nNext:"));
  if (folder !== "") terminal.out(`  cd ${shellWord(folder)}`);
  for (const command of ["npm install", "npm test", "npm start"]) terminal.out(`  ${command}`);
}
