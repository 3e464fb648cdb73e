/** An `xs:decimal` as text, so that no digit is lost. */
export type Decimal = string;

/** An `xs:dateTime` as text, so that its offset (or the absence of one) and all fraction digits are kept. */
export type DateTime = string;

/** An `xs:date` as text, with its offset if it has one. */
export type CalendarDate = string;

/** An `xs:time` as text, with its offset if it has one. */
export type TimeOfDay = string;

/** An `xs:duration` as text: `PT1H30M`. */
export type Duration = string;

/** A GUID in lower case with hyphens: `01234567-89ab-cdef-0123-456789abcdef`. */
export type Guid = string;

/** Any JSON value (RFC 8259). */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [name: string]: JsonValue };
