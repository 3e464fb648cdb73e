import { blockOf, namesakeBlock } from "../contract/blocks.js";
import type { XmlDecoders } from "../contract/soap-operation.js";
import type { ReceivedFault } from "../errors/declared-fault.js";
import { DecodeError } from "../errors/decode-error.js";
import type { XmlReader, XmlReaderOptions } from "../xml/xml-reader.js";
import { XmlTextReader } from "../xml/xml-text-reader.js";
import { replyOptions } from "./reply-options.js";

/**
 * The declared fault in the detail of a Fault: the first element that is one. The envelope has been read before.
 * Undefined if the detail has no declared fault, or if the fault breaks the contract.
 */
export function readDeclaredFault<Faults extends object>(
  text: string,
  codecs: XmlDecoders<Faults> | undefined,
  options: XmlReaderOptions = replyOptions,
): ReceivedFault | undefined {
  if (codecs === undefined) return undefined;
  const xml = new XmlTextReader(text, options);
  xml.root();
  if (!enter(xml, "body") || !enter(xml, "fault") || !enter(xml, "detail")) return undefined;
  for (let child = nextElement(xml); child !== undefined; child = nextElement(xml)) {
    const kind = blockOf(codecs, child) ?? (options.tolerance && namesakeBlock(codecs, child));
    if (kind !== undefined) return decode(xml, () => ({ kind, detail: codecs[kind].decodeXml(xml) }));
    xml.skip();
  }
  return undefined;
}

/** The next child. Text is skipped, as a detail may contain some. */
function nextElement(xml: XmlReader): ReturnType<XmlReader["child"]> {
  xml.characters();
  return xml.child();
}

/** Moves to the first child of this name, in any letter case; false if there is none. */
function enter(xml: XmlReader, name: string): boolean {
  for (let child = xml.child(); child !== undefined; child = xml.child()) {
    if (child.name.toLowerCase() === name) return true;
    xml.skip();
  }
  return false;
}

/**
 * Reads the fault and the rest of the envelope, as bad values are collected until its end. Undefined if anything is
 * wrong.
 */
function decode(xml: XmlTextReader, read: () => ReceivedFault): ReceivedFault | undefined {
  try {
    const fault = read();
    while (xml.parts.parser.depth > 0) nextElement(xml);
    xml.end();
    return fault;
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}
