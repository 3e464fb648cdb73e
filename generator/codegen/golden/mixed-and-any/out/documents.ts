// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { DocumentCodec } from "@stubwright/runtime/codec";
import { documentCodec, documentSchema } from "@stubwright/runtime/codec";
import { mixedNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

/** The codec types of the global elements, keyed by `{namespace}local`. */
export type Documents = {
  "{urn:golden:mixed}Paragraph": DocumentCodec<types.Paragraph>;
  "{urn:golden:mixed}Extensible": DocumentCodec<types.Extensible>;
  "{urn:golden:mixed}Holder": DocumentCodec<types.Holder>;
  "{urn:golden:mixed}Caption": DocumentCodec<types.Caption>;
};

const schema = documentSchema({
  documents: () => documents,
  types: {
    "{urn:golden:mixed}Paragraph": xml.decodeParagraph,
    "{urn:golden:mixed}Extensible": xml.decodeExtensible,
    "{urn:golden:mixed}Holder": xml.decodeHolder,
    "{urn:golden:mixed}Remark": xml.decodeRemark,
  },
});

/** The codec of each global element, keyed by `{namespace}local`. */
export const documents: Documents = {
  "{urn:golden:mixed}Paragraph": documentCodec(
    { namespace: mixedNamespace, name: "Paragraph" },
    { decode: xml.decodeParagraph, encode: xml.encodeParagraph, schema },
  ),
  "{urn:golden:mixed}Extensible": documentCodec(
    { namespace: mixedNamespace, name: "Extensible" },
    { decode: xml.decodeExtensible, encode: xml.encodeExtensible, schema },
  ),
  "{urn:golden:mixed}Holder": documentCodec(
    { namespace: mixedNamespace, name: "Holder" },
    { decode: xml.decodeHolder, encode: xml.encodeHolder, schema },
  ),
  "{urn:golden:mixed}Caption": documentCodec(
    { namespace: mixedNamespace, name: "Caption" },
    { decode: xml.decodeCaption, encode: xml.encodeCaption, schema },
  ),
};
