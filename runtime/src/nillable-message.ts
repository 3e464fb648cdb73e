import type { MessageCodec } from "./operation.js";

/** The codec of a message whose element is nillable: null is `xsi:nil`, and null in JSON. */
export function nillableMessage<Value>(codec: MessageCodec<Value>): MessageCodec<Value | null> {
  return {
    element: codec.element,
    decodeXml: (xml) => xml.nilOr(codec.decodeXml),
    encodeXml: (xml, value) => {
      if (value === null) xml.nilContent();
      else codec.encodeXml(xml, value);
    },
    decodeJson: (json) => (json.nil() ? null : codec.decodeJson(json)),
    encodeJson: (json, value) => {
      if (value === null) json.nil();
      else codec.encodeJson(json, value);
    },
  };
}
