import type { ExpandedName } from "../link/schema-set.js";
import type { ContractModel, TypeModel } from "./contract-model.js";
import { encodedTypes } from "./encoded-types.js";
import { localName, namespaceName } from "./expanded-name.js";
import { mapElements } from "./map-elements.js";
import { allMembers } from "./record-parts.js";

type Named = { readonly name: ExpandedName };

/**
 * In SOAP's encoding, what a type declares in place has no namespace, whatever elementFormDefault says (SOAP 1.1 section 5.4.1). A
 * namespace is kept where encoded messages hold global elements of it, or types that are written in their literal form as well: names
 * in it can then not be read either way.
 */
export function withLocalAccessors(model: ContractModel): ContractModel {
  const { held, heldLiterally } = encodedTypes(model);
  const declared = new Set(model.elements.map(({ name }) => name));
  const dropped = new Set<string>();
  const kept = new Set([""]);
  for (const type of model.types.filter(({ id }) => held.has(id))) {
    const isKept = heldLiterally.has(type.id) || !areTold(type);
    for (const name of elementNames(type)) (isKept || declared.has(name) ? kept : dropped).add(namespaceName(name));
  }
  for (const namespace of kept) dropped.delete(namespace);
  if (dropped.size === 0) return model;
  const types = model.types.map((type) => (held.has(type.id) ? withoutNamespaces(type, dropped) : type));
  return { ...model, types, ignoredNamespaces: [...dropped] };
}

/** The names of the elements of a type. */
export function elementNames(type: TypeModel): readonly ExpandedName[] {
  if (type.kind === "array") return [type.item.name];
  if (type.kind !== "record") return [];
  return allMembers(type).flatMap(({ node, name }) => (node === "element" ? [name] : []));
}

function withoutNamespaces(type: TypeModel, dropped: ReadonlySet<string>): TypeModel {
  const unqualified = <Element extends Named>(element: Element): Element =>
    dropped.has(namespaceName(element.name)) ? { ...element, name: `{}${localName(element.name)}` } : element;
  return mapElements(type, unqualified);
}

/** Whether the elements of a type differ without their namespaces. */
function areTold(type: TypeModel): boolean {
  const names = new Set(elementNames(type));
  return new Set([...names].map(localName)).size === names.size;
}
