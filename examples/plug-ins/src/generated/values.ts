// Generated from library.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { TextType } from "@stubwright/runtime/codec";
import { restrict, string } from "@stubwright/runtime/codec";
import type * as types from "./types.js";

/** Checks and converts values of `{urn:example:library}Title`. */
export const titleScalar: TextType<types.Title> = /* @__PURE__ */ restrict(string, "Title", {
  minLength: 1,
  maxLength: 80,
});
