import { DecodeError } from "@stubwright/runtime";
import { type MessageCodec, string, XmlTextReader } from "@stubwright/runtime/codec";

/** What any header block may have beside the attributes of its type. */
const blockAttributes = ["mustUnderstand", "actor", "role", "relay", "encodingStyle"];
const utilityNamespace = "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd";

/** Why the first header block of a codec's name is not valid; undefined if it is. The envelope has one. */
export function readHeaderBlock(
  envelope: string,
  codec: MessageCodec<unknown>,
  envelopeNamespace: string,
): string | undefined {
  const xml = new XmlTextReader(envelope, { order: "strict" });
  try {
    xml.root();
    // The form of the envelope has been checked: a Header comes first.
    xml.child();
    let isRead = false;
    for (let block = xml.child(); block !== undefined; block = xml.child()) {
      const isWanted = block.namespace === codec.element.namespace && block.name === codec.element.name;
      if (!isWanted || isRead) {
        xml.skip();
        continue;
      }
      isRead = true;
      xml.markRoot();
      for (const name of blockAttributes) xml.attribute(envelopeNamespace, name, string);
      xml.attribute(utilityNamespace, "Id", string);
      codec.decodeXml(xml);
    }
    while (xml.child() !== undefined) xml.skip();
    xml.end();
    return undefined;
  } catch (error) {
    if (error instanceof DecodeError) return error.message;
    throw error;
  }
}
