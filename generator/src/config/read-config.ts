import { readFile } from "node:fs/promises";
import type { ChosenNames, ContractOptions, StubwrightConfig } from "./contract-options.js";
import { UsageError } from "./usage-error.js";

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
  "streams",
  "operations",
]);

/** Reads and checks `stubwright.config.json`; throws `UsageError` with every problem in it. */
export async function readConfig(path: string): Promise<StubwrightConfig> {
  const text = await readFile(path, "utf8").catch(() => {
    throw new UsageError(
      `There is no ${path}. Write one with a list of contracts, start a project with it (stubwright init <entry.wsdl> <folder>), or name an entry: stubwright generate <entry.wsdl> --out <folder>`,
    );
  });
  return parseConfig(text, path);
}

/** Checks the text of a config file; `path` is for messages. */
export function parseConfig(text: string, path: string): StubwrightConfig {
  const value = parseJson(text, path);
  const problems: string[] = [];
  const contracts = isObject(value) && Array.isArray(value.contracts) ? value.contracts : undefined;
  if (contracts === undefined) throw new UsageError(`${path}: "contracts" must be a list.`);
  const read = contracts.map((contract: unknown, index) => readContract(contract, `contracts[${index}]`, problems));
  if (problems.length > 0) throw new UsageError(problems.map((problem) => `${path}: ${problem}`).join("\n"));
  return { contracts: read };
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${path} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
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
  const text = (key: string): string | undefined => {
    const one = value[key];
    if (one === undefined || typeof one === "string") return one;
    problems.push(`${place}.${key} must be text.`);
    return undefined;
  };
  for (const key of ["entry", "out"]) if (value[key] === undefined) problems.push(`${place}.${key} is missing.`);
  const nulls = text("nulls");
  if (nulls !== undefined && nulls !== "omit" && nulls !== "nil") problems.push(`${place}.nulls is "omit" or "nil".`);
  return {
    entry: text("entry") ?? "",
    out: text("out") ?? "",
    name: text("name"),
    routes: text("routes"),
    openapi: text("openapi"),
    nulls: nulls === "omit" ? "omit" : "nil",
    package: readPackage(value.package, place, problems),
    names: readNames(value.names, `${place}.names`, problems),
    namespaces: readTexts(value.namespaces, `${place}.namespaces must map namespaces to namespaces.`, problems),
    streams: readTexts(value.streams, `${place}.streams must map operations to paths of elements.`, problems),
    operations: readList(value.operations, `${place}.operations must be a list of names.`, problems),
    arbitraries: readFlag(value, "arbitraries", { place, problems }),
  };
}

function readList(value: unknown, problem: string, problems: string[]): readonly string[] | undefined {
  if (value === undefined) return undefined;
  if (Array.isArray(value) && value.every((one): one is string => typeof one === "string")) return value;
  problems.push(problem);
  return undefined;
}

function readNames(value: unknown, place: string, problems: string[]): ChosenNames | undefined {
  if (value === undefined) return undefined;
  const { types, operations, ...others } = isObject(value) ? value : { value };
  if (Object.keys(others).length > 0) problems.push(`${place} must be { "types": …, "operations": … }.`);
  return {
    types: readTexts(types, `${place}.types must map types to names.`, problems),
    operations: readTexts(operations, `${place}.operations must map operations to names.`, problems),
  };
}

function readFlag(
  value: Record<string, unknown>,
  key: string,
  { place, problems }: { readonly place: string; readonly problems: string[] },
): boolean | undefined {
  const flag = value[key];
  if (flag === undefined || typeof flag === "boolean") return flag;
  problems.push(`${place}.${key} is true or false.`);
  return undefined;
}

function readPackage(value: unknown, place: string, problems: string[]): ContractOptions["package"] {
  if (value === undefined) return undefined;
  if (isObject(value) && typeof value.name === "string") {
    return { name: value.name, version: typeof value.version === "string" ? value.version : "0.0.0" };
  }
  problems.push(`${place}.package must be { "name": …, "version": … }.`);
  return undefined;
}

function readTexts(value: unknown, problem: string, problems: string[]): Readonly<Record<string, string>> | undefined {
  if (value === undefined) return undefined;
  const entries = isObject(value) ? Object.entries(value) : [];
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === "string");
  if (!isObject(value) || texts.length < entries.length) problems.push(problem);
  return Object.fromEntries(texts);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
