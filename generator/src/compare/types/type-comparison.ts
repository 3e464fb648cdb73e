import { anyTypeName } from "../../link/builtin-types.js";
import type {
  ComplexTypeDefinition,
  SimpleTypeDefinition,
  TypeDefinition,
  TypeReference,
} from "../../link/schema-set.js";
import { builtinOf } from "../../model/builtin-of.js";
import type { NameAlignment } from "../contract/align-names.js";
import type { ContractSide } from "../contract/contract-side.js";
import { compareScalars } from "../scalar/compare-scalars.js";
import { compareComplexTypes } from "./compare-complex-types.js";
import { compareShapes } from "./compare-shapes.js";
import { compareSimpleWithComplex } from "./compare-simple-content.js";
import { newPair, type Place, type TypePair, tell } from "./type-pair.js";
import { typeText } from "./type-text.js";

/** The two contracts with what is known of both together. */
export interface Sides {
  readonly old: ContractSide;
  readonly now: ContractSide;
  readonly alignment: NameAlignment;
}

/**
 * Compares types pair by pair, each pair once; a pair that is met again while it is being compared is taken for equal,
 * so recursion ends.
 */
export class TypeComparison {
  readonly sides: Sides;
  readonly #pairs = new Map<TypeDefinition, Map<TypeDefinition, TypePair>>();
  /** The old type's pairs that messages reach, for what is said of types as such. */
  readonly paired: [TypeDefinition, TypeDefinition, TypePair][] = [];

  constructor(sides: Sides) {
    this.sides = sides;
  }

  /** Compares the types of something; differences of values are told at the place, those of content at the type. */
  compare(old: TypeReference, now: TypeReference, place: Place): void {
    const before = this.sides.old.type(old);
    const after = this.sides.now.type(now);
    if (before.name === anyTypeName || after.name === anyTypeName) {
      compareAnyType(before, after, place);
      return;
    }
    if (before.kind === "simple" && after.kind === "simple") {
      this.#simple(before, after, place);
      return;
    }
    if (before.kind === "complex" && after.kind === "complex") {
      place.pair.uses.add(this.complex(before, after, place.path));
      return;
    }
    compareSimpleWithComplex(before, after, place, this);
  }

  /** The pair of two complex types; `path` names it where they have no name in common. */
  complex(old: ComplexTypeDefinition, now: ComplexTypeDefinition, path: string): TypePair {
    const [pair, isNew] = this.#pair(old, now, old.name ?? path);
    if (isNew) compareComplexTypes(old, now, pair, this);
    return pair;
  }

  #simple(old: SimpleTypeDefinition, now: SimpleTypeDefinition, place: Place): void {
    const changes = compareScalars(this.sides.old.scalars.resolve(old), this.sides.now.scalars.resolve(now));
    const shared = isDeclared(old) && isDeclared(now) && this.sides.alignment.align(old.name) === now.name;
    if (!shared) {
      tell({ ...place, node: changes.length === 0 ? place.node : nodeOf(place, changes) }, changes);
      if (isDeclared(old) || isDeclared(now)) this.#names(old, now, place);
      return;
    }
    const [pair, isNew] = this.#pair(old, now, old.name);
    place.pair.uses.add(pair);
    if (!isNew) return;
    tell({ pair, node: "type", path: old.name, qname: old.name, at: { base: old.at, head: now.at } }, changes);
    compareShapes(old, now, pair, this.sides);
  }

  #names(old: SimpleTypeDefinition, now: SimpleTypeDefinition, place: Place): void {
    const [pair, isNew] = this.#pair(old, now, old.name ?? place.path);
    place.pair.uses.add(pair);
    if (isNew) compareShapes(old, now, pair, this.sides);
  }

  #pair(old: TypeDefinition, now: TypeDefinition, path: string): readonly [TypePair, boolean] {
    const partners = this.#pairs.get(old) ?? new Map<TypeDefinition, TypePair>();
    this.#pairs.set(old, partners);
    const known = partners.get(now);
    if (known !== undefined) return [known, false];
    const pair = newPair(path);
    partners.set(now, pair);
    this.paired.push([old, now, pair]);
    return [pair, true];
  }
}

function isDeclared(type: SimpleTypeDefinition): type is SimpleTypeDefinition & { readonly name: string } {
  return type.name !== undefined && builtinOf(type.name) === undefined;
}

/** A member's own type says "element"; a facet of it says "facet". */
function nodeOf(place: Place, changes: readonly { readonly facet?: string | undefined }[]): Place["node"] {
  return changes.every((change) => change.facet !== undefined) ? "facet" : place.node;
}

/** xs:anyType takes everything. */
function compareAnyType(old: TypeDefinition, now: TypeDefinition, place: Place): void {
  if (old.name === now.name) return;
  const rule = now.name === anyTypeName ? "type-widened" : "type-narrowed";
  const texts = { old: typeText(old), new: typeText(now) };
  tell(place, [
    { rule, ...texts, typeScriptDiffers: true },
    { rule: "json-shape-changed", ...texts },
  ]);
}
