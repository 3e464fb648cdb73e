import { reachedOnce } from "../../collection/once.js";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { type Absent, type MeantValue, presentFacets, presentValue } from "../../schema/absent.js";
import { type ComponentLookup, componentLookup } from "../../schema/component-lookup.js";
import { localName, namespaceName } from "../../schema/expanded-name.js";
import type { OpenEnumerations } from "../../schema/open-enumeration.js";
import type {
  AttributeDeclaration,
  ComplexTypeDefinition,
  ElementDeclaration,
  ExpandedName,
  Facet,
  SchemaSet,
  SimpleTypeDefinition,
  TypeDefinition,
  TypeReference,
  ValueConstraint,
} from "../../schema/schema-set.js";
import { isSameInPlace } from "../../schema/type-derivation.js";
import type { LinkedContract } from "../../services/linked-contract.js";
import { representationOf, type ScalarOptions } from "../../simple-types/scalar-options.js";
import { nearestDocumentation } from "../../syntax/documentation.js";
import { builtinOf } from "../builtin-of.js";
import type { ElementModel, GlobalAttributeModel, GlobalElementModel, TypeModel, TypeUse } from "../contract-model.js";
import { nameTypes } from "../names/name-types.js";
import {
  attributePlace,
  idOf,
  numberedPlace,
  placeIn,
  placeOf,
  rootOf,
  type TypePlace,
  wordsOf,
} from "../type-place.js";
import type { CarriedElement } from "../type-uses.js";
import { buildComplexType } from "./build-complex-type.js";
import { buildScalarDefinition } from "./build-scalar-definition.js";
import { elementDeclaration, type ModelTypes, nilFacts, typeBlocks } from "./model-types.js";
import { baseIn, isCircular, typesWrittenIn } from "./types-written-in.js";

/** The options for the representation of simple types. */
export interface TypeOptions {
  readonly scalars?: ScalarOptions | undefined;
  /** Which enumerations are open. Default: those that the contract marks. */
  readonly openEnumerations?: OpenEnumerations | undefined;
}

/** Distributes over the union of types. */
type Unnamed<Type> = Type extends TypeModel ? Omit<Type, "typeName"> : never;

/** A type that has been found, and is built later. */
interface PendingType {
  readonly id: string;
  readonly place: TypePlace;
  readonly type: TypeDefinition;
  /** The type in which it was found, and the types found in it. */
  readonly outer: PendingType | undefined;
  readonly inner: PendingType[];
}

/** The id that a type without a name got inside one root, and how many ids it has there. */
interface PlacedIds {
  readonly id: string;
  readonly names: number;
}

/** The most ids that a type without a name gets inside one root: nested groups can double its places at each step. */
const mostNames = 32;

/** Turns the types of the schema into those of the model. Types without names are added when they are found. */
export class TypeBuilder implements ModelTypes {
  readonly schemas: SchemaSet;
  readonly diagnostics: Diagnostics;
  readonly hasPayloads: boolean;
  readonly lookup: ComponentLookup;
  readonly openEnumerations: OpenEnumerations;
  readonly #absent: ReadonlySet<Absent>;
  readonly #scalars: ScalarOptions;
  /** The places of the types that are written in global elements. */
  readonly #elementPlaces: ReadonlyMap<TypeDefinition, TypePlace>;
  readonly #types = new Map<string, Unnamed<TypeModel>>();
  readonly #places = new Map<string, TypePlace>();
  readonly #definitions = new Map<string, TypeDefinition>();
  /** The ids of types without names, by the root of the place. */
  readonly #placedIds = new Map<TypeDefinition, Map<string, PlacedIds>>();
  /**
   * The types that were found and are not built yet. The class keeps its own stack, because types may nest too deep for
   * the call stack.
   */
  readonly #pending: PendingType[] = [];
  readonly #builtins = new Set<string>();
  /**
   * Types of elements that share a name with a declared type. They are built last, because the declared type has the
   * first claim to a place.
   */
  readonly #pendingNamesakes: PendingType[] = [];
  #hasDeclared = false;
  #current: PendingType | undefined;
  readonly #roots: PendingType[] = [];

  constructor(
    { schemas, absent, portTypes }: LinkedContract,
    diagnostics: Diagnostics,
    { scalars = {}, openEnumerations = "marked" }: TypeOptions,
  ) {
    this.schemas = schemas;
    this.diagnostics = diagnostics;
    this.hasPayloads = portTypes.length > 0;
    this.lookup = componentLookup(schemas);
    this.#absent = absent;
    this.#scalars = scalars;
    this.openEnumerations = openEnumerations;
    this.#elementPlaces = elementPlaces(schemas);
  }

