// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { DocumentCodec } from "@stubwright/runtime/codec";
import { documentCodec, documentSchema, string } from "@stubwright/runtime/codec";
import { simpleNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import {
  channelScalar,
  complaintScalar,
  finishScalar,
  labelScalar,
  largeSizeScalar,
  percentageScalar,
  remedyScalar,
  shortLabelScalar,
  sizeScalar,
  sizesScalar,
  skuScalar,
  weightScalar,
} from "./values.js";
import * as xml from "./xml.js";

/** The codec types of the global elements, keyed by `{namespace}local`. */
export type Documents = {
  "{urn:golden:simple}Product": DocumentCodec<types.Product>;
};

const schema = documentSchema({
  documents: () => documents,
  simpleTypes: {
    "{urn:golden:simple}Size": {
      type: sizeScalar,
      bases: ["{http://www.w3.org/2001/XMLSchema}string", "{urn:golden:simple}Weight"],
    },
    "{urn:golden:simple}Finish": { type: finishScalar, bases: ["{http://www.w3.org/2001/XMLSchema}string"] },
    "{urn:golden:simple}Channel": { type: channelScalar, bases: ["{http://www.w3.org/2001/XMLSchema}token"] },
    "{urn:golden:simple}Complaint": { type: complaintScalar, bases: ["{http://www.w3.org/2001/XMLSchema}string"] },
    "{urn:golden:simple}Remedy": { type: remedyScalar, bases: ["{http://www.w3.org/2001/XMLSchema}string"] },
    "{urn:golden:simple}LargeSize": { type: largeSizeScalar, bases: ["{urn:golden:simple}Size"] },
    "{urn:golden:simple}Label": { type: labelScalar, bases: ["{http://www.w3.org/2001/XMLSchema}token"] },
    "{urn:golden:simple}ShortLabel": { type: shortLabelScalar, bases: ["{urn:golden:simple}Label"] },
    "{urn:golden:simple}Sku": { type: skuScalar, bases: ["{http://www.w3.org/2001/XMLSchema}token"] },
    "{urn:golden:simple}Percentage": { type: percentageScalar, bases: ["{http://www.w3.org/2001/XMLSchema}decimal"] },
    "{urn:golden:simple}Sizes": { type: sizesScalar, bases: ["{http://www.w3.org/2001/XMLSchema}anySimpleType"] },
    "{urn:golden:simple}Colour": { type: string, bases: ["{http://www.w3.org/2001/XMLSchema}anySimpleType"] },
    "{urn:golden:simple}Weight": { type: weightScalar, bases: ["{http://www.w3.org/2001/XMLSchema}anySimpleType"] },
  },
});

/** The codec of each global element, keyed by `{namespace}local`. */
export const documents: Documents = {
  "{urn:golden:simple}Product": documentCodec(
    { namespace: simpleNamespace, name: "Product" },
    { decode: xml.decodeProduct, encode: xml.encodeProduct, schema },
  ),
};
