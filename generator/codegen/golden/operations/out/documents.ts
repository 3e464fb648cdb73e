// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { DocumentCodec } from "@stubwright/runtime/codec";
import { boolean, documentCodec, documentSchema, string } from "@stubwright/runtime/codec";
import { bellNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

/** The codec types of the global elements, keyed by `{namespace}local`. */
export type Documents = {
  "{urn:golden:bell}Ring": DocumentCodec<types.Ring>;
  "{urn:golden:bell}Rung": DocumentCodec<boolean>;
  "{urn:golden:bell}Mute": DocumentCodec<string>;
};

const schema = documentSchema({
  documents: () => documents,
});

/** The codec of each global element, keyed by `{namespace}local`. */
export const documents: Documents = {
  "{urn:golden:bell}Ring": documentCodec(
    { namespace: bellNamespace, name: "Ring" },
    { decode: xml.decodeRing, encode: xml.encodeRing, schema },
  ),
  "{urn:golden:bell}Rung": documentCodec(
    { namespace: bellNamespace, name: "Rung" },
    { decode: (reader) => reader.value(boolean), encode: (writer, value) => writer.text(boolean, value), schema },
  ),
  "{urn:golden:bell}Mute": documentCodec(
    { namespace: bellNamespace, name: "Mute" },
    { decode: (reader) => reader.value(string), encode: (writer, value) => writer.text(string, value), schema },
  ),
};
