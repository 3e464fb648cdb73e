import { resolve } from "node:path";
import type { ContractOptions } from "@stubwright/codegen/options";
import { asImportExtension } from "@stubwright/codegen/options";
import { configName } from "@stubwright/compat/report";
import { UsageError } from "@stubwright/contract/diagnostics";
import { isScalarOptions, type ScalarOptions, scalarProblems } from "@stubwright/contract/simple-types";
import type { Terminal } from "../terminal/terminal.js";
import { readConfig } from "./read-config.js";

/** Options that choose contracts of a config file. */
interface ConfiguredOptions {
  /** The path of the config file. */
  readonly config?: string | undefined;
  /** The name of a contract. Without it, all contracts are chosen. */
  readonly contract?: string | undefined;
  /** Accepts a config without contracts, which means in a comparison that all contracts are removed. Default: false. */
  readonly mayBeEmpty?: boolean;
}

/** Options that choose contracts of a config file, or describe the contract of an entry document. */
export interface SelectionOptions extends ConfiguredOptions {
  readonly out?: string;
  readonly name?: string;
  readonly routes?: string;
  readonly nulls?: string;
  readonly importExtension?: string;
  /** Each as `long=number`. */
  readonly scalar?: readonly string[];
  readonly enumerations?: string;
  /** Names of the global elements to generate. Without it, all global elements are generated. */
  readonly element?: readonly string[];
  readonly documents?: boolean;
  readonly openapiTypes?: boolean;
  /** Names of operations. One text may have several names, separated by commas. */
  readonly operations?: readonly string[];
  readonly strict?: boolean;
  readonly unresolved?: string;
}

/** The chosen contracts, and the folder in which their relative paths start. */
export interface Selection {
  readonly cwd: string;
  readonly contracts: readonly ContractOptions[];
}

/** Chooses the contract of an entry document, or contracts of the config file if there is no entry. Throws `UsageError`. */
export async function selectContracts(
  entry: string | undefined,
  options: SelectionOptions,
  terminal: Terminal,
): Promise<Selection> {
  const { config, contract = options.name } = options;
  if (entry !== undefined) return { cwd: terminal.cwd, contracts: [contractOfEntry(entry, options)] };
  for (const [option, key] of ofEntry) {
    if (options[key] === undefined) continue;
    const setting = key === "scalar" || key === "element" ? `${key}s` : key;
    const advice = key === "out" ? "" : `\nFor a contract of the config, set "${setting}" in the config.`;
    throw new UsageError(`${option} needs an entry document: stubwright generate <entry.wsdl> --out <folder>${advice}`);
  }
  const selection = await configuredContracts({ config, contract }, terminal);
  if (options.strict !== true) return selection;
  return { ...selection, contracts: selection.contracts.map((one) => ({ ...one, strict: true })) };
}

/** The options that are only allowed with an entry document. */
const ofEntry = [
  ["--out", "out"],
  ["--routes", "routes"],
  ["--nulls", "nulls"],
  ["--import-extension", "importExtension"],
  ["--scalar", "scalar"],
  ["--enumerations", "enumerations"],
  ["--element", "element"],
  ["--documents", "documents"],
  ["--openapi-types", "openapiTypes"],
  ["--operations", "operations"],
  ["--unresolved", "unresolved"],
] as const;

/** Reads the config file and chooses one or all of its contracts. Throws `UsageError`. */
export async function configuredContracts(
  { config = configName, contract, mayBeEmpty = false }: ConfiguredOptions,
  terminal: Terminal,
): Promise<Selection> {
  const path = resolve(terminal.cwd, config);
  const { contracts } = await readConfig(path);
  const cwd = resolve(path, "..");
  if (contracts.length === 0 && mayBeEmpty) return { cwd, contracts };
  if (contracts.length === 0) throw new UsageError(`${path}: "contracts" is empty.`);
  refuseSharedFolders(contracts, cwd, path);
  const selected = contract === undefined ? contracts : contracts.filter(({ name }) => name === contract);
  if (selected.length === 0) {
    const names = contracts.map(({ name }) => name ?? "a contract without a name").join(", ");
    throw new UsageError(`${path} has no contract named ${contract}. It lists ${names}.`);
  }
  return { cwd, contracts: selected };
}

/**
 * Refuses contracts that share an output folder or the path of an OpenAPI or AsyncAPI document, because they would overwrite each other's
 * files. Throws `UsageError`.
 */
function refuseSharedFolders(contracts: readonly ContractOptions[], cwd: string, config: string): void {
  for (const [key, what] of [
    ["out", "folder"],
    ["openapi", "document"],
    ["asyncapi", "document"],
  ] as const) {
    const paths = contracts.map(({ [key]: path }) => (path === undefined ? undefined : resolve(cwd, path)));
    const shared = paths.findIndex((path, index) => path !== undefined && paths.indexOf(path) < index);
    if (shared < 0) continue;
    const first = paths.indexOf(paths[shared]);
    throw new UsageError(
      `${config}: contracts[${shared}].${key} is also the ${what} of contracts[${first}]. Give each contract its own ${what}.`,
    );
  }
}

/** Makes the options of an entry document from the command line. Throws `UsageError`. */
function contractOfEntry(entry: string, options: SelectionOptions): ContractOptions {
  const { contract, out, name, routes, nulls, importExtension, enumerations } = options;
  if (contract !== undefined)
    throw new UsageError("--contract chooses a contract of the config. It cannot be combined with an entry document.");
  if (out === undefined || out === "") throw new UsageError(outputFolderMissing(entry));
  if (nulls !== undefined && nulls !== "omit" && nulls !== "nil") throw new UsageError("--nulls must be omit or nil.");
  const extension = asImportExtension(importExtension);
  if (importExtension !== undefined && extension === undefined)
    throw new UsageError("--import-extension must be js, ts or none.");
  if (enumerations !== undefined && enumerations !== "closed" && enumerations !== "open")
    throw new UsageError("--enumerations must be closed or open.");
  const { unresolved } = options;
  if (unresolved !== undefined && unresolved !== "error" && unresolved !== "open")
    throw new UsageError("--unresolved must be error or open.");
  return {
    entry,
    out,
    name,
    routes,
    nulls: nulls === "omit" ? "omit" : "nil",
    importExtension: extension,
    scalars: scalarsOf(options.scalar),
    enumerations,
    elements: options.element,
    documents: options.documents,
    openapiTypes: options.openapiTypes,
    operations: options.operations?.flatMap((names) => names.split(",").map((name) => name.trim())),
    strict: options.strict,
    unresolved,
  };
}

/** Reads the values of `--scalar`, such as `long=number`. Throws `UsageError`. */
function scalarsOf(texts: readonly string[] = []): ScalarOptions {
  const scalars = Object.fromEntries(
    texts.map((text): [string, string] => {
      const sign = text.indexOf("=");
      if (sign < 0)
        throw new UsageError(`--scalar ${text}: give a built-in type and a TypeScript type, such as long=number.`);
      return [text.slice(0, sign), text.slice(sign + 1)];
    }),
  );
  if (!isScalarOptions(scalars))
    throw new UsageError(
      scalarProblems(scalars)
        .map((problem) => `--scalar ${problem.slice(1)}`)
        .join("\n"),
    );
  return scalars;
}

/** The message for an entry without `--out`. An entry without a file ending may be the name of a contract. */
function outputFolderMissing(entry: string): string {
  const chosen = /[./\\]/.test(entry) ? "" : ` To choose a contract of the config: --contract ${entry}`;
  return `Name the output folder: stubwright generate ${entry} --out <folder>.${chosen}`;
}
