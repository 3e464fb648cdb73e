// Generated from game-play.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { TextType } from "@stubwright/runtime/codec";
import { restrict, string } from "@stubwright/runtime/codec";
import type { KnownInstanceResult, KnownInstanceState, KnownPlayType } from "./types.js";

/** Checks and converts `{urn:game-play:types}KnownInstanceState`. */
export const knownInstanceStateScalar: TextType<KnownInstanceState> = /* @__PURE__ */ restrict(
  string,
  "KnownInstanceState",
  { enumeration: ["Pending"] },
);

/** Checks and converts `{urn:game-play:types}KnownInstanceResult`. */
export const knownInstanceResultScalar: TextType<KnownInstanceResult> = /* @__PURE__ */ restrict(
  string,
  "KnownInstanceResult",
  { enumeration: ["Win"] },
);

/** Checks and converts `{urn:game-play:types}KnownPlayType`. */
export const knownPlayTypeScalar: TextType<KnownPlayType> = /* @__PURE__ */ restrict(string, "KnownPlayType", {
  enumeration: ["Prize"],
});
