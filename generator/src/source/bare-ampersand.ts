/**
 * Where an & stands that begins no reference, from the tag that was read last. The parser looks for the end of a reference
 * through all that follows, and complains of what it finds there.
 */
export function bareAmpersand(message: string, text: string, from: number): number | undefined {
  if (!/unclosed tag|unexpected end|entity name|document must contain/.test(message)) return undefined;
  for (const { 0: found, index } of text.slice(from).matchAll(passedOverOrBare)) {
    if (found === "&") return from + index;
  }
  return undefined;
}

/** A section, comment or processing instruction, to the end of the text where it has none of its own; or such an &. */
const passedOverOrBare =
  /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)|<\?[\s\S]*?(?:\?>|$)|&(?!(?:#\d+|#x[\da-fA-F]+|[\p{L}_:][\p{L}\p{N}._:-]*);)/gu;
