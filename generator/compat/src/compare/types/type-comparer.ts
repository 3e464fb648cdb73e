import { builtinOf } from "@stubwright/contract/model";
import {
  anyTypeName,
  type ComplexTypeDefinition,
  type ElementDeclaration,
  type SimpleTypeDefinition,
  type TypeDefinition,
  type TypeReference,
  type Wildcard,
} from "@stubwright/contract/schema";
import { ruleOf } from "../../rules/rules.js";
import { NameAlignment } from "../contract/align-names.js";
import type { ContractSide, Sides } from "../contract/contract-side.js";
import { compareScalars } from "../scalar/compare-scalars.js";
import type { ScalarChange } from "../scalar/relation.js";
import { compareComplexTypes } from "./compare-complex-types.js";
import { compareAlone, compareDeclarations } from "./compare-elements.js";
import { compareShapes, reportVanished } from "./compare-shapes.js";
import { compareAnyType, compareSimpleWithComplex } from "./compare-unlike-types.js";
import { GoneDeclarations } from "./left-to-wildcard.js";
import { newPair, type Place, report, type TypeComparison, type TypePair } from "./type-pair.js";

/**
 * Compares types pair by pair, each pair once. Pairs are compared one after the other and not recursively, because
 * types may refer to types in long chains.
 */
export class TypeComparer implements TypeComparison {
  readonly sides: Sides;
  readonly #gone: GoneDeclarations;
  readonly #types: Pairs<TypeDefinition> = new Map();
  readonly #heads: ElementComparison = { pairs: new Map(), compare: compareDeclarations };
  /** The pairs that wait for their comparison; undefined if no comparison is running. */
  #waiting: (() => void)[] | undefined;
  readonly #alone: ElementComparison = { pairs: new Map(), compare: compareAlone };

  constructor(sides: Sides) {
    this.sides = sides;
    this.#gone = new GoneDeclarations(sides);
  }

  compare(old: TypeReference, now: TypeReference, place: Place): void {
    const oldType = this.sides.old.type(old);
    const newType = this.sides.now.type(now);
    if (oldType.name === anyTypeName || newType.name === anyTypeName) {
      compareAnyType(oldType, newType, place);
      return;
    }
    if (oldType.kind === "simple" && newType.kind === "simple") {
      this.#simple(oldType, newType, place);
      return;
    }
    if (oldType.kind === "complex" && newType.kind === "complex") {
      place.pair.uses.add(this.complex(oldType, newType, place.path));
      return;
    }
    this.#unlike(oldType, newType, place);
  }

  declarations(old: ElementDeclaration, now: ElementDeclaration, place: Place): void {
    this.#elements(this.#heads, old, now, place);
  }

  alone(old: ElementDeclaration, now: ElementDeclaration, place: Place): void {
    this.#elements(this.#alone, old, now, place);
  }

  complex(old: ComplexTypeDefinition, now: ComplexTypeDefinition, path: string): TypePair {
    const [pair, isNew] = pairOf(this.#types, old, now, this.#isReplaced(old, now) ? path : (old.name ?? path));
    if (isNew) this.#inTurn(() => compareComplexTypes(old, now, pair, this));
    return pair;
  }

  goneBetween(old: Wildcard, now: Wildcard): TypePair {
    return this.#gone.heldBy(old, now);
  }

  atOnce(compare: () => void): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    compare();
    this.#waiting = waiting;
  }

  /** Compares a pair and the pairs that it leads to, after the current one if there is one. */
  #inTurn(compare: () => void): void {
    if (this.#waiting !== undefined) {
      this.#waiting.push(compare);
      return;
    }
    this.#waiting = [compare];
    for (const next of this.#waiting) next();
    this.#waiting = undefined;
  }

  isSameInNew(one: TypeDefinition, other: TypeDefinition): boolean {
    const { now } = this.sides;
    const comparison = new TypeComparer({ old: now, now, alignment: new NameAlignment(new Map()) });
    const reference = (type: TypeDefinition) => ({ kind: "anonymous", type }) as const;
    const pair = newPair("");
    comparison.compare(reference(one), reference(other), {
      pair,
      node: "type",
      path: "",
      qname: undefined,
      at: { base: one.at, head: other.at },
    });
    const seen = new Set([pair]);
    for (const { changes, uses } of seen) {
      if (changes.some(({ rule }) => rule !== "ts-symbol-changed")) return false;
      for (const use of uses) seen.add(use);
    }
    return true;
  }

