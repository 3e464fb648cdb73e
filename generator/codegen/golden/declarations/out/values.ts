// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { SimpleType } from "@stubwright/runtime/codec";
import { decimal, QName, restrict, token, withDefault } from "@stubwright/runtime/codec";
import type * as types from "./types.js";

/** Checks and converts values of `{urn:golden:library}Amount`. */
export const amountScalar: SimpleType<types.Amount> = /* @__PURE__ */ restrict(decimal, "Amount", {
  fractionDigits: 2,
});

/** The default value `{urn:golden:library}town` of `owner` in `Library`. */
export const libraryOwnerScalar: SimpleType<string> = /* @__PURE__ */ withDefault(
  QName,
  "Library.owner",
  "{urn:golden:library}town",
);

/** The default value `EUR` of `currency` in `Money`. */
export const moneyCurrencyScalar: SimpleType<string> = /* @__PURE__ */ withDefault(token, "Money.currency", "EUR");
