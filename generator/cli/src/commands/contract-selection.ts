import { resolve } from "node:path";
import type { ContractOptions } from "@stubwright/codegen/options";
import { asImportExtension } from "@stubwright/codegen/options";
import { configName } from "@stubwright/compat/report";
import { UsageError } from "@stubwright/contract/diagnostics";
import { isScalarOptions, type ScalarOptions, scalarProblems } from "@stubwright/contract/simple-types";
import { readConfig } from "../config/read-config.js";
import type { Terminal } from "./terminal.js";

/** What the command line says of the contracts of a config file. */
interface ConfiguredOptions {
  /** Path of the config file. */
  readonly config?: string | undefined;
  /** The name of the one contract to take. */
  readonly contract?: string | undefined;
  /** Whether a config of no contracts is one: compared with a base, it says that all are removed. Default: no. */
  readonly mayBeEmpty?: boolean;
}

/** What the command line says of the contracts to work on: those of the config, or one of an entry document. */
export interface SelectionOptions extends ConfiguredOptions {
  readonly out?: string;
  readonly name?: string;
  readonly routes?: string;
  readonly nulls?: string;
  readonly importExtension?: string;
  /** Each as `long=number`. */
  readonly scalar?: readonly string[];
  readonly enumerations?: string;
  /** Global elements to generate. */
  readonly element?: readonly string[];
  readonly documents?: boolean;
  readonly openapiTypes?: boolean;
  /** Each a name, or several with commas between them. */
  readonly operations?: readonly string[];
  readonly strict?: boolean;
  readonly unresolved?: string;
}

/** Contracts with the folder that their relative paths start from. */
export interface Selection {
  readonly cwd: string;
  readonly contracts: readonly ContractOptions[];
}

/** The contract of an entry document, or those of the config file. Throws `UsageError`. */
export async function selectContracts(
  entry: string | undefined,
  options: SelectionOptions,
  terminal: Terminal,
): Promise<Selection> {
  const { config, contract = options.name } = options;
  if (entry !== undefined) return { cwd: terminal.cwd, contracts: [adHoc(entry, options)] };
  for (const [option, key] of ofEntry) {
    if (options[key] === undefined) continue;
    const setting = key === "scalar" || key === "element" ? `${key}s` : key;
    const advice = key === "out" ? "" : `; the config sets ${setting} for its contracts`;
    throw new UsageError(
      `${option} goes with an entry document: stubwright generate <entry.wsdl> --out <folder>${advice}`,
    );
  }
  const selection = await configuredContracts({ config, contract }, terminal);
  if (options.strict !== true) return selection;
  return { ...selection, contracts: selection.contracts.map((one) => ({ ...one, strict: true })) };
}

/** The options that say something of an entry document. */
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

/** The contracts of the config file, or the one that is chosen. Throws `UsageError`. */
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
    const names = contracts.map(({ name }) => name ?? "one without a name").join(", ");
    throw new UsageError(`${path} has no contract named ${contract}; it has ${names}.`);
  }
  return { cwd, contracts: selected };
}

/** Two contracts in one folder would overwrite and orphan each other's files, as would two OpenAPI documents of one path. Throws `UsageError`. */
function refuseSharedFolders(contracts: readonly ContractOptions[], cwd: string, config: string): void {
  for (const [key, what] of [
    ["out", "folder"],
    ["openapi", "document"],
  ] as const) {
    const paths = contracts.map(({ [key]: path }) => (path === undefined ? undefined : resolve(cwd, path)));
    const shared = paths.findIndex((path, index) => path !== undefined && paths.indexOf(path) < index);
    if (shared < 0) continue;
    const first = paths.indexOf(paths[shared]);
    throw new UsageError(
      `${config}: contracts[${shared}].${key} is the ${what} of contracts[${first}]; each needs one of its own.`,
    );
  }
}

function adHoc(entry: string, options: SelectionOptions): ContractOptions {
  const { contract, out, name, routes, nulls, importExtension, enumerations } = options;
  if (contract !== undefined)
    throw new UsageError("--contract chooses a contract of the config; it cannot be used with an entry.");
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

/** `long=number` and the like. Throws `UsageError`. */
function scalarsOf(texts: readonly string[] = []): ScalarOptions {
  const scalars = Object.fromEntries(
    texts.map((text): [string, string] => {
      const sign = text.indexOf("=");
      if (sign < 0) throw new UsageError(`--scalar ${text} must be a built-in type and a TypeScript type: long=number`);
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

/** What an entry lacks; one without an ending may be meant as a contract of the config. */
function outputFolderMissing(entry: string): string {
  const chosen = /[./\\]/.test(entry) ? "" : ` To choose a contract of the config: --contract ${entry}`;
  return `Name the output folder: stubwright generate ${entry} --out <folder>.${chosen}`;
}
