import { join } from "node:path";
import { type Manifest, manifestName, optionsDigest, parseManifest } from "@stubwright/codegen/write";
import type { Finding } from "@stubwright/compat/findings";
import { type TreeFacts, treeFinding } from "@stubwright/compat/findings";
import type { RuleId } from "@stubwright/compat/rules";
import { isSource, type Surface } from "@stubwright/compat/rules";
import { type Tree, type Trees, textIn } from "@stubwright/compat/sides";
import { camelCase, contractName, pascalCase, streamFunctionName } from "@stubwright/contract/model";
import type { EntryPair } from "./compared-entries.js";

/** A change of the config that changes generated code. */
interface SourceChange extends Pick<TreeFacts, "old" | "new" | "atMost"> {
  readonly rule: RuleId;
  readonly symbol: string;
}

/** Finds changes of generated code that have another cause than the contract: the package, an option, or the generator itself. */
export async function generatedFindings(
  contract: string,
  pair: EntryPair,
  trees: Trees,
  surfaces: readonly Surface[],
): Promise<readonly Finding[]> {
  const options = isGenerated(pair)
    ? [...optionalityChanges(pair), ...enumerationChanges(pair), ...functionChanges(pair), ...emitterChanges(pair)]
    : [];
  return [
    ...[...packageChanges(pair), ...options].flatMap(({ rule, symbol, ...facts }) =>
      surfaces.filter(isSource).map((surface) => treeFinding(rule, "symbol", symbol, { contract, ...facts, surface })),
    ),
    ...(surfaces.includes("ts-client") ? streamFindings(contract, pair) : []),
    ...(await generatorFindings(contract, pair, trees)),
  ];
}

/** Returns whether both sides have generated code. */
function isGenerated({ base, head }: EntryPair): boolean {
  return base.out !== undefined && head.out !== undefined;
}

/** A change of the package's name, from which callers import. */
function packageChanges({ base, head }: EntryPair): readonly SourceChange[] {
  const [old, now] = [base.package?.name, head.package?.name];
  if (old === undefined || old === now) return [];
  return [{ rule: "ts-module-path-changed", symbol: old, old, new: now }];
}

/**
 * A change of `nulls`, which decides whether an absent value is `null` or `undefined`. Both values fit the types, so old code
 * still compiles, but may test for the wrong one. Hence a warning.
 */
function optionalityChanges({ base, head }: EntryPair): readonly SourceChange[] {
  const [old, now] = [base.nulls ?? "nil", head.nulls ?? "nil"];
  if (old === now) return [];
  return [{ rule: "ts-optionality-style-changed", symbol: "nulls", old, new: now, atMost: "warning" }];
}

/** A change of `enumerations`, which opens or closes the TypeScript types of enumerations. The wire stays as it is. */
function enumerationChanges({ base, head }: EntryPair): readonly SourceChange[] {
  const [old, now] = [base.enumerations ?? "closed", head.enumerations ?? "closed"];
  return old === now ? [] : [{ rule: "ts-scalar-mapping-changed", symbol: "enumerations", old, new: now }];
}

/** Functions and methods whose name in the config changed. */
function functionChanges({ base, head }: EntryPair): readonly SourceChange[] {
  const [before, after] = [base.names?.operations ?? {}, head.names?.operations ?? {}];
  return Object.keys({ ...before, ...after }).flatMap((operation) => {
    const nameIn = (names: typeof before): string =>
      (Object.hasOwn(names, operation) ? names[operation] : undefined) ?? camelCase([operation]);
    const [old, now] = [nameIn(before), nameIn(after)];
    return old === now ? [] : [{ rule: "ts-symbol-changed", symbol: old, old, new: now } as const];
  });
}

/** The removal of emitters, whose files tests and callers import. Which files a plug-in made, only a run of it could tell. */
function emitterChanges({ base, head }: EntryPair): readonly SourceChange[] {
  const left = new Set(emittersOf(head));
  return emittersOf(base)
    .filter((emitter) => !left.has(emitter))
    .map((emitter) => ({ rule: "ts-symbol-changed", symbol: emitter, old: emitter }));
}

/** The emitters of a contract. Those that Stubwright ships have the names of their files: `arbitraries`, `msw`. */
function emittersOf({ emitters = [], arbitraries }: EntryPair["base"]): readonly string[] {
  const modules = emitters.map((one) => (typeof one === "string" ? one : one.module));
  const names = modules.map((module) => module.replace(/^stubwright\/emitters\//, ""));
  return [...new Set([...(arbitraries === true ? ["arbitraries"] : []), ...names])];
}

/** A change of the contract's name, which is part of the names that callers and handlers import. */
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

/** Streaming functions that are removed, or that return other items than before. */
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

/** Generated files that differ although documents and options are the same. The cause is another version of the generator. */
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
