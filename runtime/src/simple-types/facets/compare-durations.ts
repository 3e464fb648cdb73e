import { dayNumber, floorDivide, scaleSeconds } from "./compare-calendar.js";
import { withoutTrailingZeros } from "./compare-decimals.js";
import type { Order } from "./order.js";
import { totalOrder } from "./order.js";

/** The months that 3.2.6.2 adds durations to, as years and months from 1. */
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

/** Orders two xs:duration texts (XSD 1.0 Part 2, 3.2.6.2): undefined where it depends on which month they start in. */
export function compareDurations(left: string, right: string): Order {
  const digits = Math.max(fractionOf(left).length, fractionOf(right).length);
  const a = durationOf(left, digits);
  const b = durationOf(right, digits);
  const day = 86400n * 10n ** BigInt(digits);
  const orders = references.map((reference) => totalOrder(endOf(a, reference, day), endOf(b, reference, day)));
  return orders.every((order) => order === orders[0]) ? orders[0] : undefined;
}

/** A text that two durations share which have the same months and seconds; 400 years, which are 146097 days, have another than those. */
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

/** Seconds are counted in units of 10 to the power of minus `digits`. */
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
