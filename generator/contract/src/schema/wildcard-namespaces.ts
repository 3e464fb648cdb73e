import type { Wildcard, WildcardNamespaces } from "./schema-set.js";

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
  if (one.kind === "oneOf") return uniteNamespaces(other, one);
  if (other.kind === "oneOf") return uniteWithListed(one, other.namespaces);
  return one.namespace === other.namespace ? one : { kind: "not", namespace: "" };
}

/** A wildcard that leaves out a namespace, and none, with one that lists what it allows. */
function uniteWithListed(
  negated: WildcardNamespaces & { readonly kind: "not" },
  listed: readonly string[],
): WildcardNamespaces | undefined {
  const hasAbsent = listed.includes("");
  if (listed.includes(negated.namespace)) return hasAbsent ? { kind: "any" } : { kind: "not", namespace: "" };
  return hasAbsent ? undefined : negated;
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

/** Whether all namespaces the one allows are allowed by the other (XSD 1.0 Part 1, 3.10.6, cos-ns-subset). */
export function isNamespaceSubset(sub: WildcardNamespaces, base: WildcardNamespaces): boolean {
  if (base.kind === "any") return true;
  if (sub.kind === "oneOf") return sub.namespaces.every((namespace) => allowsNamespace(base, namespace));
  return sub.kind === "not" && base.kind === "not" && sub.namespace === base.namespace;
}

/** Whether some namespace is allowed by both. */
export function namespacesMeet(one: WildcardNamespaces, other: WildcardNamespaces): boolean {
  if (one.kind === "oneOf") return one.namespaces.some((namespace) => allowsNamespace(other, namespace));
  if (other.kind === "oneOf") return other.namespaces.some((namespace) => allowsNamespace(one, namespace));
  return true;
}

/** Stricter processing is a greater number. */
export function processStrength(wildcard: Wildcard): number {
  return { skip: 0, lax: 1, strict: 2 }[wildcard.process];
}
