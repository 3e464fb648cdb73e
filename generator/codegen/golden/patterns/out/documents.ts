// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { DocumentCodec } from "@stubwright/runtime/codec";
import { documentCodec, documentSchema } from "@stubwright/runtime/codec";
import { patternsNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import { codeScalar, pathScalar } from "./values.js";
import * as xml from "./xml.js";

/** The codec types of the global elements, keyed by `{namespace}local`. */
export type Documents = {
  "{urn:golden:patterns}File": DocumentCodec<types.File>;
};

const schema = documentSchema({
  documents: () => documents,
  simpleTypes: {
    "{urn:golden:patterns}Code": { type: codeScalar, bases: ["{http://www.w3.org/2001/XMLSchema}string"] },
    "{urn:golden:patterns}Path": { type: pathScalar, bases: ["{http://www.w3.org/2001/XMLSchema}string"] },
  },
});

/** The codec of each global element, keyed by `{namespace}local`. */
export const documents: Documents = {
  "{urn:golden:patterns}File": documentCodec(
    { namespace: patternsNamespace, name: "File" },
    { decode: xml.decodeFile, encode: xml.encodeFile, schema },
  ),
};
