import type { ContractModel, ParticleModel } from "../model/contract-model.js";
import { namespaceName } from "../model/expanded-name.js";
import { freeName } from "../model/names/free-name.js";
import { operationElements } from "../model/operation-elements.js";
import { partMembers } from "../model/record-parts.js";
import { usedBuiltins } from "../model/used-builtins.js";
import { namespaces } from "../source/namespaces.js";
import { namespaceConstant } from "./namespace-constant.js";
import type { PlannedNamespace } from "./plan.js";

/** Constants and prefixes of the namespaces that messages use, the contract's own first. */
export function planNamespaces(model: ContractModel): readonly PlannedNamespace[] {
  const uris = new Set<string>([model.namespace]);
  for (const operation of model.operations) {
    for (const { element } of operationElements(operation)) if (element !== undefined) uris.add(namespaceName(element));
  }
  for (const type of model.types) {
    if (type.kind === "array") uris.add(namespaceName(type.item.name));
    if (type.kind !== "record") continue;
    for (const id of type.standIns ?? []) uris.add(namespaceName(id));
    for (const member of [...type.members, ...partMembers(type.parts ?? [])])
      if (member.node !== "text") uris.add(namespaceName(member.name));
  }
  for (const element of model.elements) uris.add(namespaceName(element.name));
  const needsPrefix = isOwnNamespacePrefixed(model);
  const taken = new Set<string>();
  return [...uris]
    .filter((uri) => uri !== "")
    .map((uri, index) => ({
      uri,
      constant: takeConstant(uri, taken),
      prefix: uri === namespaces.xml ? "xml" : index === 0 && !needsPrefix ? "" : prefixOf(index),
    }));
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

function hasTypeOfNoNamespace(type: ContractModel["types"][number]): boolean {
  return type.kind === "record" && (type.standIns ?? []).some((id) => namespaceName(id) === "");
}

function hasUnqualifiedElement(type: ContractModel["types"][number]): boolean {
  if (type.kind === "array") return namespaceName(type.item.name) === "";
  return type.kind === "record" && type.content.kind === "elements" && particleHasUnqualified(type.content.particle);
}

function hasQualifiedAttribute(type: ContractModel["types"][number], namespace: string): boolean {
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

/** `a`, `b`, ... without `i` (xsi) and `s` (the envelope); then `n26`, ... */
function prefixOf(index: number): string {
  const letters = "tabcdefghjklmnopqruvwxyz";
  return letters.charAt(index) === "" ? `n${index}` : letters.charAt(index);
}
