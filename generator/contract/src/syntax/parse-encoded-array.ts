import type { Span } from "../diagnostics/span.js";
import { namespaces } from "../read/namespaces.js";
import { arrayTypeAttribute, attributeOf, type XmlAttribute, type XmlElement } from "../read/xml-tree.js";
import { placeOf, qualifiedNameOf, resolveName, schemaChildren } from "./read-attributes.js";
import type { ComplexContentSyntax, ElementSyntax, ParticleSyntax, QualifiedName } from "./schema-syntax.js";

type EncodedArraySyntax = Extract<ComplexContentSyntax, { readonly kind: "shorthand" }>;

/**
 * The name of a type, followed by brackets for each array: `xsd:string[][4]`. Without brackets, one array is meant. No
 * sensible contract nests more than 16 arrays.
 */
const arrayTypeForm = /^([^\s[\],]+)((?:\[\d*\]){0,16})$/;

/**
 * Parses a type that restricts or extends the encoding's Array (SOAP 1.1 section 5.4.2), or such a type with another
 * wsdl:arrayType, into a list of elements whose name does not matter. Their type is that of wsdl:arrayType (WSDL 1.1
 * section 2.2), or else that of the only element, or else any. Undefined if the content differs.
 */
export function parseEncodedArray(
  derived: XmlElement,
  particle: ParticleSyntax | undefined,
): ComplexContentSyntax | undefined {
  const base = qualifiedNameOf(derived, "base");
  const arrayType = arrayTypeOf(derived);
  if (arrayType === undefined && (base?.namespace !== namespaces.soapEncoding || base.local !== "Array")) {
    return undefined;
  }
  const at = placeOf(derived, "base");
  if (arrayType === undefined) return arrayOf(soleElement(particle) ?? itemOf({}, at), at);
  const { attribute, element } = arrayType;
  const [, name = "", brackets = ""] = arrayTypeForm.exec(attribute.value.trim()) ?? [];
  if (name === "") {
    const unreadArrayType = { value: attribute.value, at: attribute.at };
    return { ...arrayOf(itemOf({ type: anyType(at) }, at), at), unreadArrayType };
  }
  const type = resolveName(element, name, attribute.at);
  // The last brackets belong to this array.
  const array = nested(type, (brackets.match(/\[/g)?.length ?? 1) - 1, at);
  return brackets === "" ? { ...array, bareArrayType: { value: name, at: attribute.at } } : array;
}

function nested(type: QualifiedName, inner: number, at: Span): EncodedArraySyntax {
  if (inner === 0) return arrayOf(itemOf({ type }, at), at);
  const inlineType = {
    kind: "complexType",
    at,
    documentation: undefined,
    name: undefined,
    nameAt: at,
    abstract: false,
    mixed: false,
    block: undefined,
    final: undefined,
    content: nested(type, inner - 1, at),
  } as const;
  return arrayOf(itemOf({ inlineType }, at), at);
}

function arrayOf(element: ElementSyntax, at: Span): EncodedArraySyntax {
  const item = {
    kind: "element",
    element,
    min: 0,
    max: Number.POSITIVE_INFINITY,
    at,
    documentation: undefined,
  } as const;
  return {
    kind: "shorthand",
    particle: { kind: "sequence", items: [item], min: 1, max: 1, at, documentation: undefined },
    attributes: { uses: [], groups: [], wildcard: undefined },
    encodedArray: true,
  };
}

/** An item as we write it; readers ignore its name (section 5.4.2). */
function itemOf(type: Partial<Pick<ElementSyntax, "type" | "inlineType" | "nillable">>, at: Span): ElementSyntax {
  return {
    kind: "element",
    at,
    documentation: undefined,
    name: "item",
    nameAt: at,
    form: "unqualified",
    type: type.type,
    inlineType: type.inlineType,
    nillable: type.nillable ?? false,
    abstract: false,
    value: undefined,
    substitutionGroup: undefined,
    block: undefined,
    final: undefined,
    identityConstraints: [],
  };
}

/** The item of a content with one element. */
function soleElement(particle: ParticleSyntax | undefined): ElementSyntax | undefined {
  if (particle?.kind !== "sequence" && particle?.kind !== "all") return undefined;
  const [only, ...others] = particle.items;
  if (only?.kind !== "element" || others.length > 0) return undefined;
  const { type, inlineType, nillable, at } = only.element;
  return type === undefined && inlineType === undefined ? undefined : itemOf({ type, inlineType, nillable }, at);
}

/** The attribute wsdl:arrayType with its element, because WSDL generators declare prefixes there. */
function arrayTypeOf(
  derived: XmlElement,
): { readonly attribute: XmlAttribute; readonly element: XmlElement } | undefined {
  for (const element of schemaChildren(derived, "attribute")) {
    const attribute = arrayTypeAttribute(element);
    if (attribute !== undefined && attributeOf(element, "ref") !== undefined) return { attribute, element };
  }
  return undefined;
}

function anyType(at: Span): QualifiedName {
  return { namespace: namespaces.schema, local: "anyType", at };
}
