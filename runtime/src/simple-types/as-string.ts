import {
  integer,
  long,
  negativeInteger,
  nonNegativeInteger,
  nonPositiveInteger,
  positiveInteger,
  unsignedLong,
} from "./big-integers.js";
import { wrongKind } from "./refusals.js";
import { represented } from "./represented.js";
import type { SimpleType } from "./simple-type.js";

/** xs:integer as its digits, without leading zeros and `+`. */
export const integerAsString: SimpleType<string> = /* @__PURE__ */ digits(integer);
/** xs:nonPositiveInteger as its digits. */
export const nonPositiveIntegerAsString: SimpleType<string> = /* @__PURE__ */ digits(nonPositiveInteger);
/** xs:negativeInteger as its digits. */
export const negativeIntegerAsString: SimpleType<string> = /* @__PURE__ */ digits(negativeInteger);
/** xs:nonNegativeInteger as its digits. */
export const nonNegativeIntegerAsString: SimpleType<string> = /* @__PURE__ */ digits(nonNegativeInteger);
/** xs:positiveInteger as its digits. */
export const positiveIntegerAsString: SimpleType<string> = /* @__PURE__ */ digits(positiveInteger);
/** xs:long as its digits. */
export const longAsString: SimpleType<string> = /* @__PURE__ */ digits(long);
/** xs:unsignedLong as its digits. */
export const unsignedLongAsString: SimpleType<string> = /* @__PURE__ */ digits(unsignedLong);

function digits(type: SimpleType<bigint>): SimpleType<string> {
  return represented(type, {
    // The family makes facets compare these texts as numbers.
    family: "decimal",
    placeholder: "0",
    hold: String,
    own: (text: unknown) => {
      if (typeof text !== "string") throw wrongKind(type.name, text);
      return type.fromJson(text);
    },
  });
}
