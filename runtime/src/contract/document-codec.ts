import { refuseDocument } from "../errors/decode-error.js";
import type { ElementDeclaration } from "../xml/element-declaration.js";
import { xsiNamespace } from "../xml/namespace-scope.js";
import { passInstruction } from "../xml/processing-instructions.js";
import type { ConstraintScope } from "../xml/xml-observer.js";
import type { ReaderSchema, XmlReader, XmlReaderOptions } from "../xml/xml-reader.js";
import { XmlTextReader } from "../xml/xml-text-reader.js";
import { XmlWriter } from "../xml/xml-writer.js";
import type { MessageElement } from "./operation.js";
import { writeMessage } from "./write-message.js";

/** Reads and writes whole documents that have one global element as their root. */
export interface DocumentCodec<Value> {
  /**
   * Reads a document. Unless the options say otherwise, the order of elements is checked and processing instructions
   * are skipped. Throws `DecodeError`.
   */
  readonly decode: (text: string, options?: XmlReaderOptions) => Value;
  /** Writes a document. Throws `EncodeError`. */
  readonly encode: (value: Value) => string;
  /** Reads the reader's current element. For documents that have this element below their root. */
  readonly read: (xml: XmlReader) => Value;
}

/** How the content of the root is read and written, and what else is checked. */
export interface DocumentTerms<Value> {
  readonly decode: (xml: XmlReader) => Value;
  readonly encode: (xml: XmlWriter, value: Value) => void;
  readonly declaration?: ElementDeclaration;
  /** The declarations that wildcards and xsi:type may refer to. */
  readonly schema?: ReaderSchema;
  /** `documentIds`, if the contract uses IDs. */
  readonly watch?: ConstraintScope;
}

/** Makes the document codec of a global element. */
export function documentCodec<Value>(element: MessageElement, terms: DocumentTerms<Value>): DocumentCodec<Value> {
  const { declaration, schema, watch } = terms;
  const read = (xml: XmlReader): Value => terms.decode(declaration === undefined ? xml : xml.declare(declaration));
  return {
    read,
    decode: (text, options) => {
      const xml = openDocument(text, element, { schema, ...options });
      if (watch !== undefined) xml.watch(watch);
      const value = read(xml);
      xml.end();
      return value;
    },
    encode: (value) => {
      const xml = new XmlWriter();
      writeMessage(xml, element, () => terms.encode(xml, value), instance);
      return xml.toString();
    },
  };
}

/** Like `documentCodec`, for a nillable element: null is `xsi:nil`. */
export function nillableDocumentCodec<Value>(
  element: MessageElement,
  terms: DocumentTerms<Value>,
): DocumentCodec<Value | null> {
  return documentCodec<Value | null>(element, {
    ...terms,
    decode: (xml) => xml.nilOr(terms.decode),
    encode: (xml, value) => {
      if (value === null) xml.nilContent();
      else terms.encode(xml, value);
    },
  });
}

function openDocument(text: string, element: MessageElement, options: XmlReaderOptions): XmlTextReader {
  const { order = "strict", instructions = passInstruction } = options;
  const xml = new XmlTextReader(text, { ...options, order, instructions });
  const root = xml.root();
  if (root.namespace === element.namespace && root.name === element.name) return xml;
  const detail = `The root must be {${element.namespace}}${element.name}, not {${root.namespace}}${root.name}.`;
  return refuseDocument("unexpected", detail);
}

const instance = `xmlns:i="${xsiNamespace}"`;
