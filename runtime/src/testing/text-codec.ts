import type { MessageCodec } from "../contract/operation.js";
import { string } from "../simple-types/strings.js";

/** A codec for a header block or fault detail that is an element with text. */
export function textCodec(namespace: string, name: string): MessageCodec<string> {
  return {
    element: { namespace, name },
    decodeXml: (xml) => xml.value(string),
    encodeXml: (xml, value) => xml.text(string, value),
    decodeJson: (json) => json.value(string),
    encodeJson: (json, value) => json.value(string, value),
  };
}
