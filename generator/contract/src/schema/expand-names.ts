import { splitName } from "../read/xml-tree.js";
import { wordsOf } from "../syntax/attribute-kind.js";
import { expandedName } from "./expanded-name.js";
import type { ExpandedName } from "./schema-set.js";
import { builtinSpaces } from "./value-space.js";

type NamespaceOf = (prefix: string) => string | undefined;

/** The expanded name of a name in a value; undefined if its prefix is undeclared. */
export function expandName(name: string, namespaceOf: NamespaceOf): ExpandedName | undefined {
  const { prefix, local } = splitName(name);
  const namespace = namespaceOf(prefix);
  return namespace === undefined ? undefined : expandedName(namespace, local);
}

/**
 * A value in which all words that could be names are expanded; undefined if no word could be one. A name with an
 * undeclared prefix is written in a form that is no name.
 */
export function expandNames(value: string, namespaceOf: NamespaceOf): string | undefined {
  const words = wordsOf(value);
  const expanded = words
    .map((word) => (isName(word) ? (expandName(word, namespaceOf) ?? `{}${word}`) : word))
    .join(" ");
  return expanded === words.join(" ") ? undefined : expanded;
}

/** A value without the empty braces of names in no namespace. */
export function withoutEmptyBraces(expanded: string): string {
  return expanded.replaceAll("{}", "");
}

function isName(word: string): boolean {
  return builtinSpaces.get("QName")?.problem(word) === undefined;
}
