import type { XmlAttribute } from "../xml/attribute-list.js";
import { xsiNamespace } from "../xml/namespace-scope.js";
import { addUsedPrefixes } from "../xml/used-prefixes.js";
import type { ExpandedName, XmlReader } from "../xml/xml-reader.js";

/** An element of a message in SOAP encoding, as sent. */
export interface EncodedElement extends ExpandedName {
  /** The name in xsi:type. */
  readonly type: ExpandedName | undefined;
  /** The other attributes. */
  readonly attributes: readonly XmlAttribute[];
  /** Texts and child elements in document order. */
  readonly content: readonly (string | EncodedElement)[];
  /** The namespaces of the prefixes that its attributes and texts may use. */
  readonly prefixes: ReadonlyMap<string, string>;
}

const noAttributes: readonly XmlAttribute[] = [];
const noPrefixes: ReadonlyMap<string, string> = new Map();

/**
 * Reads the current element to its end. Unprefixed elements in the namespace `unqualified` count as elements in no
 * namespace; with `""`, none do.
 */
export function readEncodedElement(xml: XmlReader, unqualified: string): EncodedElement {
  const { parser, start } = xml.parts;
  const { prefix, name } = parser.current;
  const namespace = prefix === "" && parser.current.namespace === unqualified ? "" : parser.current.namespace;
  const hasAttributes = parser.attributes.count > 0;
  const attributes = hasAttributes ? xml.attributes().filter(isNotType).map(withoutDraft) : noAttributes;
  const type = hasAttributes ? start.typeName() : undefined;
  const content: (string | EncodedElement)[] = [];
  let prefixes: Map<string, string> | undefined;
  const noteUsed = (text: string): void => {
    if (!text.includes(":")) return;
    prefixes ??= new Map();
    addUsedPrefixes(text, xml, prefixes);
  };
  for (const { value } of attributes) noteUsed(value);
  for (;;) {
    const text = xml.characters();
    noteUsed(text);
    if (text !== "") content.push(text);
    if (xml.child() === undefined) break;
    content.push(readEncodedElement(xml, unqualified));
  }
  return { namespace, name, type, attributes, content, prefixes: prefixes ?? noPrefixes };
}

/** The value of an attribute; undefined if it is absent. */
export function attributeOf(element: EncodedElement, namespace: string, name: string): string | undefined {
  return element.attributes.find((one) => one.name === name && one.namespace === namespace)?.value;
}

/**
 * Whether an attribute is not xsi:type, which is kept separately. The xsi:type of drafts of XML Schema is dropped, as
 * decoders do not need it.
 */
function isNotType({ namespace, name }: XmlAttribute): boolean {
  return name !== "type" || !(namespace === xsiNamespace || draftInstance.test(namespace));
}

/** The namespaces of xsi:type and xsi:null in drafts of XML Schema, which the oldest stacks write. */
const draftInstance = /^http:\/\/www\.w3\.org\/(?:1999|2000\/\d\d)\/XMLSchema-instance$/;

function withoutDraft(attribute: XmlAttribute): XmlAttribute {
  return draftInstance.test(attribute.namespace) ? { ...attribute, namespace: xsiNamespace } : attribute;
}
