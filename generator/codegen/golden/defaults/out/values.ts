// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { Decimal } from "@stubwright/runtime";
import type { SimpleType } from "@stubwright/runtime/codec";
import { decimal, fixed, int, string, withDefault } from "@stubwright/runtime/codec";

/** The fixed value `1.0` of `version` in `Lamp`. */
export const lampVersionScalar: SimpleType<Decimal> = /* @__PURE__ */ fixed(decimal, "Lamp.version", "1.0");

/** The default value `40` of `Watts` in `Lamp`. */
export const lampWattsScalar: SimpleType<number> = /* @__PURE__ */ withDefault(int, "Lamp.Watts", "40");

/** The fixed value `E27` of `Socket` in `Lamp`. */
export const lampSocketScalar: SimpleType<string> = /* @__PURE__ */ fixed(string, "Lamp.Socket", "E27");
