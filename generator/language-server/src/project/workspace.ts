import { readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { ContractOptions } from "@stubwright/codegen/options";
import { isNetworkLocation } from "@stubwright/contract/read";
import { type ContractFile, contractFiles } from "./contract-files.js";
import type { SourceFiles } from "./source-files.js";

/** Reads a config file. Rejects with the problems of a wrong one as its message. */
export type ReadContracts = (path: string) => Promise<readonly ContractOptions[]>;

/** A contract of the workspace: of a config, or an open document that no config's contract has. */
export interface WorkspaceContract {
  /** The URL of the entry document. */
  readonly entry: string;
  readonly options: ContractOptions;
  /** The folder in which the paths of the options start. */
  readonly cwd: string;
}

/** A config that could not be read. */
export interface ConfigProblem {
  readonly url: string;
  readonly message: string;
}

const configName = "stubwright.config.json";
/** Folders that hold no configs of the workspace, or very many files. */
const skippedFolders: ReadonlySet<string> = new Set(["node_modules", "dist", "build", "out", "coverage"]);
const deepestFolder = 6;

/** The contracts of the workspace folders' configs, and those of open documents. */
export class Workspace {
  readonly #files: SourceFiles;
  readonly #readContracts: ReadContracts;
  #configured: readonly WorkspaceContract[] = [];
  #problems: readonly ConfigProblem[] = [];
  /** The paths of the configs. */
  #configs: readonly string[] = [];

  constructor(files: SourceFiles, readContracts: ReadContracts) {
    this.#files = files;
    this.#readContracts = readContracts;
  }

  /** The configs that could not be read. */
  get problems(): readonly ConfigProblem[] {
    return this.#problems;
  }

  /** The URLs of the configs. */
  get configs(): readonly string[] {
    return this.#configs.map((path) => pathToFileURL(path).href);
  }

  /** Finds and reads the configs below the workspace folders. */
  async readConfigs(folders: readonly string[]): Promise<void> {
    const configs = folders.flatMap((folder) => configsBelow(folder, deepestFolder));
    this.#configs = [...new Set(configs)];
    const contracts: WorkspaceContract[] = [];
    const problems: ConfigProblem[] = [];
    for (const config of this.#configs) {
      try {
        contracts.push(...contractsOf(config, await this.#readContracts(config)));
      } catch (error) {
        problems.push({
          url: pathToFileURL(config).href,
          message: error instanceof Error ? error.message : String(error),
        });
      }
    }
    this.#configured = contracts;
    this.#problems = problems;
  }

  /** The contracts at this moment. An open document that an earlier contract imports is no contract of its own. */
  contracts(): readonly WorkspaceContract[] {
    const all = [...this.#configured];
    const known = new Set(all.flatMap(({ entry }) => [...contractFiles(entry, this.#files).keys()]));
    // A WSDL goes first, because open schemas are often parts of it.
    const opened = [...this.#files.opened].sort((left, right) => rank(left.url) - rank(right.url));
    const candidates = opened.filter(({ url }) => !known.has(url));
    const imported = new Set(
      candidates.flatMap(({ url }) => [...contractFiles(url, this.#files).keys()].filter((one) => one !== url)),
    );
    for (const { url } of [...candidates.filter((one) => !imported.has(one.url)), ...candidates]) {
      if (known.has(url)) continue;
      const path = fileURLToPath(url);
      all.push({ entry: url, options: { entry: path, out: "." }, cwd: dirname(path) });
      for (const one of contractFiles(url, this.#files).keys()) known.add(one);
    }
    return all;
  }

  /** The documents of each contract, by URL. */
  documents(): readonly ReadonlyMap<string, ContractFile>[] {
    return this.contracts().map(({ entry }) => contractFiles(entry, this.#files));
  }
}

function rank(url: string): number {
  return /\.wsdl$/i.test(url) ? 0 : 1;
}

function contractsOf(config: string, contracts: readonly ContractOptions[]): readonly WorkspaceContract[] {
  const cwd = dirname(config);
  return contracts
    .filter(({ entry }) => !isNetworkLocation(entry))
    .map((options) => ({ entry: pathToFileURL(resolve(cwd, options.entry)).href, options, cwd }));
}

function configsBelow(folder: string, depth: number): readonly string[] {
  const entries = safeEntries(folder);
  const own = entries.some((entry) => entry.isFile() && entry.name === configName) ? [join(folder, configName)] : [];
  if (depth === 0) return own;
  const below = entries.filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith(".") && !skippedFolders.has(entry.name),
  );
  return [...own, ...below.flatMap(({ name }) => configsBelow(join(folder, name), depth - 1))];
}

function safeEntries(folder: string): ReturnType<typeof readEntries> {
  try {
    return readEntries(folder);
  } catch {
    return [];
  }
}

function readEntries(folder: string) {
  return readdirSync(folder, { withFileTypes: true });
}
