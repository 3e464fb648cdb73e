import type { SimpleType } from "./simple-type.js";
import { patternType } from "./text-type.js";

/** xs:duration (3.2.6), as written. */
export const duration: SimpleType<string> = /* @__PURE__ */ patternType(
  "xs:duration",
  "duration",
  /^-?P(?=\d|T\d)(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?$/,
);
