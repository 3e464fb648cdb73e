// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { DocumentCodec } from "@stubwright/runtime/codec";
import { documentCodec, documentSchema, string } from "@stubwright/runtime/codec";
import { inheritedNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

/** The codec types of the global elements, keyed by `{namespace}local`. */
export type Documents = {
  "{urn:golden:inherited}House": DocumentCodec<types.House>;
  "{urn:golden:inherited}Part": DocumentCodec<types.Part>;
  "{urn:golden:inherited}Either": DocumentCodec<types.Either>;
  "{urn:golden:inherited}Log": DocumentCodec<types.Log>;
  "{urn:golden:inherited}Note": DocumentCodec<types.Note>;
};

const schema = documentSchema({
  documents: () => documents,
  contents: {
    "{urn:golden:inherited}Note": {
      type: string,
      bases: ["{http://www.w3.org/2001/XMLSchema}string"],
      ways: ["extension"],
      decode: xml.decodeNote,
    },
  },
});

/** The codec of each global element, keyed by `{namespace}local`. */
export const documents: Documents = {
  "{urn:golden:inherited}House": documentCodec(
    { namespace: inheritedNamespace, name: "House" },
    { decode: xml.decodeHouse, encode: xml.encodeHouse, schema },
  ),
  "{urn:golden:inherited}Part": documentCodec(
    { namespace: inheritedNamespace, name: "Part" },
    { decode: xml.decodePart, encode: xml.encodePart, schema },
  ),
  "{urn:golden:inherited}Either": documentCodec(
    { namespace: inheritedNamespace, name: "Either" },
    { decode: xml.decodeEither, encode: xml.encodeEither, schema },
  ),
  "{urn:golden:inherited}Log": documentCodec(
    { namespace: inheritedNamespace, name: "Log" },
    { decode: xml.decodeLog, encode: xml.encodeLog, schema },
  ),
  "{urn:golden:inherited}Note": documentCodec(
    { namespace: inheritedNamespace, name: "Note" },
    { decode: xml.decodeNote, encode: xml.encodeNote, schema },
  ),
};
