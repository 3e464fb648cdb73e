import { openEnumerationMark } from "../marks/contract-marks.js";
import { attributeOf, namespaceOfPrefix, type XmlElement } from "../read/xml-tree.js";
import { type Documentation, sentence } from "./documentation.js";
import {
  booleanOf,
  derivationSetOf,
  nodeOf,
  placeOf,
  qualifiedNameOf,
  qualifiedNamesOf,
  schemaChildren,
  tokenOf,
} from "./read-attributes.js";
import { facetNames } from "./schema-grammar.js";
import type { FacetSyntax, SimpleContentSyntax, SimpleTypeSyntax } from "./schema-syntax.js";

/** Parses xs:simpleType. */
export function parseSimpleType(element: XmlElement): SimpleTypeSyntax {
  const { at, documentation } = nodeOf(element);
  const content = parseContent(element);
  return {
    kind: "simpleType",
    at,
    documentation: content.kind === "restriction" ? withValues(documentation, content.facets) : documentation,
    name: tokenOf(element, "name"),
    nameAt: placeOf(element, "name"),
    final: derivationSetOf(element, "final"),
    content,
    openEnumeration: openEnumerationMark(element),
  };
}

/**
 * The documentation of a type with that of its enumerated values as a list, because types in TypeScript have no place
 * for it.
 */
function withValues(
  documentation: Documentation | undefined,
  facets: readonly FacetSyntax[],
): Documentation | undefined {
  const said = facets.filter((facet) => facet.name === "enumeration" && facet.documentation !== undefined);
  if (said.length === 0) return documentation;
  const list = said.map((facet) => `- \`${oneLine(facet.value)}\`: ${flatText(facet.documentation)}`).join("\n");
  return {
    text: documentation?.text === undefined ? list : `${documentation.text}\n\n${list}`,
    deprecation: documentation?.deprecation,
  };
}

function flatText(documentation: Documentation | undefined): string {
  const { text = "", deprecation } = documentation ?? {};
  if (deprecation === undefined) return oneLine(text);
  return oneLine(`${sentence(text)} Deprecated. ${deprecation.text}`);
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}

function parseContent(element: XmlElement): SimpleContentSyntax {
  const [child] = schemaChildren(element, "restriction", "list", "union");
  if (child === undefined) return { kind: "restriction", base: undefined, inlineType: undefined, facets: [] };
  if (child.local === "restriction") {
    return {
      kind: "restriction",
      base: qualifiedNameOf(child, "base"),
      inlineType: inlineSimpleType(child),
      facets: parseFacets(child),
    };
  }
  if (child.local === "list") {
    const item = qualifiedNameOf(child, "itemType");
    return { kind: "list", item, inlineType: inlineSimpleType(child) };
  }
  return {
    kind: "union",
    members: qualifiedNamesOf(child, "memberTypes"),
    inlineTypes: schemaChildren(child, "simpleType").map((type) => parseSimpleType(type)),
  };
}

/** The xs:simpleType inside an element, if any. */
export function inlineSimpleType(element: XmlElement): SimpleTypeSyntax | undefined {
  const [type] = schemaChildren(element, "simpleType");
  return type === undefined ? undefined : parseSimpleType(type);
}

/** Parses the facets of a restriction, in order. */
export function parseFacets(restriction: XmlElement): readonly FacetSyntax[] {
  return schemaChildren(restriction, ...facetNames).flatMap((facet) => {
    const value = attributeOf(facet, "value");
    if (value === undefined) return [];
    return [
      {
        name: facet.local,
        value: value.value,
        fixed: booleanOf(facet, "fixed") ?? false,
        namespaceOf: (prefix: string) => namespaceOfPrefix(facet, prefix),
        ...nodeOf(facet),
        at: value.at,
      },
    ];
  });
}
