import { localName, namespaceName } from "@stubwright/contract/model";
import type { ComplexTypeDefinition } from "@stubwright/contract/schema";
import type { Sides } from "./type-comparison.js";
import type { Place } from "./type-pair.js";

/**
 * The names of two types, for messages whose values say their type (SOAP 1.1 section 5.1, rule 2). An array says what it is in other
 * ways, and its name is not looked at.
 */
export function compareTypeNames(
  old: ComplexTypeDefinition,
  now: ComplexTypeDefinition,
  place: Place,
  { alignment }: Sides,
): void {
  if (old.name === undefined || old.encodedArray === true || now.encodedArray === true) return;
  const { node, path, qname, at, pair } = place;
  pair.typed.namespaces.add(namespaceName(old.name));
  if (alignment.align(old.name) === now.name) return;
  const facts = { node, path, qname, facet: "xsi:type", ...at, surfaces: ["soap"] } as const;
  pair.typed.changes.push({ ...facts, rule: "alternative-type-removed", old: localName(old.name), new: undefined });
  if (now.name === undefined) return;
  pair.typed.changes.push({ ...facts, rule: "alternative-type-added", old: undefined, new: localName(now.name) });
}
