import { type ComponentLookup, componentLookup } from "../component-lookup.js";
import type { LinkedSchemas } from "../components/link-schema-set.js";
import type {
  AttributeDeclaration,
  AttributeUse,
  ComplexTypeDefinition,
  ElementDeclaration,
  Particle,
  SimpleTypeDefinition,
  TypeDefinition,
  TypeReference,
} from "../schema-set.js";

/** All components of a contract, including local ones, each once, and a lookup for references. */
export class ComponentIndex implements ComponentLookup {
  readonly linked: LinkedSchemas;
  readonly simpleTypes: ReadonlySet<SimpleTypeDefinition>;
  readonly complexTypes: ReadonlySet<ComplexTypeDefinition>;
  readonly elements: ReadonlySet<ElementDeclaration>;
  readonly attributes: ReadonlySet<AttributeDeclaration>;
  readonly attributeUses: ReadonlySet<AttributeUse>;
  readonly type: ComponentLookup["type"];
  readonly element: ComponentLookup["element"];
  readonly substitutionGroup: ComponentLookup["substitutionGroup"];

  constructor(linked: LinkedSchemas) {
    this.linked = linked;
    const collector = new ComponentCollector();
    collector.collect(linked);
    this.simpleTypes = collector.simpleTypes;
    this.complexTypes = collector.complexTypes;
    this.elements = collector.elements;
    this.attributes = collector.attributes;
    this.attributeUses = collector.attributeUses;
    const { type, element, substitutionGroup } = componentLookup(linked.schemas);
    this.type = type;
    this.element = element;
    this.substitutionGroup = substitutionGroup;
  }

  /** The simple type that a reference names. */
  simpleType(reference: TypeReference): SimpleTypeDefinition | undefined {
    const definition = this.type(reference);
    return definition?.kind === "simple" ? definition : undefined;
  }
}

class ComponentCollector {
  readonly simpleTypes = new Set<SimpleTypeDefinition>();
  readonly complexTypes = new Set<ComplexTypeDefinition>();
  readonly elements = new Set<ElementDeclaration>();
  readonly attributes = new Set<AttributeDeclaration>();
  readonly attributeUses = new Set<AttributeUse>();

  collect({ schemas, complexTypesInPlace, groupParticles, groupAttributes }: LinkedSchemas): void {
    for (const type of schemas.types.values()) this.#type(type);
    for (const type of complexTypesInPlace) this.#type(type);
    for (const element of schemas.elements.values()) this.#element(element);
    for (const attribute of schemas.attributes.values()) this.#attribute(attribute);
    for (const particle of groupParticles.values()) this.#particle(particle);
    for (const { uses } of groupAttributes.values()) this.#uses(uses);
  }

  #reference(reference: TypeReference): void {
    if (reference.kind === "anonymous") this.#type(reference.type);
  }

  #type(type: TypeDefinition): void {
    if (type.kind === "complex") this.#complexType(type);
    else this.#simpleType(type);
  }

  #simpleType(type: SimpleTypeDefinition): void {
    if (this.simpleTypes.has(type)) return;
    this.simpleTypes.add(type);
    this.#reference(type.base);
    if (type.variety.kind === "list") this.#reference(type.variety.item);
    if (type.variety.kind === "union") for (const member of type.variety.members) this.#reference(member);
  }

  #complexType(type: ComplexTypeDefinition): void {
    if (this.complexTypes.has(type)) return;
    this.complexTypes.add(type);
    this.#reference(type.base);
    this.#uses(type.attributes);
    if (type.content.kind === "simple") this.#reference(type.content.type);
    if (type.content.kind === "elements" && type.content.particle !== undefined) this.#particle(type.content.particle);
  }

  #uses(uses: readonly AttributeUse[]): void {
    for (const use of uses) {
      this.attributeUses.add(use);
      this.#attribute(use.attribute);
    }
  }

  #particle(particle: Particle): void {
    if (particle.kind === "element") {
      if (particle.element.kind === "local") this.#element(particle.element.element);
    } else if (particle.kind !== "wildcard") for (const item of particle.items) this.#particle(item);
  }

  #element(element: ElementDeclaration): void {
    if (this.elements.has(element)) return;
    this.elements.add(element);
    this.#reference(element.type);
  }

  #attribute(attribute: AttributeDeclaration): void {
    if (this.attributes.has(attribute)) return;
    this.attributes.add(attribute);
    this.#reference(attribute.type);
  }
}
