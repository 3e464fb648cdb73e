import { notInSpace } from "./refusals.js";
import type { SimpleType } from "./simple-type.js";
import { patternType } from "./text-type.js";

/** xs:decimal (3.2.3) as its text, so that no digit is lost. In JSON a string; numbers are read too. */
export const decimal: SimpleType<string> = /* @__PURE__ */ decimalType();

function decimalType(): SimpleType<string> {
  const type = patternType("xs:decimal", "decimal", /^[+-]?(\d+(\.\d*)?|\.\d+)$/);
  return { ...type, fromJson: (value) => (typeof value === "number" ? plainDecimal(value) : type.fromJson(value)) };
}

/**
 * The shortest decimal text of a number without an exponent: 1e21 is `1000000000000000000000`. Throws `ValueError` for
 * infinities and NaN.
 */
export function plainDecimal(value: number): string {
  if (!Number.isFinite(value)) throw notInSpace("xs:decimal", value);
  const parts = /^(-?)(\d+)\.?(\d*)e([+-]\d+)$/.exec(String(value));
  if (parts === null) return String(value);
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = parts;
  const shift = Number(exponent);
  if (shift < 0) return `${sign}0.${"0".repeat(-shift - 1)}${whole}${fraction}`;
  return sign + whole + fraction.padEnd(shift, "0");
}
