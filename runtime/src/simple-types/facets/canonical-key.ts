import { encodeBase64 } from "../binary.js";
import { plainDecimal } from "../decimal.js";
import type { Family, ValueFacts } from "../value-facts.js";
import { calendarKey } from "./compare-calendar.js";
import { splitDecimal } from "./compare-decimals.js";
import { durationKey } from "./compare-durations.js";

/** A key that equal values of one primitive type share, whatever derived types they have (XSD 1.0 Part 1, 3.11.4). */
export function canonicalKey(type: ValueFacts, value: unknown): string {
  const member = type.memberOf?.(value);
  if (member !== undefined) return canonicalKey(member, value);
  if (Array.isArray(value)) {
    const item: ValueFacts = type.item ?? { name: type.name, family: "union" };
    return `list:${value.map((one) => canonicalKey(item, one)).join(" ")}`;
  }
  if (typeof value === "number") return numberKey(type, value);
  if (typeof value === "bigint") return `decimal:${decimalKey(String(value))}`;
  if (value instanceof Date) return textKey("dateTime", value.toISOString());
  if (value instanceof Uint8Array) return `${type.primitive ?? "base64Binary"}:${encodeBase64(value)}`;
  if (type.primitive !== undefined) return `${type.primitive}:${String(value)}`;
  return textKey(type.family ?? "string", String(value));
}

function numberKey(type: ValueFacts, value: number): string {
  if (type.binaryFloat === undefined) return `decimal:${decimalKey(plainDecimal(value))}`;
  return `${type.binaryFloat}:${type.binaryFloat === "float" ? Math.fround(value) : value + 0}`;
}

function decimalKey(text: string): string {
  const { sign, whole, fraction } = splitDecimal(text);
  return sign === 0 ? "0" : `${sign < 0 ? "-" : ""}${whole}.${fraction}`;
}

function textKey(family: Family, text: string): string {
  switch (family) {
    case "decimal":
      return `decimal:${decimalKey(text)}`;
    case "duration":
      return `duration:${durationKey(text)}`;
    case "dateTime":
    case "date":
    case "time":
    case "gYearMonth":
    case "gYear":
    case "gMonthDay":
    case "gDay":
    case "gMonth":
      return `${family}:${calendarKey(text)}`;
    default:
      return `${family === "union" ? "string" : family}:${text}`;
  }
}
