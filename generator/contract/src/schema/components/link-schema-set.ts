import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { ComplexTypeSyntax, TypeSyntax } from "../../syntax/schema-syntax.js";
import { anySimpleTypeName, anyTypeName, anyTypeReference, builtinTypes } from "../builtin-types.js";
import { chameleonOf, type Definition, type Redefinition, type SchemaContext } from "../schema-context.js";
import type {
  ComplexTypeDefinition,
  ExpandedName,
  Facet,
  Particle,
  SchemaSet,
  TypeDefinition,
  TypeReference,
} from "../schema-set.js";
import type { CollectedSchemas } from "./collect-schemas.js";
import { type LocalAttributes, linkAttribute, linkAttributeGroup } from "./link-attributes.js";
import { linkComplexType } from "./link-complex-type.js";
import { linkElementType, linkTopElement } from "./link-element.js";
import { linkGroup } from "./link-particle.js";
import { linkSimpleType } from "./link-simple-type.js";
import { type Linking, longestChain, reportLongChain } from "./linking.js";
import { buildSymbolTables, type SymbolTables } from "./symbol-tables.js";
import type { Owner, UnresolvedReference } from "./unresolved-reference.js";

/** The linked schemas, with what the checks of components need in addition. */
export interface LinkedSchemas {
  readonly schemas: SchemaSet;
  readonly fixedFacets: ReadonlySet<Facet>;
  /** The complex types without names, in order of discovery. */
  readonly complexTypesInPlace: readonly ComplexTypeDefinition[];
  /** The content of every named group, used or not. */
  readonly groupParticles: ReadonlyMap<ExpandedName, Particle>;
  /** The attributes of every named attribute group, used or not. */
  readonly groupAttributes: ReadonlyMap<ExpandedName, LocalAttributes>;
  /** Redefining groups with the groups that they redefine. */
  readonly redefinedGroups: readonly RedefinedGroup[];
  readonly unresolved: readonly UnresolvedReference[];
}

/** A redefining group with its content or attributes, now and before. */
type RedefinedGroup = Redefinition & { readonly name: ExpandedName } & (
    | { readonly kind: "group"; readonly now: Particle | undefined; readonly before: Particle | undefined }
    | { readonly kind: "attributeGroup"; readonly now: LocalAttributes; readonly before: LocalAttributes }
  );

/**
 * Links all definitions of the collected schemas into components. With `openUnresolved`, unresolved references allow
 * any content.
 */
export function linkSchemaSet(
  collected: CollectedSchemas,
  diagnostics: Diagnostics,
  openUnresolved = false,
): LinkedSchemas {
  return new SchemaSetLinker(buildSymbolTables(collected, diagnostics), diagnostics, openUnresolved).link();
}

const mostGroupReferences = 100_000;

type Mutable<Shape> = { -readonly [Key in keyof Shape]: Shape[Key] };

interface PendingType {
  readonly shell: Mutable<ComplexTypeDefinition>;
  readonly syntax: ComplexTypeSyntax;
  readonly context: SchemaContext;
  readonly owner: Owner | undefined;
}

class SchemaSetLinker {
  readonly #tables: SymbolTables;
  readonly #linking: Linking & { readonly fixedFacets: Set<Facet> };
  readonly #types = new Map<ExpandedName, TypeDefinition>();
  readonly #elementTypes = new Map<ExpandedName, TypeReference>();
  readonly #open = new Set<ExpandedName>();
  /** The length of the chain from each type to its last base, and the length that the type being linked has so far. */
  readonly #chains = new Map<ExpandedName, number>();
  #chain = 0;
  readonly #pending: PendingType[] = [];
  readonly #inPlace: ComplexTypeDefinition[] = [];
  /** The types without names, each once for its namespace and owner. */
  readonly #inPlaceOf = new Map<ComplexTypeSyntax, Map<string, ComplexTypeDefinition>>();
  readonly #unresolved: UnresolvedReference[] = [];
  readonly #redefined: RedefinedGroup[] = [];
  #owner: Owner | undefined;

