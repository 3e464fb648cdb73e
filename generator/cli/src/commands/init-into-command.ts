import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, relative, resolve, sep } from "node:path";
import type { ContractOptions } from "@stubwright/codegen/options";
import { configName, countText } from "@stubwright/compat/report";
import { UsageError } from "@stubwright/contract/diagnostics";
import type { FileChange, WantedFile } from "../init/added-files.js";
import type { CopiedContract } from "../init/copy-contract.js";
import type { ExistingProject } from "../init/existing-project.js";
import type { GeneratedContract, NewProject } from "../init/new-project.js";
import type { PackageVersions } from "../init/package-versions.js";
import { exitStatus } from "../terminal/exit-status.js";
import { holdSignals, paint, shellWord, type Terminal } from "../terminal/terminal.js";
import type { InitOptions } from "./init-command.js";
import { generateCopy, readContract } from "./init-contract.js";

/** Options of `stubwright init --into`. */
interface IntoOptions extends InitOptions {
  /** The folder of the project. */
  readonly into: string;
}

/**
 * Adds a contract to a project: a copy of it, its code, a file to start from, the config, and what package.json needs. Files that
 * are there are only added to; the project stays as it was if anything fails.
 */
export async function initIntoCommand(
  entry: string,
  folder: string | undefined,
  options: IntoOptions,
  terminal: Terminal,
): Promise<number> {
  const { into } = options;
  if (folder !== undefined)
    throw new UsageError(
      `--into names the project, so ${folder} is one folder too many: stubwright init <entry> --into <project>`,
    );
  const path = resolve(terminal.cwd, into);
  const { readExistingProject } = await import("../init/existing-project.js");
  const existing = readExistingProject(path, into);
  const { packageVersions, unpublishedNote } = await import("../init/package-versions.js");
  const versions = packageVersions(options.packages && resolve(terminal.cwd, options.packages));
  const copied = await readContract(entry, options, terminal);
  if (copied === undefined) return exitStatus.contract;
  const contract = await addedContract(options.name, { entry, copied, existing });
  const work = await mkdtemp(join(tmpdir(), "stubwright-into-"));
  const signals = holdSignals();
  try {
    const generated = await generateCopy(contract, { copied, path: work, target: path }, terminal);
    if (generated === undefined) return exitStatus.contract;
    const { newProject } = await import("../init/new-project.js");
    const project = newProject(contract, entry, generated);
    const start = await startingFile(project, { existing, generated, work, client: options.client === true });
    const { changesOf, writeChanges } = await import("../init/added-files.js");
    const files = [...(await filesBelow(work)), start, ...(await mergedFiles(contract, existing, versions))];
    const changes = changesOf(path, files, options.overwrite ?? []);
    if (options.dryRun !== true && !(await writeChanges(path, changes, signals.hasCome))) return exitStatus.ok;
    tellChanges(changes, contract, terminal);
    if (options.dryRun === true) terminal.out("Nothing was written (--dry-run).");
    else tellNext(project, { existing, folder: relative(terminal.cwd, path), file: start.path }, terminal);
  } finally {
    await rm(work, { recursive: true, force: true });
    signals.release();
  }
  const note = options.packages === undefined ? unpublishedNote() : undefined;
  if (note !== undefined) terminal.out(`\n${note}`);
  return exitStatus.ok;
}

/** What is added, and to which project. */
interface Addition {
  readonly entry: string;
  readonly copied: CopiedContract;
  readonly existing: ExistingProject;
}

/** The options of the contract, with a folder of its own for its code. */
async function addedContract(
  name: string | undefined,
  { entry, copied, existing }: Addition,
): Promise<ContractOptions> {
  const { nameContract } = await import("../init/new-project.js");
  const contract = nameContract(name, entry, copied);
  const { importExtension, sources } = existing;
  return { ...contract, out: `${sources}generated/${contract.name}`, importExtension };
}

/** Where a file to start from is made. */
interface Starting {
  readonly existing: ExistingProject;
  readonly generated: GeneratedContract;
  readonly work: string;
  readonly client: boolean;
}

/** The one file for the developer: a service with its handlers, or a function that makes clients. */
async function startingFile(project: NewProject, { existing, generated, work, client }: Starting): Promise<WantedFile> {
  const path = `${existing.sources}${project.name}-${client ? "client" : "service"}.ts`;
  if (client) {
    const { clientModule } = await import("../init/added-sources.js");
    return { path, content: clientModule(project, path).text };
  }
  const { serviceWithHandlers } = await import("../init/service-with-handlers.js");
  const service = serviceWithHandlers(project, { path: work, file: path, snapshot: generated.snapshot });
  return { path, content: service.text };
}

async function filesBelow(folder: string): Promise<readonly WantedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  return Promise.all(
    paths
      .sort()
      .map(async (path) => ({ path: relative(folder, path).replaceAll(sep, "/"), content: await readFile(path) })),
  );
}

/** The config, package.json and .gitattributes with what they need, and archives. */
async function mergedFiles(
  contract: ContractOptions,
  { manifest, path }: ExistingProject,
  versions: PackageVersions,
): Promise<readonly WantedFile[]> {
  const { mergeConfig } = await import("../init/merge-config.js");
  const { mergeManifest } = await import("../init/merge-manifest.js");
  const { mergeAttributes } = await import("../init/merge-attributes.js");
  const { archiveFolder } = await import("../init/package-versions.js");
  const read = (name: string): Promise<string | undefined> => readFile(join(path, name), "utf8").catch(() => undefined);
  const { added, text } = mergeManifest(manifest, versions);
  const archives = versions.archives.map(async (archive) => ({
    path: `${archiveFolder}/${basename(archive)}`,
    content: await readFile(archive),
  }));
  return [
    ...(await Promise.all(archives)),
    { path: configName, content: mergeConfig(await read(configName), contract), merged: [`contract ${contract.name}`] },
    { path: "package.json", content: text, merged: added },
    { path: ".gitattributes", ...mergeAttributes(await read(".gitattributes"), contract) },
  ];
}

function tellChanges(changes: readonly FileChange[], { out }: ContractOptions, terminal: Terminal): void {
  const isGenerated = ({ before, path }: FileChange): boolean => before === undefined && path.startsWith(`${out}/`);
  const generated = changes.filter(isGenerated);
  if (generated.length > 0) terminal.out(`  adds        ${out}/ (${countText(generated.length, "generated file")})`);
  for (const change of changes.filter((one) => !isGenerated(one))) {
    const { before, merged, path } = change;
    if (before === undefined) terminal.out(`  adds        ${path}`);
    else if (merged.length === 0) terminal.out(`  overwrites  ${path}`);
    else terminal.out(`  changes     ${path}: ${merged.join(", ")}`);
  }
}

/** What was added, for the last lines. */
interface Added {
  readonly existing: ExistingProject;
  readonly folder: string;
  /** The file to start from. */
  readonly file: string;
}

function tellNext(
  { name, operations, pascalName }: NewProject,
  { existing, file, folder }: Added,
  terminal: Terminal,
): void {
  terminal.out(`${paint(terminal, "bold", name)}: ${countText(operations.length, "operation")}; start from ${file}`);
  terminal.out(paint(terminal, "bold", "\nNext:"));
  if (folder !== "") terminal.out(`  cd ${shellWord(folder)}`);
  terminal.out(`  ${existing.manager} install`);
  if (!file.endsWith("-service.ts")) return;
  terminal.out(
    `To serve it: create${pascalName}Listener(create${pascalName}Service()), in createServer of node:http or app.use of Express.`,
  );
}
