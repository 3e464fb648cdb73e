// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { DateTime } from "@stubwright/runtime";
import type { DocumentCodec } from "@stubwright/runtime/codec";
import { dateTime, documentCodec, documentSchema, nillableDocumentCodec, string } from "@stubwright/runtime/codec";
import { clockNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

/** The codec types of the global elements, keyed by `{namespace}local`. */
export type Documents = {
  "{urn:golden:clock}Tell": DocumentCodec<types.Tell>;
  "{urn:golden:clock}Time": DocumentCodec<DateTime | null>;
  "{urn:golden:clock}NoZone": DocumentCodec<string>;
};

const schema = documentSchema({
  documents: () => documents,
});

/** The codec of each global element, keyed by `{namespace}local`. */
export const documents: Documents = {
  "{urn:golden:clock}Tell": documentCodec(
    { namespace: clockNamespace, name: "Tell" },
    { decode: xml.decodeTell, encode: xml.encodeTell, schema },
  ),
  "{urn:golden:clock}Time": nillableDocumentCodec(
    { namespace: clockNamespace, name: "Time" },
    { decode: (reader) => reader.value(dateTime), encode: (writer, value) => writer.text(dateTime, value), schema },
  ),
  "{urn:golden:clock}NoZone": documentCodec(
    { namespace: clockNamespace, name: "NoZone" },
    { decode: (reader) => reader.value(string), encode: (writer, value) => writer.text(string, value), schema },
  ),
};
