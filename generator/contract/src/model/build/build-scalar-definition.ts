import { normalise, type WhiteSpace } from "@stubwright/runtime/codec";
import { anySimpleTypeName, builtinTypeName } from "../../schema/builtin-types.js";
import { openEnumeration } from "../../schema/open-enumeration.js";
import type { Facet, SimpleTypeDefinition, TypeReference } from "../../schema/schema-set.js";
import { simpleTypeSteps } from "../../schema/simple-type-walks.js";
import type { FacetModel, ScalarDefinition } from "../contract-model.js";
import { placeIn, type TypePlace } from "../type-place.js";
import type { ModelTypes } from "./model-types.js";

const stringName = builtinTypeName("string");

/** Builds the definition of a simple type. */
export function buildScalarDefinition(
  type: SimpleTypeDefinition,
  place: TypePlace,
  types: ModelTypes,
): ScalarDefinition {
  const known = openUnionValues(type, types);
  if (known !== undefined) return { kind: "openEnumeration", values: known };
  const opens = isOpen(type, types);
  const written = type.base.kind === "named" && type.base.name === anySimpleTypeName;
  if (type.variety.kind === "list" && written) {
    return { kind: "list", item: types.use(type.variety.item, placeIn(place, "Item")) };
  }
  if (type.variety.kind === "union" && written) {
    return {
      kind: "union",
      members: closedFirst(type.variety.members, types).map(([member, index]) =>
        types.use(member, placeIn(place, `Member${index + 1}`)),
      ),
    };
  }
  return {
    kind: "restriction",
    base: types.use(type.base, placeIn(place, "Base")),
    facets: types.presentFacets(type.facets).map((facet) => buildFacet(facet, whiteSpaceOf(type, types))),
    ...(opens ? { isOpen: true } : {}),
  };
}

/**
 * The whiteSpace facet of the type that a type restricts (XSD 1.0 Part 2, 4.3.6). Enumerated values are values of that
 * type.
 */
function whiteSpaceOf(type: SimpleTypeDefinition, { lookup }: ModelTypes): WhiteSpace {
  if (type.variety.kind !== "atomic") return "preserve";
  const [, ...bases] = simpleTypeSteps(type, lookup);
  const [nearest] = bases.flatMap(({ facets }) => facets.filter((facet) => facet.kind === "whiteSpace"));
  return nearest?.value ?? "preserve";
}

/** The values of a union of one enumeration of strings and `xs:string`; undefined for any other type. */
function openUnionValues(type: SimpleTypeDefinition, types: ModelTypes): readonly string[] | undefined {
  if (type.variety.kind !== "union" || type.variety.members.length !== 2) return undefined;
  const { members } = type.variety;
  const known = members.find((member) => member.kind === "anonymous" || member.name !== stringName);
  if (known === undefined || !members.some((member) => member.kind === "named" && member.name === stringName))
    return undefined;
  const definition = known.kind === "anonymous" ? known.type : types.lookup.type(known);
  if (definition?.kind !== "simple" || definition.base.kind !== "named" || definition.base.name !== stringName)
    return undefined;
  const [facet, ...others] = definition.facets;
  return facet?.kind === "enumeration" && others.length === 0 ? facet.values.map((entry) => entry.value) : undefined;
}

/** Whether a type is an enumeration that the contract or the config opens. A mark without effect is reported. */
function isOpen(type: SimpleTypeDefinition, types: ModelTypes): boolean {
  const open = openEnumeration(type, types.lookup, types.openEnumerations);
  const opens = open !== undefined && types.presentFacets([open]).length > 0;
  if (!opens && type.openEnumeration === true) types.diagnostics.report("contract-mark-not-open", type.at, {});
  return opens;
}

/**
 * The members of a union with their indexes, open enumerations last: an open enumeration would take the texts of all
 * members after it.
 */
function closedFirst<Member extends TypeReference>(
  members: readonly Member[],
  { lookup, openEnumerations }: ModelTypes,
): readonly (readonly [Member, number])[] {
  const takesMore = ([member]: readonly [Member, number]): boolean => {
    const type = lookup.type(member);
    return type?.kind === "simple" && openEnumeration(type, lookup, openEnumerations) !== undefined;
  };
  const placed = members.map((member, index) => [member, index] as const);
  return [...placed.filter((member) => !takesMore(member)), ...placed.filter(takesMore)];
}

function buildFacet(facet: Facet, whiteSpace: WhiteSpace): FacetModel {
  switch (facet.kind) {
    case "enumeration": {
      const values = facet.values.map((entry) => entry.expanded ?? normalise(entry.value, whiteSpace));
      return { kind: facet.kind, values: [...new Set(values)] };
    }
    case "pattern":
      return facet;
    case "whiteSpace":
      return { kind: facet.kind, value: facet.value };
    case "length":
    case "minLength":
    case "maxLength":
    case "totalDigits":
    case "fractionDigits":
      return { kind: facet.kind, value: facet.value };
    case "minInclusive":
    case "maxInclusive":
    case "minExclusive":
    case "maxExclusive":
      return { kind: facet.kind, value: facet.value };
  }
}
