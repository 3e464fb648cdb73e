import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { attributeOf, type XmlElement } from "../read/xml-tree.js";
import { parseAttributes, parseWildcard, valueSyntaxOf } from "./parse-attributes.js";
import { parseEncodedArray } from "./parse-encoded-array.js";
import { parseIdentityConstraints } from "./parse-identity-constraint.js";
import { inlineSimpleType, parseFacets, parseSimpleType } from "./parse-simple-type.js";
import {
  booleanOf,
  derivationSetOf,
  formOf,
  namedNodeOf,
  nodeOf,
  occursOf,
  placeOf,
  qualifiedNameOf,
  schemaChildren,
  tokenOf,
} from "./read-attributes.js";
import type {
  ComplexContentSyntax,
  ComplexTypeSyntax,
  ElementSyntax,
  GroupSyntax,
  ParticleSyntax,
  TypeSyntax,
} from "./schema-syntax.js";

/** Parses xs:element with a name. */
export function parseElement(element: XmlElement, diagnostics: Diagnostics): ElementSyntax {
  return {
    kind: "element",
    ...namedNodeOf(element),
    form: formOf(element, "form"),
    type: qualifiedNameOf(element, "type"),
    inlineType: inlineTypeOf(element, diagnostics),
    nillable: booleanOf(element, "nillable") ?? false,
    abstract: booleanOf(element, "abstract") ?? false,
    value: valueSyntaxOf(element),
    substitutionGroup: qualifiedNameOf(element, "substitutionGroup"),
    block: derivationSetOf(element, "block"),
    final: derivationSetOf(element, "final"),
    identityConstraints: parseIdentityConstraints(element, diagnostics),
  };
}

function inlineTypeOf(element: XmlElement, diagnostics: Diagnostics): TypeSyntax | undefined {
  const [type] = schemaChildren(element, "simpleType", "complexType");
  if (type === undefined) return undefined;
  return type.local === "simpleType" ? parseSimpleType(type) : parseComplexType(type, diagnostics);
}

/** Parses xs:group with a name. */
export function parseGroup(element: XmlElement, diagnostics: Diagnostics): GroupSyntax {
  return {
    kind: "group",
    ...namedNodeOf(element),
    particle: parseContentModel(element, diagnostics),
  };
}

/** Parses the model group or group reference in a type, derivation or group. */
function parseContentModel(parent: XmlElement, diagnostics: Diagnostics): ParticleSyntax | undefined {
  const [model] = schemaChildren(parent, "group", "all", "choice", "sequence");
  return model === undefined ? undefined : parseParticle(model, diagnostics)[0];
}

function parseParticle(element: XmlElement, diagnostics: Diagnostics): readonly ParticleSyntax[] {
  const shared = { ...nodeOf(element), ...occursOf(element) };
  const { local } = element;
  switch (local) {
    case "element": {
      if (attributeOf(element, "ref") === undefined) {
        if (tokenOf(element, "name") === undefined) return [];
        return [{ ...shared, kind: "element", element: parseElement(element, diagnostics) }];
      }
      const ref = qualifiedNameOf(element, "ref");
      return ref === undefined
        ? []
        : [{ ...shared, kind: "elementReference", ref, nillable: booleanOf(element, "nillable") ?? false }];
    }
    case "group": {
      const ref = qualifiedNameOf(element, "ref");
      return ref === undefined ? [] : [{ ...shared, kind: "groupReference", ref }];
    }
    case "any":
      return [{ ...shared, kind: "wildcard", wildcard: parseWildcard(element) }];
    case "all":
    case "choice":
    case "sequence": {
      const items = schemaChildren(element).flatMap((child) => parseParticle(child, diagnostics));
      return [{ ...shared, kind: local, items }];
    }
    default:
      return [];
  }
}

/** Parses xs:complexType. */
export function parseComplexType(element: XmlElement, diagnostics: Diagnostics): ComplexTypeSyntax {
  return {
    kind: "complexType",
    ...nodeOf(element),
    name: tokenOf(element, "name"),
    nameAt: placeOf(element, "name"),
    abstract: booleanOf(element, "abstract") ?? false,
    mixed: booleanOf(element, "mixed") ?? false,
    block: derivationSetOf(element, "block"),
    final: derivationSetOf(element, "final"),
    content: parseContent(element, diagnostics),
  };
}

function parseContent(element: XmlElement, diagnostics: Diagnostics): ComplexContentSyntax {
  const [content] = schemaChildren(element, "simpleContent", "complexContent");
  const derived = content === undefined ? undefined : schemaChildren(content, "restriction", "extension")[0];
  if (content === undefined || derived === undefined) {
    const particle = parseContentModel(element, diagnostics);
    return { kind: "shorthand", particle, attributes: parseAttributes(element) };
  }
  const shared = {
    derivation: derived.local === "extension" ? "extension" : "restriction",
    base: qualifiedNameOf(derived, "base"),
    attributes: parseAttributes(derived),
    at: placeOf(derived, "base"),
  } as const;
  if (content.local === "complexContent") {
    const particle = parseContentModel(derived, diagnostics);
    const array = parseEncodedArray(derived, particle);
    if (array !== undefined) return array;
    return { ...shared, kind: "complexContent", mixed: booleanOf(content, "mixed"), particle };
  }
  const inlineType = inlineSimpleType(derived);
  return { ...shared, kind: "simpleContent", inlineType, facets: parseFacets(derived) };
}
