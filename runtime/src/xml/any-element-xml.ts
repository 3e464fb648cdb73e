import { type ExpandedName, takesNamespace, type Wildcard } from "../values/names.js";
import type { AnyContent, AnyElement } from "../values/open-content.js";
import { AnyElementWriter, type DeclaredName, typeAttribute } from "./any-element-writer.js";
import { assessAttributes, assessElement, assessType, readTwice } from "./assess-element.js";
import type { XmlAttribute } from "./attribute-list.js";
import { isBlank } from "./characters.js";
import { xmlNamespace, xsiNamespace } from "./namespace-scope.js";
import { takeType } from "./schema-instance.js";
import { addUsedPrefixes } from "./used-prefixes.js";
import type { ElementDecoder, XmlReader } from "./xml-reader.js";
import type { XmlWriter } from "./xml-writer.js";

/**
 * Reads the current element, which a wildcard accepts, to its end. Elements and attributes that the schema declares are
 * checked against their declarations.
 */
export function decodeAnyElement(xml: XmlReader): AnyElement {
  return decodeElement(xml, xml.wildcard?.process ?? "lax");
}

/**
 * Reads the current element, which is declared as `xs:anyType`, to its end: attributes and content. In messages, white
 * space between elements is dropped.
 */
export function decodeAnyContent(xml: XmlReader): AnyContent {
  const { start } = xml.parts;
  start.notNil();
  const type = assessType(xml);
  if (start.isNil) type?.(xml);
  return type === undefined
    ? decodeContent(xml, "lax", isNotNil)
    : readAssessed(xml, type, (inner) => decodeContent(inner, "skip", isNotNil));
}

/**
 * Checks the content of the current element, whose xsi:type is `xs:anyType`, against the declarations of the schema.
 */
export function assessAnyContent(xml: XmlReader): void {
  decodeContent(xml, "lax");
}

function decodeElement(xml: XmlReader, process: Wildcard["process"]): AnyElement {
  const { namespace, name } = xml.name();
  const known = process === "skip" ? undefined : assessElement(xml, process);
  const read = (inner: XmlReader): AnyElement => ({
    name: `{${namespace}}${name}`,
    ...decodeContent(inner, known === undefined ? process : "skip"),
  });
  return known === undefined ? read(xml) : readAssessed(xml, known, read);
}

/**
 * Reads an element generically and checks it with its decoder. If the element has been read before, it is only checked.
 */
function readAssessed<Content extends AnyContent>(
  xml: XmlReader,
  known: ElementDecoder,
  read: (xml: XmlReader) => Content,
): Content | AnyElement {
  if (!xml.checksOnly) return readTwice(xml, read, known);
  known(xml);
  return { name: "" };
}

function decodeContent(
  xml: XmlReader,
  process: Wildcard["process"],
  isKept: (attribute: XmlAttribute) => boolean = () => true,
): AnyContent {
  const found = xml.attributes().filter(isKept);
  if (process !== "skip") assessAttributes(xml, found, "lax");
  const namespaces = new Map<string, string>();
  const attributes = found.map((attribute) => attributeEntry(xml, attribute, { process, namespaces }));
  const runs: (string | AnyElement)[] = [];
  for (;;) {
    const text = xml.characters();
    addUsedPrefixes(text, xml, namespaces);
    if (text !== "") runs.push(text);
    if (xml.child() === undefined) break;
    runs.push(decodeElement(xml, process === "skip" ? "skip" : "lax"));
  }
  const content = isSpaced(runs) && !keepsSpace(xml, found) ? runs.filter((run) => typeof run !== "string") : runs;
  return {
    ...(attributes.length > 0 ? { attributes: Object.fromEntries(attributes) } : {}),
    ...(namespaces.size > 0 ? { namespaces: Object.fromEntries(namespaces) } : {}),
    ...(content.length > 0 ? { content } : {}),
  };
}

