import { dayNumber, floorDivide, scaleSeconds } from "./compare-calendar.js";
import { withoutTrailingZeros } from "./compare-decimals.js";
import type { Order } from "./order.js";
import { totalOrder } from "./order.js";

/** The months to which durations are added for comparison (3.2.6.2), as year and month from 1. */
const references: readonly (readonly [year: bigint, month: bigint])[] = [
  [1696n, 9n],
  [1697n, 2n],
  [1903n, 3n],
  [1903n, 7n],
];

interface Duration {
  readonly months: bigint;
  readonly seconds: bigint;
}

/**
 * Compares two xs:duration texts (XSD 1.0 Part 2, 3.2.6.2). Undefined if the order depends on the month in which they
 * start.
 */
export function compareDurations(left: string, right: string): Order {
  const digits = Math.max(fractionOf(left).length, fractionOf(right).length);
  const a = durationOf(left, digits);
  const b = durationOf(right, digits);
  const day = 86400n * 10n ** BigInt(digits);
  const orders = references.map((reference) => totalOrder(endOf(a, reference, day), endOf(b, reference, day)));
  return orders.every((order) => order === orders[0]) ? orders[0] : undefined;
}

/**
 * A key that durations with the same months and seconds share. 400 years and 146097 days, which are equal, have
 * different keys.
 */
export function durationKey(text: string): string {
  const digits = fractionOf(text).length;
  const { months, seconds } = durationOf(text, digits);
  const needed = withoutTrailingZeros(fractionOf(text)).length;
  return `${months}M${seconds / 10n ** BigInt(digits - needed)}S${needed}`;
}

function endOf({ months, seconds }: Duration, [year, month]: readonly [bigint, bigint], day: bigint): bigint {
  const total = year * 12n + month - 1n + months;
  const endYear = floorDivide(total, 12n);
  return dayNumber(endYear, Number(total - endYear * 12n) + 1, 1) * day + seconds;
}

/** Parses a duration. Seconds are in units of 10 to the power of minus `digits`. */
function durationOf(text: string, digits: number): Duration {
  const fields =
    /^(-?)P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.\d+)?S)?)?$/.exec(text) ?? [];
  const [year = 0n, month = 0n, day = 0n, hour = 0n, minute = 0n, second = 0n] = fields
    .slice(2)
    .map((field) => BigInt(field ?? "0"));
  const sign = fields[1] === "-" ? -1n : 1n;
  const seconds = ((day * 24n + hour) * 60n + minute) * 60n + second;
  return { months: sign * (year * 12n + month), seconds: sign * scaleSeconds(seconds, fractionOf(text), digits) };
}

function fractionOf(text: string): string {
  return /\.(\d+)S$/.exec(text)?.[1] ?? "";
}
