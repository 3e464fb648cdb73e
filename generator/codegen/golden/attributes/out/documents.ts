// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { DocumentCodec } from "@stubwright/runtime/codec";
import { decimal, documentCodec, documentSchema } from "@stubwright/runtime/codec";
import { pricesNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

/** The codec types of the global elements, keyed by `{namespace}local`. */
export type Documents = {
  "{urn:golden:prices}Offer": DocumentCodec<types.Offer>;
};

const schema = documentSchema({
  documents: () => documents,
  contents: {
    "{urn:golden:prices}Price": {
      type: decimal,
      bases: ["{http://www.w3.org/2001/XMLSchema}decimal"],
      ways: ["extension"],
      decode: xml.decodePrice,
    },
  },
});

/** The codec of each global element, keyed by `{namespace}local`. */
export const documents: Documents = {
  "{urn:golden:prices}Offer": documentCodec(
    { namespace: pricesNamespace, name: "Offer" },
    { decode: xml.decodeOffer, encode: xml.encodeOffer, schema },
  ),
};