  value(constraint: ValueConstraint | undefined): MeantValue | undefined {
    return presentValue(constraint, this.#absent);
  }

  present<Part extends Absent>(parts: readonly Part[]): readonly Part[] {
    return this.#absent.size === 0 ? parts : parts.filter((part) => !this.#absent.has(part));
  }

  presentFacets(facets: readonly Facet[]): readonly Facet[] {
    return presentFacets(facets, this.#absent);
  }

  /** Adds every declared type, then the types without names of global elements. */
  addAll(): void {
    for (const [name, type] of this.schemas.types)
      if (builtinOf(name) === undefined) this.#add(name, placeOf(name), type);
    this.#hasDeclared = true;
    this.#build();
    for (const element of this.schemas.elements.values()) this.elementType(element);
  }

  /** The ids of the types added so far. */
  ids(): ReadonlySet<string> {
    return new Set(this.#types.keys());
  }

  /** All types added so far, with the names that were chosen by id, or else made from their own. */
  list(chosen: ReadonlyMap<string, string>): readonly TypeModel[] {
    const ids = inOrder(this.#roots);
    const names = nameTypes(
      ids.map((id) => {
        const place = this.#places.get(id);
        return { id, path: place === undefined ? [] : wordsOf(place) };
      }),
      chosen,
      this.#builtins,
    );
    return ids.flatMap((id) => {
      const type = this.#types.get(id);
      return type === undefined ? [] : [{ ...type, typeName: names.get(id) ?? "" }];
    });
  }

  globalElements(): readonly GlobalElementModel[] {
    return [...this.schemas.elements.values()].map((element) => {
      const value = this.value(element.valueConstraint);
      return {
        name: element.name,
        type: this.elementType(element),
        ...nilFacts(element.nillable, value),
        value,
        declaration: elementDeclaration(element, this),
      };
    });
  }

  globalAttributes(): readonly GlobalAttributeModel[] {
    return [...this.schemas.attributes.values()].map((attribute) => {
      const type = this.attributeType(attribute, { namespace: namespaceName(attribute.name), path: [] });
      const value = this.value(attribute.valueConstraint);
      return { name: attribute.name, type, ...(value === undefined ? {} : { value }) };
    });
  }

  elementType({ name, type }: ElementDeclaration): TypeUse {
    return this.use(type, placeOf(name));
  }

  carried(name: ExpandedName): (CarriedElement & { readonly element: ExpandedName }) | undefined {
    const declaration = this.schemas.elements.get(name);
    if (declaration === undefined) return undefined;
    const value = this.value(declaration.valueConstraint);
    const block = typeBlocks(declaration.block);
    return {
      element: name,
      type: this.elementType(declaration),
      ...nilFacts(declaration.nillable, value),
      value,
      // Messages do not check the keys of a root, and an abstract root stands for itself.
      declaration: block.length === 0 ? undefined : { abstract: false, block, constraints: [] },
    };
  }

  /**
   * The place of an attribute's type without a name differs from that of an element's only if an element has that
   * place.
   */
  attributeType({ name, type }: AttributeDeclaration, owner: TypePlace): TypeUse {
    return this.use(type, placeIn(owner, localName(name)), attributePlace(owner, name));
  }

  /**
   * A type without a name is named after the global element that it is written in, or else after `place`, or after
   * `other` if `place` is taken. One that a type inherits has its place in the base, so that all derived types share it.
   */
  use(reference: TypeReference, place: TypePlace, other = place): TypeUse {
    if (reference.kind === "named") {
      const builtin = builtinOf(reference.name);
      if (builtin === undefined) return { kind: "declared", id: reference.name };
      this.#builtins.add(builtin);
      const as = representationOf(builtin, this.#scalars);
      return { kind: "builtin", name: builtin, ...(as === undefined ? {} : { as }) };
    }
    const { type } = reference;
    const known = this.#knownId(type, place);
    if (known !== undefined) return { kind: "declared", id: known };
    const written = this.#elementPlaces.get(type);
    const base = written === undefined ? this.#inheritedFrom(type) : undefined;
    const own = this.#ownPlace(type, written ?? placeInBase(place, base), written ?? placeInBase(other, base));
    const id = idOf(own);
    this.#noteId(type, rootOf(place), id);
    this.#add(id, own, type);
    return { kind: "declared", id };
  }

  /**
   * The id of a type without a name that was found before and contains itself through a group. It is one type in
   * everything that a declared type or global element holds. Otherwise, several such types in one group would each be
   * added once for every order in which they contain each other. A type that has many ids already keeps its first.
   */
  #knownId(type: TypeDefinition, place: TypePlace): string | undefined {
    for (let outer = this.#current; outer !== undefined; outer = outer.outer) {
      if (outer.type === type) return outer.id;
    }
    const known = this.#placedIds.get(type)?.get(rootOf(place));
    return known !== undefined && (known.names >= mostNames || isCircular(type)) ? known.id : undefined;
  }

  /** The name of the furthest base, of the type that is built now, in which a type without a name is written. */
  #inheritedFrom(type: TypeDefinition): ExpandedName | undefined {
    const derived = this.#current?.type;
    if (derived?.kind !== "complex") return undefined;
    let found: ExpandedName | undefined;
    for (const base of reachedOnce(baseIn(derived, this.schemas), (one) => baseIn(one, this.schemas)))
      if (typesWrittenIn(base).has(type)) found = base.name;
    return found;
  }

  #noteId(type: TypeDefinition, root: string, id: string): void {
    const byRoot = this.#placedIds.get(type) ?? new Map<string, PlacedIds>();
    const known = byRoot.get(root);
    const names = (known?.names ?? 0) + (this.#types.has(id) ? 0 : 1);
    this.#placedIds.set(type, byRoot.set(root, { id: known?.id ?? id, names }));
  }

  /** A place that no other type has: the first place, the second, or the second with a number. */
  #ownPlace(type: TypeDefinition, place: TypePlace, other: TypePlace): TypePlace {
    let own = this.#isTaken(place, type) ? other : place;
    for (let number = 2; this.#isTaken(own, type); number += 1) own = numberedPlace(other, number);
    return own;
  }

  /**
   * Whether another type has this place. The same type in the schema is no other type, even if a group includes it
   * twice.
   */
  #isTaken(place: TypePlace, type: TypeDefinition): boolean {
    const known = this.#definitions.get(idOf(place));
    return known !== undefined && !isSameInPlace(known, type);
  }

  element(declaration: ElementDeclaration, owner: TypePlace): ElementModel {
    const value = this.value(declaration.valueConstraint);
    return {
      name: declaration.name,
      type: this.use(declaration.type, placeIn(owner, localName(declaration.name))),
      ...nilFacts(declaration.nillable, value),
      value,
      declaration: elementDeclaration(declaration, this),
      documentation: declaration.documentation,
    };
  }

  #add(id: string, place: TypePlace, type: TypeDefinition): void {
    if (this.#types.has(id)) return;
    const added: PendingType = { id, place, type, outer: this.#current, inner: [] };
    (this.#current?.inner ?? this.#roots).push(added);
    this.#places.set(id, place);
    this.#definitions.set(id, type);
    this.#types.set(id, { ...this.#facts(added), kind: "open" });
    const isNamesake = type.name === undefined && place.path.length === 1 && this.schemas.types.has(rootOf(place));
    (isNamesake ? this.#pendingNamesakes : this.#pending).push(added);
    if (this.#current === undefined) this.#build();
  }

  /** Builds the types that were found, and those that are found in them. */
  #build(): void {
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      this.#current = next;
      this.#types.set(next.id, { ...this.#facts(next), ...this.#definition(next.type, next.place) });
    }
    this.#current = undefined;
  }

  #facts({ id, place, type }: PendingType) {
    return {
      id,
      name: type.name,
      namespace: place.namespace,
      base: baseOf(type),
      ...(type.kind === "complex" ? { derivation: type.derivation, block: typeBlocks(type.block) } : {}),
      documentation: nearestDocumentation(type.documentation, this.#elementOf(type, place)?.documentation),
      at: type.at,
    };
  }

  /** The global element in which a type is written. */
  #elementOf(type: TypeDefinition, place: TypePlace): ElementDeclaration | undefined {
    const element = this.schemas.elements.get(rootOf(place));
    return element?.type.kind === "anonymous" && element.type.type === type ? element : undefined;
  }

  #next(): PendingType | undefined {
    return this.#pending.pop() ?? (this.#hasDeclared ? this.#pendingNamesakes.pop() : undefined);
  }

  #definition(type: SimpleTypeDefinition | ComplexTypeDefinition, place: TypePlace) {
    return type.kind === "complex"
      ? buildComplexType(type, place, this)
      : { kind: "scalar" as const, definition: buildScalarDefinition(type, place, this) };
  }
}

/**
 * The place of each type that is written in a global element. If several elements share the type, as in a substitution
 * group, the head's place counts.
 */
function elementPlaces({ elements }: SchemaSet): ReadonlyMap<TypeDefinition, TypePlace> {
  const places = new Map<TypeDefinition, TypePlace>();
  for (const { name, type, substitutionGroup } of elements.values()) {
    if (type.kind === "named") continue;
    const head = substitutionGroup === undefined ? undefined : elements.get(substitutionGroup)?.type;
    const isOfHead = head?.kind === "anonymous" && head.type === type.type;
    if (!isOfHead) places.set(type.type, placeOf(name));
  }
  return places;
}

/** The ids of types, each before the ids of the types found in it. */
function inOrder(roots: readonly PendingType[]): readonly string[] {
  const ids: string[] = [];
  const open = roots.toReversed();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    ids.push(next.id);
    open.push(...next.inner.toReversed());
  }
  return ids;
}

/** The declared complex type from which a complex type is derived. */
function baseOf(type: TypeDefinition): string | undefined {
  if (type.kind !== "complex" || type.base.kind !== "named") return undefined;
  return builtinOf(type.base.name) === undefined ? type.base.name : undefined;
}

/** The place in a base that a place in a derived type has there. */
function placeInBase(place: TypePlace, base: ExpandedName | undefined): TypePlace {
  return base === undefined ? place : placeIn(placeOf(base), place.path.at(-1) ?? "");
}
