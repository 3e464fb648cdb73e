// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { DocumentCodec } from "@stubwright/runtime/codec";
import { documentCodec, documentSchema, string } from "@stubwright/runtime/codec";
import type { Either, House, Log, Note, Part } from "./types.js";
import * as xml from "./xml.js";

const inheritedNamespace = "urn:golden:inherited";

/** A codec for documents of each global element. */
export type Documents = {
  "{urn:golden:inherited}House": DocumentCodec<House>;
  "{urn:golden:inherited}Part": DocumentCodec<Part>;
  "{urn:golden:inherited}Either": DocumentCodec<Either>;
  "{urn:golden:inherited}Log": DocumentCodec<Log>;
  "{urn:golden:inherited}Note": DocumentCodec<Note>;
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