  constructor(tables: SymbolTables, diagnostics: Diagnostics, openUnresolved: boolean) {
    this.#tables = tables;
    this.#linking = {
      tables,
      diagnostics,
      typeNamed: (name) => this.#typeNamed(name),
      elementType: (name) => this.#elementType(name),
      complexTypeInPlace: (syntax, context) => this.#complexTypeInPlace(syntax, context),
      unresolved: (reference) => this.#unresolved.push({ ...reference, owner: this.#owner }),
      openUnresolved,
      budget: { groups: mostGroupReferences },
      missingImports: new Set(),
      longChains: new Set(),
      fixedFacets: new Set(),
      groupUses: new Map(),
    };
  }

  link(): LinkedSchemas {
    const linking = this.#linking;
    const tables = this.#tables;
    for (const name of tables.types.keys()) this.#typeNamed(name);
    const elements = mapValues(tables.elements, (definition, name) =>
      this.#ownedBy({ space: "elements", name }, () => linkTopElement(name, definition, linking)),
    );
    const attributes = mapValues(tables.attributes, (definition, name) =>
      this.#ownedBy({ space: "attributes", name }, () => linkAttribute(definition, linking)),
    );
    const notations = new Set(tables.notations.keys());
    const groupParticles = this.#linkGroups();
    const groupAttributes = this.#linkAttributeGroups();
    this.#fillPending();
    return {
      schemas: { types: inOrderOf(tables.types, this.#types), elements, attributes, notations },
      fixedFacets: linking.fixedFacets,
      complexTypesInPlace: this.#inPlace,
      groupParticles,
      groupAttributes,
      redefinedGroups: this.#redefined,
      unresolved: this.#unresolved,
    };
  }

  /** Links one component, so that unresolved references in it are reported with it as their owner. */
  #ownedBy<Result>(owner: Owner | undefined, link: () => Result): Result {
    const outer = this.#owner;
    this.#owner = owner;
    const result = link();
    this.#owner = outer;
    return result;
  }

  /** Links all groups, because problems are reported also in groups that no type uses. */
  #linkGroups(): LinkedSchemas["groupParticles"] {
    const particles = new Map<ExpandedName, Particle>();
    for (const [name, group] of this.#tables.groups) {
      const { syntax, context, original } = group;
      const link = (definition: typeof group): Particle | undefined =>
        this.#ownedBy({ space: "groups", name }, () => linkGroup(definition, this.#linking));
      const now = link(group);
      if (now !== undefined) particles.set(name, now);
      if (original === undefined) continue;
      this.#redefined.push({ kind: "group", syntax, context, name, now, before: link(original) });
    }
    return particles;
  }

  #linkAttributeGroups(): LinkedSchemas["groupAttributes"] {
    const attributes = new Map<ExpandedName, LocalAttributes>();
    for (const [name, group] of this.#tables.attributeGroups) {
      const { syntax, context, original } = group;
      const link = (definition: typeof group): LocalAttributes =>
        this.#ownedBy({ space: "attributeGroups", name }, () => linkAttributeGroup(definition, this.#linking));
      const now = link(group);
      attributes.set(name, now);
      if (original === undefined) continue;
      this.#redefined.push({ kind: "attributeGroup", syntax, context, name, now, before: link(original) });
    }
    return attributes;
  }

  #elementType(name: ExpandedName): TypeReference | undefined {
    const definition = this.#tables.elements.get(name);
    const known = this.#elementTypes.get(name);
    if (known !== undefined || definition === undefined) return known;
    const linked = this.#ownedBy({ space: "elements", name }, () => linkElementType(definition, this.#linking));
    this.#elementTypes.set(name, linked);
    return linked;
  }

  #typeNamed(name: ExpandedName): TypeDefinition | undefined {
    const known = builtinTypes.get(name) ?? this.#types.get(name);
    this.#chain = Math.max(this.#chain, this.#chains.get(name) ?? 0);
    if (known !== undefined) return known;
    const definition = this.#tables.types.get(name);
    if (definition === undefined) return undefined;
    if (this.#open.has(name)) {
      this.#linking.diagnostics.report("xsd-circular-type", definition.syntax.nameAt, { name });
      return undefined;
    }
    const redefinitions = redefinitionsOf(definition);
    if (this.#open.size + redefinitions >= longestChain) return this.#instead(definition, name);
    this.#open.add(name);
    const outer = this.#chain;
    this.#chain = 0;
    const linked = this.#ownedBy({ space: "types", name }, () => this.#linkType(definition, name));
    const isLong = this.#chain + redefinitions >= longestChain;
    const length = isLong ? 0 : this.#chain + redefinitions + 1;
    this.#chain = Math.max(outer, length);
    this.#chains.set(name, length);
    this.#open.delete(name);
    if (isLong) return this.#instead(definition, name);
    this.#types.set(name, linked);
    return linked;
  }

  /** The type that replaces one at the end of a too long chain, so that the chain ends there. */
  #instead({ syntax }: Definition<TypeSyntax>, name: ExpandedName): TypeDefinition {
    reportLongChain({ kind: "type", name, at: syntax.nameAt }, this.#linking);
    const general = builtinTypes.get(syntax.kind === "simpleType" ? anySimpleTypeName : anyTypeName);
    if (general === undefined) throw new Error("XSD has its general types.");
    this.#types.set(name, general);
    return general;
  }

  #linkType(definition: Definition<TypeSyntax>, name: ExpandedName): TypeDefinition {
    const { syntax, context, original } = definition;
    const redefined: TypeReference | undefined =
      original === undefined
        ? undefined
        : { kind: "anonymous", type: { ...this.#linkType(original, name), name: undefined } };
    const identity = { name, original: redefined };
    return syntax.kind === "simpleType"
      ? linkSimpleType(syntax, context, this.#linking, identity)
      : linkComplexType(syntax, context, this.#linking, identity);
  }

  /** The complex type without a name, once for each owner, because a group may contain itself through its elements. */
  #complexTypeInPlace(syntax: ComplexTypeSyntax, context: SchemaContext): ComplexTypeDefinition {
    const owner = this.#owner;
    const known = this.#inPlaceOf.get(syntax) ?? new Map<string, ComplexTypeDefinition>();
    const key = `${context.namespace} ${owner?.space} ${owner?.name}`;
    const same = known.get(key);
    if (same !== undefined) return same;
    const shell = emptyShell(syntax, context);
    this.#inPlaceOf.set(syntax, known.set(key, shell));
    this.#pending.push({ shell, syntax, context, owner });
    this.#inPlace.push(shell);
    return shell;
  }

  #fillPending(): void {
    // The list grows while it is processed, because types contain types.
    for (const { shell, syntax, context, owner } of this.#pending) {
      const identity = { name: undefined, original: undefined };
      const filled = this.#ownedBy(owner, () => linkComplexType(syntax, context, this.#linking, identity));
      Object.assign(shell, filled);
    }
  }
}

