import { list } from "./list.js";
import { ncName, rest, start } from "./name-characters.js";
import type { SimpleType, TextType } from "./simple-type.js";
import { patternType } from "./text-type.js";

export { NOTATION, QName } from "./qualified-names.js";

/** xs:Name (3.3.6). */
export const Name: TextType = /* @__PURE__ */ nameType("Name", `[${start}:][${start}${rest}:]*`);
/** xs:NCName (3.3.7): a name without a colon. */
export const NCName: TextType = /* @__PURE__ */ nameType("NCName", ncName);
/** xs:NMTOKEN (3.3.4). */
export const NMTOKEN: TextType = /* @__PURE__ */ nameType("NMTOKEN", `[${start}${rest}:]+`);
/** xs:ID (3.3.8). Only its form is checked; the reader of a whole document checks that it is unique. */
export const ID: TextType = /* @__PURE__ */ identityType("ID", "id");
/** xs:IDREF (3.3.9). Only its form is checked; the reader of a whole document checks that the ID exists. */
export const IDREF: TextType = /* @__PURE__ */ identityType("IDREF", "idref");
/** xs:ENTITY (3.3.11). Only its form is checked. */
export const ENTITY: TextType = /* @__PURE__ */ nameType("ENTITY", ncName);
/** xs:NMTOKENS (3.3.5): at least one. */
export const NMTOKENS: SimpleType<string[]> = /* @__PURE__ */ list(NMTOKEN, "xs:NMTOKENS", 1);
/** xs:IDREFS (3.3.10): at least one. */
export const IDREFS: SimpleType<string[]> = /* @__PURE__ */ list(IDREF, "xs:IDREFS", 1);
/** xs:ENTITIES (3.3.12): at least one. */
export const ENTITIES: SimpleType<string[]> = /* @__PURE__ */ list(ENTITY, "xs:ENTITIES", 1);

function nameType(name: string, pattern: string): TextType {
  return patternType(`xs:${name}`, "string", new RegExp(`^${pattern}$`, "u"));
}

function identityType(name: string, identity: "id" | "idref"): TextType {
  return { ...nameType(name, ncName), identity };
}
