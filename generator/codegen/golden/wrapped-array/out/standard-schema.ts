// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import { type StandardSchema, standardSchema } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import type * as types from "./types.js";

/** Validates `Row`. */
export const RowSchema: StandardSchema<(number | null)[]> = /* @__PURE__ */ standardSchema(json.decodeRow);

/** Validates `Rows`. */
export const RowsSchema: StandardSchema<(number | null)[][]> = /* @__PURE__ */ standardSchema(json.decodeRows);

/** Validates `Grid`. */
export const GridSchema: StandardSchema<types.Grid> = /* @__PURE__ */ standardSchema(json.decodeGrid);
