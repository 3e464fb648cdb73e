import { ValueError } from "../errors/value-error.js";
import { describeCharacter, findForbidden, suspiciousUnits } from "./characters.js";

/** Escapes character data (XML 1.0 sections 2.4, 2.11). Throws `ValueError` for characters that XML forbids. */
export function escapeText(text: string): string {
  return special.test(text) ? checkCharacters(text).replace(/[&<>\r]/g, toReference) : text;
}

/**
 * Escapes the value of an attribute in double quotes (XML 1.0 section 3.3.3). Throws `ValueError` for characters that
 * XML forbids.
 */
export function escapeAttribute(text: string): string {
  return checkCharacters(text).replace(/[&<"\t\n\r]/g, toReference);
}

/** Characters that must be escaped, or that XML forbids. */
const special = /* @__PURE__ */ new RegExp(`[&<>\\r${suspiciousUnits}]`);

/** Returns the text. Throws `ValueError` for characters that XML forbids. */
export function checkCharacters(text: string): string {
  const forbidden = findForbidden(text);
  if (forbidden < 0) return text;
  throw new ValueError("value", `XML cannot carry the character ${describeCharacter(text, forbidden)}.`);
}

function toReference(character: string): string {
  switch (character) {
    case "&":
      return "&amp;";
    case "<":
      return "&lt;";
    case ">":
      return "&gt;";
    case '"':
      return "&quot;";
    default:
      return `&#${character.charCodeAt(0)};`;
  }
}
