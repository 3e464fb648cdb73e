import { localName } from "../../schema/expanded-name.js";
import type { ComplexTypeDefinition, ElementUse, ExpandedName, Particle } from "../../schema/schema-set.js";
import { nearestDocumentation } from "../../syntax/documentation.js";
import type {
  ArrayType,
  ElementModel,
  OpenType,
  ParticleModel,
  PartModel,
  RecordContent,
  RecordType,
} from "../contract-model.js";
import { recordParts } from "../record-parts.js";
import { placeIn, type TypePlace } from "../type-place.js";
import { type CommonType, commonTypes, isNillable, substitutes } from "./common-types.js";
import type { ModelTypes } from "./model-types.js";
import { elementDeclaration, nilFacts } from "./model-types.js";
import { recordMembers } from "./record-members.js";

type Definition<Type> = Omit<
  Type,
  "id" | "typeName" | "name" | "namespace" | "base" | "derivation" | "block" | "documentation" | "at"
>;

/** Builds a complex type: a record, a wrapped array or open content. */
export function buildComplexType(
  type: ComplexTypeDefinition,
  place: TypePlace,
  types: ModelTypes,
): Definition<RecordType> | Definition<ArrayType> | Definition<OpenType> {
  if (types.hasPayloads && isOpen(type)) return { kind: "open" };
  const content = buildContent(type, place, types);
  const array = wrappedArray(type, content);
  if (array !== undefined) return array;
  const attributes = type.attributes.map((use) => ({
    name: use.attribute.name,
    type: types.attributeType(use.attribute, place),
    required: use.required,
    value: types.value(use.valueConstraint),
    documentation: use.documentation,
  }));
  const parts = recordParts(content);
  noteOrder(type, content, parts, types);
  return {
    kind: "record",
    abstract: type.abstract,
    standIns: undefined,
    tagged: "never",
    attributes,
    attributeWildcard: type.attributeWildcard,
    content,
    members: recordMembers({ attributes, content, parts }),
    parts,
  };
}

/** Reports why a type without mixed content does not become an object with a member for each element. */
function noteOrder(
  { at, name }: ComplexTypeDefinition,
  content: RecordContent,
  parts: readonly PartModel[] | undefined,
  { diagnostics }: ModelTypes,
): void {
  const [only] = parts ?? [];
  if (content.kind !== "elements" || content.mixed || only?.kind !== "list" || only.property !== "$content") return;
  const names = elementNames(content.particle);
  if (names.length === 0) return;
  const twice = names.find((one, index) => names.indexOf(one) < index);
  const reason = twice === undefined ? "it has too many choices" : `${localName(twice)} occurs at two places`;
  diagnostics.report("content-in-order", at, { type: name ?? "a type written in place", reason });
}

function elementNames(particle: ParticleModel): readonly ExpandedName[] {
  if (particle.kind === "element") return [particle.element.name];
  return particle.kind === "wildcard" ? [] : particle.items.flatMap(elementNames);
}

function buildContent(type: ComplexTypeDefinition, place: TypePlace, types: ModelTypes): RecordContent {
  switch (type.content.kind) {
    case "empty":
      return { kind: "empty" };
    case "simple":
      return { kind: "text", type: types.use(type.content.type, placeIn(place, "Value")) };
    case "elements": {
      const particle = type.content.particle;
      return {
        kind: "elements",
        mixed: type.content.mixed,
        particle:
          particle === undefined
            ? { kind: "sequence", min: 1, max: 1, items: [], at: type.at }
            : buildParticle(particle, { place, types, common: commonTypes(particle, types.lookup) }),
      };
    }
  }
}

/** The context in which one content model is built. */
interface ContentPlace {
  readonly place: TypePlace;
  readonly types: ModelTypes;
  /** Elements that have several types in this content, with their common types. */
  readonly common: ReadonlyMap<ExpandedName, CommonType>;
}

function buildParticle(particle: Particle, content: ContentPlace): ParticleModel {
  const { min, max, at } = particle;
  switch (particle.kind) {
    case "element": {
      const uses = substitutes(particle.element, content.types.lookup);
      const elements = uses.map((use) => buildElement(use, content));
      const items = elements.map((element): ParticleModel => ({ kind: "element", min: 1, max: 1, at, element }));
      const [element] = elements;
      return elements.length === 1 && element !== undefined
        ? { kind: "element", min, max, at, element }
        : { kind: "choice", min, max, at, items };
    }
    case "wildcard":
      return { kind: "wildcard", min, max, at, wildcard: particle.wildcard };
    case "sequence":
    case "choice":
    case "all":
      return { kind: particle.kind, min, max, at, items: particle.items.map((item) => buildParticle(item, content)) };
  }
}

function buildElement(use: ElementUse, { place, types, common }: ContentPlace): ElementModel {
  const declaration = types.lookup.element(use);
  const { name } = declaration;
  const said = use.kind === "reference" ? use.documentation : undefined;
  const documentation = nearestDocumentation(said, declaration.documentation);
  const several = common.get(name);
  if (several !== undefined) {
    const { type, nillable } = several;
    return { name, type: types.use(type, placeIn(place, localName(name))), nillable, value: undefined, documentation };
  }
  if (use.kind === "local") return types.element(declaration, place);
  const value = types.value(declaration.valueConstraint);
  return {
    name,
    type: types.elementType(declaration),
    ...nilFacts(isNillable(use, declaration), value),
    value,
    declaration: elementDeclaration(declaration, types),
    documentation,
  };
}

/**
 * Whether a type holds any elements, lax or skipped, and nothing else: the payload of an operation whose contract does
 * not know the fields.
 */
function isOpen(type: ComplexTypeDefinition): boolean {
  if (type.content.kind !== "elements" || type.content.mixed || type.attributes.length > 0) return false;
  const particle = soleParticle(type.content.particle);
  return (
    particle?.kind === "wildcard" &&
    particle.min === 0 &&
    particle.max === Number.POSITIVE_INFINITY &&
    particle.wildcard.namespaces.kind === "any" &&
    particle.wildcard.process !== "strict"
  );
}

function wrappedArray(type: ComplexTypeDefinition, content: RecordContent): Definition<ArrayType> | undefined {
  if (content.kind !== "elements" || content.mixed || type.abstract) return undefined;
  if (type.attributes.length > 0 || type.attributeWildcard !== undefined) return undefined;
  const particle = soleParticle(content.particle);
  if (particle?.kind !== "element" || particle.max <= 1) return undefined;
  const { element: item, min, max } = particle;
  return { kind: "array", item, min, max, ...(type.encodedArray ? { encoded: true } : {}) };
}

/** The only particle of a sequence that occurs once. */
function soleParticle<P extends { readonly kind: string }>(
  particle:
    | (P & { readonly kind: string; readonly min: number; readonly max: number; readonly items?: readonly P[] })
    | undefined,
): P | undefined {
  if (particle?.kind !== "sequence" || particle.min !== 1 || particle.max !== 1) return undefined;
  return particle.items?.length === 1 ? particle.items[0] : undefined;
}
