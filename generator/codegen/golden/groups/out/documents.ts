// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { DocumentCodec } from "@stubwright/runtime/codec";
import { documentCodec, documentSchema } from "@stubwright/runtime/codec";
import { travelNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

/** The codec types of the global elements, keyed by `{namespace}local`. */
export type Documents = {
  "{urn:golden:travel}Traveller": DocumentCodec<types.Traveller>;
  "{urn:golden:travel}Route": DocumentCodec<types.Route>;
  "{urn:golden:travel}Menu": DocumentCodec<types.Menu>;
  "{urn:golden:travel}Ticket": DocumentCodec<types.Ticket>;
};

const schema = documentSchema({
  documents: () => documents,
  types: {
    "{urn:golden:travel}Traveller": xml.decodeTraveller,
    "{urn:golden:travel}Route": xml.decodeRoute,
    "{urn:golden:travel}Menu": xml.decodeMenu,
    "{urn:golden:travel}Ticket": xml.decodeTicket,
  },
});

/** The codec of each global element, keyed by `{namespace}local`. */
export const documents: Documents = {
  "{urn:golden:travel}Traveller": documentCodec(
    { namespace: travelNamespace, name: "Traveller" },
    { decode: xml.decodeTraveller, encode: xml.encodeTraveller, schema },
  ),
  "{urn:golden:travel}Route": documentCodec(
    { namespace: travelNamespace, name: "Route" },
    { decode: xml.decodeRoute, encode: xml.encodeRoute, schema },
  ),
  "{urn:golden:travel}Menu": documentCodec(
    { namespace: travelNamespace, name: "Menu" },
    { decode: xml.decodeMenu, encode: xml.encodeMenu, schema },
  ),
  "{urn:golden:travel}Ticket": documentCodec(
    { namespace: travelNamespace, name: "Ticket" },
    { decode: xml.decodeTicket, encode: xml.encodeTicket, schema },
  ),
};
