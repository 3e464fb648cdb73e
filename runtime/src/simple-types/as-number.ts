import {
  integer,
  long,
  negativeInteger,
  nonNegativeInteger,
  nonPositiveInteger,
  positiveInteger,
  unsignedLong,
} from "./big-integers.js";
import { decimal, plainDecimal } from "./decimal.js";
import { compareDecimals } from "./facets/compare-decimals.js";
import { breaksFacet, notInSpace, wrongKind } from "./refusals.js";
import { represented } from "./represented.js";
import type { SimpleType } from "./simple-type.js";

/** xs:integer as a number, which holds whole numbers up to 2^53 - 1 exactly; others are refused. */
export const integerAsNumber: SimpleType<number> = /* @__PURE__ */ safeInteger(integer);
/** xs:nonPositiveInteger as a number, from -(2^53 - 1). */
export const nonPositiveIntegerAsNumber: SimpleType<number> = /* @__PURE__ */ safeInteger(nonPositiveInteger);
/** xs:negativeInteger as a number, from -(2^53 - 1). */
export const negativeIntegerAsNumber: SimpleType<number> = /* @__PURE__ */ safeInteger(negativeInteger);
/** xs:nonNegativeInteger as a number, up to 2^53 - 1. */
export const nonNegativeIntegerAsNumber: SimpleType<number> = /* @__PURE__ */ safeInteger(nonNegativeInteger);
/** xs:positiveInteger as a number, up to 2^53 - 1. */
export const positiveIntegerAsNumber: SimpleType<number> = /* @__PURE__ */ safeInteger(positiveInteger);
/** xs:long as a number, up to 2^53 - 1 of its 2^63 - 1. */
export const longAsNumber: SimpleType<number> = /* @__PURE__ */ safeInteger(long);
/** xs:unsignedLong as a number, up to 2^53 - 1 of its 2^64 - 1. */
export const unsignedLongAsNumber: SimpleType<number> = /* @__PURE__ */ safeInteger(unsignedLong);

/** xs:decimal as a number. A value with more digits than a number keeps is refused. */
export const decimalAsNumber: SimpleType<number> = /* @__PURE__ */ represented(decimal, {
  family: "number",
  placeholder: 0,
  hold: (text) => {
    const value = Number(text);
    const isKept =
      text.length <= keptDigits || (Number.isFinite(value) && compareDecimals(plainDecimal(value), text) === 0);
    if (!isKept) throw breaksFacet(decimal.name, text, "has more digits than a number keeps");
    return value;
  },
  own: (value) => plainDecimal(numberOf(decimal.name, value)),
});

/** The number of decimal digits that survive a round trip through a JavaScript number. */
const keptDigits = 15;

function safeInteger(type: SimpleType<bigint>): SimpleType<number> {
  const { name } = type;
  return represented(type, {
    family: "number",
    placeholder: 0,
    hold: (value) => {
      const number = Number(value);
      if (!Number.isSafeInteger(number)) throw breaksFacet(name, value, "is beyond what a number holds exactly");
      return number;
    },
    own: (value) => {
      if (!Number.isInteger(numberOf(name, value))) throw notInSpace(name, value);
      if (!Number.isSafeInteger(value)) throw breaksFacet(name, value, "is beyond what a number holds exactly");
      return BigInt(value);
    },
  });
}

/** Checks that a value is a number, as untyped callers may pass anything. */
function numberOf(name: string, value: unknown): number {
  if (typeof value !== "number") throw wrongKind(name, value);
  return value;
}
