// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { SimpleType, TextType } from "@stubwright/runtime/codec";
import { decimal, int, list, renamed, restrict, string, token, union } from "@stubwright/runtime/codec";
import type * as types from "./types.js";

/** Checks and converts values of `{urn:golden:simple}Size`. */
export const sizeScalar: TextType<types.Size> = /* @__PURE__ */ restrict(string, "Size", {
  enumeration: ["small", "large"],
});

/** Checks and converts values of `{urn:golden:simple}Finish`. */
export const finishScalar: TextType<types.Finish> = /* @__PURE__ */ restrict(string, "Finish", {
  enumeration: ["matt", "gloss"],
});

/** Checks and converts values of `{urn:golden:simple}Channel`. */
export const channelScalar: TextType<types.Channel> = /* @__PURE__ */ renamed(token, "Channel");

/** Checks and converts values of `{urn:golden:simple}Complaint`. */
export const complaintScalar: TextType<types.Complaint> = /* @__PURE__ */ renamed(string, "Complaint");

/** Checks and converts values of `{urn:golden:simple}Remedy`. */
export const remedyScalar: TextType<types.Remedy> = /* @__PURE__ */ renamed(string, "Remedy");

/** Checks and converts values of `{urn:golden:simple}LargeSize`. */
export const largeSizeScalar: TextType<types.LargeSize> = /* @__PURE__ */ restrict(sizeScalar, "LargeSize", {
  enumeration: ["large"],
});

/** Checks and converts values of `{urn:golden:simple}Label`. */
export const labelScalar: TextType<types.Label> = /* @__PURE__ */ restrict(token, "Label", { maxLength: 10 });

/** Checks and converts values of `{urn:golden:simple}ShortLabel`. */
export const shortLabelScalar: TextType<types.ShortLabel> = /* @__PURE__ */ restrict(labelScalar, "ShortLabel", {
  maxLength: 5,
});

/** Checks and converts values of `{urn:golden:simple}Sku`. */
export const skuScalar: TextType<types.Sku> = /* @__PURE__ */ restrict(token, "Sku", {
  pattern: [new RegExp("^[A-Z]{2}-\\p{Nd}{4}$", "u")],
});

/** Checks and converts values of `{urn:golden:simple}Percentage`. */
export const percentageScalar: SimpleType<types.Percentage> = /* @__PURE__ */ restrict(decimal, "Percentage", {
  minInclusive: "0",
  maxInclusive: "100",
  fractionDigits: 2,
});

/** Checks and converts values of `{urn:golden:simple}Sizes`. */
export const sizesScalar: SimpleType<types.Sizes> = /* @__PURE__ */ list(sizeScalar, "Sizes");

/** Checks and converts values of `{urn:golden:simple}Weight`. */
export const weightScalar: SimpleType<types.Weight> = /* @__PURE__ */ union<[number, types.Size]>(
  [int, sizeScalar],
  "Weight",
);
