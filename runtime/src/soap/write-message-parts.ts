import { blockNames } from "../contract/blocks.js";
import type { MessageElement } from "../contract/operation.js";
import type { XmlEncoders } from "../contract/soap-operation.js";
import { writeMessage } from "../contract/write-message.js";
import type { XmlWriter } from "../xml/xml-writer.js";

/** The header blocks and the Body of a message. */
interface MessageParts<Blocks extends object> {
  readonly codecs: XmlEncoders<Blocks> | undefined;
  readonly blocks: Partial<Blocks> | undefined;
  readonly element: MessageElement;
  readonly encode: (xml: XmlWriter) => void;
}

/** Writes the given header blocks, then the Body's child, each exactly as in the envelope. Throws `EncodeError`. */
export function writeMessageParts<Blocks extends object>(xml: XmlWriter, parts: MessageParts<Blocks>): void {
  const { codecs, blocks, element, encode } = parts;
  if (codecs !== undefined && blocks !== undefined) {
    for (const name of blockNames(codecs)) {
      const value = blocks[name];
      if (value !== undefined) writeMessage(xml, codecs[name].element, (inner) => codecs[name].encodeXml(inner, value));
    }
  }
  if (element.name !== "" || element.bare) writeMessage(xml, element, encode);
}
