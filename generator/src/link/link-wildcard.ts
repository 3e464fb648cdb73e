import type { WildcardSyntax } from "../parse/schema-syntax.js";
import type { SchemaContext } from "./schema-context.js";
import type { Wildcard, WildcardNamespaces } from "./schema-set.js";

/** The wildcard of xs:any or xs:anyAttribute (XSD 1.0 Part 1, section 3.10.2). */
export function linkWildcard(syntax: WildcardSyntax, context: SchemaContext): Wildcard {
  return { namespaces: linkNamespaces(syntax.namespaces, context), process: syntax.process, at: syntax.at };
}

function linkNamespaces(words: readonly string[], context: SchemaContext): WildcardNamespaces {
  if (words.length === 1 && words[0] === "##any") return { kind: "any" };
  if (words.length === 1 && words[0] === "##other") return { kind: "not", namespace: context.namespace };
  const namespaces = words.map((word) => {
    if (word === "##local") return "";
    return word === "##targetNamespace" ? context.namespace : word;
  });
  return { kind: "oneOf", namespaces: [...new Set(namespaces)] };
}

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