/** Whether nothing but white space stands between child elements, as in a message that is indented for people. */
function isSpaced(runs: readonly (string | AnyElement)[]): boolean {
  const hasElements = runs.some((run) => typeof run !== "string");
  return hasElements && runs.every((run) => typeof run !== "string" || isBlank(run));
}

/**
 * Whether white space is kept: always in documents, and in messages if the element has xml:space="preserve" (XML 1.0
 * section 2.10).
 */
function keepsSpace({ schema }: XmlReader, attributes: readonly XmlAttribute[]): boolean {
  if (schema !== undefined) return true;
  return attributes.some(
    ({ namespace, name, value }) => namespace === xmlNamespace && name === "space" && value === "preserve",
  );
}

/** Whether an attribute is kept. xsi:nil of a declared element is not: the value null says the same. */
function isNotNil({ namespace, name }: XmlAttribute): boolean {
  return namespace !== xsiNamespace || (name !== "nil" && name !== "null");
}

/**
 * The name and value of an attribute. The value of xsi:type becomes `{namespace}local`; for other values, the prefixes
 * that they may use are added to `namespaces`.
 */
function attributeEntry(
  xml: XmlReader,
  attribute: XmlAttribute,
  { process, namespaces }: { readonly process: Wildcard["process"]; readonly namespaces: Map<string, string> },
): [name: string, value: string] {
  const name = expandedName(attribute);
  const type = name === typeAttribute ? typeName(xml, process) : undefined;
  if (type !== undefined) return [name, `{${type.namespace}}${type.name}`];
  addUsedPrefixes(attribute.value, xml, namespaces);
  return [name, attribute.value];
}

/**
 * The name in xsi:type. In skipped content xsi:type need not be valid; there a malformed value is treated as plain
 * text.
 */
function typeName(xml: XmlReader, process: Wildcard["process"]): ExpandedName | undefined {
  if (process !== "skip") return xml.typeName();
  const { attributes, namespaces } = xml.parts.parser;
  const type = takeType(attributes, namespaces);
  return type === "malformed" ? undefined : type;
}

/** Writes an element that the contract does not name. */
export function encodeAnyElement(xml: XmlWriter, element: AnyElement): void {
  new AnyElementWriter(xml).element(element);
}

/** Writes attributes and content into the element that was just opened. */
export function encodeAnyContent(xml: XmlWriter, content: AnyContent): void {
  new AnyElementWriter(xml).content(content);
}

/**
 * Writes an element of type `xs:anyType` whose tag has a prefix for `namespace`. If values in the content use the same
 * prefix for another namespace, the element is written in the default namespace instead.
 */
export function writeAnyContent(xml: XmlWriter, tag: string, namespace: string, content: AnyContent): void {
  const colon = tag.indexOf(":");
  const used = content.namespaces?.[tag.slice(0, colon)] ?? namespace;
  if (used === namespace) xml.element(tag, content, encodeAnyContent);
  else encodeAnyElement(xml, { ...content, name: `{${namespace}}${tag.slice(colon + 1)}` });
}

/** Reads the attributes of the current start tag that the contract does not name; undefined if there are none. */
export function decodeOtherAttributes(xml: XmlReader, wildcard: Wildcard): { [name: string]: string } | undefined {
  const found = xml.parts.parser.attributes.takeUnread((namespace) => takesNamespace(wildcard, namespace));
  if (wildcard.process !== "skip") assessAttributes(xml, found, wildcard.process);
  return found.length === 0
    ? undefined
    : Object.fromEntries(found.map((attribute) => [expandedName(attribute), attribute.value]));
}

/**
 * Writes attributes that the contract does not name into the start tag that was just opened. Refuses the names of the
 * declared qualified attributes.
 */
export function encodeOtherAttributes(
  xml: XmlWriter,
  attributes: { readonly [name: string]: string },
  declared: readonly DeclaredName[] = [],
): void {
  new AnyElementWriter(xml).others(attributes, declared);
}

function expandedName({ namespace, name }: XmlAttribute): string {
  return namespace === "" ? name : `{${namespace}}${name}`;
}
