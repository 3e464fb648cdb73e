// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { CalendarDate } from "@stubwright/runtime";
import type { DocumentCodec } from "@stubwright/runtime/codec";
import { date, documentCodec, documentSchema, int, string } from "@stubwright/runtime/codec";
import { namesNamespace } from "./namespaces.js";

/** The codec types of the global elements, keyed by `{namespace}local`. */
export type Documents = {
  "{urn:golden:names}ById": DocumentCodec<number>;
  "{urn:golden:names}ByName": DocumentCodec<string>;
  "{urn:golden:names}Found": DocumentCodec<string>;
  "{urn:golden:names}Date": DocumentCodec<CalendarDate>;
};

const schema = documentSchema({
  documents: () => documents,
});

/** The codec of each global element, keyed by `{namespace}local`. */
export const documents: Documents = {
  "{urn:golden:names}ById": documentCodec(
    { namespace: namesNamespace, name: "ById" },
    { decode: (reader) => reader.value(int), encode: (writer, value) => writer.text(int, value), schema },
  ),
  "{urn:golden:names}ByName": documentCodec(
    { namespace: namesNamespace, name: "ByName" },
    { decode: (reader) => reader.value(string), encode: (writer, value) => writer.text(string, value), schema },
  ),
  "{urn:golden:names}Found": documentCodec(
    { namespace: namesNamespace, name: "Found" },
    { decode: (reader) => reader.value(string), encode: (writer, value) => writer.text(string, value), schema },
  ),
  "{urn:golden:names}Date": documentCodec(
    { namespace: namesNamespace, name: "Date" },
    { decode: (reader) => reader.value(date), encode: (writer, value) => writer.text(date, value), schema },
  ),
};
