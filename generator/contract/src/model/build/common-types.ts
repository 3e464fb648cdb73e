import { anySimpleTypeReference, anyTypeReference } from "../../schema/builtin-types.js";
import type { ComponentLookup } from "../../schema/component-lookup.js";
import type {
  ElementDeclaration,
  ElementUse,
  ExpandedName,
  Particle,
  SimpleTypeDefinition,
  TypeReference,
} from "../../schema/schema-set.js";
import { haveSameType } from "../../schema/type-derivation.js";

/** The common type and nillability of elements with one name and several declarations. */
export interface CommonType {
  readonly type: TypeReference;
  readonly nillable: boolean;
}

/**
 * Finds common types for elements of one name that have several types in one content (reported) or several fixed
 * values. The common type has the values of all of them: a union for simple types, else any content.
 */
export function commonTypes(particle: Particle, lookup: ComponentLookup): ReadonlyMap<ExpandedName, CommonType> {
  const found = new Map<ExpandedName, ElementDeclaration[]>();
  for (const element of elementsIn(particle, lookup)) {
    const known = found.get(element.name);
    if (known === undefined) found.set(element.name, [element]);
    else if (!known.some((other) => haveSameType(other, element) && isFixedAlike(other, element))) known.push(element);
  }
  const several = [...found].filter(([, elements]) => elements.length > 1);
  return new Map(several.map(([name, elements]) => [name, commonType(elements, lookup)]));
}

function commonType(elements: readonly ElementDeclaration[], lookup: ComponentLookup): CommonType {
  const nillable = elements.some((element) => element.nillable);
  const [one, ...others] = elements;
  if (one !== undefined && others.every((other) => haveSameType(other, one))) {
    return { type: fixedValues(elements, lookup) ?? one.type, nillable };
  }
  const members = elements.flatMap(({ type }) => simpleType(type, lookup) ?? []);
  const [first] = elements;
  if (first === undefined || members.length < elements.length) {
    return { type: anyTypeReference, nillable };
  }
  const union = {
    kind: "simple",
    name: undefined,
    documentation: undefined,
    at: first.at,
    final: [],
    base: anySimpleTypeReference,
    variety: { kind: "union", members },
    facets: [],
  } as const;
  return { type: { kind: "anonymous", type: union }, nillable };
}

/** Whether two elements have the same fixed value, or none. Defaults do not limit the values. */
function isFixedAlike(one: ElementDeclaration, other: ElementDeclaration): boolean {
  return fixedText(one) === fixedText(other);
}

function fixedText({ valueConstraint: value }: ElementDeclaration): string | undefined {
  return value?.kind === "fixed" ? (value.expanded?.value ?? value.value) : undefined;
}

/**
 * The simple type of elements of one type, restricted to their fixed values; undefined if one of them takes any value.
 */
function fixedValues(elements: readonly ElementDeclaration[], lookup: ComponentLookup): TypeReference | undefined {
  const [first] = elements;
  const base = first && simpleType(first.type, lookup);
  const definition = base && lookup.type(base);
  const values = elements.flatMap(({ valueConstraint: value }) => (value?.kind === "fixed" ? [value] : []));
  if (base === undefined || definition?.kind !== "simple" || values.length < elements.length) return undefined;
  const { variety } = definition;
  const at = first?.at ?? definition.at;
  const areNames = variety.kind === "atomic" && ["QName", "NOTATION"].includes(variety.builtin);
  const enumerated = values.map(({ value, expanded }) => ({ value, expanded: areNames ? expanded?.value : undefined }));
  const type = {
    kind: "simple",
    name: undefined,
    documentation: undefined,
    at,
    final: [],
    base,
    variety,
    facets: [{ kind: "enumeration", values: enumerated, at }],
  } as const;
  return { kind: "anonymous", type };
}

function simpleType(
  reference: TypeReference,
  lookup: ComponentLookup,
): TypeReference<SimpleTypeDefinition> | undefined {
  if (reference.kind === "named") return lookup.type(reference)?.kind === "simple" ? reference : undefined;
  return reference.type.kind === "simple" ? { kind: "anonymous", type: reference.type } : undefined;
}

function elementsIn(particle: Particle, lookup: ComponentLookup): readonly ElementDeclaration[] {
  if (particle.kind === "wildcard") return [];
  if (particle.kind !== "element") return particle.items.flatMap((item) => elementsIn(item, lookup));
  return substitutes(particle.element, lookup).map((use) => {
    const element = lookup.element(use);
    return { ...element, nillable: isNillable(use, element) };
  });
}

/** Whether an element is nillable in a particle. */
export function isNillable(use: ElementUse, element: ElementDeclaration): boolean {
  return element.nillable || (use.kind === "reference" && use.nillable === true);
}

/**
 * The elements that a particle takes (XSD 1.0 Part 1, 3.3.6): the element unless it is abstract, and the members of its
 * substitution group. An abstract element without a group stands for itself, because the particle could not match
 * anything otherwise.
 */
export function substitutes(use: ElementUse, lookup: ComponentLookup): readonly ElementUse[] {
  if (use.kind === "local") return [use];
  const concrete = lookup.substitutionGroup(lookup.element(use));
  return concrete.length === 0
    ? [use]
    : concrete.map(({ name }) => (name === use.name ? use : { ...use, name, documentation: undefined }));
}
