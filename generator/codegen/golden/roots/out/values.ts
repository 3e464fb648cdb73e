// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { Decimal } from "@stubwright/runtime";
import type { SimpleType } from "@stubwright/runtime/codec";
import { decimal, fixed, int, string, token, withDefault } from "@stubwright/runtime/codec";

/** `Version` of List: fixed value `1.0`. */
export const listVersionScalar: SimpleType<Decimal> = /* @__PURE__ */ fixed(decimal, "List.Version", "1.0");

/** `Once` of List: fixed value `1`. */
export const listOnceScalar: SimpleType<number> = /* @__PURE__ */ fixed(int, "List.Once", "1");

/** `Often` of List: fixed value `1`. */
export const listOftenScalar: SimpleType<number> = /* @__PURE__ */ fixed(int, "List.Often", "1");

/** `Left` of List: fixed value `l`. */
export const listLeftScalar: SimpleType<string> = /* @__PURE__ */ fixed(string, "List.Left", "l");

/** `Right` of List: default value `r`. */
export const listRightScalar: SimpleType<string> = /* @__PURE__ */ withDefault(string, "List.Right", "r");

/** `Cell` of ListRow: fixed value `1`. */
export const listRowCellScalar: SimpleType<number> = /* @__PURE__ */ fixed(int, "ListRow.Cell", "1");

/** The element `Version`: fixed value `1.0`. */
export const versionElementScalar: SimpleType<Decimal> = /* @__PURE__ */ fixed(decimal, "VersionElement", "1.0");

/** The element `Kind`: default value `plain`. */
export const kindElementScalar: SimpleType<string> = /* @__PURE__ */ withDefault(token, "KindElement", "plain");

/** The element `Posted`: fixed value `done`. */
export const postedElementScalar: SimpleType<string> = /* @__PURE__ */ fixed(string, "PostedElement", "done");
