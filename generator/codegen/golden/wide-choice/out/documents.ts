// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { DocumentCodec } from "@stubwright/runtime/codec";
import { documentCodec, documentSchema } from "@stubwright/runtime/codec";
import { wideNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

/** The codec types of the global elements, keyed by `{namespace}local`. */
export type Documents = {
  "{urn:golden:wide}Reading": DocumentCodec<types.Reading>;
};

const schema = documentSchema({
  documents: () => documents,
});

/** The codec of each global element, keyed by `{namespace}local`. */
export const documents: Documents = {
  "{urn:golden:wide}Reading": documentCodec(
    { namespace: wideNamespace, name: "Reading" },
    { decode: xml.decodeReading, encode: xml.encodeReading, schema },
  ),
};
