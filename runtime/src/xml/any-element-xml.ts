import type { AnyContent, AnyElement } from "../any-element.js";
import { string } from "../scalars/strings.js";
import { takesNamespace, type Wildcard } from "../wildcard.js";
import { assessAttributes, assessElement, assessType, readTwice } from "./assess-element.js";
import type { XmlAttribute } from "./attribute-list.js";
import { isBlank } from "./characters.js";
import { xmlNamespace, xsiNamespace } from "./namespace-scope.js";
import type { ElementDecoder } from "./reader-schema.js";
import type { XmlReader } from "./xml-reader.js";
import type { XmlWriter } from "./xml-writer.js";

const typeAttribute = `{${xsiNamespace}}type`;

/** Reads the current element, which a wildcard took, to its end. What the schema declares is held to that. */
export function decodeAnyElement(xml: XmlReader): AnyElement {
  return decodeElement(xml, xml.wildcard?.process ?? "lax");
}

/** Reads the current element, which is declared with the type `xs:anyType`: attributes and content to its end. White space between elements is not kept. */
export function decodeAnyContent(xml: XmlReader): AnyContent {
  xml.parts.start.notNil();
  const type = assessType(xml);
  return type === undefined
    ? decodeContent(xml, "lax")
    : readAssessed(xml, type, (inner) => decodeContent(inner, "skip"));
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

/** Reads an element as it comes and by its declaration; the latter only, where it has been read before. */
function readAssessed<Content extends AnyContent>(
  xml: XmlReader,
  known: ElementDecoder,
  read: (xml: XmlReader) => Content,
): Content | AnyElement {
  if (!xml.checksOnly) return readTwice(xml, read, known);
  known(xml);
  return { name: "" };
}

function decodeContent(xml: XmlReader, process: Wildcard["process"]): AnyContent {
  const found = xml.attributes();
  if (process !== "skip") assessAttributes(xml, found, "lax");
  const attributes = found.map((attribute) => attributeEntry(xml, attribute));
  const runs: (string | AnyElement)[] = [];
  for (;;) {
    const text = xml.characters();
    if (text !== "") runs.push(text);
    if (xml.child() === undefined) break;
    runs.push(decodeElement(xml, process === "skip" ? "skip" : "lax"));
  }
  const hasElements = runs.some((run) => typeof run !== "string");
  const hasText = runs.some((run) => typeof run === "string" && !isBlank(run));
  const content = hasElements && !hasText ? runs.filter((run) => typeof run !== "string") : runs;
  return {
    ...(attributes.length > 0 ? { attributes: Object.fromEntries(attributes) } : {}),
    ...(content.length > 0 ? { content } : {}),
  };
}

/** The value of xsi:type is held as `{namespace}local`, as prefixes are not kept. */
function attributeEntry(xml: XmlReader, attribute: XmlAttribute): [name: string, value: string] {
  const name = expandedName(attribute);
  const type = name === typeAttribute ? xml.typeName() : undefined;
  return [name, type === undefined ? attribute.value : `{${type.namespace}}${type.name}`];
}

/** Writes an element of whatever name. */
export function encodeAnyElement(xml: XmlWriter, element: AnyElement): void {
  const { namespace, local } = splitName(element.name);
  const tag = namespace === "" ? local : `n:${local}`;
  xml.open(tag, namespace === "" ? 'xmlns=""' : `xmlns:n="${escapeNamespace(namespace)}"`);
  encodeAnyContent(xml, element);
  xml.close(tag);
}

/** Writes attributes and content into the element just opened. */
export function encodeAnyContent(xml: XmlWriter, content: AnyContent): void {
  if (content.attributes !== undefined) encodeOtherAttributes(xml, content.attributes);
  for (const item of content.content ?? []) {
    if (typeof item === "string") xml.text(string, item);
    else encodeAnyElement(xml, item);
  }
}

/** Reads the attributes of the current start tag that the contract does not name; undefined where there are none. */
export function decodeOtherAttributes(xml: XmlReader, wildcard: Wildcard): { [name: string]: string } | undefined {
  const found = xml.parts.parser.attributes.takeUnread((namespace) => takesNamespace(wildcard, namespace));
  if (wildcard.process !== "skip") assessAttributes(xml, found, wildcard.process);
  return found.length === 0
    ? undefined
    : Object.fromEntries(found.map((attribute) => [expandedName(attribute), attribute.value]));
}

/** Writes attributes of whatever names into the start tag just opened. */
export function encodeOtherAttributes(xml: XmlWriter, attributes: { readonly [name: string]: string }): void {
  for (const [index, [name, value]] of Object.entries(attributes).entries()) {
    const { namespace, local } = name.startsWith("{") ? splitName(name) : { namespace: "", local: name };
    if (namespace === "") xml.attribute(local, string, value);
    else if (namespace === xmlNamespace) xml.attribute(`xml:${local}`, string, value);
    else {
      xml.attribute(`xmlns:x${index}`, string, namespace);
      xml.attribute(`x${index}:${local}`, string, name === typeAttribute ? typeTag(xml, value) : value);
    }
  }
}

/** The value of xsi:type with a prefix; one that is written already stays. */
function typeTag(xml: XmlWriter, value: string): string {
  if (!value.startsWith("{")) return value;
  const { namespace, local } = splitName(value);
  return namespace === "" ? local : `${xml.prefixOf(namespace)}:${local}`;
}

function expandedName({ namespace, name }: XmlAttribute): string {
  return namespace === "" ? name : `{${namespace}}${name}`;
}

function splitName(name: string): { readonly namespace: string; readonly local: string } {
  const end = name.startsWith("{") ? name.indexOf("}") : -1;
  return { namespace: name.slice(1, Math.max(end, 1)), local: name.slice(end + 1) };
}

function escapeNamespace(namespace: string): string {
  return namespace.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
