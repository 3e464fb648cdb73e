import { addToGroup, type OpenGroups } from "@stubwright/contract/collection";
import type { ContractModel, ExpandedName, ParticleModel, TypeId, TypeModel } from "@stubwright/contract/model";
import {
  allMembers,
  camelCase,
  encodedArrayNames,
  freeName,
  operationElements,
  typesById,
  usedBuiltins,
  usesOf,
} from "@stubwright/contract/model";
import { namespaces } from "@stubwright/contract/read";
import { namespaceName } from "@stubwright/contract/schema";
import type { PlannedNamespace } from "./plan.js";

/** Plans constants and prefixes of the namespaces that messages use, the contract's own first. */
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

/** The names that messages may contain, with repetitions. */
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

/** The names inside an element of a type, with the names of types that xsi:type may give. */
function namesIn(type: TypeModel): readonly ExpandedName[] {
  if (type.kind === "array") return [type.item.name];
  return type.kind === "record" ? [...(type.standIns ?? []), ...allMembers(type).map(({ name }) => name)] : [];
}

/**
 * The namespaces of the names that a message of each type may contain, by type id. Open content uses the contract's
 * own.
 */
export function namespacesBelow(model: ContractModel): ReadonlyMap<TypeId, ReadonlySet<string>> {
  const byId = typesById(model);
  return reachedNamespaces(model.types, (type) => {
    if (type.kind === "open") return [model.namespace];
    const names = type.kind === "array" ? encodedArrayNames(type, byId) : [];
    return [...names, ...namesIn(type)].map(namespaceName);
  });
}

/**
 * The namespaces of each type and of all types that it leads to, by type id. The search goes backwards, from the types
 * that have a namespace to the types that lead to them, so that its time grows with the types and not with their pairs.
 */
export function reachedNamespaces(
  types: readonly TypeModel[],
  namespacesOf: (type: TypeModel) => readonly string[],
): ReadonlyMap<TypeId, ReadonlySet<string>> {
  const owners: OpenGroups<string, TypeId> = new Map();
  const users: OpenGroups<TypeId, TypeId> = new Map();
  for (const type of types) {
    for (const namespace of namespacesOf(type)) addToGroup(owners, namespace, type.id);
    for (const use of usesOf(type)) if (use.kind === "declared") addToGroup(users, use.id, type.id);
  }
  const reached = new Map(types.map((type) => [type.id, new Set<string>()]));
  for (const [namespace, starts] of owners) {
    const found = new Set(starts);
    for (const id of found) {
      reached.get(id)?.add(namespace);
      for (const user of users.get(id) ?? []) found.add(user);
    }
  }
  return reached;
}

/**
 * Whether the contract's namespace needs a prefix. It cannot be the default namespace beside unqualified elements,
 * qualified attributes, and values or types that are names without a namespace.
 */
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

/** A constant that no other namespace has. Adds it to `taken`. */
function takeConstant(uri: string, taken: Set<string>): string {
  const name = freeName(namespaceConstant(uri), (candidate) => taken.has(candidate));
  taken.add(name);
  return name;
}

/** The prefixes in order: `t`, then `a`, `b`, ... without `i` (xsi) and `s` (the envelope), then `n24`, `n25`, ... */
function prefixAt(index: number): string {
  const letters = "tabcdefghjklmnopqruvwxyz";
  return letters.charAt(index) === "" ? `n${index}` : letters.charAt(index);
}

/** The constant of a namespace: `urn:game-play:types` -> `typesNamespace`. Two namespaces may get the same. */
export function namespaceConstant(uri: string): string {
  const constant = camelCase([distinctiveWord(uri), "Namespace"]).replace(/^_+/, "");
  return /^[\p{ID_Start}$]/u.test(constant) ? constant : `n${constant}`;
}

/** The last word of a namespace that is neither a version nor a word such as `xsd`. */
function distinctiveWord(uri: string): string {
  const [scheme = "contract", ...words] = uri.split(/[/:#?]/).filter((part) => part !== "");
  const distinctive = words.findLast((word) => !/^(?:v?[\d._-]+|xsd|wsdl)$/iu.test(word)) ?? words.at(-1) ?? scheme;
  return distinctive.replace(/^www\.(?=.*\.)/, "").replace(/\.\p{L}\w*$/u, "");
}
