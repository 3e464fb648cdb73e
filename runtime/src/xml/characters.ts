const nameStart = 2;
const nameOther = 4;
const ascii: Uint8Array = /* @__PURE__ */ asciiClasses();
/**
 * The body of a character class: code units that XML forbids, and all surrogates. XML allows surrogates in pairs;
 * finding any surrogate first is cheaper than matching pairs.
 */
export const suspiciousUnits = "\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\ud800-\\udfff\\ufffe\\uffff";
const suspicious = /* @__PURE__ */ new RegExp(`[${suspiciousUnits}]`);

/** White space of XML 1.0 section 2.3 (S): space, tab, line feed, carriage return. */
export function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 9 || code === 13;
}

/** NameStartChar of XML 1.0 fifth edition section 2.3, without the colon (Namespaces in XML 1.0 section 3). */
export function isNameStart(code: number): boolean {
  return code < 128 ? ((ascii[code] ?? 0) & nameStart) !== 0 : isWideNameStart(code);
}

/** NameChar of XML 1.0 fifth edition section 2.3, without the colon. */
export function isNameCharacter(code: number): boolean {
  if (code < 128) return ((ascii[code] ?? 0) & (nameStart | nameOther)) !== 0;
  return code === 0xb7 || between(code, 0x300, 0x36f) || between(code, 0x203f, 0x2040) || isWideNameStart(code);
}

/** Whether a text is an NCName (Namespaces in XML 1.0): a name without a colon. */
export function isNcName(text: string): boolean {
  if (text === "" || !isNameStart(text.codePointAt(0) ?? 0)) return false;
  for (const character of text) if (!isNameCharacter(character.codePointAt(0) ?? 0)) return false;
  return true;
}

/** Whether a text is empty or consists of white space. */
export function isBlank(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (!isSpace(text.charCodeAt(index))) return false;
  return true;
}

/** Text without the white space around it: the `collapse` of XSD 1.0 Part 2, 4.3.6 for a value without inner space. */
export function trimSpace(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

/** Char of XML 1.0 section 2.2, for a code point. */
export function isCharacter(code: number): boolean {
  if (code < 32) return code === 9 || code === 10 || code === 13;
  return code <= 0xd7ff || between(code, 0xe000, 0xfffd) || between(code, 0x10000, 0x10ffff);
}

/** Index of the first character that XML forbids (a lone surrogate, U+0000, U+FFFE ...), or -1. */
export function findForbidden(text: string): number {
  if (!suspicious.test(text)) return -1;
  return text.search(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u);
}

/** Names a character so that it can be printed anywhere: `U+0007`. */
export function describeCharacter(text: string, index: number): string {
  return `U+${(text.codePointAt(index) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

function isWideNameStart(code: number): boolean {
  if (code < 0x2000) {
    if (code < 0x300) return code >= 0xc0 && code !== 0xd7 && code !== 0xf7;
    return code >= 0x370 && code !== 0x37e;
  }
  if (code < 0x3001) {
    return between(code, 0x200c, 0x200d) || between(code, 0x2070, 0x218f) || between(code, 0x2c00, 0x2fef);
  }
  if (code <= 0xd7ff) return true;
  return between(code, 0xf900, 0xfdcf) || between(code, 0xfdf0, 0xfffd) || between(code, 0x10000, 0xeffff);
}

function between(code: number, first: number, last: number): boolean {
  return code >= first && code <= last;
}

function asciiClasses(): Uint8Array {
  return Uint8Array.from({ length: 128 }, (_, code) => {
    const character = String.fromCharCode(code);
    if (/[A-Za-z_]/.test(character)) return nameStart;
    return /[-.0-9]/.test(character) ? nameOther : 0;
  });
}
