// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import { type StandardSchema, standardSchema } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import type * as types from "./types.js";

/** Validates `Parcel`. */
export const ParcelSchema: StandardSchema<types.Parcel> = /* @__PURE__ */ standardSchema(json.decodeParcel);
