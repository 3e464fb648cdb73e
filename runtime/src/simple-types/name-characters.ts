/**
 * The characters that a name may start with (XML 1.0 fifth edition, section 2.3), without the colon, as the body of a
 * character class.
 */
export const start: string =
  "A-Z_a-z\\xC0-\\xD6\\xD8-\\xF6\\xF8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF" +
  "\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}";

/** The characters that may occur in a name but not start it. */
export const rest = "\\-.0-9\\xB7\\u0300-\\u036F\\u203F\\u2040";

/** A name without a colon, as a regular expression. */
export const ncName: string = `[${start}][${start}${rest}]*`;
