import { splitName } from "../read/xml-tree.js";
import { wordsOf } from "../syntax/attribute-kind.js";
import { expandedName } from "./expanded-name.js";
import type { ExpandedName } from "./schema-set.js";
import { builtinSpaces } from "./value-space.js";

type NamespaceOf = (prefix: string) => string | undefined;

/** A name of which a value of a schema speaks; undefined where nothing declares its prefix. */
export function expandName(name: string, namespaceOf: NamespaceOf): ExpandedName | undefined {
  const { prefix, local } = splitName(name);
  const namespace = namespaceOf(prefix);
  return namespace === undefined ? undefined : expandedName(namespace, local);
}

/**
 * A value as it is if names are meant by those of its words that could be some; undefined where none could. A name whose prefix
 * nothing declares is written so that it is none.
 */
export function expandNames(value: string, namespaceOf: NamespaceOf): string | undefined {
  const words = wordsOf(value);
  const expanded = words
    .map((word) => (isName(word) ? (expandName(word, namespaceOf) ?? `{}${word}`) : word))
    .join(" ");
  return expanded === words.join(" ") ? undefined : expanded;
}

/** A value without the braces that stand for no namespace. */
export function withoutEmptyBraces(expanded: string): string {
  return expanded.replaceAll("{}", "");
}

function isName(word: string): boolean {
  return builtinSpaces.get("QName")?.problem(word) === undefined;
}
