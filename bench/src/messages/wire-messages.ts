import { matchTilesPerformanceRequest as operation } from "@game-play/api/operations";
import {
  JsonReader,
  JsonWriter,
  type MessageCodec,
  readByTemplate,
  TemplateRecorder,
  TemplateSlot,
  writeMessage,
  XmlTextReader,
  XmlWriter,
} from "@stubwright/runtime/codec";
import { board, request } from "./game-messages.js";

const names = 'xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" xmlns:i="http://www.w3.org/2001/XMLSchema-instance"';

/** A message in its SOAP envelope. */
export function encodeSoap<Value>({ element, encodeXml }: MessageCodec<Value>, value: Value): string {
  const xml = new XmlWriter();
  writeMessage(xml, element, () => encodeXml(xml, value));
  return `<?xml version="1.0" encoding="utf-8"?><s:Envelope ${names}><s:Body>${xml.toString()}</s:Body></s:Envelope>`;
}

/** The message of an envelope without a Header. */
export function decodeSoap<Value>(codec: MessageCodec<Value>, text: string, elements = 200_000): Value {
  return readEnvelope(codec, new XmlTextReader(text, { limits: { elements } }));
}

function readEnvelope<Value>(codec: MessageCodec<Value>, xml: XmlTextReader): Value {
  xml.root();
  xml.child();
  xml.child();
  xml.markRoot();
  const value = codec.decodeXml(xml);
  if (xml.child() !== undefined || xml.child() !== undefined) throw new Error("The envelope has more than a message.");
  xml.end();
  return value;
}

/** Reads messages as the server does: those with the markup of the message before by its template. */
export function soapDecoder<Value>(codec: MessageCodec<Value>): (text: string) => Value {
  const slot = new TemplateSlot<undefined>();
  return (text) => {
    const known = slot.find(text);
    const value = known && readByTemplate(text, known.template, codec.decodeXml);
    if (value !== undefined) {
      slot.read();
      return value;
    }
    if (!slot.wants(text)) return decodeSoap(codec, text);
    const recorder = new TemplateRecorder(text, {});
    const recorded = readEnvelope(codec, recorder);
    const template = recorder.template();
    if (template !== undefined) slot.keep({ template, facts: undefined });
    return recorded;
  };
}

/** A message as JSON text. */
export function encodeJson<Value>(codec: MessageCodec<Value>, value: Value): string {
  const json = new JsonWriter();
  codec.encodeJson(json, value);
  return json.toString();
}

/** The message of JSON text, checked as far as the contract says. */
export function decodeJson<Value>(codec: MessageCodec<Value>, text: string): Value {
  const json = new JsonReader(JSON.parse(text));
  const value = codec.decodeJson(json);
  json.end();
  return value;
}

/** The messages of the operation that is measured, on both wires; in one piece, as texts are that were received. */
export const wireMessages = {
  soapRequest: received(encodeSoap(operation.request, request)),
  soapReply: received(encodeSoap(operation.reply, board)),
  jsonRequest: received(encodeJson(operation.request, request)),
  jsonReply: received(encodeJson(operation.reply, board)),
};

function received(text: string): string {
  return Buffer.from(text).toString();
}
