import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { missingDeclaration } from "../read/namespaces.js";
import { attributeOf, namespaceOfPrefix, type XmlElement } from "../read/xml-tree.js";
import { expandPathPrefixes, identityPathProblem, pathPrefixes } from "./identity-path.js";
import { nodeOf, qualifiedNameOf, schemaChildren, tokenOf } from "./read-attributes.js";
import type { IdentityConstraintSyntax } from "./schema-syntax.js";

/**
 * Parses the xs:unique, xs:key and xs:keyref of an element. Constraints with an invalid path are left out (reported).
 */
export function parseIdentityConstraints(
  element: XmlElement,
  diagnostics: Diagnostics,
): readonly IdentityConstraintSyntax[] {
  return schemaChildren(element, "unique", "key", "keyref")
    .filter((constraint) => schemaChildren(constraint, "selector", "field").every(hasPath))
    .map((constraint) => parseIdentityConstraint(constraint, diagnostics));
}

function hasPath(element: XmlElement): boolean {
  const path = attributeOf(element, "xpath")?.value ?? "";
  return identityPathProblem(path, element.local === "selector" ? "selector" : "field") === undefined;
}

function parseIdentityConstraint(element: XmlElement, diagnostics: Diagnostics): IdentityConstraintSyntax {
  const { local } = element;
  const [selector] = schemaChildren(element, "selector");
  return {
    kind: local === "key" || local === "keyref" ? local : "unique",
    ...nodeOf(element),
    name: tokenOf(element, "name") ?? "",
    refer: qualifiedNameOf(element, "refer"),
    selector: selector === undefined ? "" : pathOf(selector, diagnostics),
    fields: schemaChildren(element, "field").map((field) => pathOf(field, diagnostics)),
  };
}

function pathOf(element: XmlElement, diagnostics: Diagnostics): string {
  const attribute = attributeOf(element, "xpath");
  if (attribute === undefined) return "";
  const namespaceOf = (prefix: string): string | undefined => namespaceOfPrefix(element, prefix);
  for (const prefix of pathPrefixes(attribute.value)) {
    if (namespaceOf(prefix) !== undefined) continue;
    const args = { prefix, name: attribute.value, help: missingDeclaration(prefix) };
    diagnostics.report("xsd-unknown-prefix", attribute.at, args);
  }
  return expandPathPrefixes(attribute.value, namespaceOf);
}
