import type { Wildcard, WildcardNamespaces } from "./schema-set.js";
import { allowsNamespace } from "./wildcard-namespaces.js";

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
