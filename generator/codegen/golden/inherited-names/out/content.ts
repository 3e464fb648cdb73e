// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { ContentModel, TypeTable } from "@stubwright/runtime/codec";
import { contentModel, typeTable } from "@stubwright/runtime/codec";
import { inheritedNamespace } from "./namespaces.js";

/** `constructor | toString{1,2} | price` */
export const eitherContent: ContentModel<"constructor" | "toString" | "price"> = /* @__PURE__ */ contentModel(
  inheritedNamespace,
  "Either",
  {
    elements: [["constructor"], ["toString"], ["price"]],
    states: [{ constructor: 1, toString: 2, price: 1 }, {}, { toString: 1 }],
    final: [1, 2],
  },
);

/** `(constructor | toString | price)*` */
export const logContent: ContentModel<"constructor" | "toString" | "price"> = /* @__PURE__ */ contentModel(
  inheritedNamespace,
  "Log",
  {
    elements: [["constructor"], ["toString"], ["price"]],
    states: [{ constructor: 0, toString: 0, price: 0 }],
    final: [0],
  },
);

/** The types that may replace `{urn:golden:inherited}House`, by `$type` in JSON and xsi:type in XML. */
export const houseTypes: TypeTable<"House" | "Special"> = /* @__PURE__ */ typeTable("House", [
  ["House", "House", inheritedNamespace],
  ["Special", "Special", inheritedNamespace],
]);
