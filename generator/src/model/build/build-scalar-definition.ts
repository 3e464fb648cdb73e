import { normalise, type WhiteSpace } from "@stubwright/runtime/codec";
import { anySimpleTypeName, builtinTypeName } from "../../link/builtin-types.js";
import { markedEnumeration } from "../../link/marked-enumeration.js";
import type { Facet, SimpleTypeDefinition, TypeDefinition } from "../../link/schema-set.js";
import type { FacetModel, ScalarDefinition } from "../contract-model.js";
import { placeIn, type TypePlace } from "../type-place.js";
import type { TypeBuilder } from "./build-types.js";

const stringName = builtinTypeName("string");

/** What a simple type is made of. */
export function buildScalarDefinition(
  type: SimpleTypeDefinition,
  place: TypePlace,
  types: TypeBuilder,
): ScalarDefinition {
  const open = openUnion(type, types) ?? markedAsOpen(type, place, types);
  if (open !== undefined) return open;
  const written = type.base.kind === "named" && type.base.name === anySimpleTypeName;
  if (type.variety.kind === "list" && written) {
    return { kind: "list", item: types.use(type.variety.item, placeIn(place, "Item")) };
  }
  if (type.variety.kind === "union" && written) {
    return {
      kind: "union",
      members: type.variety.members.map((member, index) => types.use(member, placeIn(place, `Member${index + 1}`))),
    };
  }
  return {
    kind: "restriction",
    base: types.use(type.base, placeIn(place, "Base")),
    facets: types.presentFacets(type.facets).map((facet) => buildFacet(facet, whiteSpaceOf(type, types))),
  };
}

/** What becomes of white space in values of the type that one restricts (XSD 1.0 Part 2, 4.3.6): enumerated ones are such. */
function whiteSpaceOf(type: SimpleTypeDefinition, { lookup }: TypeBuilder): WhiteSpace {
  if (type.variety.kind !== "atomic") return "preserve";
  const met = new Set<TypeDefinition>();
  for (let base = lookup.type(type.base); base?.kind === "simple" && !met.has(base); base = lookup.type(base.base)) {
    met.add(base);
    const [own] = base.facets.flatMap((facet) => (facet.kind === "whiteSpace" ? [facet.value] : []));
    if (own !== undefined) return own;
  }
  return "preserve";
}

/** A union of one enumeration of strings and `xs:string`; undefined for any other type. */
function openUnion(type: SimpleTypeDefinition, types: TypeBuilder): ScalarDefinition | undefined {
  if (type.variety.kind !== "union" || type.variety.members.length !== 2) return undefined;
  const { members } = type.variety;
  const known = members.find((member) => member.kind === "anonymous" || member.name !== stringName);
  if (known === undefined || !members.some((member) => member.kind === "named" && member.name === stringName))
    return undefined;
  const definition = known.kind === "anonymous" ? known.type : types.schemas.types.get(known.name);
  if (definition?.kind !== "simple" || definition.base.kind !== "named" || definition.base.name !== stringName)
    return undefined;
  const [facet, ...others] = definition.facets;
  if (facet?.kind !== "enumeration" || others.length > 0) return undefined;
  const values = facet.values.map((entry) => entry.value);
  return { kind: "openEnumeration", values, base: { kind: "builtin", name: "string" }, isMarked: false };
}

/** An enumeration with the mark `open-enum`; undefined for any other type, and where the mark does nothing, which is reported. */
function markedAsOpen(type: SimpleTypeDefinition, place: TypePlace, types: TypeBuilder): ScalarDefinition | undefined {
  const marked = markedEnumeration(type, types.lookup);
  if (marked === undefined) return undefined;
  const [facet] = marked === "none" ? [] : types.presentFacets([marked]);
  if (facet?.kind !== "enumeration") {
    types.diagnostics.report("contract-mark-not-open", type.at, {});
    return undefined;
  }
  const values = enumeratedValues(facet, whiteSpaceOf(type, types));
  return { kind: "openEnumeration", values, base: types.use(type.base, placeIn(place, "Base")), isMarked: true };
}

function enumeratedValues(facet: Facet & { readonly kind: "enumeration" }, whiteSpace: WhiteSpace): readonly string[] {
  return [...new Set(facet.values.map((entry) => entry.expanded ?? normalise(entry.value, whiteSpace)))];
}

function buildFacet(facet: Facet, whiteSpace: WhiteSpace): FacetModel {
  switch (facet.kind) {
    case "enumeration":
      return { kind: facet.kind, values: enumeratedValues(facet, whiteSpace) };
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
