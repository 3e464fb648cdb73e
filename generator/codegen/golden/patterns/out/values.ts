// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { TextType } from "@stubwright/runtime/codec";
import { linearPattern, restrict, string } from "@stubwright/runtime/codec";
import type * as types from "./types.js";

/** Checks and converts values of `{urn:golden:patterns}Code`. */
export const codeScalar: TextType<types.Code> = /* @__PURE__ */ restrict(string, "Code", {
  pattern: [new RegExp("^[a-z]{1,8}(?:-[0-9]+)*$", "u")],
});

/** Checks and converts values of `{urn:golden:patterns}Path`. State table for the pattern `(\w+[/.]?)+`. */
export const pathScalar: TextType<types.Path> = /* @__PURE__ */ restrict(string, "Path", {
  pattern: [
    /* @__PURE__ */ linearPattern({
      states: [
        { "[\\p{L}\\p{M}\\p{N}\\p{S}]": [1] },
        { "[\\p{L}\\p{M}\\p{N}\\p{S}]": [1], "[\\/\\.]": [2] },
        { "[\\p{L}\\p{M}\\p{N}\\p{S}]": [1] },
      ],
      final: [1, 2],
    }),
    new RegExp("^\\*$", "u"),
  ],
});
