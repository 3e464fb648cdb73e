import { addToGroup, type OpenGroups } from "../../collection/group-by.js";
import { isBuiltInLocation } from "../../read/resolve-location.js";
import { anySimpleTypeName, anyTypeName, builtinTypes } from "../../schema/builtin-types.js";
import type {
  ComplexTypeDefinition,
  ElementDeclaration,
  ExpandedName,
  Particle,
  SchemaSet,
  TypeDefinition,
  TypeReference,
} from "../../schema/schema-set.js";
import { varietyParts } from "../../schema/simple-type-walks.js";

/** The components that messages start from. */
export interface ReachabilityRoots {
  readonly elements: readonly ExpandedName[];
  readonly types: readonly TypeReference[];
  /**
   * Whether types with text and attributes are reached that may replace a built-in type by xsi:type. Any type that
   * extends a built-in one is such a type.
   */
  readonly attributed: "reached" | "left out";
}

/**
 * The global types and elements that a message may hold, as `types {ns}name` and `elements {ns}name`: those of the
 * roots, their content, derived types (xsi:type) and substitutes. Content that only xs:anyType, xs:anySimpleType or
 * xs:any admits is left out, because every list and union is derived from xs:anySimpleType, and so are types whose base
 * is missing.
 */
export function reachableComponents(schemas: SchemaSet, roots: ReachabilityRoots): ReadonlySet<string> {
  const walker = new ReachabilityWalker(schemas, roots.attributed);
  for (const name of roots.elements) walker.elementNamed(name);
  for (const type of roots.types) walker.reference(type);
  walker.finish();
  return walker.reached;
}

class ReachabilityWalker {
  readonly reached = new Set<string>();
  readonly #schemas: SchemaSet;
  readonly #metElements = new Set<ExpandedName>();
  readonly #met = new Set<TypeDefinition>();
  readonly #pending: TypeDefinition[] = [];
  readonly #derived: OpenGroups<ExpandedName, ExpandedName> = new Map();
  readonly #substitutes: OpenGroups<ExpandedName, ExpandedName> = new Map();

  constructor(schemas: SchemaSet, attributed: ReachabilityRoots["attributed"]) {
    this.#schemas = schemas;
    for (const [name, type] of schemas.types) {
      const { base, at, kind } = type;
      if (base.kind !== "named" || base.name === anyTypeName || base.name === anySimpleTypeName) continue;
      // Most contracts have a member of xs:anyURI, which does not mean the types that a built-in document derives from
      // it.
      const isUnmeant = isBuiltInLocation(at.uri) || (kind === "complex" && attributed === "left out");
      if (!isUnmeant || !builtinTypes.has(base.name)) addToGroup(this.#derived, base.name, name);
    }
    for (const [name, { substitutionGroup }] of schemas.elements) {
      if (substitutionGroup !== undefined) addToGroup(this.#substitutes, substitutionGroup, name);
    }
  }

  elementNamed(name: ExpandedName): void {
    const group = new Set([name]);
    for (const one of group) {
      const element = this.#schemas.elements.get(one);
      if (element === undefined || this.#metElements.has(one)) continue;
      this.#metElements.add(one);
      this.reached.add(`elements ${one}`);
      this.#typedHead(element);
      this.reference(element.type);
      for (const substitute of this.#substitutes.get(one) ?? []) group.add(substitute);
    }
  }

  reference(reference: TypeReference): void {
    if (reference.kind === "anonymous") {
      this.#pending.push(reference.type);
      return;
    }
    const key = `types ${reference.name}`;
    if (this.reached.has(key)) return;
    this.reached.add(key);
    const type = this.#schemas.types.get(reference.name);
    if (type !== undefined) this.#pending.push(type);
    for (const name of this.#derived.get(reference.name) ?? []) this.reference({ kind: "named", name });
  }

  finish(): void {
    for (let type = this.#pending.pop(); type !== undefined; type = this.#pending.pop()) {
      if (this.#met.has(type)) continue;
      this.#met.add(type);
      this.reference(type.base);
      if (type.kind === "complex") this.#complexType(type);
      else for (const part of varietyParts(type.variety)) this.reference(part);
    }
  }

  #complexType({ attributes, content }: ComplexTypeDefinition): void {
    for (const { attribute } of attributes) this.reference(attribute.type);
    if (content.kind === "simple") this.reference(content.type);
    if (content.kind === "elements" && content.particle) this.#particle(content.particle);
  }

  /** Marks the heads that give an element its type, without other members of their groups. */
  #typedHead(element: ElementDeclaration): void {
    const { elements } = this.#schemas;
    for (let head = headOf(element); head?.type === element.type; head = headOf(head)) {
      const key = `elements ${head.name}`;
      if (this.reached.has(key)) return;
      this.reached.add(key);
    }

    function headOf({ substitutionGroup }: ElementDeclaration): ElementDeclaration | undefined {
      return substitutionGroup === undefined ? undefined : elements.get(substitutionGroup);
    }
  }

  #particle(particle: Particle): void {
    if (particle.kind === "wildcard") return;
    if (particle.kind !== "element") for (const item of particle.items) this.#particle(item);
    else if (particle.element.kind === "reference") this.elementNamed(particle.element.name);
    else this.reference(particle.element.element.type);
  }
}
