import type { SimpleType, TextType } from "./simple-type.js";
import { patternType, textType } from "./text-type.js";
import { collapse } from "./white-space.js";

/**
 * xs:string (3.2.1): any text. Characters that XML forbids are refused by servers that read JSON, and by the XML
 * writer.
 */
export const string: TextType = /* @__PURE__ */ textType("xs:string", {
  family: "string",
  whiteSpace: "preserve",
  accepts: () => true,
});

/** xs:anySimpleType (2.5.2): any text, as written. It equals no text of xs:string, as in other validators. */
export const anySimpleType: SimpleType<string> = /* @__PURE__ */ textType("xs:anySimpleType", {
  family: "string",
  primitive: "anySimpleType",
  whiteSpace: "preserve",
  accepts: () => true,
});

/** xs:normalizedString (3.3.1): text without tabs and line endings. */
export const normalizedString: TextType = /* @__PURE__ */ textType("xs:normalizedString", {
  family: "string",
  whiteSpace: "replace",
  accepts: (text) => !/[\t\n\r]/.test(text),
});

/** xs:token (3.3.2): a normalized string without leading, trailing or repeated spaces. */
export const token: TextType = /* @__PURE__ */ textType("xs:token", {
  family: "string",
  whiteSpace: "collapse",
  accepts: (text) => text === collapse(text),
});

/** xs:language (3.3.3): a language tag. Only its form is checked (RFC 3066). */
export const language: TextType = /* @__PURE__ */ patternType(
  "xs:language",
  "string",
  /^[a-zA-Z]{1,8}(-[a-zA-Z0-9]{1,8})*$/,
);
