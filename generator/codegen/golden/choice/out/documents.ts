// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { DocumentCodec } from "@stubwright/runtime/codec";
import { documentCodec, documentSchema } from "@stubwright/runtime/codec";
import { paymentNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

/** The codec types of the global elements, keyed by `{namespace}local`. */
export type Documents = {
  "{urn:golden:payment}Payment": DocumentCodec<types.Payment>;
  "{urn:golden:payment}Journey": DocumentCodec<types.Journey>;
  "{urn:golden:payment}Drawing": DocumentCodec<types.Drawing>;
};

const schema = documentSchema({
  documents: () => documents,
  types: {
    "{urn:golden:payment}Payment": xml.decodePayment,
    "{urn:golden:payment}Drawing": xml.decodeDrawing,
    "{urn:golden:payment}Journey": xml.decodeJourney,
  },
});

/** The codec of each global element, keyed by `{namespace}local`. */
export const documents: Documents = {
  "{urn:golden:payment}Payment": documentCodec(
    { namespace: paymentNamespace, name: "Payment" },
    { decode: xml.decodePayment, encode: xml.encodePayment, schema },
  ),
  "{urn:golden:payment}Journey": documentCodec(
    { namespace: paymentNamespace, name: "Journey" },
    { decode: xml.decodeJourney, encode: xml.encodeJourney, schema },
  ),
  "{urn:golden:payment}Drawing": documentCodec(
    { namespace: paymentNamespace, name: "Drawing" },
    { decode: xml.decodeDrawing, encode: xml.encodeDrawing, schema },
  ),
};
