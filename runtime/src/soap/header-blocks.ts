import { blockNames, blockOf } from "../contract/blocks.js";
import type { XmlDecoders, XmlEncoders } from "../contract/soap-operation.js";
import type { XmlReaderOptions } from "../xml/xml-reader.js";
import { XmlTextReader } from "../xml/xml-text-reader.js";
import { bodyElement } from "./envelope-writer.js";
import { isForUs, passHeaderAttributes } from "./header-attributes.js";
import type { SoapVersion } from "./soap-version.js";

/** The names of the declared header blocks, as `{namespace}name`. */
export function headerNames<Blocks extends object>(codecs: XmlDecoders<Blocks> | undefined): ReadonlySet<string> {
  if (codecs === undefined) return new Set();
  return new Set(blockNames(codecs).map((name) => `{${codecs[name].element.namespace}}${codecs[name].element.name}`));
}

/** The markup of the given header blocks; `""` if there are none. Throws `EncodeError`. */
export function encodeHeaderBlocks<Blocks extends object>(
  codecs: XmlEncoders<Blocks> | undefined,
  blocks: Partial<Blocks> | undefined,
): string {
  if (codecs === undefined || blocks === undefined) return "";
  return blockNames(codecs)
    .map((name) => {
      const value = blocks[name];
      return value === undefined ? "" : bodyElement(codecs[name].element, (xml) => codecs[name].encodeXml(xml, value));
    })
    .join("");
}

/**
 * Reads the declared header blocks of an envelope. The envelope has been read before, up to its Body, and is read
 * again, because only the Body tells the operation and so the declared blocks. Throws `DecodeError`.
 */
export function decodeHeaderBlocks<Blocks extends object>(
  text: string,
  options: XmlReaderOptions,
  version: SoapVersion,
  codecs: XmlDecoders<Blocks>,
): Partial<Blocks> {
  const xml = new XmlTextReader(text, options);
  xml.root();
  const blocks: Partial<Blocks> = {};
  for (let part = xml.child(); part !== undefined; part = xml.child()) {
    if (part.name !== "Header") {
      xml.skip();
      continue;
    }
    xml.markRoot();
    for (let child = xml.child(); child !== undefined; child = xml.child()) {
      const name = blockOf(codecs, child);
      if (name === undefined || !isForUs(xml, version)) {
        xml.skip();
        continue;
      }
      if (Object.hasOwn(blocks, name)) xml.refuse("repeated", "The header block occurs twice.");
      passHeaderAttributes(xml, version);
      blocks[name] = codecs[name].decodeXml(xml);
    }
  }
  xml.end();
  return blocks;
}
