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
import { substitutes } from "./substitutes.js";

/** What elements of one name have in common that are declared in several ways. */
export interface CommonType {
  readonly type: TypeReference;
  readonly nillable: boolean;
}

/**
 * For elements of one name that have several types in one content, which has been reported: a type with the values of all
 * of them. A union, where they are simple; else any content.
 */
export function commonTypes(particle: Particle, lookup: ComponentLookup): ReadonlyMap<ExpandedName, CommonType> {
  const found = new Map<ExpandedName, ElementDeclaration[]>();
  for (const element of elementsIn(particle, lookup)) {
    const known = found.get(element.name);
    if (known === undefined) found.set(element.name, [element]);
    else if (!known.some((other) => haveSameType(other, element))) known.push(element);
  }
  const several = [...found].filter(([, elements]) => elements.length > 1);
  return new Map(several.map(([name, elements]) => [name, commonType(elements, lookup)]));
}

function commonType(elements: readonly ElementDeclaration[], lookup: ComponentLookup): CommonType {
  const nillable = elements.some((element) => element.nillable);
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

/** Whether an element is nillable where it is used. */
export function isNillable(use: ElementUse, element: ElementDeclaration): boolean {
  return element.nillable || (use.kind === "reference" && use.nillable === true);
}