/** How often a definition was redefined. Each redefinition derives a type from the previous one. */
function redefinitionsOf(definition: Definition): number {
  let count = 0;
  for (let { original } = definition; original !== undefined; { original } = original) count++;
  return count;
}

/** A type whose content is not linked yet. */
function emptyShell({ at, documentation }: ComplexTypeSyntax, context: SchemaContext): ComplexTypeDefinition {
  return {
    kind: "complex",
    at,
    documentation,
    ...chameleonOf(context),
    name: undefined,
    abstract: false,
    final: [],
    block: [],
    base: anyTypeReference,
    derivation: "restriction",
    attributes: [],
    attributeWildcard: undefined,
    content: { kind: "empty" },
    addition: undefined,
  };
}

function mapValues<Key, From, To>(map: ReadonlyMap<Key, From>, change: (value: From, key: Key) => To): Map<Key, To> {
  return new Map([...map].map(([key, value]) => [key, change(value, key)]));
}

/** The entries of a map in the order of another map's keys. */
function inOrderOf<Key, Value>(order: ReadonlyMap<Key, unknown>, map: ReadonlyMap<Key, Value>): Map<Key, Value> {
  const ordered = new Map<Key, Value>();
  for (const key of order.keys()) {
    const value = map.get(key);
    if (value !== undefined) ordered.set(key, value);
  }
  return ordered;
}
