// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { Decimal } from "@stubwright/runtime";
import type { DocumentCodec } from "@stubwright/runtime/codec";
import {
  decimal,
  documentCodec,
  documentSchema,
  int,
  neverNil,
  nillableDocumentCodec,
} from "@stubwright/runtime/codec";
import {
  limitElementDeclaration,
  postElementDeclaration,
  refusedElementDeclaration,
  senderElementDeclaration,
} from "./content.js";
import { rootsNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import { kindElementScalar, postedElementScalar, versionElementScalar } from "./values.js";
import * as xml from "./xml.js";

/** The codec types of the global elements, keyed by `{namespace}local`. */
export type Documents = {
  "{urn:golden:roots}Post": DocumentCodec<types.Note>;
  "{urn:golden:roots}Posted": DocumentCodec<string>;
  "{urn:golden:roots}Version": DocumentCodec<Decimal>;
  "{urn:golden:roots}Sender": DocumentCodec<types.Note | null>;
  "{urn:golden:roots}Kind": DocumentCodec<string>;
  "{urn:golden:roots}Limit": DocumentCodec<types.Amount>;
  "{urn:golden:roots}Refused": DocumentCodec<types.Note>;
  "{urn:golden:roots}Turn": DocumentCodec<number>;
  "{urn:golden:roots}Page": DocumentCodec<types.Page>;
  "{urn:golden:roots}List": DocumentCodec<types.List>;
};

const schema = documentSchema({
  documents: () => documents,
  types: {
    "{urn:golden:roots}Note": xml.decodePlainNote,
    "{urn:golden:roots}Signed": xml.decodeSigned,
    "{urn:golden:roots}Blank": xml.decodeBlank,
    "{urn:golden:roots}Amount": xml.decodePlainAmount,
    "{urn:golden:roots}Weight": xml.decodeWeight,
    "{urn:golden:roots}Line": xml.decodeLine,
  },
  contents: {
    "{urn:golden:roots}Amount": {
      type: decimal,
      bases: ["{http://www.w3.org/2001/XMLSchema}decimal"],
      ways: ["extension"],
      decode: xml.decodePlainAmount,
    },
    "{urn:golden:roots}Weight": {
      type: decimal,
      bases: ["{http://www.w3.org/2001/XMLSchema}decimal"],
      ways: ["extension"],
      decode: xml.decodeWeight,
    },
  },
});

/** The codec of each global element, keyed by `{namespace}local`. */
export const documents: Documents = {
  "{urn:golden:roots}Post": documentCodec(
    { namespace: rootsNamespace, name: "Post" },
    { decode: xml.decodeNote, encode: xml.encodeNote, schema, declaration: postElementDeclaration },
  ),
  "{urn:golden:roots}Posted": documentCodec(
    { namespace: rootsNamespace, name: "Posted" },
    {
      decode: (reader) => neverNil(reader).value(postedElementScalar),
      encode: (writer, value) => writer.text(postedElementScalar, value),
      schema,
    },
  ),
  "{urn:golden:roots}Version": documentCodec(
    { namespace: rootsNamespace, name: "Version" },
    {
      decode: (reader) => neverNil(reader).value(versionElementScalar),
      encode: (writer, value) => writer.text(versionElementScalar, value),
      schema,
    },
  ),
  "{urn:golden:roots}Sender": nillableDocumentCodec(
    { namespace: rootsNamespace, name: "Sender" },
    { decode: xml.decodeNote, encode: xml.encodeNote, schema, declaration: senderElementDeclaration },
  ),
  "{urn:golden:roots}Kind": documentCodec(
    { namespace: rootsNamespace, name: "Kind" },
    {
      decode: (reader) => reader.value(kindElementScalar),
      encode: (writer, value) => writer.text(kindElementScalar, value),
      schema,
    },
  ),
  "{urn:golden:roots}Limit": documentCodec(
    { namespace: rootsNamespace, name: "Limit" },
    {
      decode: (reader) => xml.decodeAmount(neverNil(reader)),
      encode: xml.encodeAmount,
      schema,
      declaration: limitElementDeclaration,
    },
  ),
  "{urn:golden:roots}Refused": documentCodec(
    { namespace: rootsNamespace, name: "Refused" },
    { decode: xml.decodeNote, encode: xml.encodeNote, schema, declaration: refusedElementDeclaration },
  ),
  "{urn:golden:roots}Turn": documentCodec(
    { namespace: rootsNamespace, name: "Turn" },
    { decode: (reader) => reader.value(int), encode: (writer, value) => writer.text(int, value), schema },
  ),
  "{urn:golden:roots}Page": documentCodec(
    { namespace: rootsNamespace, name: "Page" },
    { decode: xml.decodePage, encode: xml.encodePage, schema },
  ),
  "{urn:golden:roots}List": documentCodec(
    { namespace: rootsNamespace, name: "List" },
    { decode: xml.decodeList, encode: xml.encodeList, schema },
  ),
};
