// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { DocumentCodec } from "@stubwright/runtime/codec";
import { documentCodec, documentSchema } from "@stubwright/runtime/codec";
import type { Drawing, Payment } from "./types.js";
import * as xml from "./xml.js";

const paymentNamespace = "urn:golden:payment";

/** A codec for the documents of each global element. */
export type Documents = {
  "{urn:golden:payment}Payment": DocumentCodec<Payment>;
  "{urn:golden:payment}Drawing": DocumentCodec<Drawing>;
};

const schema = documentSchema({
  documents: () => documents,
});

/** Every global element's codec, by `{namespace}local`. */
export const documents: Documents = {
  "{urn:golden:payment}Payment": documentCodec(
    { namespace: paymentNamespace, name: "Payment" },
    { decode: xml.decodePayment, encode: xml.encodePayment, schema },
  ),
  "{urn:golden:payment}Drawing": documentCodec(
    { namespace: paymentNamespace, name: "Drawing" },
    { decode: xml.decodeDrawing, encode: xml.encodeDrawing, schema },
  ),
};
