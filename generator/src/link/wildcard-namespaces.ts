import type { WildcardNamespaces } from "./schema-set.js";

/** The namespaces both allow (section 3.10.6, attribute wildcard intersection); undefined where that cannot be said. */
export function intersectNamespaces(
  one: WildcardNamespaces,
  other: WildcardNamespaces,
): WildcardNamespaces | undefined {
  if (one.kind === "any") return other;
  if (other.kind === "any") return one;
  if (one.kind === "oneOf") {
    return { kind: "oneOf", namespaces: one.namespaces.filter((namespace) => allowsNamespace(other, namespace)) };
  }
  if (other.kind === "oneOf") return intersectNamespaces(other, one);
  if (one.namespace === other.namespace || other.namespace === "") return one;
  return one.namespace === "" ? other : undefined;
}

/** The namespaces one of both allows (section 3.10.6, attribute wildcard union); undefined where that cannot be said. */
export function uniteNamespaces(one: WildcardNamespaces, other: WildcardNamespaces): WildcardNamespaces | undefined {
  if (one.kind === "any" || other.kind === "any") return { kind: "any" };
  if (one.kind === "oneOf" && other.kind === "oneOf") {
    return { kind: "oneOf", namespaces: [...new Set([...one.namespaces, ...other.namespaces])] };
  }
  if (one.kind === "not" && other.kind === "not") {
    return one.namespace === other.namespace ? one : { kind: "not", namespace: "" };
  }
  if (one.kind === "oneOf") return uniteNamespaces(other, one);
  if (other.kind !== "oneOf") return undefined;
  const excluded = other.namespaces.includes(one.namespace);
  const absent = other.namespaces.includes("");
  if (one.namespace === "") return absent ? { kind: "any" } : one;
  if (excluded && absent) return { kind: "any" };
  if (excluded) return { kind: "not", namespace: "" };
  return absent ? undefined : one;
}

/** Whether a wildcard allows a namespace; `""` is no namespace (section 3.10.4). */
export function allowsNamespace(namespaces: WildcardNamespaces, namespace: string): boolean {
  switch (namespaces.kind) {
    case "any":
      return true;
    case "not":
      return namespace !== namespaces.namespace && namespace !== "";
    case "oneOf":
      return namespaces.namespaces.includes(namespace);
  }
}
