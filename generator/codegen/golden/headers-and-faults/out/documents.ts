// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { DocumentCodec } from "@stubwright/runtime/codec";
import { boolean, documentCodec, documentSchema, int, nillableDocumentCodec, string } from "@stubwright/runtime/codec";
import { vaultNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

/** The codec types of the global elements, keyed by `{namespace}local`. */
export type Documents = {
  "{urn:golden:vault}Open": DocumentCodec<types.Open>;
  "{urn:golden:vault}Leave": DocumentCodec<string>;
  "{urn:golden:vault}Opened": DocumentCodec<boolean>;
  "{urn:golden:vault}Ticket": DocumentCodec<types.Ticket>;
  "{urn:golden:vault}Lifetime": DocumentCodec<number>;
  "{urn:golden:vault}Locked": DocumentCodec<types.Locked>;
  "{urn:golden:vault}Unknown": DocumentCodec<string>;
  "{urn:golden:vault}Trace": DocumentCodec<string | null>;
  "{urn:golden:vault}Sealed": DocumentCodec<types.Sealed | null>;
};

const schema = documentSchema({
  documents: () => documents,
});

/** The codec of each global element, keyed by `{namespace}local`. */
export const documents: Documents = {
  "{urn:golden:vault}Open": documentCodec(
    { namespace: vaultNamespace, name: "Open" },
    { decode: xml.decodeOpen, encode: xml.encodeOpen, schema },
  ),
  "{urn:golden:vault}Leave": documentCodec(
    { namespace: vaultNamespace, name: "Leave" },
    { decode: (reader) => reader.value(string), encode: (writer, value) => writer.text(string, value), schema },
  ),
  "{urn:golden:vault}Opened": documentCodec(
    { namespace: vaultNamespace, name: "Opened" },
    { decode: (reader) => reader.value(boolean), encode: (writer, value) => writer.text(boolean, value), schema },
  ),
  "{urn:golden:vault}Ticket": documentCodec(
    { namespace: vaultNamespace, name: "Ticket" },
    { decode: xml.decodeTicket, encode: xml.encodeTicket, schema },
  ),
  "{urn:golden:vault}Lifetime": documentCodec(
    { namespace: vaultNamespace, name: "Lifetime" },
    { decode: (reader) => reader.value(int), encode: (writer, value) => writer.text(int, value), schema },
  ),
  "{urn:golden:vault}Locked": documentCodec(
    { namespace: vaultNamespace, name: "Locked" },
    { decode: xml.decodeLocked, encode: xml.encodeLocked, schema },
  ),
  "{urn:golden:vault}Unknown": documentCodec(
    { namespace: vaultNamespace, name: "Unknown" },
    { decode: (reader) => reader.value(string), encode: (writer, value) => writer.text(string, value), schema },
  ),
  "{urn:golden:vault}Trace": nillableDocumentCodec(
    { namespace: vaultNamespace, name: "Trace" },
    { decode: (reader) => reader.value(string), encode: (writer, value) => writer.text(string, value), schema },
  ),
  "{urn:golden:vault}Sealed": nillableDocumentCodec(
    { namespace: vaultNamespace, name: "Sealed" },
    { decode: xml.decodeSealed, encode: xml.encodeSealed, schema },
  ),
};
