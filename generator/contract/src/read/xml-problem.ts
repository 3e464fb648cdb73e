import { missingDeclaration } from "./namespaces.js";

/** Why a document cannot be read, in plain words, and the place; undefined for the parser's current position. */
export class XmlProblem extends Error {
  readonly offset: number | undefined;

  constructor(message: string, offset?: number) {
    super(message);
    this.offset = offset;
  }
}

const plainWords: readonly (readonly [RegExp, string])[] = [
  [/unclosed tag: (\S+)/, "element $1 is never closed"],
  [/unmatched closing tag|unexpected close tag/, "this closing tag does not close the open element $open"],
  [/duplicate attribute: (\S+)/, "attribute $1 is given twice"],
  [/duplicate attribute/, "an attribute is given twice"],
  [/undefined entity/, "an entity is used that is not declared (external entities are never read)"],
  [/document must contain a root element/, "the document has no root element"],
  [
    /text data outside of root node|disallowed character outside|documents may contain only one root/,
    "there is content outside the root element",
  ],
  [/unquoted attribute value/, "an attribute value is not in quotes"],
  [/attribute without value/, "an attribute has no value"],
  [/disallowed character in attribute value/, "an attribute value contains <"],
  [/unexpected end/, "the document ends too early"],
];

/** The undeclared prefix in a message of the parser, which reports it at the end of the tag. */
export function undeclaredPrefix(message: string): string | undefined {
  return /unbound namespace prefix: "?([^".]*)"?/.exec(message)?.[1];
}

/** The parser's reason in plain words, without its own line and column. `open` is the innermost open element. */
export function describeXmlProblem(message: string, open: string): string {
  const reason = message.replace(/^(?:[^:]*:)?\d+:\d+: /, "").replace(/\.$/, "");
  const prefix = undeclaredPrefix(message);
  if (prefix !== undefined) return `namespace prefix ${prefix} is not declared here${missingDeclaration(prefix)}`;
  for (const [pattern, words] of plainWords) {
    const match = pattern.exec(reason);
    if (match !== null) return words.replace(/\$1|\$open/, (place) => (place === "$1" ? (match[1] ?? "") : open));
  }
  return reason;
}

/**
 * The offset of an `&` that starts no reference, searched from the last tag that was read. The parser searches the
 * following text for the end of the reference and reports what it finds there.
 */
export function bareAmpersand(message: string, text: string, from: number): number | undefined {
  if (!/unclosed tag|unexpected end|entity name|document must contain/.test(message)) return undefined;
  for (const { 0: found, index } of text.slice(from).matchAll(passedOverOrBare)) {
    if (found === "&") return from + index;
  }
  return undefined;
}

/**
 * A CDATA section, comment or processing instruction, up to the end of the text if it is not closed; or an `&` that
 * starts no reference.
 */
const passedOverOrBare =
  /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)|<\?[\s\S]*?(?:\?>|$)|&(?!(?:#\d+|#x[\da-fA-F]+|[\p{L}_:][\p{L}\p{N}._:-]*);)/gu;
