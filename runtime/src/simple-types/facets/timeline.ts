/** Days from an arbitrary day to one of the proleptic Gregorian calendar; `month` is from 1, years are counted as written. */
export function dayNumber(year: bigint, month: number, day: number): bigint {
  const shifted = month <= 2 ? year - 1n : year;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return (
    shifted * 365n +
    floorDivide(shifted, 4n) -
    floorDivide(shifted, 100n) +
    floorDivide(shifted, 400n) +
    BigInt(dayOfYear)
  );
}

/** The quotient, rounded down. */
export function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend < 0n && quotient * divisor !== dividend ? quotient - 1n : quotient;
}

/** A decimal fraction's digits as a whole number of units of 10 to the power of minus `digits`. */
export function scaleSeconds(seconds: bigint, fraction: string, digits: number): bigint {
  return seconds * 10n ** BigInt(digits) + BigInt(fraction.padEnd(digits, "0") || "0");
}
