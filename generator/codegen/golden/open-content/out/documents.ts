// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { DocumentCodec } from "@stubwright/runtime/codec";
import { documentCodec, documentSchema } from "@stubwright/runtime/codec";
import { openNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

/** The codec types of the global elements, keyed by `{namespace}local`. */
export type Documents = {
  "{urn:golden:open}Anything": DocumentCodec<types.Anything>;
};

const schema = documentSchema({
  documents: () => documents,
});

/** The codec of each global element, keyed by `{namespace}local`. */
export const documents: Documents = {
  "{urn:golden:open}Anything": documentCodec(
    { namespace: openNamespace, name: "Anything" },
    { decode: xml.decodeAnything, encode: xml.encodeAnything, schema },
  ),
};
