import { localName } from "@stubwright/contract/model";
import type { ComplexTypeDefinition, ExpandedName } from "@stubwright/contract/schema";
import { anyTypeName } from "@stubwright/contract/schema";
import type { ContractSide } from "../contract/contract-side.js";
import { takePairs } from "../take-pairs.js";
import type { Sides } from "./type-comparison.js";

/** Types by their names as the new contract writes them. */
export type Named = readonly [name: ExpandedName, type: ComplexTypeDefinition];

/** A type that may stand for another on both sides. */
export type Kept = readonly [name: ExpandedName, old: ComplexTypeDefinition, now: ComplexTypeDefinition];

/** What may stand for a type on both sides, and on one. */
interface PairedAlternatives {
  readonly kept: readonly Kept[];
  /** Those whose names are in another namespace: code and JSON call them as before. */
  readonly moved: readonly Kept[];
  readonly gone: readonly Named[];
  readonly joined: readonly Named[];
}

/** Pairs the types derived from a type that may stand for it by xsi:type. */
export function pairAlternatives(
  old: ComplexTypeDefinition,
  now: ComplexTypeDefinition,
  sides: Sides,
): PairedAlternatives {
  const aligned = ([name, type]: Named): Named => [sides.alignment.align(name), type];
  const before = new Map(sides.old.alternativesOf(old).map((one) => aligned([one.name ?? "", one])));
  const after = new Map(sides.now.alternativesOf(now).map((one): Named => [one.name ?? "", one]));
  const isSame = before.size === after.size && [...before.keys()].every((name) => after.has(name));
  const allBefore = isSame ? before : new Map([...sides.old.standInsOf(old)].map(aligned));
  const allAfter = isSame ? after : sides.now.standInsOf(now);
  // An abstract type stands for nothing by itself: those below it do.
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

/** Whether a type is in messages only where it stands for another: what stands for it stands for that one, too. */
function onlyStandsIn({ at }: ComplexTypeDefinition, { names }: ContractSide): boolean {
  return names.at(at)?.isDeclared === false;
}

/** The names of the types that a type is derived from. */
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
