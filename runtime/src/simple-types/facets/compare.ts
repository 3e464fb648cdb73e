import type { Family, ValueFacts } from "../value-facts.js";
import { compareCalendar } from "./compare-calendar.js";
import { compareDecimals } from "./compare-decimals.js";
import { compareDurations } from "./compare-durations.js";
import { type Order, totalOrder } from "./order.js";

/** Compares two values of a family. Values of families without an order are equal or not comparable. */
export function compare(family: Family, left: unknown, right: unknown): Order {
  if (typeof left === "number" && typeof right === "number") return compareNumbers(left, right);
  if (typeof left === "bigint" && typeof right === "bigint") return totalOrder(left, right);
  if (typeof left === "string" && typeof right === "string") return compareTexts(family, left, right);
  if (left instanceof Date && right instanceof Date) return compareNumbers(left.getTime(), right.getTime());
  return left === right ? 0 : undefined;
}

/** The value that is compared: for xs:float rounded to its 32 bits (3.2.4). */
export function comparable({ binaryFloat }: Pick<ValueFacts, "binaryFloat">, value: unknown): unknown {
  return binaryFloat === "float" && typeof value === "number" ? Math.fround(value) : value;
}

/** Whether two values of a type are equal, such as `1.0` and `1.00` of xs:decimal. */
export function isEqual(
  type: Pick<ValueFacts, "item" | "binaryFloat"> & { readonly family: Family },
  left: unknown,
  right: unknown,
): boolean {
  if (left instanceof Uint8Array && right instanceof Uint8Array) {
    return left.length === right.length && left.every((byte, index) => byte === right[index]);
  }
  if (Array.isArray(left) && Array.isArray(right)) {
    const family = type.item?.family ?? "union";
    return left.length === right.length && left.every((item, index) => isEqual({ family }, item, right[index]));
  }
  return compare(type.family, comparable(type, left), comparable(type, right)) === 0;
}

function compareNumbers(left: number, right: number): Order {
  if (left < right) return -1;
  if (left > right) return 1;
  return left === right || (Number.isNaN(left) && Number.isNaN(right)) ? 0 : undefined;
}

function compareTexts(family: Family, left: string, right: string): Order {
  switch (family) {
    case "decimal":
      return compareDecimals(left, right);
    case "duration":
      return compareDurations(left, right);
    case "dateTime":
    case "date":
    case "time":
    case "gYearMonth":
    case "gYear":
    case "gMonthDay":
    case "gDay":
    case "gMonth":
      return compareCalendar(left, right);
    default:
      return left === right ? 0 : undefined;
  }
}
