import { DecodeError } from "@stubwright/runtime";
import { type MessageCodec, XmlTextReader } from "@stubwright/runtime/codec";

/** Why the detail of a Fault is no valid element of its declaration; undefined if it is one. */
export function readXmlFragment(envelope: string, codec: MessageCodec<unknown>): string | undefined {
  const xml = new XmlTextReader(envelope, { order: "strict" });
  try {
    xml.root();
    if (!enter(xml, ["Body", "Fault", "detail"])) return "the detail was not found";
    for (let child = xml.child(); child !== undefined; child = xml.child()) {
      if (child.namespace !== codec.element.namespace || child.name !== codec.element.name) {
        xml.skip();
        continue;
      }
      codec.decodeXml(xml);
    }
    leave(xml);
    return undefined;
  } catch (error) {
    if (error instanceof DecodeError) return error.message;
    throw error;
  }
}

/** Moves down by local names; SOAP 1.2 writes Detail. False if one of them is not there. */
function enter(xml: XmlTextReader, names: readonly string[]): boolean {
  for (const name of names) {
    let child = xml.child();
    while (child !== undefined && child.name.toLowerCase() !== name.toLowerCase()) {
      xml.skip();
      child = xml.child();
    }
    if (child === undefined) return false;
  }
  return true;
}

/** Reads to the end of the document: values that are wrong are told there. */
function leave(xml: XmlTextReader): void {
  for (let depth = 0; depth < 3; depth++) while (xml.child() !== undefined) xml.skip();
  xml.end();
}
