import type { JsonDecoder, JsonEncoder, MessageCodec, XmlDecoder, XmlEncoder } from "./operation.js";

/** Extends a codec to null, for a message whose element is nillable. Null is `xsi:nil` in XML and `null` in JSON. */
export function nillableMessage<Value>(codec: MessageCodec<Value>): MessageCodec<Value | null> {
  return {
    ...nillableXmlDecoder(codec),
    ...nillableXmlEncoder(codec),
    ...nillableJsonDecoder(codec),
    ...nillableJsonEncoder(codec),
  };
}

/** Extends an XML decoder to null, which is sent as `xsi:nil`. */
export function nillableXmlDecoder<Value>({ element, decodeXml }: XmlDecoder<Value>): XmlDecoder<Value | null> {
  return { element, decodeXml: (xml) => xml.nilOr(decodeXml) };
}

/** Extends an XML encoder to null, which is sent as `xsi:nil`. */
export function nillableXmlEncoder<Value>({ element, encodeXml }: XmlEncoder<Value>): XmlEncoder<Value | null> {
  return {
    element,
    encodeXml: (xml, value) => {
      if (value === null) xml.nilContent();
      else encodeXml(xml, value);
    },
  };
}

/** Extends a JSON decoder to null. */
export function nillableJsonDecoder<Value>({ decodeJson }: JsonDecoder<Value>): JsonDecoder<Value | null> {
  return { decodeJson: (json) => (json.nil() ? null : decodeJson(json)) };
}

/** Extends a JSON encoder to null. */
export function nillableJsonEncoder<Value>({ encodeJson }: JsonEncoder<Value>): JsonEncoder<Value | null> {
  return {
    encodeJson: (json, value) => {
      if (value === null) json.nil();
      else encodeJson(json, value);
    },
  };
}
