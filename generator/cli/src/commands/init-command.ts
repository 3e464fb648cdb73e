import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { basename, join, relative, resolve } from "node:path";
import type { ContractOptions } from "@stubwright/codegen/options";
import { countText } from "@stubwright/compat/report";
import { UsageError } from "@stubwright/contract/diagnostics";
import type { ContractModel } from "@stubwright/contract/model";
import type { CopiedContract } from "../init/copy-contract.js";
import type { CiHost } from "../init/deployment-files.js";
import type { GeneratedContract, NewProject, ProjectKind } from "../init/new-project.js";
import type { PackageVersions } from "../init/package-versions.js";
import { exitStatus } from "../terminal/exit-status.js";
import { holdSignals, paint, shellWord, type Terminal } from "../terminal/terminal.js";
import { type FetchOptions, generateCopy, readContract } from "./init-contract.js";

/** Options of `stubwright init`. */
export interface InitOptions extends FetchOptions {
  readonly name?: string;
  /** A client package instead of a service. */
  readonly client?: boolean;
  /** The CI that the project gets a file for. Default: github. */
  readonly ci?: CiHost;
  /** A folder with archives of the packages, for versions that no registry has. */
  readonly packages?: string;
  /** Only with `--into`: see `initIntoCommand`. */
  readonly dryRun?: boolean;
  readonly overwrite?: readonly string[];
}

/** Starts a project in an empty folder. The folder stays empty if the contract does not load, or after SIGINT or SIGTERM. */
export async function initCommand(
  entry: string,
  folder: string,
  options: InitOptions,
  terminal: Terminal,
): Promise<number> {
  const { dryRun, overwrite } = options;
  if (dryRun === true || overwrite !== undefined)
    throw new UsageError(`${dryRun === true ? "--dry-run" : "--overwrite"} works only with --into <project>.`);
  const path = resolve(terminal.cwd, folder);
  await checkEmpty(path, folder);
  const { packageVersions, unpublishedNote } = await import("../init/package-versions.js");
  const versions = packageVersions(options.packages && resolve(terminal.cwd, options.packages));
  const copied = await readContract(entry, options, terminal);
  if (copied === undefined) return exitStatus.contract;
  const { nameContract } = await import("../init/new-project.js");
  const kind: ProjectKind = options.client === true ? "client" : "service";
  const contract = { ...nameContract(options.name, entry, copied), ...(kind === "service" && { console: true }) };
  const signals = holdSignals();
  const made = await mkdir(path, { recursive: true });
  let model: ContractModel | undefined;
  try {
    const start: Start = { entry, copied, path, versions, kind, ci: options.ci ?? "github" };
    model = await startProject(contract, start, terminal);
  } finally {
    if (model === undefined || signals.hasCome()) await clear(path, made);
    signals.release();
  }
  if (model === undefined) return exitStatus.contract;
  tellNext(model, { kind, folder: relative(terminal.cwd, path) }, terminal);
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
  readonly kind: ProjectKind;
  readonly ci: CiHost;
}

/** Writes the project. Undefined if the contract has no operations or does not load. */
async function startProject(
  contract: ContractOptions,
  start: Start,
  terminal: Terminal,
): Promise<ContractModel | undefined> {
  const generated = await generateCopy(contract, start, terminal);
  if (generated === undefined) return undefined;
  const { newProject } = await import("../init/new-project.js");
  await writeProject(newProject(contract, start.entry, generated), generated, start);
  return generated.model;
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
    `${folder} is not empty (it has ${found.slice(0, 3).join(", ")}). Name an empty or new folder: stubwright init <entry> <folder>
To add the contract to the project in it: stubwright init <entry> --into ${shellWord(folder)}`,
  );
}

async function writeProject(
  project: NewProject,
  { snapshot }: GeneratedContract,
  { path, versions, kind, ci }: Start,
): Promise<void> {
  const { archiveFolder } = await import("../init/package-versions.js");
  const { projectFiles } = await import("../init/project-files.js");
  const { writeWithFolders } = await import("@stubwright/codegen/write");
  for (const archive of versions.archives) {
    await writeWithFolders(join(path, archiveFolder, basename(archive)), await readFile(archive));
  }
  for (const file of projectFiles(project, { versions, kind, ci })) {
    await writeWithFolders(join(path, file.path), file.text);
  }
  if (kind === "client") return;
  const { serviceWithHandlers } = await import("../init/service-with-handlers.js");
  const service = serviceWithHandlers(project, { path, file: "src/service.ts", snapshot });
  await writeWithFolders(join(path, service.path), service.text);
}

function tellNext(
  { name, operations: all }: ContractModel,
  { folder, kind }: { readonly folder: string; readonly kind: ProjectKind },
  terminal: Terminal,
): void {
  const handlers = all.length === 1 ? "its handler is" : "their handlers are";
  const yours = kind === "service" ? `; ${handlers} yours to write, in src/service.ts` : ", in a client package";
  terminal.out(`${paint(terminal, "bold", name)}: ${countText(all.length, "operation")}${yours}`);
  terminal.out(paint(terminal, "bold", "\nNext:"));
  if (folder !== "") terminal.out(`  cd ${shellWord(folder)}`);
  const commands = ["npm install", "npm test", ...(kind === "service" ? ["npm start"] : [])];
  for (const command of commands) terminal.out(`  ${command}`);
}
