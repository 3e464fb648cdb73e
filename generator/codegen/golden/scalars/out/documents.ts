// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { DocumentCodec } from "@stubwright/runtime/codec";
import { documentCodec, documentSchema } from "@stubwright/runtime/codec";
import { scalarsNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import {
  arrivalScalar,
  bulkySizeScalar,
  deadlineScalar,
  parcelNumberScalar,
  parcelNumbersScalar,
  shortSizeScalar,
  sizeOrWidthScalar,
  sizeScalar,
} from "./values.js";
import * as xml from "./xml.js";

/** The codec types of the global elements, keyed by `{namespace}local`. */
export type Documents = {
  "{urn:golden:scalars}Parcel": DocumentCodec<types.Parcel>;
};

const schema = documentSchema({
  documents: () => documents,
  simpleTypes: {
    "{urn:golden:scalars}ParcelNumber": { type: parcelNumberScalar, bases: ["{http://www.w3.org/2001/XMLSchema}long"] },
    "{urn:golden:scalars}ParcelNumbers": {
      type: parcelNumbersScalar,
      bases: ["{http://www.w3.org/2001/XMLSchema}anySimpleType"],
    },
    "{urn:golden:scalars}Deadline": { type: deadlineScalar, bases: ["{http://www.w3.org/2001/XMLSchema}dateTime"] },
    "{urn:golden:scalars}Arrival": { type: arrivalScalar, bases: ["{http://www.w3.org/2001/XMLSchema}anySimpleType"] },
    "{urn:golden:scalars}Size": {
      type: sizeScalar,
      bases: ["{http://www.w3.org/2001/XMLSchema}token", "{urn:golden:scalars}SizeOrWidth"],
    },
    "{urn:golden:scalars}BulkySize": { type: bulkySizeScalar, bases: ["{urn:golden:scalars}Size"] },
    "{urn:golden:scalars}ShortSize": { type: shortSizeScalar, bases: ["{urn:golden:scalars}Size"] },
    "{urn:golden:scalars}SizeOrWidth": {
      type: sizeOrWidthScalar,
      bases: ["{http://www.w3.org/2001/XMLSchema}anySimpleType"],
    },
  },
});

/** The codec of each global element, keyed by `{namespace}local`. */
export const documents: Documents = {
  "{urn:golden:scalars}Parcel": documentCodec(
    { namespace: scalarsNamespace, name: "Parcel" },
    { decode: xml.decodeParcel, encode: xml.encodeParcel, schema },
  ),
};
