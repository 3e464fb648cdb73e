import type { SimpleType, TextType } from "./simple-type.js";
import { patternType, textType } from "./text-type.js";
import { collapse } from "./white-space.js";

/** xs:string (3.2.1): any text. What XML cannot carry is refused by servers that read JSON, and by the XML writer. */
export const string: TextType = /* @__PURE__ */ textType("xs:string", {
  family: "string",
  whiteSpace: "preserve",
  accepts: () => true,
});

/** xs:anySimpleType (2.5.2): any text, as written; equal to no text of xs:string, as other validators have it. */
export const anySimpleType: SimpleType<string> = /* @__PURE__ */ textType("xs:anySimpleType", {
  family: "string",
  primitive: "anySimpleType",
  whiteSpace: "preserve",
  accepts: () => true,
});

/** xs:normalizedString (3.3.1): no tabs or line ends. */
export const normalizedString: TextType = /* @__PURE__ */ textType("xs:normalizedString", {
  family: "string",
  whiteSpace: "replace",
  accepts: (text) => !/[\t\n\r]/.test(text),
});

/** xs:token (3.3.2): a normalized string without outer or doubled spaces. */
export const token: TextType = /* @__PURE__ */ textType("xs:token", {
  family: "string",
  whiteSpace: "collapse",
  accepts: (text) => text === collapse(text),
});

/** xs:language (3.3.3): a language tag by its form, as RFC 3066 has it. */
export const language: TextType = /* @__PURE__ */ patternType(
  "xs:language",
  "string",
  /^[a-zA-Z]{1,8}(-[a-zA-Z0-9]{1,8})*$/,
);
