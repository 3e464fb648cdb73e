import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { type Absent, type LinkedContract, presentFacets } from "../link/linked-contract.js";
import type {
  ComplexTypeDefinition,
  ElementDeclaration,
  ExpandedName,
  Facet,
  SchemaSet,
  SimpleTypeDefinition,
  TypeDefinition,
  TypeReference,
  ValueConstraint,
} from "../link/schema-set.js";
import type { ComponentLookup } from "../link/type-derivation.js";
import { buildComplexType } from "./build-complex-type.js";
import { buildScalarDefinition } from "./build-scalar-definition.js";
import { builtinOf } from "./builtin-of.js";
import type { ElementModel, GlobalAttributeModel, GlobalElementModel, TypeModel, TypeUse } from "./contract-model.js";
import { elementDeclaration, typeBlocks } from "./element-declaration.js";
import { localName, namespaceName } from "./expanded-name.js";
import { nameTypes } from "./name-types.js";
import { componentLookup } from "./substitutes.js";

/** Distributes over the union of types. */
type Unnamed<Type> = Type extends TypeModel ? Omit<Type, "typeName"> : never;

/** Where a type stands: what its id, its TypeScript name and its namespace come from. */
export interface TypePlace {
  readonly namespace: string;
  readonly path: readonly string[];
}

/** Turns the schema's types into the model's, anonymous ones as they are met. */
export class TypeBuilder {
  readonly schemas: SchemaSet;
  readonly diagnostics: Diagnostics;
  /** Whether types of nothing but any elements are open content: in contracts with operations, not in those of documents. */
  readonly hasPayloads: boolean;
  readonly lookup: ComponentLookup;
  readonly #absent: ReadonlySet<Absent>;
  readonly #types = new Map<string, Unnamed<TypeModel>>();
  readonly #places = new Map<string, TypePlace>();
  /** The types that are being built: one written in place may contain itself, by way of a group. */
  readonly #open = new Map<TypeDefinition, string>();

  constructor({ schemas, absent, portTypes }: LinkedContract, diagnostics: Diagnostics) {
    this.schemas = schemas;
    this.diagnostics = diagnostics;
    this.hasPayloads = portTypes.length > 0;
    this.lookup = componentLookup(schemas);
    this.#absent = absent;
  }

  /** A default or fixed value, but for one that the type does not have. */
  value(constraint: ValueConstraint | undefined): ValueConstraint | undefined {
    return constraint === undefined || this.#absent.has(constraint) ? undefined : constraint;
  }

  /** Those of some parts that count. */
  present<Part extends Absent>(parts: readonly Part[]): readonly Part[] {
    return this.#absent.size === 0 ? parts : parts.filter((part) => !this.#absent.has(part));
  }

  /** Those facets of a step that count, with the enumerated values that do. */
  presentFacets(facets: readonly Facet[]): readonly Facet[] {
    return presentFacets(facets, this.#absent);
  }

  /** Every declared type, then the anonymous types of global elements. */
  addAll(): void {
    for (const [name, type] of this.schemas.types)
      if (builtinOf(name) === undefined) this.#add(name, placeOf(name), type);
    for (const name of this.schemas.elements.keys()) this.elementType(name);
  }

  /** The ids of the types added so far. */
  ids(): ReadonlySet<string> {
    return new Set(this.#types.keys());
  }

  /** All types added so far, named: as was chosen by id, or by themselves. */
  list(chosen: ReadonlyMap<string, string>): readonly TypeModel[] {
    const places = [...this.#places].map(([id, place]) => ({ id, path: place.path }));
    const names = nameTypes(places, chosen);
    return [...this.#types.values()].map((type) => ({ ...type, typeName: names.get(type.id) ?? "" }));
  }

  globalElements(): readonly GlobalElementModel[] {
    return [...this.schemas.elements.values()].map((element) => ({
      name: element.name,
      type: this.use(element.type, placeOf(element.name)),
      nillable: element.nillable,
      value: this.value(element.valueConstraint),
      declaration: elementDeclaration(element, this),
    }));
  }

  globalAttributes(): readonly GlobalAttributeModel[] {
    return [...this.schemas.attributes.values()].map(({ name, type }) => ({
      name,
      type: this.use(type, placeOf(name)),
    }));
  }

  /** The type of a global element. */
  elementType(name: ExpandedName): TypeUse | undefined {
    const element = this.schemas.elements.get(name);
    return element === undefined ? undefined : this.use(element.type, placeOf(name));
  }

  /** A type where it is used; an anonymous one is added under the place's name. */
  use(reference: TypeReference, place: TypePlace): TypeUse {
    if (reference.kind === "named") {
      const builtin = builtinOf(reference.name);
      return builtin === undefined ? { kind: "declared", id: reference.name } : { kind: "builtin", name: builtin };
    }
    const open = this.#open.get(reference.type);
    if (open !== undefined) return { kind: "declared", id: open };
    const id = `{${place.namespace}}${place.path.join("/")}#`;
    this.#add(id, place, reference.type);
    return { kind: "declared", id };
  }

  /** An element of a content model. A reference takes everything from the global declaration. */
  element(declaration: ElementDeclaration, owner: TypePlace): ElementModel {
    const place: TypePlace = { namespace: owner.namespace, path: [...owner.path, localName(declaration.name)] };
    return {
      name: declaration.name,
      type: this.use(declaration.type, place),
      nillable: declaration.nillable,
      value: this.value(declaration.valueConstraint),
      declaration: elementDeclaration(declaration, this),
      documentation: declaration.documentation,
    };
  }

  #add(id: string, place: TypePlace, type: TypeDefinition): void {
    if (this.#types.has(id)) return;
    const facts = {
      id,
      name: type.name,
      namespace: place.namespace,
      base: baseOf(type),
      ...(type.kind === "complex" ? { derivation: type.derivation, block: typeBlocks(type.block) } : {}),
      documentation: type.documentation,
      at: type.at,
    };
    this.#places.set(id, place);
    // Reserved before it is built, so that its place in the list is its own and not that of its first member.
    this.#types.set(id, { ...facts, kind: "open" });
    this.#open.set(type, id);
    this.#types.set(id, { ...facts, ...this.#definition(type, place) });
    this.#open.delete(type);
  }

  #definition(type: SimpleTypeDefinition | ComplexTypeDefinition, place: TypePlace) {
    return type.kind === "complex"
      ? buildComplexType(type, place, this)
      : { kind: "scalar" as const, definition: buildScalarDefinition(type, place, this) };
  }
}

/** The declared complex type that a complex type is derived from. */
function baseOf(type: TypeDefinition): string | undefined {
  if (type.kind !== "complex" || type.base.kind !== "named") return undefined;
  return builtinOf(type.base.name) === undefined ? type.base.name : undefined;
}

function placeOf(name: ExpandedName): TypePlace {
  return { namespace: namespaceName(name), path: [localName(name)] };
}
