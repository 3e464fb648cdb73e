import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { ComplexTypeSyntax, NotationSyntax, TypeSyntax } from "../parse/schema-syntax.js";
import { anyTypeName, builtinTypes } from "./builtin-types.js";
import type { CollectedSchemas } from "./collect-schemas.js";
import { linkAttribute, linkAttributeGroup } from "./link-attributes.js";
import { linkComplexType } from "./link-complex-type.js";
import { linkElement } from "./link-element.js";
import { linkGroup } from "./link-particle.js";
import { linkSimpleType } from "./link-simple-type.js";
import type { Linking } from "./linking.js";
import type { Definition, SchemaContext } from "./schema-context.js";
import type {
  ComplexTypeDefinition,
  ExpandedName,
  Facet,
  NotationDeclaration,
  Particle,
  SchemaSet,
  TypeDefinition,
  TypeReference,
} from "./schema-set.js";
import { buildSymbolTables, type SymbolTables } from "./symbol-tables.js";
import type { Owner, UnresolvedReference } from "./unresolved-references.js";

/** The linked schemas, and what the checks of components need beside them. */
export interface LinkedSchemas {
  readonly schemas: SchemaSet;
  readonly tables: SymbolTables;
  readonly fixedFacets: ReadonlySet<Facet>;
  /** Complex types written in place, in order of discovery. */
  readonly complexTypesInPlace: readonly ComplexTypeDefinition[];
  /** The content of every named group, used or not. */
  readonly groupParticles: ReadonlyMap<ExpandedName, Particle>;
  readonly unresolved: readonly UnresolvedReference[];
}

/** Links all definitions of the collected schemas into components. */
export function linkSchemaSet(collected: CollectedSchemas, diagnostics: Diagnostics): LinkedSchemas {
  return new SchemaSetLinker(buildSymbolTables(collected, diagnostics), diagnostics).link();
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
  readonly #open = new Set<ExpandedName>();
  readonly #pending: PendingType[] = [];
  readonly #inPlace: ComplexTypeDefinition[] = [];
  readonly #unresolved: UnresolvedReference[] = [];
  #owner: Owner | undefined;

  constructor(tables: SymbolTables, diagnostics: Diagnostics) {
    this.#tables = tables;
    this.#linking = {
      tables,
      diagnostics,
      typeNamed: (name) => this.#typeNamed(name),
      complexTypeInPlace: (syntax, context) => this.#complexTypeInPlace(syntax, context),
      unresolved: (reference) => this.#unresolved.push({ ...reference, owner: this.#owner }),
      budget: { groups: mostGroupReferences },
      missingImports: new Set(),
      fixedFacets: new Set(),
    };
  }

  link(): LinkedSchemas {
    const linking = this.#linking;
    const tables = this.#tables;
    for (const name of tables.types.keys()) this.#typeNamed(name);
    const elements = mapValues(tables.elements, ({ syntax, context }, name) =>
      this.#ownedBy({ space: "elements", name }, () => linkElement(syntax, name, context, linking)),
    );
    const attributes = mapValues(tables.attributes, (definition, name) =>
      this.#ownedBy({ space: "attributes", name }, () => linkAttribute(definition, linking)),
    );
    const notations = mapValues(tables.notations, ({ syntax }, name) => linkNotation(syntax, name));
    const groupParticles = this.#linkGroups();
    this.#fillPending();
    return {
      schemas: { types: inOrderOf(tables.types, this.#types), elements, attributes, notations },
      tables,
      fixedFacets: linking.fixedFacets,
      complexTypesInPlace: this.#inPlace,
      groupParticles,
      unresolved: this.#unresolved,
    };
  }

  /** Links one component, so that what does not resolve inside it is known to be its. */
  #ownedBy<Result>(owner: Owner | undefined, link: () => Result): Result {
    const outer = this.#owner;
    this.#owner = owner;
    const result = link();
    this.#owner = outer;
    return result;
  }

  /** Groups are linked once more for the problems of those that no type uses. */
  #linkGroups(): ReadonlyMap<ExpandedName, Particle> {
    const particles = new Map<ExpandedName, Particle>();
    for (const [name, group] of this.#tables.groups) {
      const particle = this.#ownedBy({ space: "groups", name }, () => linkGroup(group, this.#linking));
      if (particle !== undefined) particles.set(name, particle);
    }
    for (const [name, group] of this.#tables.attributeGroups) {
      this.#ownedBy({ space: "attributeGroups", name }, () => linkAttributeGroup(group, this.#linking));
    }
    return particles;
  }

  #typeNamed(name: ExpandedName): TypeDefinition | undefined {
    const known = builtinTypes.get(name) ?? this.#types.get(name);
    if (known !== undefined) return known;
    const definition = this.#tables.types.get(name);
    if (definition === undefined) return undefined;
    if (this.#open.has(name)) {
      this.#linking.diagnostics.report("xsd-circular-type", definition.syntax.nameAt, { name });
      return undefined;
    }
    this.#open.add(name);
    const type = this.#ownedBy({ space: "types", name }, () => this.#linkType(definition, name));
    this.#open.delete(name);
    this.#types.set(name, type);
    return type;
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

  #complexTypeInPlace(syntax: ComplexTypeSyntax, context: SchemaContext): ComplexTypeDefinition {
    const shell: ComplexTypeDefinition = {
      kind: "complex",
      at: syntax.at,
      documentation: syntax.documentation,
      name: undefined,
      abstract: false,
      final: [],
      block: [],
      base: { kind: "named", name: anyTypeName },
      derivation: "restriction",
      attributes: [],
      attributeWildcard: undefined,
      content: { kind: "empty" },
      addition: undefined,
    };
    this.#pending.push({ shell, syntax, context, owner: this.#owner });
    this.#inPlace.push(shell);
    return shell;
  }

  #fillPending(): void {
    for (let next = this.#pending.shift(); next !== undefined; next = this.#pending.shift()) {
      const { shell, syntax, context, owner } = next;
      const identity = { name: undefined, original: undefined };
      const filled = this.#ownedBy(owner, () => linkComplexType(syntax, context, this.#linking, identity));
      Object.assign(shell, filled);
    }
  }
}

function linkNotation(syntax: NotationSyntax, name: ExpandedName): NotationDeclaration {
  const { at, documentation, public: publicName, system } = syntax;
  return { at, documentation, name, public: publicName, system };
}

function mapValues<Key, From, To>(map: ReadonlyMap<Key, From>, change: (value: From, key: Key) => To): Map<Key, To> {
  return new Map([...map].map(([key, value]) => [key, change(value, key)]));
}

/** The entries of a map in the order of another's keys. */
function inOrderOf<Key, Value>(order: ReadonlyMap<Key, unknown>, map: ReadonlyMap<Key, Value>): Map<Key, Value> {
  const ordered = new Map<Key, Value>();
  for (const key of order.keys()) {
    const value = map.get(key);
    if (value !== undefined) ordered.set(key, value);
  }
  return ordered;
}
