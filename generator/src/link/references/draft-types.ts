/** Built-in types that had another name in drafts of XML Schema (1999 to October 2000), by that name. */
export const draftTypes: ReadonlyMap<string, string> = new Map([
  ["timeInstant", "dateTime"],
  ["timeDuration", "duration"],
  ["uriReference", "anyURI"],
  ["binary", "base64Binary"],
  ["CDATA", "normalizedString"],
  ["ur-type", "anyType"],
  ["year", "gYear"],
  ["month", "gYearMonth"],
  ["recurringDate", "gMonthDay"],
  ["recurringDay", "gDay"],
]);
