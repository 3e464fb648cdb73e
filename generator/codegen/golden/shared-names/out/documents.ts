// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { DocumentCodec } from "@stubwright/runtime/codec";
import { documentCodec, documentSchema } from "@stubwright/runtime/codec";
import type { Both, Derived, Groups, PartElementShared, Qualified, Text } from "./types.js";
import { codeScalar } from "./values.js";
import * as xml from "./xml.js";

const sharedNamespace = "urn:golden:shared";

/** A codec for documents of each global element. */
export type Documents = {
  "{urn:golden:shared}Both": DocumentCodec<Both>;
  "{urn:golden:shared}Part": DocumentCodec<PartElementShared>;
  "{urn:golden:shared}Groups": DocumentCodec<Groups>;
  "{urn:golden:shared}Derived": DocumentCodec<Derived>;
  "{urn:golden:shared}Text": DocumentCodec<Text>;
  "{urn:golden:shared}Qualified": DocumentCodec<Qualified>;
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
    {
      namespace: sharedNamespace,
      name: "Both",
      tag: "t:Both",
      declarations: 'xmlns:t="urn:golden:shared"',
    },
    { decode: xml.decodeBoth, encode: xml.encodeBoth, schema },
  ),
  "{urn:golden:shared}Part": documentCodec(
    {
      namespace: sharedNamespace,
      name: "Part",
      tag: "t:Part",
      declarations: 'xmlns:t="urn:golden:shared"',
    },
    { decode: xml.decodePartElementShared, encode: xml.encodePartElementShared, schema },
  ),
  "{urn:golden:shared}Groups": documentCodec(
    {
      namespace: sharedNamespace,
      name: "Groups",
      tag: "t:Groups",
      declarations: 'xmlns:t="urn:golden:shared"',
    },
    { decode: xml.decodeGroups, encode: xml.encodeGroups, schema },
  ),
  "{urn:golden:shared}Derived": documentCodec(
    {
      namespace: sharedNamespace,
      name: "Derived",
      tag: "t:Derived",
      declarations: 'xmlns:t="urn:golden:shared"',
    },
    { decode: xml.decodeDerived, encode: xml.encodeDerived, schema },
  ),
  "{urn:golden:shared}Text": documentCodec(
    {
      namespace: sharedNamespace,
      name: "Text",
      tag: "t:Text",
      declarations: 'xmlns:t="urn:golden:shared"',
    },
    { decode: xml.decodeText, encode: xml.encodeText, schema },
  ),
  "{urn:golden:shared}Qualified": documentCodec(
    {
      namespace: sharedNamespace,
      name: "Qualified",
      tag: "t:Qualified",
      declarations: 'xmlns:t="urn:golden:shared"',
    },
    { decode: xml.decodeQualified, encode: xml.encodeQualified, schema },
  ),
};
