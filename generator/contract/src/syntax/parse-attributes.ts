import { namespaces } from "../read/namespaces.js";
import { attributeOf, namespaceOfPrefix, type XmlElement } from "../read/xml-tree.js";
import { wordsOf } from "./attribute-kind.js";
import { inlineSimpleType } from "./parse-simple-type.js";
import { formOf, namedNodeOf, nodeOf, qualifiedNameOf, schemaChildren, tokenOf } from "./read-attributes.js";
import type {
  AttributeGroupSyntax,
  AttributeSyntax,
  AttributesSyntax,
  AttributeUseSyntax,
  QualifiedName,
  ValueSyntax,
  WildcardSyntax,
} from "./schema-syntax.js";

/** Parses xs:attribute with a name. */
export function parseAttribute(element: XmlElement): AttributeSyntax {
  return {
    kind: "attribute",
    ...namedNodeOf(element),
    form: formOf(element, "form"),
    type: qualifiedNameOf(element, "type"),
    inlineType: inlineSimpleType(element),
    value: valueSyntaxOf(element),
  };
}

/** Parses xs:attributeGroup with a name. */
export function parseAttributeGroup(element: XmlElement): AttributeGroupSyntax {
  return {
    kind: "attributeGroup",
    ...namedNodeOf(element),
    attributes: parseAttributes(element),
  };
}

/** Parses the attributes, attribute group references and wildcard of a type, derivation or group. */
export function parseAttributes(element: XmlElement): AttributesSyntax {
  const [wildcard] = schemaChildren(element, "anyAttribute");
  return {
    uses: schemaChildren(element, "attribute").flatMap((child) => parseUse(child)),
    groups: schemaChildren(element, "attributeGroup").flatMap((child) => {
      const ref = qualifiedNameOf(child, "ref");
      return ref === undefined || isOfEncoding(ref) ? [] : [ref];
    }),
    wildcard: wildcard === undefined ? undefined : parseWildcard(wildcard),
  };
}

/**
 * Whether a group is that of `id` and `href`, with which messages in SOAP's encoding move values elsewhere. They are
 * not part of the data (SOAP 1.1 section 5.4.1).
 */
function isOfEncoding({ namespace, local }: QualifiedName): boolean {
  return namespace === namespaces.soapEncoding && local === "commonAttributes";
}

function parseUse(element: XmlElement): readonly AttributeUseSyntax[] {
  const use = tokenOf(element, "use");
  const shared = {
    ...nodeOf(element),
    use: use === "required" || use === "prohibited" ? use : "optional",
    value: valueSyntaxOf(element),
  } as const;
  if (attributeOf(element, "ref") !== undefined) {
    const ref = qualifiedNameOf(element, "ref");
    return ref === undefined ? [] : [{ ...shared, attribute: { kind: "reference", ref } }];
  }
  if (tokenOf(element, "name") === undefined) return [];
  return [{ ...shared, attribute: { kind: "local", declaration: parseAttribute(element) } }];
}

/** Parses xs:any or xs:anyAttribute. */
export function parseWildcard(element: XmlElement): WildcardSyntax {
  const process = tokenOf(element, "processContents");
  return {
    ...nodeOf(element),
    namespaces: wordsOf(tokenOf(element, "namespace") ?? "##any"),
    process: process === "lax" || process === "skip" ? process : "strict",
  };
}

/** Parses the default or fixed attribute of an element or attribute declaration. */
export function valueSyntaxOf(element: XmlElement): ValueSyntax | undefined {
  for (const kind of ["fixed", "default"] as const) {
    const attribute = attributeOf(element, kind);
    if (attribute === undefined) continue;
    return { kind, value: attribute.value, namespaceOf: (prefix) => namespaceOfPrefix(element, prefix) };
  }
  return undefined;
}
