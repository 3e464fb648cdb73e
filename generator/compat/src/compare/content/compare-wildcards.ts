import type { Wildcard, WildcardNamespaces } from "@stubwright/contract/schema";
import { isNamespaceSubset, processStrength } from "@stubwright/contract/schema";
import type { NameAlignment } from "../contract/align-names.js";

/** The wildcard rules that apply between two wildcards, either of which may be absent. */
export function compareWildcards(
  old: Wildcard | undefined,
  now: Wildcard | undefined,
  alignment: NameAlignment,
): readonly ("wildcard-widened" | "wildcard-narrowed")[] {
  if (old === undefined || now === undefined) {
    if (old === now) return [];
    return old === undefined ? ["wildcard-widened"] : ["wildcard-narrowed"];
  }
  const oldNamespaces = alignWildcard(old, alignment).namespaces;
  const [less, more] = [processStrength(now) < processStrength(old), processStrength(now) > processStrength(old)];
  const wider = less || !isNamespaceSubset(now.namespaces, oldNamespaces);
  const narrower = more || !isNamespaceSubset(oldNamespaces, now.namespaces);
  return [...(wider ? ["wildcard-widened" as const] : []), ...(narrower ? ["wildcard-narrowed" as const] : [])];
}

/** A wildcard as people write it: `##any lax`. */
export function wildcardText(wildcard: Wildcard | undefined): string | undefined {
  return wildcard === undefined ? undefined : `${namespacesText(wildcard.namespaces)} ${wildcard.process}`;
}

function namespacesText(namespaces: WildcardNamespaces): string {
  switch (namespaces.kind) {
    case "any":
      return "##any";
    case "not":
      return `not ${namespaces.namespace}`;
    case "oneOf":
      return [...namespaces.namespaces]
        .sort()
        .map((one) => one || "##local")
        .join(" ");
  }
}

/** An old wildcard with the namespaces of the new contract. */
export function alignWildcard(wildcard: Wildcard, alignment: NameAlignment): Wildcard {
  return { ...wildcard, namespaces: alignedNamespaces(wildcard.namespaces, alignment) };
}

function alignedNamespaces(namespaces: WildcardNamespaces, alignment: NameAlignment): WildcardNamespaces {
  switch (namespaces.kind) {
    case "any":
      return namespaces;
    case "not":
      return { kind: "not", namespace: alignment.namespace(namespaces.namespace) };
    case "oneOf":
      return { kind: "oneOf", namespaces: namespaces.namespaces.map((uri) => alignment.namespace(uri)) };
  }
}
