import type { WildcardSyntax } from "../../syntax/schema-syntax.js";
import type { SchemaContext } from "../schema-context.js";
import type { Wildcard, WildcardNamespaces } from "../schema-set.js";

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
