import type { XmlAttribute } from "../xml/attribute-list.js";
import { isBlank } from "../xml/characters.js";
import { xsiNamespace } from "../xml/namespace-scope.js";
import { addUsedPrefixes } from "../xml/used-prefixes.js";
import type { ExpandedName, XmlReader } from "../xml/xml-reader.js";

/** The namespace of SOAP 1.1's encoding. */
export const encodingNamespace = "http://schemas.xmlsoap.org/soap/encoding/";

/** An element of an encoded message, as it was sent. */
export interface EncodedElement extends ExpandedName {
  /** What xsi:type names. */
  readonly type: ExpandedName | undefined;
  /** The other attributes. */
  readonly attributes: readonly XmlAttribute[];
  /** Texts and elements; white space between elements is left out. */
  readonly content: readonly (string | EncodedElement)[];
  /** The namespaces of the prefixes that its attributes and texts may use. */
  readonly prefixes: ReadonlyMap<string, string>;
}

const noAttributes: readonly XmlAttribute[] = [];
const noPrefixes: ReadonlyMap<string, string> = new Map();

/** Reads the current element to its end. */
export function readEncodedElement(xml: XmlReader): EncodedElement {
  const { parser, start } = xml.parts;
  const { namespace, name } = parser.current;
  const hasAttributes = parser.attributes.count > 0;
  const attributes = hasAttributes ? xml.attributes().filter(isNotType).map(withoutDraft) : noAttributes;
  const type = hasAttributes ? start.typeName() : undefined;
  const content: (string | EncodedElement)[] = [];
  let prefixes = noPrefixes;
  for (const { value } of attributes) if (value.includes(":")) prefixes = withUsed(prefixes, value, xml);
  for (;;) {
    const text = xml.characters();
    if (text.includes(":")) prefixes = withUsed(prefixes, text, xml);
    const isLast = xml.child() === undefined;
    if (!isBlank(text) || (isLast && content.length === 0)) content.push(text);
    if (isLast) return { namespace, name, type, attributes, content, prefixes };
    content.push(readEncodedElement(xml));
  }
}

/** The value of an attribute; undefined where it is absent. */
export function attributeOf(element: EncodedElement, namespace: string, name: string): string | undefined {
  return element.attributes.find((one) => one.name === name && one.namespace === namespace)?.value;
}

/** What xsi:type says is kept apart; in a draft of XML Schema it says nothing that decoders need. */
function isNotType({ namespace, name }: XmlAttribute): boolean {
  return name !== "type" || !(namespace === xsiNamespace || draftInstance.test(namespace));
}

/** The namespace of xsi:type and xsi:null in drafts of XML Schema, which the oldest stacks write. */
const draftInstance = /^http:\/\/www\.w3\.org\/(?:1999|2000\/\d\d)\/XMLSchema-instance$/;

function withoutDraft(attribute: XmlAttribute): XmlAttribute {
  return draftInstance.test(attribute.namespace) ? { ...attribute, namespace: xsiNamespace } : attribute;
}

function withUsed(prefixes: ReadonlyMap<string, string>, text: string, xml: XmlReader): ReadonlyMap<string, string> {
  const found = new Map(prefixes);
  addUsedPrefixes(text, xml, found);
  return found;
}
