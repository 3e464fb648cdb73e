import { dirname, resolve } from "node:path";
import { configName } from "@stubwright/compat/report";
import { type Tree, textIn } from "@stubwright/compat/sides";
import type { Span } from "@stubwright/contract/diagnostics";
import { isScalar, LineCounter, parseDocument } from "yaml";
import type { ComparedContract } from "./compared-entries.js";

/** The package that a contract's generated code belongs to, on one side. */
export interface GeneratedPackage {
  readonly name: string | undefined;
  readonly version: string;
  /** Whether the package is never published, so that nobody depends on its version. */
  readonly isPrivate: boolean;
  /** The place of the version, for a person to change it. The path is absolute. */
  readonly at: Span;
}

/**
 * Finds the package of a contract: the one that its config describes, or else the package.json that is nearest to its generated
 * code. Undefined if there is none, if it has no version, or if nothing is generated.
 */
export async function packageOf(
  contract: ComparedContract,
  tree: Tree,
  config: string = configName,
): Promise<GeneratedPackage | undefined> {
  const { out } = contract;
  if (out === undefined) return undefined;
  if (contract.package !== undefined) {
    const { name, version = "0.0.0" } = contract.package;
    return { name, version, isPrivate: false, at: await placeInConfig(out, tree, config) };
  }
  return nearestPackage(resolve(tree.cwd, out), tree);
}

async function nearestPackage(folder: string, tree: Tree): Promise<GeneratedPackage | undefined> {
  const path = resolve(folder, "package.json");
  const text = await textIn(tree, path).catch(() => undefined);
  if (text !== undefined) return readPackage(text, path);
  const parent = dirname(folder);
  return parent === folder ? undefined : nearestPackage(parent, tree);
}

function readPackage(text: string, path: string): GeneratedPackage | undefined {
  const { name, version, private: isPrivate } = membersOf(text);
  if (typeof version !== "string") return undefined;
  return {
    name: typeof name === "string" ? name : undefined,
    version,
    isPrivate: isPrivate === true,
    at: placeIn(text, path, ["version"]),
  };
}

function membersOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === "object" ? { ...value } : {};
  } catch {
    return {};
  }
}

/** The place of a package's version in the config, or of the config itself if the contract has no version there. */
async function placeInConfig(out: string, tree: Tree, config: string): Promise<Span> {
  const path = resolve(tree.cwd, config);
  const text = (await textIn(tree, path).catch(() => undefined)) ?? "";
  const { contracts } = membersOf(text);
  const index = Array.isArray(contracts)
    ? contracts.findIndex((one: { out?: unknown } | null) => one?.out === out)
    : -1;
  return placeIn(text, path, ["contracts", index, "package", "version"]);
}

/** The place of a member in JSON, which YAML contains. The start of the file if there is no such member. */
function placeIn(text: string, uri: string, members: readonly (string | number)[]): Span {
  const lineCounter = new LineCounter();
  const node = parseDocument(text, { lineCounter }).getIn(members, true);
  const offset = isScalar(node) ? node.range?.[0] : undefined;
  if (offset === undefined) return { uri, line: 1, column: 1 };
  const { line, col } = lineCounter.linePos(offset);
  return { uri, line, column: col };
}
