import { list } from "./list.js";
import type { SimpleType, TextType } from "./simple-type.js";
import { patternType } from "./text-type.js";

/** Name characters of XML 1.0 (fifth edition), section 2.3, without the colon. */
const start =
  "A-Z_a-z\\xC0-\\xD6\\xD8-\\xF6\\xF8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF" +
  "\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}";
const rest = "\\-.0-9\\xB7\\u0300-\\u036F\\u203F\\u2040";
const ncName = `[${start}][${start}${rest}]*`;

/** xs:Name (3.3.6). */
export const Name: TextType = /* @__PURE__ */ nameType("Name", `[${start}:][${start}${rest}:]*`);
/** xs:NCName (3.3.7): a name without a colon. */
export const NCName: TextType = /* @__PURE__ */ nameType("NCName", ncName);
/** xs:NMTOKEN (3.3.4). */
export const NMTOKEN: TextType = /* @__PURE__ */ nameType("NMTOKEN", `[${start}${rest}:]+`);
/** xs:ID (3.3.8), by its form; that it is unique in a document is not checked. */
export const ID: SimpleType<string> = /* @__PURE__ */ nameType("ID", ncName);
/** xs:IDREF (3.3.9), by its form; that the ID exists is not checked. */
export const IDREF: SimpleType<string> = /* @__PURE__ */ nameType("IDREF", ncName);
/** xs:ENTITY (3.3.11), by its form. */
export const ENTITY: SimpleType<string> = /* @__PURE__ */ nameType("ENTITY", ncName);
/** xs:QName (3.2.18), as written: the prefix is not resolved. */
export const QName: SimpleType<string> = /* @__PURE__ */ qualifiedNameType("QName");
/** xs:NOTATION (3.2.19), as written: the prefix is not resolved. */
export const NOTATION: SimpleType<string> = /* @__PURE__ */ qualifiedNameType("NOTATION");
/** xs:NMTOKENS (3.3.5): at least one. */
export const NMTOKENS: SimpleType<string[]> = /* @__PURE__ */ list(NMTOKEN, "xs:NMTOKENS", { minLength: 1 });
/** xs:IDREFS (3.3.10): at least one. */
export const IDREFS: SimpleType<string[]> = /* @__PURE__ */ list(IDREF, "xs:IDREFS", { minLength: 1 });
/** xs:ENTITIES (3.3.12): at least one. */
export const ENTITIES: SimpleType<string[]> = /* @__PURE__ */ list(ENTITY, "xs:ENTITIES", { minLength: 1 });

function nameType(name: string, pattern: string): TextType {
  return patternType(`xs:${name}`, "string", new RegExp(`^${pattern}$`, "u"));
}

function qualifiedNameType(name: string): SimpleType<string> {
  return patternType(`xs:${name}`, "qname", new RegExp(`^(?:${ncName}:)?${ncName}$`, "u"));
}
