// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { DocumentCodec } from "@stubwright/runtime/codec";
import { documentCodec, documentSchema } from "@stubwright/runtime/codec";
import { sharedNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import { codeScalar } from "./values.js";
import * as xml from "./xml.js";

/** The codec types of the global elements, keyed by `{namespace}local`. */
export type Documents = {
  "{urn:golden:shared}Both": DocumentCodec<types.Both>;
  "{urn:golden:shared}Part": DocumentCodec<types.PartElementShared>;
  "{urn:golden:shared}Groups": DocumentCodec<types.Groups>;
  "{urn:golden:shared}Derived": DocumentCodec<types.Derived>;
  "{urn:golden:shared}Text": DocumentCodec<types.Text>;
  "{urn:golden:shared}Qualified": DocumentCodec<types.Qualified>;
};

const schema = documentSchema({
  documents: () => documents,
  simpleTypes: {
    "{urn:golden:shared}Code": { type: codeScalar, bases: ["{http://www.w3.org/2001/XMLSchema}string"] },
  },
  contents: {
    "{urn:golden:shared}Worded": {
      type: codeScalar,
      bases: ["{urn:golden:shared}Code"],
      ways: ["extension"],
      decode: xml.decodeWorded,
    },
  },
});

/** The codec of each global element, keyed by `{namespace}local`. */
export const documents: Documents = {
  "{urn:golden:shared}Both": documentCodec(
    { namespace: sharedNamespace, name: "Both", prefix: "t" },
    { decode: xml.decodeBoth, encode: xml.encodeBoth, schema },
  ),
  "{urn:golden:shared}Part": documentCodec(
    { namespace: sharedNamespace, name: "Part", prefix: "t" },
    { decode: xml.decodePartElementShared, encode: xml.encodePartElementShared, schema },
  ),
  "{urn:golden:shared}Groups": documentCodec(
    { namespace: sharedNamespace, name: "Groups", prefix: "t" },
    { decode: xml.decodeGroups, encode: xml.encodeGroups, schema },
  ),
  "{urn:golden:shared}Derived": documentCodec(
    { namespace: sharedNamespace, name: "Derived", prefix: "t" },
    { decode: xml.decodeDerived, encode: xml.encodeDerived, schema },
  ),
  "{urn:golden:shared}Text": documentCodec(
    { namespace: sharedNamespace, name: "Text", prefix: "t" },
    { decode: xml.decodeText, encode: xml.encodeText, schema },
  ),
  "{urn:golden:shared}Qualified": documentCodec(
    { namespace: sharedNamespace, name: "Qualified", prefix: "t" },
    { decode: xml.decodeQualified, encode: xml.encodeQualified, schema },
  ),
};
