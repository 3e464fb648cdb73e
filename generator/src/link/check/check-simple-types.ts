import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { anySimpleTypeName, builtinTypeName } from "../builtin-types.js";
import { varietiesIn } from "../components/varieties-in.js";
import type { Derivation, SimpleTypeDefinition, TypeReference } from "../schema-set.js";
import type { ComponentIndex } from "./component-index.js";

/** Checks how simple types derive (XSD 1.0 Part 1, 3.14.6, cos-st-restricts): final, lists of atomic items, notations. */
export function checkSimpleTypes(index: ComponentIndex, diagnostics: Diagnostics): void {
  for (const type of index.simpleTypes) {
    const check = (reference: TypeReference, derivation: Derivation): void => {
      const target = index.simpleType(reference);
      if (target === undefined || !target.final.includes(derivation)) return;
      diagnostics.report("xsd-final", type.at, { base: target.name ?? "the base type", derivation });
    };
    const { variety } = type;
    const base = index.simpleType(type.base);
    if (base?.name !== anySimpleTypeName) check(type.base, "restriction");
    else if (variety.kind === "list") {
      check(variety.item, "list");
      checkItem(type, variety.item, index, diagnostics);
    } else if (variety.kind === "union") for (const member of variety.members) check(member, "union");
  }
  checkNotations(index, diagnostics);
}

function checkItem(
  type: SimpleTypeDefinition,
  item: TypeReference,
  index: ComponentIndex,
  diagnostics: Diagnostics,
): void {
  const definition = index.simpleType(item);
  if (definition === undefined || !holdsList(definition, index)) return;
  diagnostics.report("xsd-list-of-lists", type.at, { item: definition.name ?? "the item type" });
}

/** Whether a type is a list, or a union with one among its members, or theirs. */
function holdsList({ variety }: SimpleTypeDefinition, index: ComponentIndex): boolean {
  for (const { kind } of varietiesIn(variety, (reference) => index.simpleType(reference))) {
    if (kind === "list") return true;
  }
  return false;
}

/** Whether a type is NOTATION, or restricts it without an enumeration. */
function isBareNotation(reference: TypeReference, index: ComponentIndex): boolean {
  const type = index.simpleType(reference);
  if (type?.variety.kind !== "atomic" || type.variety.builtin !== "NOTATION") return false;
  if (type.facets.some(({ kind }) => kind === "enumeration")) return false;
  return type.name === builtinTypeName("NOTATION") || isBareNotation(type.base, index);
}

/** NOTATION is used only through an enumeration of declared notations (Part 2, 3.2.19). */
function checkNotations(index: ComponentIndex, diagnostics: Diagnostics): void {
  for (const { type, name, at } of [...index.elements, ...index.attributes]) {
    if (isBareNotation(type, index)) diagnostics.report("xsd-notation-direct", at, { name });
  }
  for (const { variety, name, at } of index.simpleTypes) {
    const parts = variety.kind === "list" ? [variety.item] : variety.kind === "union" ? variety.members : [];
    if (!parts.some((part) => isBareNotation(part, index))) continue;
    diagnostics.report("xsd-notation-direct", at, { name: name ?? `a ${variety.kind}` });
  }
  for (const { variety, facets } of index.simpleTypes) {
    if (variety.kind !== "atomic" || variety.builtin !== "NOTATION") continue;
    for (const facet of facets) {
      if (facet.kind !== "enumeration") continue;
      for (const { expanded, value } of facet.values) {
        if (expanded !== undefined && index.linked.schemas.notations.has(expanded)) continue;
        diagnostics.report("xsd-notation-unknown", facet.at, { value });
      }
    }
  }
}
