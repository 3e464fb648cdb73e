// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import { type StandardSchema, standardSchema } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import type * as types from "./types.js";

/** Validates `Ring`. */
export const RingSchema: StandardSchema<types.Ring> = /* @__PURE__ */ standardSchema(json.decodeRing);
