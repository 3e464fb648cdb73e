import { isCharacter } from "./characters.js";

/** The value of a reference, and the index after its semicolon. */
interface Reference {
  readonly value: string;
  readonly end: number;
}

/** The five entities that need no declaration (XML 1.0 section 4.6). */
const predefined: readonly (readonly [reference: string, value: string])[] = [
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&amp;", "&"],
  ["&apos;", "'"],
  ["&quot;", '"'],
];

/**
 * Reads the reference whose ampersand is at `start`; undefined unless it refers to a predefined entity or to a
 * character that XML allows (XML 1.0 section 4.1).
 */
export function readReference(text: string, start: number): Reference | undefined {
  if (text.startsWith("&#", start)) return readCharacter(text, start + 2);
  for (const [reference, value] of predefined) {
    if (text.startsWith(reference, start)) return { value, end: start + reference.length };
  }
  return undefined;
}

function readCharacter(text: string, start: number): Reference | undefined {
  const hexadecimal = text.startsWith("x", start);
  const radix = hexadecimal ? 16 : 10;
  // Without a digit the code is U+0000, which XML forbids as well.
  let code = 0;
  let position = hexadecimal ? start + 1 : start;
  for (; ; position++) {
    const digit = digitValue(text.charCodeAt(position));
    if (digit >= radix) break;
    code = Math.min(code * radix + digit, 0x110000);
  }
  if (!text.startsWith(";", position) || !isCharacter(code)) return undefined;
  return { value: String.fromCodePoint(code), end: position + 1 };
}

/** The value of a digit or letter (`a` is 10); 99 for anything else. */
function digitValue(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  const lower = code | 32;
  return lower >= 97 ? lower - 87 : 99;
}
