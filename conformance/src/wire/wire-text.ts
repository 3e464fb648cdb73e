import {
  JsonReader,
  JsonWriter,
  type MessageCodec,
  readByTemplate,
  TemplateRecorder,
  writeMessage,
  XmlTextReader,
  XmlWriter,
} from "@stubwright/runtime/codec";

/** Writes a message as an XML document. */
export function writeXml<Value>(codec: MessageCodec<Value>, value: Value): string {
  const xml = new XmlWriter();
  writeMessage(
    xml,
    codec.element,
    () => codec.encodeXml(xml, value),
    'xmlns:i="http://www.w3.org/2001/XMLSchema-instance"',
  );
  return xml.toString();
}

/** Reads a message whose elements are in the contract's order. Throws `DecodeError`. */
export function readXml<Value>(codec: MessageCodec<Value>, text: string): Value {
  return readRoot(codec, new XmlTextReader(text, { order: "strict" }));
}

/** Reads a message by the template that is made from it. Undefined if the message has no template. */
export function readXmlByTemplate<Value>(codec: MessageCodec<Value>, text: string): Value | undefined {
  const recorder = new TemplateRecorder(text, { order: "strict" });
  readRoot(codec, recorder);
  const template = recorder.template();
  return template && readByTemplate(text, template, codec.decodeXml);
}

function readRoot<Value>(codec: MessageCodec<Value>, xml: XmlTextReader): Value {
  xml.root();
  xml.markRoot();
  const value = codec.decodeXml(xml);
  xml.end();
  return value;
}

/** Writes a message as JSON text. */
export function writeJson<Value>(codec: MessageCodec<Value>, value: Value): string {
  const json = new JsonWriter();
  codec.encodeJson(json, value);
  return json.toString();
}

/** Reads a message from JSON text. Throws `DecodeError`. */
export function readJson<Value>(codec: MessageCodec<Value>, text: string): Value {
  const json = new JsonReader(JSON.parse(text));
  const value = codec.decodeJson(json);
  json.end();
  return value;
}
