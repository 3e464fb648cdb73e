import type { AttributeUse, ComplexTypeDefinition, TypeDefinition, Wildcard } from "../schema-set.js";
import { uniteNamespaces } from "../wildcard-namespaces.js";
import { type LocalAttributes, reportAttributeTwice } from "./link-attributes.js";
import type { Linking } from "./linking.js";

type DerivedAttributes = Pick<ComplexTypeDefinition, "attributes" | "attributeWildcard">;

/** The attributes of a type from its own and its base's (XSD 1.0 Part 1, section 3.4.2). */
export function deriveAttributes(
  own: LocalAttributes,
  base: TypeDefinition | undefined,
  derivation: "extension" | "restriction",
  linking: Linking,
): DerivedAttributes {
  if (base?.kind !== "complex") return { attributes: own.uses, attributeWildcard: own.wildcard };
  return derivation === "extension" ? extend(own, base, linking) : restrict(own, base);
}

function extend(own: LocalAttributes, base: ComplexTypeDefinition, linking: Linking): DerivedAttributes {
  const inherited = new Map(base.attributes.map((use) => [use.attribute.name, use]));
  const added = own.uses.filter((use) => {
    const before = inherited.get(use.attribute.name);
    if (before !== undefined && !isOfOneGroup(use, before, linking)) reportAttributeTwice(use, before, use.at, linking);
    return before === undefined;
  });
  const attributes = [...base.attributes, ...added];
  return { attributes, attributeWildcard: uniteWildcards(own.wildcard, base.attributeWildcard, linking) };
}

/** Whether base and extension have an attribute from one group: {attribute uses} is a union of sets, and the use is in both. */
function isOfOneGroup(use: AttributeUse, before: AttributeUse, { groupUses }: Linking): boolean {
  const written = groupUses.get(use);
  return written !== undefined && written === groupUses.get(before);
}

function uniteWildcards(
  own: Wildcard | undefined,
  inherited: Wildcard | undefined,
  linking: Linking,
): Wildcard | undefined {
  if (own === undefined || inherited === undefined) return own ?? inherited;
  const namespaces = uniteNamespaces(own.namespaces, inherited.namespaces);
  if (namespaces !== undefined) return { ...own, namespaces };
  linking.diagnostics.report("xsd-wildcard-not-expressible", own.at, {});
  return own;
}

function restrict(own: LocalAttributes, base: ComplexTypeDefinition): DerivedAttributes {
  const restated = new Map(own.uses.map((use) => [use.attribute.name, use]));
  const kept = base.attributes.flatMap((use): readonly AttributeUse[] => {
    const { name } = use.attribute;
    const restatement = restated.get(name);
    restated.delete(name);
    if (restatement !== undefined) return [restatement];
    return own.prohibited.has(name) ? [] : [use];
  });
  return { attributes: [...kept, ...restated.values()], attributeWildcard: own.wildcard };
}
