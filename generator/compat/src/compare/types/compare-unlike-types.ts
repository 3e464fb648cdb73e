import { namespaces } from "@stubwright/contract/read";
import type { ComplexTypeDefinition, SimpleTypeDefinition, TypeDefinition } from "@stubwright/contract/schema";
import { anyTypeName, localName, namespaceName } from "@stubwright/contract/schema";
import { compareScalars } from "../scalar/compare-scalars.js";
import { requiredText } from "./members.js";
import type { TypeComparison } from "./type-pair.js";
import { type Place, report } from "./type-pair.js";

/** Compares two types of which one is xs:anyType, which accepts everything. */
export function compareAnyType(old: TypeDefinition, now: TypeDefinition, place: Place): void {
  if (old.name === now.name) return;
  const rule = now.name === anyTypeName ? "type-widened" : "type-narrowed";
  const texts = { old: typeText(old), new: typeText(now) };
  report(place, [
    { rule, ...texts, typeScriptDiffers: true },
    { rule: "json-shape-changed", ...texts },
  ]);
}

/** Compares a simple and a complex type: the same text with attributes, or something entirely different. */
export function compareSimpleWithComplex(
  old: TypeDefinition,
  now: TypeDefinition,
  place: Place,
  comparison: TypeComparison,
): void {
  const { sides } = comparison;
  const isNamedAlike = old.name !== undefined && sides.alignment.align(old.name) === now.name;
  const textOf = isNamedAlike ? kindText : typeText;
  const texts = { old: textOf(old), new: textOf(now) };
  if (old.kind === "simple" && now.kind === "complex" && now.content.kind === "simple") {
    const text = sides.now.type(now.content.type);
    const isBare = now.attributes.length === 0 && now.attributeWildcard === undefined;
    const surfaces = isBare ? (["json", "ts-client", "ts-server"] as const) : undefined;
    report(place, [{ rule: "simple-content-gained-attributes", ...texts, surfaces }]);
    report(place, attributeChanges(now, "added", place));
    if (text.kind === "simple") compareText(old, text, place, comparison);
  } else if (old.kind === "complex" && now.kind === "simple" && old.content.kind === "simple") {
    const text = sides.old.type(old.content.type);
    const facet = "simpleContent";
    report(place, [{ rule: "json-shape-changed", facet, ...texts }]);
    report(place, attributeChanges(old, "removed", place));
    if (text.kind === "simple") compareText(text, now, place, comparison);
  } else {
    report(place, [{ rule: "type-changed", ...texts, typeScriptDiffers: true }]);
  }
}

function compareText(old: SimpleTypeDefinition, now: SimpleTypeDefinition, place: Place, { sides }: TypeComparison) {
  report(place, compareScalars(sides.old.scalars.resolve(old), sides.now.scalars.resolve(now)));
}

/** The changes of attributes on SOAP. In JSON and TypeScript the whole text became an object. */
function attributeChanges(type: ComplexTypeDefinition, what: "added" | "removed", { path }: Place) {
  return type.attributes.map((use) => ({
    rule: `member-${what}-${requiredText(use)}` as const,
    node: "attribute" as const,
    path: `${path}/@${localName(use.attribute.name)}`,
    qname: use.attribute.name,
    old: what === "removed" ? localName(use.attribute.name) : undefined,
    new: what === "added" ? localName(use.attribute.name) : undefined,
    surfaces: ["soap" as const],
  }));
}

/** A type in words. */
function typeText(type: TypeDefinition): string {
  const { name } = type;
  if (name === undefined) return kindText(type);
  return namespaceName(name) === namespaces.schema ? `xs:${localName(name)}` : name;
}

function kindText({ kind }: TypeDefinition): string {
  return kind === "simple" ? "a simple type" : "a complex type";
}
