import { JsonReader, JsonWriter, type MessageCodec } from "@stubwright/runtime/codec";

/** The JSON form of a message's value. */
export function jsonOf(codec: MessageCodec<unknown>, value: unknown): unknown {
  const writer = new JsonWriter();
  codec.encodeJson(writer, value);
  return JSON.parse(writer.toString());
}

/** The value of a message in its JSON form. Throws `DecodeError`. */
export function readMessage(codec: MessageCodec<unknown>, json: unknown): unknown {
  const reader = new JsonReader(json);
  const value = codec.decodeJson(reader);
  reader.end();
  return value;
}

/** Whether JSON is a message. */
export function isMessage(codec: MessageCodec<unknown>, json: unknown): boolean {
  try {
    readMessage(codec, json);
    return true;
  } catch {
    return false;
  }
}