  /** Whether a member has another type while its old type remains, so that the type itself did not change. */
  #isReplaced(old: TypeDefinition, now: TypeDefinition): boolean {
    const name = old.name === undefined ? undefined : this.sides.alignment.align(old.name);
    return name !== undefined && name !== now.name && this.sides.now.schemas.types.has(name);
  }

  #simple(old: SimpleTypeDefinition, now: SimpleTypeDefinition, place: Place): void {
    const changes = compareScalars(this.sides.old.scalars.resolve(old), this.sides.now.scalars.resolve(now));
    const shared = isDeclared(old) && isDeclared(now) && this.sides.alignment.align(old.name) === now.name;
    if (!shared) {
      report({ ...place, node: changes.length === 0 ? place.node : nodeOf(place, changes) }, changes);
      if (isDeclared(old) || isDeclared(now)) this.#names(old, now, place, changes);
      return;
    }
    const [pair, isNew] = pairOf(this.#types, old, now, old.name);
    place.pair.uses.add(pair);
    if (!isNew) return;
    report({ pair, node: "type", path: old.name, qname: old.name, at: { base: old.at, head: now.at } }, changes);
    compareShapes(old, now, pair, this);
  }

  /** Compares a simple and a complex type. If they have the same name, the change is reported at the type. */
  #unlike(old: TypeDefinition, now: TypeDefinition, place: Place): void {
    const { name } = old;
    if (name === undefined || this.sides.alignment.align(name) !== now.name) {
      compareSimpleWithComplex(old, now, place, this);
      return;
    }
    const [pair, isNew] = pairOf(this.#types, old, now, name);
    place.pair.uses.add(pair);
    const at = { base: old.at, head: now.at };
    if (isNew) compareSimpleWithComplex(old, now, { pair, node: "type", path: name, qname: name, at }, this);
  }

  #names(old: SimpleTypeDefinition, now: SimpleTypeDefinition, place: Place, changes: readonly ScalarChange[]): void {
    const [pair, isNew] = pairOf(this.#types, old, now, old.name ?? place.path);
    place.pair.uses.add(pair);
    if (!isNew) return;
    compareShapes(old, now, pair, this);
    if (!changes.some(breaksCode)) reportVanished(old, now, pair, this);
  }

  #elements(
    { pairs, compare }: ElementComparison,
    old: ElementDeclaration,
    now: ElementDeclaration,
    place: Place,
  ): void {
    if (!isGlobal(old, this.sides.old) || !isGlobal(now, this.sides.now)) {
      compare(old, now, place, this);
      return;
    }
    const [pair, isNew] = pairOf(pairs, old, now, old.name);
    place.pair.uses.add(pair);
    const at = { base: old.at, head: now.at };
    if (isNew) compare(old, now, { pair, node: "element", path: old.name, qname: old.name, at }, this);
  }
}

/** The pairs by their old and new components. */
type Pairs<Compared> = Map<Compared, Map<Compared, TypePair>>;

/** A way to compare element declarations, and the pairs compared so far. */
interface ElementComparison {
  readonly pairs: Pairs<ElementDeclaration>;
  readonly compare: typeof compareDeclarations;
}

/** The pair of two components, and whether it is new. */
function pairOf<Compared>(
  pairs: Pairs<Compared>,
  old: Compared,
  now: Compared,
  path: string,
): readonly [TypePair, boolean] {
  const partners = pairs.get(old) ?? new Map<Compared, TypePair>();
  pairs.set(old, partners);
  const known = partners.get(now);
  if (known !== undefined) return [known, false];
  const pair = newPair(path);
  partners.set(now, pair);
  return [pair, true];
}

function isDeclared(type: SimpleTypeDefinition): type is SimpleTypeDefinition & { readonly name: string } {
  return type.name !== undefined && builtinOf(type.name) === undefined;
}

function isGlobal(element: ElementDeclaration, side: ContractSide): boolean {
  return side.schemas.elements.get(element.name) === element;
}

/** Whether code that names the type must change because of its values. */
function breaksCode({ rule, typeScriptDiffers }: ScalarChange): boolean {
  const { request, response } = ruleOf(rule).verdicts["ts-client"];
  return [request, response].some(
    ({ level, ifTypeDiffers }) => level === "error" && !(ifTypeDiffers && typeScriptDiffers === false),
  );
}

/** The kind of a change of values: "facet" if only facets changed, otherwise that of the member. */
function nodeOf(place: Place, changes: readonly { readonly facet?: string | undefined }[]): Place["node"] {
  return changes.every((change) => change.facet !== undefined) ? "facet" : place.node;
}
