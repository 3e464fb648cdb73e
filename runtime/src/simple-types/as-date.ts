import type { ValueError } from "../errors/value-error.js";
import { dateTime } from "./calendar.js";
import { breaksFacet, notInSpace, wrongKind } from "./refusals.js";
import { represented } from "./represented.js";
import type { SimpleType } from "./simple-type.js";

/**
 * xs:dateTime as a `Date`, a moment in milliseconds. Further fraction digits and the offset are lost. Texts without an
 * offset are refused, as they are not a moment, and so are years before 1 and after 9999. Written in UTC.
 */
export const dateTimeAsDate: SimpleType<Date> = /* @__PURE__ */ represented(dateTime, {
  family: "dateTime",
  placeholder: /* @__PURE__ */ new Date(0),
  hold: (text) => {
    if (!offset.test(text)) throw breaksFacet(dateTime.name, text, "has no time-zone offset, which a Date needs");
    const value = new Date(plainYear.test(text) ? text.replace(beyondMilliseconds, "$1") : Number.NaN);
    if (Number.isNaN(value.getTime()) || !plainYear.test(value.toISOString())) throw beyondYears(text);
    return value;
  },
  own: (value: unknown) => {
    if (!(value instanceof Date)) throw wrongKind(dateTime.name, value);
    if (Number.isNaN(value.getTime())) throw notInSpace(dateTime.name, String(value));
    const text = value.toISOString();
    if (!plainYear.test(text)) throw beyondYears(text);
    return text.replace(zerosAtEnd, "Z");
  },
});

function beyondYears(text: string): ValueError {
  return breaksFacet(dateTime.name, text, "is in a year beyond 1 to 9999");
}

const offset = /(?:Z|[+-]\d\d:\d\d)$/;
/** Whether a year is from 1 to 9999. Others are written differently by XSD and JavaScript. */
const plainYear = /^(?!0000)\d{4}-/;
const beyondMilliseconds = /(\.\d{3})\d+/;
const zerosAtEnd = /\.?0*Z$/;
