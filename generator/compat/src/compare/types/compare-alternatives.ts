import { takePairs } from "@stubwright/contract/collection";
import type { Span } from "@stubwright/contract/diagnostics";
import {
  anyTypeName,
  type ComplexTypeDefinition,
  type Derivation,
  type ExpandedName,
  localName,
  namespaceName,
} from "@stubwright/contract/schema";
import type { ContractSide, Sides } from "../contract/contract-side.js";
import type { TypeComparison } from "./type-pair.js";
import { type Difference, type Place, report } from "./type-pair.js";

/**
 * Compares the types that may replace a type by xsi:type. Types derived from those are reported with them. A type that
 * only got another position in the hierarchy is neither removed nor added.
 */
export function compareAlternatives(
  old: ComplexTypeDefinition,
  now: ComplexTypeDefinition,
  place: Place,
  comparison: TypeComparison,
): void {
  const { sides } = comparison;
  const { kept, moved, gone, joined } = pairAlternatives(old, now, sides);
  for (const [name, one, other] of [...kept, ...moved]) place.pair.uses.add(comparison.complex(one, other, name));
  // If several types are possible, messages also name the declared one.
  if (kept.length > 0) for (const { name } of [old, ...kept.map(([, one]) => one)]) noteNamespace(name, place);
  for (const one of moved) reportMoved(one, place);
  for (const [name, { at }] of gone) if (name === now.name) reportTaken([localName(name), at], old, place);
  const removed = gone.filter(([name]) => name !== now.name).map(alternative);
  const added = joined.map(alternative);
  const isOther = old.name !== undefined && sides.alignment.align(old.name) !== now.name;
  const path = (name: string): string => (isOther ? place.path : `${place.path}/${name}`);
  for (const [name, at] of isOther ? asOne(removed) : removed) {
    const there: Place = { ...place, path: path(name), at: { ...place.at, base: at } };
    report(there, [{ rule: "alternative-type-removed", facet, old: name, new: undefined }]);
  }
  for (const [name, at] of isOther ? asOne(added) : added) {
    const there: Place = { ...place, path: path(name), at: { ...place.at, head: at } };
    report(there, [{ rule: "alternative-type-added", facet, old: undefined, new: name }]);
  }
  compareDeepBlocks(old, now, place, comparison);
}

function alternative([name, { at }]: Named): Alternative {
  return [localName(name), at];
}

/**
 * Reports derivations that a type now blocks, or no longer blocks, and that occur only below its directly derived
 * types.
 */
function compareDeepBlocks(
  old: ComplexTypeDefinition,
  now: ComplexTypeDefinition,
  place: Place,
  { sides }: TypeComparison,
): void {
  const always = old.block.filter((way) => now.block.includes(way));
  reportBlocks(old, now, place, () => {
    const direct = sides.now.alternativesOf(now).filter((derived) => !old.block.includes(derived.derivation));
    return new Set(direct.flatMap((derived) => [...sides.now.waysBelow(derived, always)]));
  });
}

/**
 * Reports which derivations are now blocked, or no longer blocked, if they occur. They are searched only if something
 * changed.
 */
export function reportBlocks(old: Blocks, now: Blocks, place: Place, findWays: () => ReadonlySet<Derivation>): void {
  const changed = [...old.block, ...now.block].filter((way) => old.block.includes(way) !== now.block.includes(way));
  const ways = changed.length === 0 ? new Set<Derivation>() : findWays();
  for (const way of changed) {
    if (!ways.has(way)) continue;
    const isBlocked = now.block.includes(way);
    const rule = isBlocked ? "alternative-type-removed" : "alternative-type-added";
    report(place, [{ rule, facet: "block", old: isBlocked ? undefined : way, new: isBlocked ? way : undefined }]);
  }
}

/** Compares whether a type or element is abstract. */
export function compareAbstract(old: Abstractable, now: Abstractable): readonly Difference[] {
  if (old.abstract === now.abstract) return [];
  if (now.abstract) return [{ rule: "type-became-abstract", old: "concrete", new: "abstract" }];
  return [{ rule: "alternative-type-added", facet: "abstract", old: "abstract", new: "concrete" }];
}

type Abstractable = Pick<ComplexTypeDefinition, "abstract">;

/** A component that blocks some derivations. */
interface Blocks {
  readonly block: readonly Derivation[];
}

const facet = "xsi:type";

/**
 * Reports a derived type that replaced its base. Messages with it remain valid, but its `$type` disappears from the
 * code, and messages that name the base are refused.
 */
function reportTaken([name, at]: Alternative, base: ComplexTypeDefinition, place: Place): void {
  const rule = "alternative-type-removed";
  const surfaces = ["ts-client", "ts-server"] as const;
  const there: Place = { ...place, at: { ...place.at, base: at } };
  report(there, [{ rule, facet, old: name, new: undefined, surfaces }]);
  if (base.name === undefined || base.abstract) return;
  report(place, [{ rule, facet, old: localName(base.name), new: undefined, surfaces: ["soap"] }]);
}

