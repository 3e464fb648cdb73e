import type { Family, SimpleType } from "./simple-type.js";
import { patternType, textType } from "./text-type.js";

/** The pattern of a year: up to 10,000 digits, as years are compared as numbers. */
const year = "-?(?:(?!0000)\\d{4}|[1-9]\\d{4,9999})";
const month = "(?:0[1-9]|1[0-2])";
const day = "(?:0[1-9]|[12]\\d|3[01])";
const clock = "(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?|24:00:00(?:\\.0+)?)";
const zone = "(?:Z|[+-](?:(?:0\\d|1[0-3]):[0-5]\\d|14:00))?";

/**
 * xs:dateTime (3.2.7), kept as written, with its offset (or none) and all fraction digits. Dates that do not exist are
 * refused.
 */
export const dateTime: SimpleType<string> = /* @__PURE__ */ dayType("dateTime", [
  year,
  "-",
  month,
  "-",
  day,
  "T",
  clock,
  zone,
]);
/** xs:date (3.2.9), as written. */
export const date: SimpleType<string> = /* @__PURE__ */ dayType("date", [year, "-", month, "-", day, zone]);
/** xs:gMonthDay (3.2.12), as written; `--02-29` is one. */
export const gMonthDay: SimpleType<string> = /* @__PURE__ */ dayType("gMonthDay", ["--", month, "-", day, zone]);
/** xs:time (3.2.8), as written. */
export const time: SimpleType<string> = /* @__PURE__ */ fieldType("time", [clock, zone]);
/** xs:gYearMonth (3.2.10), as written. */
export const gYearMonth: SimpleType<string> = /* @__PURE__ */ fieldType("gYearMonth", [year, "-", month, zone]);
/** xs:gYear (3.2.11), as written. */
export const gYear: SimpleType<string> = /* @__PURE__ */ fieldType("gYear", [year, zone]);
/** xs:gDay (3.2.13), as written. */
export const gDay: SimpleType<string> = /* @__PURE__ */ fieldType("gDay", ["---", day, zone]);
/** xs:gMonth (3.2.14), as written. */
export const gMonth: SimpleType<string> = /* @__PURE__ */ fieldType("gMonth", ["--", month, zone]);

/**
 * A type whose pattern checks everything, as its fields are independent. The pattern is given in pieces, because
 * bundlers keep an unused template literal.
 */
function fieldType(family: Family, pattern: readonly string[]): SimpleType<string> {
  return patternType(`xs:${family}`, family, wholeText(pattern));
}

function wholeText(pattern: readonly string[]): RegExp {
  return new RegExp(`^${pattern.join("")}$`);
}

/** A type with a day of a month. The pattern checks all but the length of the month. */
function dayType(family: Family, pattern: readonly string[]): SimpleType<string> {
  const fields = wholeText(pattern);
  const accepts = (text: string): boolean => fields.test(text) && isInMonth(text);
  return textType(`xs:${family}`, { family, whiteSpace: "collapse", accepts, spaceless: true });
}

/**
 * Whether a month has this day (Appendix E). The last four digits of a year suffice, as 400 divides 10000. Without a
 * year, February has 29 days.
 */
function isInMonth(text: string): boolean {
  const yearEnd = text.startsWith("--") ? 1 : text.indexOf("-", shortestYear);
  const dayOfMonth = twoDigits(text, yearEnd + 4);
  if (dayOfMonth <= 28) return true;
  const monthNumber = twoDigits(text, yearEnd + 1);
  if (monthNumber !== 2) {
    return dayOfMonth <= 30 || !(monthNumber === 4 || monthNumber === 6 || monthNumber === 9 || monthNumber === 11);
  }
  const lastDigits = Number(text.slice(yearEnd - 4, yearEnd).replaceAll("-", ""));
  return dayOfMonth === 29 && lastDigits % 4 === 0 && (lastDigits % 100 !== 0 || lastDigits % 400 === 0);
}

const shortestYear = 4;

function twoDigits(text: string, index: number): number {
  return 10 * (text.charCodeAt(index) - zero) + text.charCodeAt(index + 1) - zero;
}

const zero = 48;
