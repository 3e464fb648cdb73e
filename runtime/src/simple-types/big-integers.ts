import { breaksFacet, notInSpace, wrongKind } from "./refusals.js";
import type { SimpleType } from "./simple-type.js";
import { collapse } from "./white-space.js";

/**
 * The largest number of digits, without leading zeros (XSD 1.0 Part 2, 3.2.3, requires at least 18). Reading and
 * writing a million digits takes seconds.
 */
const digits = /^[+-]?(?=\d)0*(?!0)\d{0,10000}$/;

interface Range {
  readonly min?: bigint;
  readonly max?: bigint;
}

/** xs:integer (3.3.13), up to 10,000 digits. In JSON a string of digits; safe integer numbers are read too. */
export const integer: SimpleType<bigint> = /* @__PURE__ */ bigInteger("xs:integer", {});
/** xs:nonPositiveInteger (3.3.14): at most 0. */
export const nonPositiveInteger: SimpleType<bigint> = /* @__PURE__ */ bigInteger("xs:nonPositiveInteger", { max: 0n });
/** xs:negativeInteger (3.3.15): at most -1. */
export const negativeInteger: SimpleType<bigint> = /* @__PURE__ */ bigInteger("xs:negativeInteger", { max: -1n });
/** xs:nonNegativeInteger (3.3.20): at least 0. */
export const nonNegativeInteger: SimpleType<bigint> = /* @__PURE__ */ bigInteger("xs:nonNegativeInteger", { min: 0n });
/** xs:positiveInteger (3.3.25): at least 1. */
export const positiveInteger: SimpleType<bigint> = /* @__PURE__ */ bigInteger("xs:positiveInteger", { min: 1n });
/** xs:long (3.3.16): 64 bits, signed. */
export const long: SimpleType<bigint> = /* @__PURE__ */ bigInteger("xs:long", {
  min: -9223372036854775808n,
  max: 9223372036854775807n,
});
/** xs:unsignedLong (3.3.21): 64 bits, unsigned. */
export const unsignedLong: SimpleType<bigint> = /* @__PURE__ */ bigInteger("xs:unsignedLong", {
  min: 0n,
  max: 18446744073709551615n,
});

/** An integer type whose values may exceed the numbers that JavaScript holds exactly. */
function bigInteger(name: string, { min, max }: Range): SimpleType<bigint> {
  const check = (value: unknown): bigint => {
    if (typeof value !== "bigint") throw wrongKind(name, value);
    if (min !== undefined && value < min) throw breaksFacet(name, value, `must be at least ${min}`);
    if (max !== undefined && value > max) throw breaksFacet(name, value, `must be at most ${max}`);
    return value;
  };
  const read = (literal: string): bigint => {
    if (!digits.test(literal)) throw notInSpace(name, literal);
    return check(BigInt(literal.replace("+", "")));
  };
  const fromJson = (value: unknown): bigint => {
    if (typeof value === "string") return read(value);
    if (typeof value !== "number") throw wrongKind(name, value);
    if (!Number.isSafeInteger(value)) throw notInSpace(name, value);
    return check(BigInt(value));
  };
  const format = (value: bigint): string => String(check(value));
  const parse = (text: string): bigint => read(collapse(text));
  const unbounded = (text: string): bigint | undefined =>
    digits.test(text) ? BigInt(text.replace("+", "")) : undefined;
  return {
    name,
    family: "bigint",
    whiteSpace: "collapse",
    placeholder: 0n,
    parse,
    unbounded,
    format,
    fromJson,
    toJson: format,
  };
}
