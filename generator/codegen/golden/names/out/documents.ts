// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { DocumentCodec } from "@stubwright/runtime/codec";
import { documentCodec, documentSchema, string } from "@stubwright/runtime/codec";
import { billingNamespace, namesNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

/** The codec types of the global elements, keyed by `{namespace}local`. */
export type Documents = {
  "{urn:golden:names}root": DocumentCodec<types.StringType>;
  "{urn:golden:billing}note": DocumentCodec<string>;
};

const schema = documentSchema({
  documents: () => documents,
  types: {
    "{urn:golden:names}string": xml.decodeStringType,
    "{urn:golden:names}Date": xml.decodeDateType,
    "{urn:golden:names}address": xml.decodeAddressNames,
    "{urn:golden:billing}address": xml.decodeAddressBilling,
  },
});

/** The codec of each global element, keyed by `{namespace}local`. */
export const documents: Documents = {
  "{urn:golden:names}root": documentCodec(
    {
      namespace: namesNamespace,
      name: "root",
      prefix: "t",
      declarations: 'xmlns:t="urn:golden:names" xmlns:a="urn:golden:billing"',
    },
    { decode: xml.decodeStringType, encode: xml.encodeStringType, schema },
  ),
  "{urn:golden:billing}note": documentCodec(
    { namespace: billingNamespace, name: "note", prefix: "a" },
    { decode: (reader) => reader.value(string), encode: (writer, value) => writer.text(string, value), schema },
  ),
};
