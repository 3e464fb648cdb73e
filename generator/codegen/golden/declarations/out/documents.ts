// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { DocumentCodec } from "@stubwright/runtime/codec";
import { documentCodec, documentIds, documentSchema } from "@stubwright/runtime/codec";
import { libraryElementDeclaration } from "./content.js";
import { libraryNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import { amountScalar } from "./values.js";
import * as xml from "./xml.js";

/** The codec types of the global elements, keyed by `{namespace}local`. */
export type Documents = {
  "{urn:golden:library}library": DocumentCodec<types.Library>;
};

const schema = documentSchema({
  documents: () => documents,
  simpleTypes: {
    "{urn:golden:library}Amount": { type: amountScalar, bases: ["{http://www.w3.org/2001/XMLSchema}decimal"] },
  },
  contents: {
    "{urn:golden:library}Money": {
      type: amountScalar,
      bases: ["{urn:golden:library}Amount"],
      ways: ["extension"],
      decode: xml.decodeMoney,
    },
  },
});

/** The codec of each global element, keyed by `{namespace}local`. */
export const documents: Documents = {
  "{urn:golden:library}library": documentCodec(
    { namespace: libraryNamespace, name: "library", prefix: "t" },
    {
      decode: xml.decodeLibrary,
      encode: xml.encodeLibrary,
      schema,
      declaration: libraryElementDeclaration,
      watch: documentIds,
    },
  ),
};
