/** Where an XML declaration stands in a text: its offsets, and whether something is before it, where XML has no place for it. */
interface XmlDeclaration {
  readonly start: number;
  readonly end: number;
  readonly isLate: boolean;
}

/**
 * The XML declaration of a text (XML 1.0 section 2.8), also behind white space and comments: pages and licences put those before it,
 * and other tools pass over them.
 */
export function xmlDeclaration(text: string): XmlDeclaration | undefined {
  const [found, before = ""] = declaration.exec(text.slice(0, longestBefore)) ?? [];
  return found === undefined ? undefined : { start: before.length, end: found.length, isLate: before !== "" };
}

/** How much is looked at, in characters: an expression that passes over many millions of them runs out of stack. */
export const longestBefore = 100_000;
const declaration = /^((?:[ \t\r\n]|<!--(?:(?!--)[\s\S])*-->)*)<\?xml[ \t\r\n][\s\S]*?\?>/;

/** A text with white space in place of a declaration that is late, so that nothing behind it changes its place. */
export function withoutLateDeclaration(text: string, { start, end, isLate }: XmlDeclaration): string {
  if (!isLate) return text;
  return text.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, " ") + text.slice(end);
}
