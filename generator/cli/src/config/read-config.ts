import { readFile } from "node:fs/promises";
import type {
  ContractOptions,
  Convention,
  EmitterChoice,
  PackageOptions,
  StubwrightConfig,
} from "@stubwright/codegen/options";
import { asImportExtension } from "@stubwright/codegen/options";
import { UsageError } from "@stubwright/contract/diagnostics";
import type { ChosenNames } from "@stubwright/contract/load";
import type { ArrayForm, ArrayOptions } from "@stubwright/contract/model";
import { isScalarOptions, type ScalarOptions, scalarProblems } from "@stubwright/contract/simple-types";

const keys = new Set([
  "entry",
  "name",
  "routes",
  "openapi",
  "asyncapi",
  "out",
  "package",
  "nulls",
  "names",
  "namespaces",
  "emitters",
  "arbitraries",
  "console",
  "documents",
  "openapiTypes",
  "conventions",
  "importExtension",
  "streams",
  "safe",
  "operations",
  "elements",
  "strict",
  "unresolved",
  "arrays",
  "scalars",
  "enumerations",
]);

const withoutConfig = `Run the command in the config's folder, or name the config with --config <file>.
To start a project with a config: stubwright init <entry.wsdl> <folder>
These commands need no config:
  stubwright generate <entry.wsdl> --out <folder>
  stubwright compare <base> <head>
  stubwright sample <element> --contract <entry.wsdl>`;

/** Reads and checks `stubwright.config.json`. Throws a `UsageError` that lists all problems. */
export async function readConfig(path: string): Promise<StubwrightConfig> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT" && error.code !== "ENOTDIR") throw new UsageError(`${path}: ${error.message}`);
    throw new UsageError(`There is no ${path}.\n${withoutConfig}`);
  });
  return parseConfig(text, path);
}

/** Checks the text of a config file. `path` appears in messages. */
export function parseConfig(text: string, path: string): StubwrightConfig {
  return { contracts: readContracts(parseSections(text, path), path) };
}

/** Reads the contracts of a config from an earlier revision. Ignores other sections, because nobody can correct that config any more. */
export function parseContracts(text: string, path: string): readonly ContractOptions[] {
  return readContracts(parseJson(text, path), path);
}

function readContracts(value: unknown, path: string): readonly ContractOptions[] {
  const problems: string[] = [];
  const contracts = isObject(value) && Array.isArray(value.contracts) ? value.contracts : undefined;
  if (contracts === undefined) throw new UsageError(`${path}: "contracts" must be a list.`);
  const read = contracts.map((contract: unknown, index) => readContract(contract, `contracts[${index}]`, problems));
  if (problems.length > 0) throw new UsageError(problems.map((problem) => `${path}: ${problem}`).join("\n"));
  return read;
}

const sections = ["contracts", "compatibility"];

/** Parses a config and checks the names of its sections. A misspelt section would have no effect. Throws `UsageError`. */
export function parseSections(text: string, path: string): unknown {
  const value = parseJson(text, path);
  for (const key of isObject(value) ? Object.keys(value) : []) {
    if (!sections.includes(key) && key !== "$schema")
      throw new UsageError(`${path} has an unknown key "${key}". The known keys are ${sections.join(", ")}.`);
  }
  return value;
}

