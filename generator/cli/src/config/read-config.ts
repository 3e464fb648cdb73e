import { readFile } from "node:fs/promises";
import type { ContractOptions, Convention, PackageOptions, StubwrightConfig } from "@stubwright/codegen/options";
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
  "out",
  "package",
  "nulls",
  "names",
  "namespaces",
  "arbitraries",
  "documents",
  "openapiTypes",
  "conventions",
  "importExtension",
  "streams",
  "operations",
  "elements",
  "strict",
  "unresolved",
  "arrays",
  "scalars",
  "enumerations",
]);

const withoutConfig = `Run the command in the folder that has it, or name it with --config <file>.
To start a project that has one: stubwright init <entry.wsdl> <folder>
These need none:
  stubwright generate <entry.wsdl> --out <folder>
  stubwright compare <base> <head>
  stubwright sample <element> --contract <entry.wsdl>`;

/** Reads and checks `stubwright.config.json`; throws `UsageError` with every problem in it. */
export async function readConfig(path: string): Promise<StubwrightConfig> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT" && error.code !== "ENOTDIR") throw new UsageError(`${path}: ${error.message}`);
    throw new UsageError(`There is no ${path}.\n${withoutConfig}`);
  });
  return parseConfig(text, path);
}

/** Checks the text of a config file; `path` is for messages. */
export function parseConfig(text: string, path: string): StubwrightConfig {
  return { contracts: readContracts(parseSections(text, path), path) };
}

/** The contracts of a config that may be an old one, which nobody can correct: other sections, known or not, are ignored. */
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

/**
 * The sections of a config, unread, and what tells editors its schema. A section that is misspelt would do nothing, so it is refused.
 * Throws `UsageError`.
 */
export function parseSections(text: string, path: string): unknown {
  const value = parseJson(text, path);
  for (const key of isObject(value) ? Object.keys(value) : []) {
    if (!sections.includes(key) && key !== "$schema")
      throw new UsageError(`${path} has an unknown key "${key}"; it may have ${sections.join(", ")}.`);
  }
  return value;
}

function parseJson(text: string, path: string): unknown {
  try {
    // Some editors begin a file with a byte order mark.
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
    if (!keys.has(key)) problems.push(`${place} has an unknown key "${key}"; it may have ${[...keys].join(", ")}.`);
  }
  const read = memberReader(value, place, problems);
  const text = (key: string): string | undefined => read(key, asText, "must be text.");
  for (const key of ["entry", "out"]) if (value[key] === undefined) problems.push(`${place}.${key} is missing.`);
  const nulls = text("nulls");
  if (nulls !== undefined && nulls !== "omit" && nulls !== "nil")
    problems.push(`${place}.nulls must be "omit" or "nil".`);
  const importExtension = read("importExtension", asImportExtension, 'must be "js", "ts" or "none".');
  if (importExtension === "none" && value.package !== undefined)
    problems.push(`${place}.importExtension must be "js" or "ts" where the folder is a package: tsc builds it.`);
  return {
    entry: text("entry") ?? "",
    out: text("out") ?? "",
    name: text("name"),
    routes: text("routes"),
    openapi: text("openapi"),
    nulls: nulls === "omit" ? "omit" : "nil",
    package: readPackage(value.package, `${place}.package`, problems),
    names: readNames(value.names, `${place}.names`, problems),
    namespaces: read("namespaces", asTexts, "must map namespaces to namespaces."),
    streams: read("streams", asTexts, "must map operations to paths of elements."),
    operations: read("operations", asTextList, "must be a list of names."),
    elements: read("elements", asTextList, "must be a list of names."),
    strict: read("strict", asFlag, "is true or false."),
    unresolved: read("unresolved", asUnresolved, 'must be "error" or "open".'),
    arrays: read("arrays", asArrays, 'must be "wrapped" or "plain", or map types to one of them.'),
    conventions: read("conventions", asConventions, 'must be a list of "servicestack".'),
    arbitraries: read("arbitraries", asFlag, "is true or false."),
    documents: read("documents", asFlag, "is true or false."),
    openapiTypes: read("openapiTypes", asFlag, "is true or false."),
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
      `${place}.name is ${JSON.stringify(name)}, which npm does not accept; it accepts "@shop/api" or "shop-api".`,
    );
  }
  if (!packageVersion.test(version)) {
    problems.push(
      `${place}.version is ${JSON.stringify(version)}, which is no version by Semantic Versioning, such as "1.2.3".`,
    );
  }
  return { name, version };
}

/**
 * What npm lets a package be called, in up to 214 characters that a URL has as they are. Capital letters are for packages that
 * are old or private. Only in a scope may a name start with `_`.
 */
const packageName = /^(?:@[a-z0-9_~-][a-z0-9._~-]*\/[a-z0-9_~-]|[a-z0-9~-])[a-z0-9._~-]*$/i;

/** A version by Semantic Versioning 2.0. */
const packageVersion = /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}(?:-[\da-z.-]+)?(?:\+[\da-z.-]+)?$/i;

/** Reads a member as what it has to be; undefined where it is absent, or is something else, which is a problem. */
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
