import { missingDeclaration } from "./namespaces.js";

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

/** The prefix that a reader complains of; it does so at the end of the tag. */
export function undeclaredPrefix(message: string): string | undefined {
  return /unbound namespace prefix: "?([^".]*)"?/.exec(message)?.[1];
}

/** A reader's reason in plain words, without its own line and column; `open` is the innermost open element. */
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
