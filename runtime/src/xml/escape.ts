import { ValueError } from "../errors/value-error.js";
import { describeCharacter, findForbidden } from "./characters.js";

/** Character data that reads back as `text` (XML 1.0 sections 2.4, 2.11); `ValueError` for what XML cannot carry. */
export function escapeText(text: string): string {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code > greaterThan && code < firstSurrogate) continue;
    if (code < space ? code !== tab && code !== lineFeed : isTextMarkup(code) || code >= firstSurrogate) {
      return check(text).replace(/[&<>\r]/g, toReference);
    }
  }
  return text;
}

/** The value of an attribute in double quotes that reads back as `text` (XML 1.0 section 3.3.3). */
export function escapeAttribute(text: string): string {
  return check(text).replace(/[&<"\t\n\r]/g, toReference);
}

const tab = 9;
const lineFeed = 10;
const space = 32;
const ampersand = 38;
const lessThan = 60;
const greaterThan = 62;
const firstSurrogate = 0xd800;

function isTextMarkup(code: number): boolean {
  return code === ampersand || code === lessThan || code === greaterThan;
}

function check(text: string): string {
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
