import { DOMParser } from "@xmldom/xmldom";
import { wsu, xml, xmlns } from "../names.js";
import { refuse } from "../refusal.js";

/** A document in which every node is of a kind that canonicalization and decoding see alike. */
export interface XmlTree {
  readonly document: Document;
  /** The elements by the values of their attributes that may be ids, whatever their type in a schema. */
  readonly ids: ReadonlyMap<string, readonly Element[]>;
}

/** Parses text that the runtime's reader has admitted. Throws `SecurityRefusal` for what is not to be trusted with a signature. */
export function parseTree(text: string): XmlTree {
  const document = parseXml(text);
  const ids = new Map<string, Element[]>();
  for (let node: Node | null = document.firstChild; node !== null; node = following(node, document)) {
    switch (node.nodeType) {
      case node.ELEMENT_NODE:
        lookAt(node as Element, ids);
        break;
      case node.TEXT_NODE:
      case node.CDATA_SECTION_NODE:
      case node.COMMENT_NODE:
        break;
      default:
        if (!isXmlDeclaration(node, document)) {
          refuse("InvalidSecurity", "The message has a processing instruction or a DTD.");
        }
    }
  }
  return { document, ids };
}

/** The one element that a reference within the document means. Throws `SecurityRefusal` for any other reference. */
export function referenced({ ids }: XmlTree, uri: string | null): Element {
  const id = uri?.startsWith("#") === true ? uri.slice(1) : "";
  // No id has the characters of an XPointer. A colon is none of XML Schema's either, but of node-soap's.
  if (!/^[\p{L}_][\p{L}\p{N}._:-]*$/u.test(id)) refuse("FailedCheck", `The reference ${String(uri)} is not to an id.`);
  const [element, ...others] = ids.get(id) ?? [];
  if (element === undefined) return refuse("FailedCheck", `No element has the id ${id}.`);
  if (others.length > 0) refuse("FailedCheck", `Several elements have the id ${id}.`);
  return element;
}

/**
 * Parses a document. Line endings are those of XML 1.0: by default, xmldom takes two further characters for some, and so
 * would change texts that have them. Throws `SecurityRefusal`.
 */
export function parseXml(text: string): Document {
  const options = {
    errorHandler: (_level: string, message: unknown): never =>
      refuse("InvalidSecurity", `The message is no XML: ${String(message)}`),
    normalizeLineEndings: (source: string): string => source.replace(/\r\n?/g, "\n"),
  };
  return new DOMParser(options).parseFromString(text, "text/xml");
}

/** xmldom keeps the XML declaration as a processing instruction. */
function isXmlDeclaration(node: Node, document: Document): boolean {
  return node === document.firstChild && node.nodeName === "xml";
}

/** The next node in document order. */
function following(node: Node, root: Node): Node | null {
  if (node.firstChild !== null && node.firstChild !== undefined) return node.firstChild;
  for (let up: Node | null = node; up !== null && up !== root; up = up.parentNode) {
    if (up.nextSibling) return up.nextSibling;
  }
  return null;
}

function lookAt(element: Element, ids: Map<string, Element[]>): void {
  const { attributes } = element;
  for (let index = 0; index < attributes.length; index++) {
    const attribute = attributes.item(index);
    if (attribute === null) continue;
    if (attribute.name.startsWith("xmlns")) checkDeclaration(attribute);
    else if (isId(attribute)) {
      const known = ids.get(attribute.value);
      if (known === undefined) ids.set(attribute.value, [element]);
      else if (known.at(-1) !== element) known.push(element);
    }
  }
}

/**
 * Canonicalization by xml-crypto leaves out every attribute whose name begins with `xmlns`, and writes the names of
 * namespaces unescaped: what is not a plain declaration could say one thing to it and another to a decoder.
 */
function checkDeclaration({ name, value, namespaceURI }: Attr): void {
  const isDeclaration = namespaceURI === xmlns && (name === "xmlns" || name.startsWith("xmlns:"));
  if (isDeclaration && !/[<>&"'\s]/.test(value)) return;
  refuse("InvalidSecurity", `The namespace declaration ${name} is not a plain one.`);
}

const idNames = new Set(["Id", "ID", "id", "AssertionID"]);

function isId({ namespaceURI, localName }: Attr): boolean {
  if (!idNames.has(localName)) return false;
  return !namespaceURI || namespaceURI === wsu || namespaceURI === xml;
}
