import type { XmlReaderOptions } from "../xml/xml-reader.js";
import { XmlTextReader } from "../xml/xml-text-reader.js";
import { addressingNamespaces } from "./addressing.js";

const addressing: readonly string[] = Object.values(addressingNamespaces);

/**
 * The id that WS-Addressing gives a message (`wsa:MessageID`); undefined if there is none. The envelope was read before,
 * and is read again up to the block, because few ask. Throws `DecodeError`.
 */
export function readMessageId(envelope: string, options: XmlReaderOptions): string | undefined {
  if (!addressing.some((namespace) => envelope.includes(namespace))) return undefined;
  const xml = new XmlTextReader(envelope, options);
  xml.root();
  if (xml.child()?.name !== "Header") return undefined;
  for (let block = xml.child(); block !== undefined; block = xml.child()) {
    if (block.name === "MessageID" && addressing.includes(block.namespace)) {
      const id = xml.text().trim();
      return id === "" ? undefined : id;
    }
    xml.skip();
  }
  return undefined;
}
