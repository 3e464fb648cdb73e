import { localName, namespaceName } from "../schema/expanded-name.js";
import type { ExpandedName } from "../schema/schema-set.js";
import type { ContractModel, ParticleModel, PartModel, TypeModel, TypeUse } from "./contract-model.js";
import { allMembers } from "./record-parts.js";
import { operationElements, reachedTypes } from "./type-uses.js";

type Named = { readonly name: ExpandedName };

/**
 * Removes the namespaces of local elements in encoded types: in SOAP's encoding they have none, whatever
 * elementFormDefault says (SOAP 1.1 section 5.4.1). A namespace is kept if encoded messages hold its global elements,
 * or if its types also occur in literal messages, because the names could not be read both ways.
 */
export function withLocalAccessors(model: ContractModel): ContractModel {
  const carried = model.operations.flatMap(operationElements);
  const encoded = carried.filter((one) => one.encoded);
  if (encoded.length === 0) return model;
  const literal = carried.filter((one) => !one.encoded);
  const heldLiterally = reachedTypes(typesOf([...literal, ...model.elements]), model);
  const declared = new Set(model.elements.map(({ name }) => name));
  const held = reachedTypes(typesOf(encoded), model);
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

function typesOf(carried: readonly { readonly type: TypeUse }[]): readonly TypeUse[] {
  return carried.map(({ type }) => type);
}

/** The names of the elements in a type. */
export function elementNames(type: TypeModel): readonly ExpandedName[] {
  if (type.kind === "array") return [type.item.name];
  if (type.kind !== "record") return [];
  return allMembers(type).flatMap(({ node, name }) => (node === "element" ? [name] : []));
}

function withoutNamespaces(type: TypeModel, dropped: ReadonlySet<string>): TypeModel {
  const unqualified = <Element extends Named>(element: Element): Element =>
    dropped.has(namespaceName(element.name)) ? { ...element, name: `{}${localName(element.name)}` } : element;
  if (type.kind === "array") return { ...type, item: unqualified(type.item) };
  if (type.kind !== "record") return type;
  const part = (one: PartModel): PartModel => {
    switch (one.kind) {
      case "any":
        return one;
      case "member":
        return { ...one, member: unqualified(one.member) };
      case "list":
        return { ...one, members: one.members.map(unqualified) };
      case "choice":
        return { ...one, branches: one.branches.map((branch) => branch.map(part)) };
    }
  };
  const particle = (one: ParticleModel): ParticleModel => {
    switch (one.kind) {
      case "wildcard":
        return one;
      case "element":
        return { ...one, element: unqualified(one.element) };
      default:
        return { ...one, items: one.items.map(particle) };
    }
  };
  const { content } = type;
  return {
    ...type,
    content: content.kind === "elements" ? { ...content, particle: particle(content.particle) } : content,
    members: type.members.map((member) => (member.node === "element" ? unqualified(member) : member)),
    parts: type.parts?.map(part),
  };
}

/** Whether the elements of a type still differ without their namespaces. */
function areTold(type: TypeModel): boolean {
  const names = new Set(elementNames(type));
  return new Set([...names].map(localName)).size === names.size;
}
