// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { Decimal } from "@stubwright/runtime";
import type { SimpleType } from "@stubwright/runtime/codec";
import { decimal, fixed, int, string, token, withDefault } from "@stubwright/runtime/codec";

/** The fixed value `1.0` of `Version` in `List`. */
export const listVersionScalar: SimpleType<Decimal> = /* @__PURE__ */ fixed(decimal, "List.Version", "1.0");

/** The fixed value `1` of `Once` in `List`. */
export const listOnceScalar: SimpleType<number> = /* @__PURE__ */ fixed(int, "List.Once", "1");

/** The fixed value `1` of `Often` in `List`. */
export const listOftenScalar: SimpleType<number> = /* @__PURE__ */ fixed(int, "List.Often", "1");

/** The fixed value `l` of `Left` in `List`. */
export const listLeftScalar: SimpleType<string> = /* @__PURE__ */ fixed(string, "List.Left", "l");

/** The default value `r` of `Right` in `List`. */
export const listRightScalar: SimpleType<string> = /* @__PURE__ */ withDefault(string, "List.Right", "r");

/** The fixed value `1` of `Cell` in `ListRow`. */
export const listRowCellScalar: SimpleType<number> = /* @__PURE__ */ fixed(int, "ListRow.Cell", "1");

/** The fixed value `1.0` of the element `Version`. */
export const versionElementScalar: SimpleType<Decimal> = /* @__PURE__ */ fixed(decimal, "VersionElement", "1.0");

/** The default value `plain` of the element `Kind`. */
export const kindElementScalar: SimpleType<string> = /* @__PURE__ */ withDefault(token, "KindElement", "plain");

/** The fixed value `done` of the element `Posted`. */
export const postedElementScalar: SimpleType<string> = /* @__PURE__ */ fixed(string, "PostedElement", "done");
