import type { Wildcard, WildcardNamespaces } from "./schema-set.js";

/**
 * The namespaces that both wildcards allow (section 3.10.6, attribute wildcard intersection); undefined if they cannot
 * be expressed.
 */
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

/**
 * The namespaces that either wildcard allows (section 3.10.6, attribute wildcard union); undefined if they cannot be
 * expressed.
 */
export function uniteNamespaces(one: WildcardNamespaces, other: WildcardNamespaces): WildcardNamespaces | undefined {
  if (one.kind === "any" || other.kind === "any") return { kind: "any" };
  if (one.kind === "oneOf" && other.kind === "oneOf") {
    return { kind: "oneOf", namespaces: [...new Set([...one.namespaces, ...other.namespaces])] };
  }
  if (one.kind === "oneOf") return uniteNamespaces(other, one);
  if (other.kind === "oneOf") return uniteWithListed(one, other.namespaces);
  return one.namespace === other.namespace ? one : { kind: "not", namespace: "" };
}

/** The union of a wildcard that excludes a namespace and no namespace with a wildcard that lists namespaces. */
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

/** Whether a wildcard allows all namespaces that another allows (XSD 1.0 Part 1, 3.10.6, cos-ns-subset). */
export function isNamespaceSubset(sub: WildcardNamespaces, base: WildcardNamespaces): boolean {
  if (base.kind === "any") return true;
  if (sub.kind === "oneOf") return sub.namespaces.every((namespace) => allowsNamespace(base, namespace));
  return sub.kind === "not" && base.kind === "not" && sub.namespace === base.namespace;
}

/** Whether both wildcards allow some namespace. */
export function namespacesMeet(one: WildcardNamespaces, other: WildcardNamespaces): boolean {
  if (one.kind === "oneOf") return one.namespaces.some((namespace) => allowsNamespace(other, namespace));
  if (other.kind === "oneOf") return other.namespaces.some((namespace) => allowsNamespace(one, namespace));
  return true;
}

/** The strength of a wildcard's processContents: a greater number is stricter. */
export function processStrength(wildcard: Wildcard): number {
  return { skip: 0, lax: 1, strict: 2 }[wildcard.process];
}