function parseJson(text: string, path: string): unknown {
  try {
    // Some editors write a byte order mark at the start.
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new UsageError(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readContract(value: unknown, place: string, problems: string[]): ContractOptions {
  if (!isObject(value)) {
    problems.push(`${place} must be an object.`);
    return { entry: "", out: "" };
  }
  for (const key of Object.keys(value)) {
    if (!keys.has(key))
      problems.push(`${place} has an unknown key "${key}". The known keys are ${[...keys].join(", ")}.`);
  }
  const read = memberReader(value, place, problems);
  const text = (key: string): string | undefined => read(key, asText, "must be text.");
  for (const key of ["entry", "out"]) if (value[key] === undefined) problems.push(`${place}.${key} is missing.`);
  const nulls = text("nulls");
  if (nulls !== undefined && nulls !== "omit" && nulls !== "nil")
    problems.push(`${place}.nulls must be "omit" or "nil".`);
  const importExtension = read("importExtension", asImportExtension, 'must be "js", "ts" or "none".');
  if (importExtension === "none" && value.package !== undefined)
    problems.push(`${place}.importExtension must be "js" or "ts" for a package, because tsc builds the package.`);
  return {
    entry: text("entry") ?? "",
    out: text("out") ?? "",
    name: text("name"),
    routes: text("routes"),
    openapi: text("openapi"),
    asyncapi: text("asyncapi"),
    nulls: nulls === "omit" ? "omit" : "nil",
    package: readPackage(value.package, `${place}.package`, problems),
    names: readNames(value.names, `${place}.names`, problems),
    namespaces: read("namespaces", asTexts, "must map namespaces to namespaces."),
    streams: read("streams", asTexts, "must map operations to paths of elements."),
    safe: read("safe", asTextList, "must be a list of operations."),
    operations: read("operations", asTextList, "must be a list of names."),
    elements: read("elements", asTextList, "must be a list of names."),
    strict: read("strict", asFlag, "must be true or false."),
    unresolved: read("unresolved", asUnresolved, 'must be "error" or "open".'),
    arrays: read("arrays", asArrays, 'must be "wrapped" or "plain", or map types to one of them.'),
    conventions: read("conventions", asConventions, 'must be a list of "servicestack".'),
    emitters: read(
      "emitters",
      asEmitters,
      'must be a list of modules: "./my-emitter.mjs" or { "module": …, "options": {…} }.',
    ),
    arbitraries: read("arbitraries", asFlag, "must be true or false."),
    console: read("console", asFlag, "must be true or false."),
    documents: read("documents", asFlag, "must be true or false."),
    openapiTypes: read("openapiTypes", asFlag, "must be true or false."),
    importExtension,
    enumerations: read("enumerations", asEnumerations, 'must be "closed" or "open".'),
    scalars: readScalars(read("scalars", asTexts, "must map built-in types to TypeScript types."), place, problems),
  };
}

function readScalars(
  options: Readonly<Record<string, string>> | undefined,
  place: string,
  problems: string[],
): ScalarOptions | undefined {
  if (options === undefined || isScalarOptions(options)) return options;
  problems.push(...scalarProblems(options).map((problem) => `${place}.scalars${problem}`));
  return undefined;
}

function readNames(value: unknown, place: string, problems: string[]): ChosenNames | undefined {
  if (value === undefined) return undefined;
  const { types, operations, ...others } = isObject(value) ? value : { value };
  if (Object.keys(others).length > 0) problems.push(`${place} must be { "types": …, "operations": … }.`);
  const read = memberReader({ types, operations }, place, problems);
  return {
    types: read("types", asTexts, "must map types to names."),
    operations: read("operations", asTexts, "must map operations to names."),
  };
}

function readPackage(value: unknown, place: string, problems: string[]): PackageOptions | undefined {
  if (value === undefined) return undefined;
  const { name, version = "0.0.0", ...others } = isObject(value) ? value : { value };
  if (typeof name !== "string" || typeof version !== "string" || Object.keys(others).length > 0) {
    problems.push(`${place} must be { "name": …, "version": … }.`);
    return undefined;
  }
  if (!packageName.test(name) || name.length > 214) {
    problems.push(
      `${place}.name is ${JSON.stringify(name)}, which npm does not accept. Write it like "@shop/api" or "shop-api".`,
    );
  }
  if (!packageVersion.test(version)) {
    problems.push(`${place}.version is ${JSON.stringify(version)}. It must be a semantic version, such as "1.2.3".`);
  }
  return { name, version };
}

/**
 * The package names that npm accepts (docs.npmjs.com, package.json): up to 214 characters that a URL needs no escapes for.
 * Capital letters are allowed for old and private packages. Without a scope, a name may not start with `_`.
 */
const packageName = /^(?:@[a-z0-9_~-][a-z0-9._~-]*\/[a-z0-9_~-]|[a-z0-9~-])[a-z0-9._~-]*$/i;

/** A version by Semantic Versioning 2.0 (semver.org). */
const packageVersion = /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}(?:-[\da-z.-]+)?(?:\+[\da-z.-]+)?$/i;

/** Reads a member by a function `as`. Undefined if the member is absent. If `as` rejects the value, the problem is recorded, too. */
type MemberReader = <Value>(key: string, as: (value: unknown) => Value | undefined, rule: string) => Value | undefined;

function memberReader(members: Record<string, unknown>, place: string, problems: string[]): MemberReader {
  return (key, as, rule) => {
    const value = members[key];
    if (value === undefined) return undefined;
    const read = as(value);
    if (read === undefined) problems.push(`${place}.${key} ${rule}`);
    return read;
  };
}

function asText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function asEnumerations(value: unknown): ContractOptions["enumerations"] {
  return value === "closed" || value === "open" ? value : undefined;
}

function asUnresolved(value: unknown): ContractOptions["unresolved"] {
  return value === "error" || value === "open" ? value : undefined;
}

function asArrays(value: unknown): ArrayOptions | undefined {
  if (isArrayForm(value)) return value;
  if (!isObject(value)) return undefined;
  const entries = Object.entries(value);
  const areForms = entries.every((entry): entry is [string, ArrayForm] => isArrayForm(entry[1]));
  return areForms ? Object.fromEntries(entries) : undefined;
}

function isArrayForm(value: unknown): value is ArrayForm {
  return value === "wrapped" || value === "plain";
}

function asConventions(value: unknown): readonly Convention[] | undefined {
  return Array.isArray(value) && value.every((one): one is Convention => one === "servicestack") ? value : undefined;
}

function asEmitters(value: unknown): ContractOptions["emitters"] {
  return Array.isArray(value) && value.every(isEmitter) ? value : undefined;
}

function isEmitter(value: unknown): value is string | EmitterChoice {
  if (typeof value === "string") return value !== "";
  if (!isObject(value) || typeof value.module !== "string" || value.module === "") return false;
  const { module: _, options = {}, ...others } = value;
  return isObject(options) && Object.keys(others).length === 0;
}

function asFlag(value: unknown): boolean | undefined {
  return typeof value === "boolean" ? value : undefined;
}

function asTextList(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) && value.every((one): one is string => typeof one === "string") ? value : undefined;
}

function asTexts(value: unknown): Readonly<Record<string, string>> | undefined {
  if (!isObject(value)) return undefined;
  const entries = Object.entries(value);
  const areTexts = entries.every((entry): entry is [string, string] => typeof entry[1] === "string");
  return areTexts ? Object.fromEntries(entries) : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
