import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { anySimpleTypeName, builtinTypeName } from "../builtin-types.js";
import type { Derivation, Facet, SimpleTypeDefinition, TypeReference } from "../schema-set.js";
import { varietiesIn, varietyParts } from "../simple-type-walks.js";
import { baseLabel } from "../type-derivation.js";
import type { ComponentIndex } from "./component-index.js";

/**
 * Checks the derivation of simple types (XSD 1.0 Part 1, 3.14.6, cos-st-restricts): final, lists of atomic items,
 * notations.
 */
export function checkSimpleTypes(index: ComponentIndex, diagnostics: Diagnostics): void {
  for (const type of index.simpleTypes) {
    checkFinal(type, index, diagnostics);
    checkItem(type, index, diagnostics);
  }
  checkNotations(index, diagnostics);
}

/** Checks that no type derives from one that is final for its way of derivation. */
function checkFinal(type: SimpleTypeDefinition, index: ComponentIndex, diagnostics: Diagnostics): void {
  const { derivation, from } = derivationOf(type, index);
  for (const reference of from) {
    const target = index.simpleType(reference);
    if (target === undefined || !target.final.includes(derivation)) continue;
    diagnostics.report("xsd-final", type.at, { base: baseLabel(target), derivation });
  }
}

/**
 * The derivation of a type and the types it derives from. Derivation from xs:anySimpleType itself makes a list or
 * union.
 */
function derivationOf(
  { base, variety }: SimpleTypeDefinition,
  index: ComponentIndex,
): { readonly derivation: Derivation; readonly from: readonly TypeReference[] } {
  if (!isAnySimpleType(base, index)) return { derivation: "restriction", from: [base] };
  const from = varietyParts(variety);
  return { derivation: variety.kind === "list" ? "list" : "union", from };
}

function isAnySimpleType(reference: TypeReference, index: ComponentIndex): boolean {
  return index.simpleType(reference)?.name === anySimpleTypeName;
}

/** Checks that the items of a list are not lists. */
function checkItem({ base, variety, at }: SimpleTypeDefinition, index: ComponentIndex, diagnostics: Diagnostics): void {
  if (variety.kind !== "list" || !isAnySimpleType(base, index)) return;
  const item = index.simpleType(variety.item);
  if (item === undefined || !holdsList(item, index)) return;
  diagnostics.report("xsd-list-of-lists", at, { item: item.name ?? "the item type" });
}

/** Whether a type is a list, or a union with a list among its members at any depth. */
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

/** Checks that NOTATION is used only through an enumeration of declared notations (Part 2, 3.2.19). */
function checkNotations(index: ComponentIndex, diagnostics: Diagnostics): void {
  for (const { type, name, at } of [...index.elements, ...index.attributes]) {
    if (isBareNotation(type, index)) diagnostics.report("xsd-notation-direct", at, { name });
  }
  for (const { variety, name, at } of index.simpleTypes) {
    if (!varietyParts(variety).some((part) => isBareNotation(part, index))) continue;
    diagnostics.report("xsd-notation-direct", at, { name: name ?? `a ${variety.kind}` });
  }
  for (const { variety, facets } of index.simpleTypes) {
    if (variety.kind === "atomic" && variety.builtin === "NOTATION") checkNotationNames(facets, index, diagnostics);
  }
}

function checkNotationNames(facets: readonly Facet[], index: ComponentIndex, diagnostics: Diagnostics): void {
  const { notations } = index.linked.schemas;
  for (const facet of facets) {
    for (const { expanded, value } of facet.kind === "enumeration" ? facet.values : []) {
      if (expanded !== undefined && notations.has(expanded)) continue;
      diagnostics.report("xsd-notation-unknown", facet.at, { value });
    }
  }
}
