import { totalOrder } from "./order.js";

/** The digits of a decimal without leading and trailing zeros. */
interface DecimalParts {
  readonly sign: -1 | 0 | 1;
  readonly whole: string;
  readonly fraction: string;
}

/** Compares two xs:decimal texts exactly, whatever their length. */
export function compareDecimals(left: string, right: string): number {
  const a = splitDecimal(left);
  const b = splitDecimal(right);
  return a.sign === b.sign ? a.sign * compareMagnitudes(a, b) : a.sign - b.sign;
}

/** Splits an xs:decimal text. */
export function splitDecimal(text: string): DecimalParts {
  const [digits = "", decimals = ""] = text.replace(/^[+-]/, "").split(".");
  const whole = digits.replace(/^0+/, "");
  const fraction = withoutTrailingZeros(decimals);
  const magnitude = whole === "" && fraction === "" ? 0 : 1;
  return { sign: magnitude === 1 && text.startsWith("-") ? -1 : magnitude, whole, fraction };
}

/** Removes trailing zeros. A loop, because `/0+$/` takes quadratic time on runs of zeros. */
export function withoutTrailingZeros(digits: string): string {
  let end = digits.length;
  while (end > 0 && digits[end - 1] === "0") end--;
  return digits.slice(0, end);
}

function compareMagnitudes(a: DecimalParts, b: DecimalParts): number {
  if (a.whole.length !== b.whole.length) return a.whole.length - b.whole.length;
  return totalOrder(a.whole + a.fraction, b.whole + b.fraction);
}