/** Reports a type in another namespace, because xsi:type contains the namespace. */
function reportMoved([name, { at }, now]: Kept, place: Place): void {
  const there: Place = { ...place, path: `${place.path}/${localName(name)}`, at: { base: at, head: now.at } };
  const facts = { facet, surfaces: ["soap"] } as const;
  report(there, [
    { ...facts, rule: "alternative-type-removed", old: name, new: undefined },
    { ...facts, rule: "alternative-type-added", old: undefined, new: now.name },
  ]);
}

function noteNamespace(name: ExpandedName | undefined, { pair }: Place): void {
  if (name !== undefined) pair.namespaces.add(namespaceName(name));
}

/** A name and the place of its declaration. */
type Alternative = readonly [string, Span];

/** If another type replaces the declared one, all its alternatives are removed together, and are reported as one. */
function asOne(alternatives: readonly Alternative[]): readonly Alternative[] {
  const [first] = alternatives;
  if (first === undefined) return [];
  const names = alternatives.slice(0, 5).map(([name]) => name);
  const more = alternatives.length - names.length;
  return [[`${names.join(", ")}${more === 0 ? "" : ` and ${more} more`}`, first[1]]];
}

/** A type with its name in the new contract. */
type Named = readonly [name: ExpandedName, type: ComplexTypeDefinition];

/** A type that may replace the declared type on both sides. */
type Kept = readonly [name: ExpandedName, old: ComplexTypeDefinition, now: ComplexTypeDefinition];

/** The types that may replace a type on both sides, or on one. */
interface PairedAlternatives {
  readonly kept: readonly Kept[];
  /** Types in another namespace, whose names in code and JSON stay the same. */
  readonly moved: readonly Kept[];
  readonly gone: readonly Named[];
  readonly joined: readonly Named[];
}

/** Pairs the types that may replace a type by xsi:type. */
function pairAlternatives(old: ComplexTypeDefinition, now: ComplexTypeDefinition, sides: Sides): PairedAlternatives {
  const aligned = ([name, type]: Named): Named => [sides.alignment.align(name), type];
  const before = new Map(sides.old.alternativesOf(old).map((one) => aligned([one.name ?? "", one])));
  const after = new Map(sides.now.alternativesOf(now).map((one): Named => [one.name ?? "", one]));
  const isSame = before.size === after.size && [...before.keys()].every((name) => after.has(name));
  const allBefore = isSame ? before : new Map([...sides.old.standInsOf(old)].map(aligned));
  const allAfter = isSame ? after : sides.now.standInsOf(now);
  // An abstract type itself cannot occur, but the types below it can.
  const left = [...before].flatMap((one) =>
    one[1].abstract && !allAfter.has(one[0]) ? concrete([...sides.old.standInsOf(one[1])].map(aligned)) : [one],
  );
  const came = [...after].flatMap((one) =>
    one[1].abstract && !allBefore.has(one[0]) ? concrete([...sides.now.standInsOf(one[1])]) : [one],
  );
  const kept = new Map<ExpandedName, Kept>();
  for (const [name, one] of [...left, ...came.filter(([name]) => allBefore.has(name))]) {
    const [was, is] = [allBefore.get(name) ?? one, allAfter.get(name)];
    if (is !== undefined) kept.set(name, [name, was, is]);
  }
  const isKept = ([name]: Named): boolean => kept.has(name);
  const staysBelow = ([name]: Named): boolean =>
    onlyStandsIn(old, sides.old) &&
    ancestorsOf(old, sides.old).some((above) => standsFor(name, sides.alignment.align(above), sides.now));
  const wasBelow = ([name]: Named): boolean =>
    onlyStandsIn(now, sides.now) &&
    ancestorsOf(now, sides.now).some((above) =>
      standsFor(sides.alignment.before(name), sides.alignment.before(above), sides.old),
    );
  const gone = new Set(left.filter((one) => !isKept(one) && !staysBelow(one)));
  const joined = new Set(came.filter((one) => !isKept(one) && !wasBelow(one)));
  const isMoved = ([name, one]: Named, [otherName, other]: Named): boolean =>
    localName(name) === localName(otherName) &&
    sides.old.names.at(one.at)?.typeName === sides.now.names.at(other.at)?.typeName;
  const moved = [...takePairs(gone, joined, isMoved)].map(([[name, was], [, is]]): Kept => [name, was, is]);
  return { kept: [...kept.values()], moved, gone: [...gone], joined: [...joined] };
}

/**
 * Whether messages contain a type only as a replacement for another. Types that replace it also replace that other one.
 */
function onlyStandsIn({ at }: ComplexTypeDefinition, { names }: ContractSide): boolean {
  return names.at(at)?.isDeclared === false;
}

/** The names of the types from which a type is derived. */
function ancestorsOf({ base }: ComplexTypeDefinition, side: ContractSide): readonly ExpandedName[] {
  if (base.kind !== "named" || base.name === anyTypeName) return [];
  const type = side.type(base);
  return type.kind === "complex" ? [base.name, ...ancestorsOf(type, side)] : [];
}

function standsFor(name: ExpandedName, declared: ExpandedName, side: ContractSide): boolean {
  const type = side.schemas.types.get(declared);
  return type?.kind === "complex" && side.standInsOf(type).has(name);
}

function concrete(types: readonly Named[]): readonly Named[] {
  return types.filter(([, type]) => !type.abstract);
}
