import { ValueError } from "../errors/value-error.js";
import { describeCharacter, findForbidden, suspiciousUnits } from "./characters.js";

/** Character data that reads back as `text` (XML 1.0 sections 2.4, 2.11); `ValueError` for what XML cannot carry. */
export function escapeText(text: string): string {
  return special.test(text) ? checkCharacters(text).replace(/[&<>\r]/g, toReference) : text;
}

/** The value of an attribute in double quotes that reads back as `text` (XML 1.0 section 3.3.3). */
export function escapeAttribute(text: string): string {
  return checkCharacters(text).replace(/[&<"\t\n\r]/g, toReference);
}

/** What cannot stand in text as it is, or may not. */
const special = /* @__PURE__ */ new RegExp(`[&<>\\r${suspiciousUnits}]`);

/** The text; `ValueError` for what XML cannot carry. */
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
