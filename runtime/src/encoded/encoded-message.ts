import type { AnyElement } from "../any-element.js";
import { decodeAnyElement, encodeAnyElement } from "../xml/any-element-xml.js";
import type { XmlReader } from "../xml/xml-reader.js";
import { XmlTextReader } from "../xml/xml-text-reader.js";
import { XmlWriter } from "../xml/xml-writer.js";
import { literalForm } from "./literal-form.js";

/**
 * Reads a message in SOAP section 5 encoding with the decoder of its literal form: values that stand elsewhere are put where they are
 * referred to, items of arrays get the one name that decoders know, and what only the encoding says is left out.
 */
export function encodedMessage<Value>(decode: (xml: XmlReader) => Value): (xml: XmlReader) => Value {
  return (xml) => {
    const { options, parser, issues } = xml.parts;
    // SOAP::Lite writes the wrapper without a prefix, so that all below it is in its namespace, too.
    const unqualified = parser.current.prefix === "" ? parser.current.namespace : "";
    const message = decodeAnyElement(xml);
    const literal = literalForm(message, readIndependent(xml), { unqualified, issues });
    const writer = new XmlWriter();
    encodeAnyElement(writer, literal);
    const reader = new XmlTextReader(writer.toString(), options);
    reader.root();
    reader.parts.start.messageDepth = 1;
    const value = decode(reader);
    reader.end();
    return value;
  };
}

/** The independent elements behind the message, which others refer to (SOAP 1.1 section 5.1, rule 5). */
function readIndependent(xml: XmlReader): readonly AnyElement[] {
  const { parser, children } = xml.parts;
  const found: AnyElement[] = [];
  // A message by itself has nothing behind it.
  if (parser.depth === 0) return found;
  for (children.space(); !parser.atEndTag(); children.space()) {
    xml.child();
    found.push(decodeAnyElement(xml));
  }
  return found;
}
