import { DecodeError } from "../errors/decode-error.js";
import type { MessageElement } from "../operation.js";
import { XmlReader, type XmlReaderOptions } from "./xml-reader.js";
import { XmlWriter } from "./xml-writer.js";

/** Reads and writes whole documents with one global element as their root. */
export interface DocumentCodec<Value> {
  /** Holds elements to the schema's order unless the options say otherwise. Throws `DecodeError`. */
  readonly decode: (text: string, options?: XmlReaderOptions) => Value;
  /** Throws `EncodeError`. */
  readonly encode: (value: Value) => string;
}

/** Makes the document codec of a global element. */
export function documentCodec<Value>(
  element: MessageElement,
  decode: (xml: XmlReader) => Value,
  encode: (xml: XmlWriter, value: Value) => void,
): DocumentCodec<Value> {
  return {
    decode: (text, options) => {
      const xml = openDocument(text, element, options);
      const value = decode(xml);
      xml.end();
      return value;
    },
    encode: (value) => {
      const xml = openRoot(element);
      encode(xml, value);
      xml.close(element.tag);
      return xml.toString();
    },
  };
}

/** Like `documentCodec` for a nillable element: null is `xsi:nil`. */
export function nillableDocumentCodec<Value>(
  element: MessageElement,
  decode: (xml: XmlReader) => Value,
  encode: (xml: XmlWriter, value: Value) => void,
): DocumentCodec<Value | null> {
  return documentCodec<Value | null>(
    element,
    (xml) => (xml.nil() ? null : decode(xml)),
    (xml, value) => {
      if (value === null) xml.nilContent();
      else encode(xml, value);
    },
  );
}

function openDocument(text: string, element: MessageElement, options: XmlReaderOptions = {}): XmlReader {
  const xml = new XmlReader(text, { order: "strict", ...options });
  const root = xml.root();
  if (root.namespace === element.namespace && root.name === element.name) return xml;
  const detail = `The root is {${root.namespace}}${root.name}; {${element.namespace}}${element.name} is expected.`;
  throw new DecodeError([{ pointer: "", code: "unexpected", detail }]);
}

function openRoot(element: MessageElement): XmlWriter {
  const xml = new XmlWriter();
  const declarations = [element.declarations, 'xmlns:i="http://www.w3.org/2001/XMLSchema-instance"'];
  xml.open(element.tag, declarations.filter((one) => one !== "").join(" "));
  xml.markRoot();
  return xml;
}
