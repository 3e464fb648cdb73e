import { withoutTrailingZeros } from "./compare-decimals.js";
import type { Order } from "./order.js";
import { totalOrder } from "./order.js";

/** A point on the time line; without an offset, on the local time line of each time zone. */
interface Instant {
  readonly seconds: bigint;
  readonly fraction: string;
  readonly zoned: boolean;
}

const widestOffset = 14n * 3600n;

/**
 * Compares two texts of the same date or time type (XSD 1.0 Part 2, 3.2.7.4). Undefined if a missing offset leaves the
 * order open.
 */
export function compareCalendar(left: string, right: string): Order {
  const a = instantOf(left);
  const b = instantOf(right);
  if (a.zoned === b.zoned) return compareInstants(a, b);
  return a.zoned ? compareToLocal(a, b) : negated(compareToLocal(b, a));
}

/** A key that equal points in time share, and only those. */
export function calendarKey(text: string): string {
  const { seconds, fraction, zoned } = instantOf(text);
  return `${seconds}.${fraction}${zoned ? "Z" : ""}`;
}

/**
 * Compares with a time without an offset (3.2.7.4 (C)). The order is certain only if it holds for every offset from
 * +14:00 to -14:00.
 */
function compareToLocal(zoned: Instant, local: Instant): Order {
  if (compareInstants(zoned, { ...local, seconds: local.seconds - widestOffset }) < 0) return -1;
  if (compareInstants(zoned, { ...local, seconds: local.seconds + widestOffset }) > 0) return 1;
  return undefined;
}

function negated(order: Order): Order {
  return order === undefined ? undefined : -order;
}

function compareInstants(a: Instant, b: Instant): number {
  return totalOrder(a.seconds, b.seconds) || totalOrder(a.fraction, b.fraction);
}

/** Parses a date or time. Missing fields are those of 1972-01-01, a leap year and a long month. */
function instantOf(text: string): Instant {
  const [, body = "", zone = ""] = /^(.*?)(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? [];
  const [datePart = "", clock = ""] = body.includes(":") && !body.includes("T") ? ["", body] : body.split("T");
  const [, year, month, day] = /^(?:(-?\d{4,})|-)(?:-(\d\d)?)?(?:-(\d\d))?$/.exec(datePart) ?? [];
  const [hours = "0", minutes = "0", wholeSeconds = "0", fraction = ""] = clock === "" ? [] : clock.split(/[:.]/);
  const hoursInDay = datePart === "" && hours === "24" ? "0" : hours;
  const days = dayNumber(BigInt(year ?? "1972"), Number(month ?? "1"), Number(day ?? "1"));
  const seconds = days * 86400n + BigInt(hoursInDay) * 3600n + BigInt(minutes) * 60n + BigInt(wholeSeconds);
  return { seconds: seconds - offsetOf(zone), fraction: withoutTrailingZeros(fraction), zoned: zone !== "" };
}

function offsetOf(zone: string): bigint {
  if (zone === "" || zone === "Z") return 0n;
  const seconds = BigInt(zone.slice(1, 3)) * 3600n + BigInt(zone.slice(4)) * 60n;
  return zone.startsWith("-") ? -seconds : seconds;
}

/**
 * The number of days from a fixed day to a date of the proleptic Gregorian calendar; `month` starts at 1, years count
 * as written.
 */
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

/** Seconds with a decimal fraction, as a whole number of units of 10 to the power of minus `digits`. */
export function scaleSeconds(seconds: bigint, fraction: string, digits: number): bigint {
  return seconds * 10n ** BigInt(digits) + BigInt(fraction.padEnd(digits, "0") || "0");
}
