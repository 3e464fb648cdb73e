import type { Family, SimpleType } from "./simple-type.js";
import { patternType, textType } from "./text-type.js";

const year = "-?((?!0000)\\d{4}|[1-9]\\d{4,})";
const month = "(0[1-9]|1[0-2])";
const day = "(0[1-9]|[12]\\d|3[01])";
const clock = "(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?|24:00:00(?:\\.0+)?)";
const zone = "(?:Z|[+-](?:(?:0\\d|1[0-3]):[0-5]\\d|14:00))?";

/** xs:dateTime (3.2.7). As written: offset or none, all fraction digits. Days that no calendar has are refused. */
export const dateTime: SimpleType<string> = /* @__PURE__ */ dayType(
  "dateTime",
  `^${year}-${month}-${day}T${clock}${zone}$`,
);
/** xs:date (3.2.9), as written. */
export const date: SimpleType<string> = /* @__PURE__ */ dayType("date", `^${year}-${month}-${day}${zone}$`);
/** xs:gMonthDay (3.2.12), as written; `--02-29` is one. */
export const gMonthDay: SimpleType<string> = /* @__PURE__ */ dayType("gMonthDay", `^--()${month}-${day}${zone}$`);
/** xs:time (3.2.8), as written. */
export const time: SimpleType<string> = /* @__PURE__ */ fieldType("time", `^${clock}${zone}$`);
/** xs:gYearMonth (3.2.10), as written. */
export const gYearMonth: SimpleType<string> = /* @__PURE__ */ fieldType("gYearMonth", `^${year}-${month}${zone}$`);
/** xs:gYear (3.2.11), as written. */
export const gYear: SimpleType<string> = /* @__PURE__ */ fieldType("gYear", `^${year}${zone}$`);
/** xs:gDay (3.2.13), as written. */
export const gDay: SimpleType<string> = /* @__PURE__ */ fieldType("gDay", `^---${day}${zone}$`);
/** xs:gMonth (3.2.14), as written. */
export const gMonth: SimpleType<string> = /* @__PURE__ */ fieldType("gMonth", `^--${month}${zone}$`);

/** A type of independent fields: the pattern says all. */
function fieldType(family: Family, pattern: string): SimpleType<string> {
  return patternType(`xs:${family}`, family, new RegExp(pattern));
}

/** A type with a day of a month; the pattern's groups are year, month and day. */
function dayType(family: Family, pattern: string): SimpleType<string> {
  const fields = new RegExp(pattern);
  const accepts = (text: string): boolean => {
    const [, yearText = "", monthText, dayText] = fields.exec(text) ?? [];
    return dayText !== undefined && Number(dayText) <= daysInMonth(yearText, Number(monthText));
  };
  return textType(`xs:${family}`, { family, whiteSpace: "collapse", accepts });
}

/** Appendix E's rule. The last four digits of a year decide, as 400 divides 10000; no year at all counts as a leap year. */
function daysInMonth(yearText: string, monthNumber: number): number {
  if (monthNumber !== 2)
    return monthNumber === 4 || monthNumber === 6 || monthNumber === 9 || monthNumber === 11 ? 30 : 31;
  const lastDigits = Number(yearText.slice(-4));
  return lastDigits % 4 === 0 && (lastDigits % 100 !== 0 || lastDigits % 400 === 0) ? 29 : 28;
}
