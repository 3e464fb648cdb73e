import type { JsonValue } from "@stubwright/runtime";
import { DecodeError } from "@stubwright/runtime";
import {
  JsonReader,
  JsonWriter,
  type MessageCodec,
  writeMessage,
  type XmlReaderOptions,
  XmlTextReader,
  XmlWriter,
} from "@stubwright/runtime/codec";

/** A value that a codec read, or why it refused the message. */
export type ReadValue = { readonly value: unknown } | { readonly refusal: string };

/** Reads an element that stands alone, as a server reads its requests. */
export function readElement(codec: MessageCodec<unknown>, text: string, options: XmlReaderOptions = {}): ReadValue {
  return reading(() => {
    if (codec.element.name === "") return codec.decodeXml(new XmlTextReader("<none/>"));
    const xml = new XmlTextReader(text, options);
    const root = xml.root();
    if (root.namespace !== codec.element.namespace || root.name !== codec.element.name)
      throw new Error(`{${root.namespace}}${root.name} is not {${codec.element.namespace}}${codec.element.name}.`);
    xml.markRoot();
    const value = codec.decodeXml(xml);
    xml.end();
    return value;
  });
}

/** Reads the message in the Body of an envelope whose form has been checked. */
export function readBody(codec: MessageCodec<unknown>, envelope: string, options: XmlReaderOptions): ReadValue {
  const { name, bare = false } = codec.element;
  return reading(() => {
    const xml = new XmlTextReader(envelope, options);
    const part = moveToBody(xml);
    // The Body itself plays the role of the message's element if it holds the members directly.
    const message = bare ? part : xml.child();
    if (message === undefined && name === "") return codec.decodeXml(new XmlTextReader("<none/>"));
    // SOAP::Lite writes a message without content as nil, nillable or not: servers take it.
    if (options.order !== "strict") xml.parts.start.messageDepth = bare ? 2 : 3;
    if (message !== undefined) xml.markRoot();
    const value = codec.decodeXml(xml);
    if (!bare) skipRest(xml);
    skipRest(xml);
    xml.end();
    return value;
  });
}

/** Moves to the Body of an envelope. */
function moveToBody(xml: XmlTextReader): ReturnType<XmlTextReader["child"]> {
  xml.root();
  let part = xml.child();
  while (part !== undefined && part.name !== "Body") {
    xml.skip();
    part = xml.child();
  }
  return part;
}

/** Skips the further children of an element. */
function skipRest(xml: XmlTextReader): void {
  while (xml.child() !== undefined) xml.skip();
}

/** Reads a message from parsed JSON. */
export function readJson(codec: MessageCodec<unknown>, json: unknown): ReadValue {
  return reading(() => {
    const reader = new JsonReader(json);
    const value = codec.decodeJson(reader);
    reader.end();
    return value;
  });
}

function reading(read: () => unknown): ReadValue {
  try {
    return { value: read() };
  } catch (error) {
    if (error instanceof DecodeError) return { refusal: error.message };
    if (error instanceof RangeError || error instanceof TypeError) throw error;
    return { refusal: error instanceof Error ? error.message : String(error) };
  }
}

/** The JSON form of a value, in which values of both wires are compared. */
export function jsonText(codec: MessageCodec<unknown>, value: unknown): string {
  const writer = new JsonWriter();
  codec.encodeJson(writer, value);
  return writer.toString();
}

/** The JSON form of a value, parsed. */
export function jsonOf(codec: MessageCodec<unknown>, value: unknown): JsonValue {
  return JSON.parse(jsonText(codec, value));
}

/** The message as an element, ready to stand in a Body. */
export function xmlText(codec: MessageCodec<unknown>, value: unknown): string {
  if (codec.element.name === "") return "";
  const writer = new XmlWriter();
  writeMessage(writer, codec.element, () => codec.encodeXml(writer, value));
  return writer.toString();
}
