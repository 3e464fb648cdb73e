import { EncodeError } from "../errors/encode-error.js";
import type { OpenContent } from "../values/open-content.js";
import { encodeOpenXml } from "../xml/open-content-writer.js";
import { XmlWriter } from "../xml/xml-writer.js";

/** Header blocks by `{namespace}name`, as the content of a Header; `""` without any. Throws `EncodeError`. */
export function openBlocks(blocks: ReadonlyMap<string, OpenContent> | undefined): string {
  if (blocks === undefined || blocks.size === 0) return "";
  for (const name of blocks.keys()) {
    if (/^\{[^{}]+\}./.test(name)) continue;
    // SOAP 1.1 section 4.2, SOAP 1.2 Part 1 section 5.2.1.
    const detail = `A header block is named {namespace}name, not ${JSON.stringify(name)}.`;
    throw new EncodeError({ pointer: "", code: "value", detail });
  }
  const xml = new XmlWriter();
  encodeOpenXml(xml, "", Object.fromEntries(blocks));
  return xml.toString();
}
