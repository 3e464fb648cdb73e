import type { ContractModel, ExpandedName, ParticleModel, TypeModel } from "../model/contract-model.js";
import { encodedArrayNames } from "../model/encoded-item-type.js";
import { namespaceName } from "../model/expanded-name.js";
import { freeName } from "../model/names/free-name.js";
import { operationElements } from "../model/operation-elements.js";
import { partMembers } from "../model/record-parts.js";
import { typesById } from "../model/types-by-id.js";
import { usedBuiltins } from "../model/used-builtins.js";
import { namespaces } from "../source/namespaces.js";
import { namespaceConstant } from "./namespace-constant.js";
import type { PlannedNamespace } from "./plan.js";

/** Constants and prefixes of the namespaces that messages use, the contract's own first. */
export function planNamespaces(model: ContractModel): readonly PlannedNamespace[] {
  const uris = new Set([model.namespace, ...usedNames(model).map(namespaceName), ...(model.ignoredNamespaces ?? [])]);
  const needsPrefix = isOwnNamespacePrefixed(model);
  const prefixOf = (uri: string, index: number): string => {
    if (uri === namespaces.xml) return "xml";
    return index === 0 && !needsPrefix ? "" : prefixAt(index);
  };
  const taken = new Set<string>();
  return [...uris]
    .filter((uri) => uri !== "")
    .map((uri, index) => ({ uri, constant: takeConstant(uri, taken), prefix: prefixOf(uri, index) }));
}

/** The names that may stand in messages, as they come; some more than once. */
function usedNames(model: ContractModel): readonly ExpandedName[] {
  const { operations, types, elements } = model;
  const byId = typesById(model);
  return [
    ...operations.flatMap(operationElements).flatMap(({ element }) => element ?? []),
    ...types.flatMap(namesIn),
    ...elements.map(({ name }) => name),
    ...types.flatMap((type) => (type.kind === "array" ? encodedArrayNames(type, byId) : [])),
  ];
}

function namesIn(type: TypeModel): readonly ExpandedName[] {
  if (type.kind === "array") return [type.item.name];
  if (type.kind !== "record") return [];
  const members = [...type.members, ...partMembers(type.parts ?? [])];
  return [...(type.standIns ?? []), ...members.map(({ name }) => name)];
}

/** Unqualified elements, qualified attributes, and values and types that are names without a namespace: none can stand where the contract's own is the default. */
function isOwnNamespacePrefixed(model: ContractModel): boolean {
  const isOwn = ({ name }: { readonly name: string }): boolean => namespaceName(name) === model.namespace;
  const builtins = usedBuiltins({
    ...model,
    elements: model.elements.filter(isOwn),
    attributes: (model.attributes ?? []).filter(isOwn),
  });
  if (builtins.has("QName") || builtins.has("NOTATION")) return true;
  return model.types.some(
    (type) => hasUnqualifiedElement(type) || hasQualifiedAttribute(type, model.namespace) || hasTypeOfNoNamespace(type),
  );
}

function hasTypeOfNoNamespace(type: TypeModel): boolean {
  return type.kind === "record" && (type.standIns ?? []).some((id) => namespaceName(id) === "");
}

function hasUnqualifiedElement(type: TypeModel): boolean {
  if (type.kind === "array") return namespaceName(type.item.name) === "";
  return type.kind === "record" && type.content.kind === "elements" && particleHasUnqualified(type.content.particle);
}

function hasQualifiedAttribute(type: TypeModel, namespace: string): boolean {
  return type.kind === "record" && type.attributes.some((attribute) => namespaceName(attribute.name) === namespace);
}

function particleHasUnqualified(particle: ParticleModel): boolean {
  if (particle.kind === "element") return namespaceName(particle.element.name) === "";
  return particle.kind !== "wildcard" && particle.items.some(particleHasUnqualified);
}

/** A constant that no other namespace has; it is taken then. */
function takeConstant(uri: string, taken: Set<string>): string {
  const name = freeName(namespaceConstant(uri), (candidate) => taken.has(candidate));
  taken.add(name);
  return name;
}

/** `t`, then `a`, `b`, ... without `i` (xsi) and `s` (the envelope); then `n24`, `n25`, ... */
function prefixAt(index: number): string {
  const letters = "tabcdefghjklmnopqruvwxyz";
  return letters.charAt(index) === "" ? `n${index}` : letters.charAt(index);
}
