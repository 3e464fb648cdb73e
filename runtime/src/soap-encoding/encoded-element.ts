import type { XmlAttribute } from "../xml/attribute-list.js";
import { xsiNamespace } from "../xml/namespace-scope.js";
import { addUsedPrefixes } from "../xml/used-prefixes.js";
import type { ExpandedName, XmlReader } from "../xml/xml-reader.js";

/** An element of an encoded message, as it was sent. */
export interface EncodedElement extends ExpandedName {
  /** What xsi:type names. */
  readonly type: ExpandedName | undefined;
  /** The other attributes. */
  readonly attributes: readonly XmlAttribute[];
  /** Texts and elements. */
  readonly content: readonly (string | EncodedElement)[];
  /** The namespaces of the prefixes that its attributes and texts may use. */
  readonly prefixes: ReadonlyMap<string, string>;
}

const noAttributes: readonly XmlAttribute[] = [];
const noPrefixes: ReadonlyMap<string, string> = new Map();

/**
 * Reads the current element to its end. Elements of the namespace `unqualified` that have no prefix count as ones in none; `""` where
 * there are none of these.
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
