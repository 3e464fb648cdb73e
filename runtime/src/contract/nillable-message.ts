import type { JsonDecoder, JsonEncoder, MessageCodec, XmlDecoder, XmlEncoder } from "./operation.js";

/** The codec of a message whose element is nillable: null is `xsi:nil`, and null in JSON. */
export function nillableMessage<Value>(codec: MessageCodec<Value>): MessageCodec<Value | null> {
  return {
    ...nillableXmlDecoder(codec),
    ...nillableXmlEncoder(codec),
    ...nillableJsonDecoder(codec),
    ...nillableJsonEncoder(codec),
  };
}

/** Reads null too, which is `xsi:nil`. */
export function nillableXmlDecoder<Value>({ element, decodeXml }: XmlDecoder<Value>): XmlDecoder<Value | null> {
  return { element, decodeXml: (xml) => xml.nilOr(decodeXml) };
}

/** Writes null too, as `xsi:nil`. */
export function nillableXmlEncoder<Value>({ element, encodeXml }: XmlEncoder<Value>): XmlEncoder<Value | null> {
  return {
    element,
    encodeXml: (xml, value) => {
      if (value === null) xml.nilContent();
      else encodeXml(xml, value);
    },
  };
}

/** Reads null too. */
export function nillableJsonDecoder<Value>({ decodeJson }: JsonDecoder<Value>): JsonDecoder<Value | null> {
  return { decodeJson: (json) => (json.nil() ? null : decodeJson(json)) };
}

/** Writes null too. */
export function nillableJsonEncoder<Value>({ encodeJson }: JsonEncoder<Value>): JsonEncoder<Value | null> {
  return {
    encodeJson: (json, value) => {
      if (value === null) json.nil();
      else encodeJson(json, value);
    },
  };
}
