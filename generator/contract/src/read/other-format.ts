/** What a document is if it is no XML, and the offset of its first character. */
export interface OtherFormat {
  /** The start of a sentence: `the document is an HTML page`. */
  readonly found: string;
  readonly offset: number;
}

const formats: readonly (readonly [RegExp, string])[] = [
  [/^$/, "the document is empty"],
  [/^<(?:!doctype\s+html|html)[\s>]/i, "the document is an HTML page"],
  [/^[{[]/, "the document is JSON"],
];

/**
 * Tells what a text that is not well-formed XML seems to be; undefined if nothing is known of it. Addresses that are
 * wrong, or that need a login, often answer with an HTML page.
 */
export function otherFormat(text: string): OtherFormat | undefined {
  const offset = /^[\s\uFEFF]*/.exec(text)?.[0].length ?? 0;
  const found = formats.find(([pattern]) => pattern.test(text.slice(offset)))?.[1];
  return found === undefined ? undefined : { found, offset: offset === text.length ? 0 : offset };
}
