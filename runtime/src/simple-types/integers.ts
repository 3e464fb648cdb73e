import { breaksFacet, notInSpace, wrongKind } from "./refusals.js";
import type { SimpleType } from "./simple-type.js";
import { collapse } from "./white-space.js";

const digits = /^[+-]?\d+$/;
/** The longest text that is parsed digit by digit, which is faster. */
const shortLength = 9;

/** xs:int (3.3.17): 32 bits, signed. */
export const int: SimpleType<number> = /* @__PURE__ */ smallInteger("xs:int", -2147483648, 2147483647);
/** xs:short (3.3.18): 16 bits, signed. */
export const short: SimpleType<number> = /* @__PURE__ */ smallInteger("xs:short", -32768, 32767);
/** xs:byte (3.3.19): 8 bits, signed. */
export const byte: SimpleType<number> = /* @__PURE__ */ smallInteger("xs:byte", -128, 127);
/** xs:unsignedInt (3.3.22): 32 bits, unsigned. */
export const unsignedInt: SimpleType<number> = /* @__PURE__ */ smallInteger("xs:unsignedInt", 0, 4294967295);
/** xs:unsignedShort (3.3.23): 16 bits, unsigned. */
export const unsignedShort: SimpleType<number> = /* @__PURE__ */ smallInteger("xs:unsignedShort", 0, 65535);
/** xs:unsignedByte (3.3.24): 8 bits, unsigned. */
export const unsignedByte: SimpleType<number> = /* @__PURE__ */ smallInteger("xs:unsignedByte", 0, 255);
/**
 * The char of Microsoft's serialization schema: a UTF-16 code unit as an xs:int, which that schema does not bound
 * further.
 */
export const char: SimpleType<number> = /* @__PURE__ */ smallInteger("char", -2147483648, 2147483647);

/** An integer type that a JavaScript number holds exactly. */
function smallInteger(name: string, min: number, max: number): SimpleType<number> {
  const check = (value: unknown): number => {
    if (typeof value !== "number") throw wrongKind(name, value);
    if (value < min || value > max) throw breaksFacet(name, value, `must be from ${min} to ${max}`);
    if (!Number.isInteger(value)) throw notInSpace(name, value);
    return value + 0; // -0 becomes 0
  };
  return {
    name,
    family: "number",
    whiteSpace: "collapse",
    placeholder: 0,
    parse: (text) => {
      const short = shortNumber(text);
      if (short >= 0) return check(short);
      const literal = collapse(text);
      if (!digits.test(literal)) throw notInSpace(name, literal);
      return check(Number(literal));
    },
    unbounded: (text) => (digits.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined),
    format: (value) => String(check(value)),
    fromJson: check,
    toJson: check,
  };
}

/** The number in a text of a few digits; -1 for any other text. */
function shortNumber(text: string): number {
  if (text.length > shortLength || text === "") return -1;
  let value = 0;
  for (let index = 0; index < text.length; index++) {
    const digit = text.charCodeAt(index) - 48;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}
