import type { SimpleType } from "./simple-type.js";
import { patternType } from "./text-type.js";

/** xs:duration (3.2.6), as written; numbers in it have up to 10,000 digits. */
export const duration: SimpleType<string> = /* @__PURE__ */ patternType(
  "xs:duration",
  "duration",
  /^-?P(?=\d|T\d)(?:\d{1,10000}Y)?(?:\d{1,10000}M)?(?:\d{1,10000}D)?(?:T(?=\d)(?:\d{1,10000}H)?(?:\d{1,10000}M)?(?:\d{1,10000}(?:\.\d{1,10000})?S)?)?$/,
);
