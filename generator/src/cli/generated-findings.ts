import { join } from "node:path";
import type { EntryPair } from "../base/compared-entries.js";
import { type Tree, type Trees, textIn } from "../base/tree.js";
import type { Finding } from "../compare/findings/finding.js";
import { treeFinding } from "../compare/findings/tree-finding.js";
import { isSource, type Surface } from "../compare/rules/rule.js";
import { contractName } from "../model/names/contract-name.js";
import { camelCase, pascalCase } from "../model/names/identifier.js";
import { streamFunctionName } from "../model/names/stream-function-name.js";
import { type Manifest, manifestName, parseManifest } from "../write/manifest.js";
import { optionsDigest } from "../write/options-digest.js";

/** What moves generated code while the contract stands still: its package, an option, the generator itself. */
export async function generatedFindings(
  contract: string,
  pair: EntryPair,
  trees: Trees,
  surfaces: readonly Surface[],
): Promise<readonly Finding[]> {
  return [
    ...packageFindings(contract, pair, surfaces),
    ...optionalityFindings(contract, pair, surfaces),
    ...enumerationFindings(contract, pair, surfaces),
    ...functionFindings(contract, pair, surfaces),
    ...arbitraryFindings(contract, pair, surfaces),
    ...(surfaces.includes("ts-client") ? streamFindings(contract, pair) : []),
    ...(await generatorFindings(contract, pair, trees)),
  ];
}

/** Where generated code is imported from. */
function packageFindings(
  contract: string,
  { base, head }: EntryPair,
  surfaces: readonly Surface[],
): readonly Finding[] {
  const [old, now] = [base.package?.name, head.package?.name];
  if (old === undefined || old === now) return [];
  const told = surfaces.filter(isSource);
  return told.map((surface) =>
    treeFinding("ts-module-path-changed", "symbol", old, { contract, old, new: now, surface }),
  );
}

/**
 * `nulls` is the one option that says how an absent value looks. The types stay, so that code compiles and meets
 * `undefined` where it met `null`, or the other way round: a warning.
 */
function optionalityFindings(
  contract: string,
  { base, head }: EntryPair,
  surfaces: readonly Surface[],
): readonly Finding[] {
  if (base.out === undefined || head.out === undefined) return [];
  const [old, now] = [base.nulls ?? "nil", head.nulls ?? "nil"];
  if (old === now) return [];
  const facts = { contract, old, new: now, atMost: "warning" } as const;
  const told = surfaces.filter(isSource);
  return told.map((surface) => treeFinding("ts-optionality-style-changed", "symbol", "nulls", { ...facts, surface }));
}

/** `enumerations` opens or closes the types of enumerations. What is on the wires stays, and who reads it is the same. */
function enumerationFindings(
  contract: string,
  { base, head }: EntryPair,
  surfaces: readonly Surface[],
): readonly Finding[] {
  if (base.out === undefined || head.out === undefined) return [];
  const [old, now] = [base.enumerations ?? "closed", head.enumerations ?? "closed"];
  if (old === now) return [];
  const facts = { contract, old, new: now };
  const told = surfaces.filter(isSource);
  return told.map((surface) =>
    treeFinding("ts-scalar-mapping-changed", "symbol", "enumerations", { ...facts, surface }),
  );
}

/** Functions and methods that the config names otherwise than before. */
function functionFindings(
  contract: string,
  { base, head }: EntryPair,
  surfaces: readonly Surface[],
): readonly Finding[] {
  if (base.out === undefined || head.out === undefined) return [];
  const [before, after] = [base.names?.operations ?? {}, head.names?.operations ?? {}];
  return Object.keys({ ...before, ...after }).flatMap((operation) => {
    const nameIn = (names: typeof before): string =>
      (Object.hasOwn(names, operation) ? names[operation] : undefined) ?? camelCase([operation]);
    const [old, now] = [nameIn(before), nameIn(after)];
    if (old === now) return [];
    const told = surfaces.filter(isSource);
    return told.map((surface) => treeFinding("ts-symbol-changed", "symbol", old, { contract, old, new: now, surface }));
  });
}

/** Valid values of each type, which tests of callers and of handlers import. */
function arbitraryFindings(
  contract: string,
  { base, head }: EntryPair,
  surfaces: readonly Surface[],
): readonly Finding[] {
  if (base.out === undefined || head.out === undefined) return [];
  if (base.arbitraries !== true || head.arbitraries === true) return [];
  const old = "arbitraries";
  return surfaces
    .filter(isSource)
    .map((surface) => treeFinding("ts-symbol-changed", "symbol", old, { contract, old, surface }));
}

/** What callers and handlers import of a contract with operations under its name, where the config gives it another one. */
export function contractNameFindings(
  contract: string,
  { base, head }: EntryPair,
  surfaces: readonly Surface[],
): readonly Finding[] {
  if (base.out === undefined || head.out === undefined) return [];
  const [old, now] = [base, head].map((options) => pascalCase([contractName(options)]));
  if (old === now) return [];
  return surfaces.filter(isSource).map((surface) => {
    const symbolOf = (name = ""): string => (surface === "ts-client" ? `create${name}Client` : `${name}Service`);
    const texts = { old: symbolOf(old), new: symbolOf(now) };
    return treeFinding("ts-symbol-changed", "symbol", texts.old, { contract, ...texts, surface });
  });
}

/** Functions that read a reply item by item: gone with their option, or with other items than before. */
function streamFindings(contract: string, { base, head }: EntryPair): readonly Finding[] {
  if (base.out === undefined || head.out === undefined) return [];
  const after = new Map(Object.entries(head.streams ?? {}));
  return Object.entries(base.streams ?? {}).flatMap(([operation, path]) => {
    const name = streamFunctionName(operation);
    const now = after.get(operation);
    const facts = { contract, surface: "ts-client" } as const;
    if (now === undefined) return [treeFinding("ts-symbol-changed", "symbol", name, { ...facts, old: name })];
    if (now === path) return [];
    return [treeFinding("ts-signature-changed", "symbol", name, { ...facts, old: path, new: now })];
  });
}

/** Committed output that differs though documents and options are the same. */
async function generatorFindings(
  contract: string,
  { base, head }: EntryPair,
  trees: Trees,
): Promise<readonly Finding[]> {
  if (base.out === undefined || head.out === undefined) return [];
  if (optionsDigest({ ...base, out: "" }) !== optionsDigest({ ...head, out: "" })) return [];
  const before = await manifestIn(trees.base, base.out);
  const after = await manifestIn(trees.head, head.out);
  if (before === undefined || after === undefined || !isSame(before.inputs, after.inputs)) return [];
  const files = Object.keys({ ...before.outputs, ...after.outputs });
  const changed = files.filter((file) => before.outputs[file] !== after.outputs[file]);
  if (changed.length === 0) return [];
  const facts = { contract, new: `${changed.join(", ")} of ${head.out}` };
  return [treeFinding("generator-version-changed", "file", head.out, facts)];
}

async function manifestIn(tree: Tree, out: string): Promise<Manifest | undefined> {
  const text = await textIn(tree, join(out, manifestName)).catch(() => undefined);
  return text === undefined ? undefined : parseManifest(text);
}

function isSame(one: Manifest["inputs"], other: Manifest["inputs"]): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
