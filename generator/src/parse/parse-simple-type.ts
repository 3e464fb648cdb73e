import { attributeOf, namespaceOfPrefix, type XmlElement } from "../source/xml-tree.js";
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

/** Reads xs:simpleType. */
export function parseSimpleType(element: XmlElement): SimpleTypeSyntax {
  return {
    kind: "simpleType",
    ...nodeOf(element),
    name: tokenOf(element, "name"),
    nameAt: placeOf(element, "name"),
    final: derivationSetOf(element, "final"),
    content: parseContent(element),
  };
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

/** The xs:simpleType written inside an element, if any. */
export function inlineSimpleType(element: XmlElement): SimpleTypeSyntax | undefined {
  const [type] = schemaChildren(element, "simpleType");
  return type === undefined ? undefined : parseSimpleType(type);
}

/** The facet elements inside a restriction, in order. */
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
