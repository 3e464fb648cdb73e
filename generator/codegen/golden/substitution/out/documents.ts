// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { DocumentCodec } from "@stubwright/runtime/codec";
import { documentCodec, documentSchema, string } from "@stubwright/runtime/codec";
import { markElementDeclaration, shapeElementDeclaration } from "./content.js";
import { shapesNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

/** The codec types of the global elements, keyed by `{namespace}local`. */
export type Documents = {
  "{urn:golden:shapes}shape": DocumentCodec<string>;
  "{urn:golden:shapes}circle": DocumentCodec<string>;
  "{urn:golden:shapes}square": DocumentCodec<string>;
  "{urn:golden:shapes}bold": DocumentCodec<types.Mark>;
  "{urn:golden:shapes}mark": DocumentCodec<types.Mark>;
  "{urn:golden:shapes}faint": DocumentCodec<types.Mark>;
  "{urn:golden:shapes}Sheet": DocumentCodec<types.Sheet>;
  "{urn:golden:shapes}Stamp": DocumentCodec<types.Stamp>;
  "{urn:golden:shapes}Picture": DocumentCodec<types.Picture>;
};

const schema = documentSchema({
  documents: () => documents,
});

/** The codec of each global element, keyed by `{namespace}local`. */
export const documents: Documents = {
  "{urn:golden:shapes}shape": documentCodec(
    { namespace: shapesNamespace, name: "shape" },
    {
      decode: (reader) => reader.value(string),
      encode: (writer, value) => writer.text(string, value),
      schema,
      declaration: shapeElementDeclaration,
    },
  ),
  "{urn:golden:shapes}circle": documentCodec(
    { namespace: shapesNamespace, name: "circle" },
    { decode: (reader) => reader.value(string), encode: (writer, value) => writer.text(string, value), schema },
  ),
  "{urn:golden:shapes}square": documentCodec(
    { namespace: shapesNamespace, name: "square" },
    { decode: (reader) => reader.value(string), encode: (writer, value) => writer.text(string, value), schema },
  ),
  "{urn:golden:shapes}bold": documentCodec(
    { namespace: shapesNamespace, name: "bold" },
    { decode: xml.decodeMark, encode: xml.encodeMark, schema },
  ),
  "{urn:golden:shapes}mark": documentCodec(
    { namespace: shapesNamespace, name: "mark" },
    { decode: xml.decodeMark, encode: xml.encodeMark, schema, declaration: markElementDeclaration },
  ),
  "{urn:golden:shapes}faint": documentCodec(
    { namespace: shapesNamespace, name: "faint" },
    { decode: xml.decodeMark, encode: xml.encodeMark, schema },
  ),
  "{urn:golden:shapes}Sheet": documentCodec(
    { namespace: shapesNamespace, name: "Sheet" },
    { decode: xml.decodeSheet, encode: xml.encodeSheet, schema },
  ),
  "{urn:golden:shapes}Stamp": documentCodec(
    { namespace: shapesNamespace, name: "Stamp" },
    { decode: xml.decodeStamp, encode: xml.encodeStamp, schema },
  ),
  "{urn:golden:shapes}Picture": documentCodec(
    { namespace: shapesNamespace, name: "Picture" },
    { decode: xml.decodePicture, encode: xml.encodePicture, schema },
  ),
};
