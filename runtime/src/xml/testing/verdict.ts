import { DecodeError } from "../../errors/decode-error.js";
import type { XmlReaderOptions } from "../xml-reader.js";
import { XmlTextReader } from "../xml-text-reader.js";

/** Reads a whole document and drops its content. Throws `DecodeError` if it is refused. */
function readWhole(text: string, options?: XmlReaderOptions): void {
  const xml = new XmlTextReader(text, options);
  xml.root();
  xml.skip();
  xml.end();
}

/** The code of the first issue of a refused document, or `"accepted"`. */
export function verdict(text: string, options?: XmlReaderOptions): string {
  try {
    readWhole(text, options);
    return "accepted";
  } catch (error) {
    if (error instanceof DecodeError) return error.issues[0]?.code ?? "no issue";
    throw error;
  }
}
