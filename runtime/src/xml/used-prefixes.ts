import type { PrefixReader } from "../simple-types/prefixes.js";
import { isNameCharacter, isNameStart } from "./characters.js";

const asterisk = 42;

/**
 * Adds the namespaces of the prefixes that a text may use: of each name that stands before a colon and the character of
 * another name (or `*`, as XPath has it), where it is a prefix in scope. The prefix `xml` is left out, as it is always there.
 */
export function addUsedPrefixes(text: string, scope: PrefixReader, to: Map<string, string>): void {
  for (let colon = text.indexOf(":"); colon >= 0; colon = text.indexOf(":", colon + 1)) {
    const prefix = isLocalPart(text.charCodeAt(colon + 1)) ? nameBefore(text, colon) : "";
    const namespace = prefix === "" || prefix === "xml" ? undefined : scope.resolve(prefix);
    if (namespace !== undefined) to.set(prefix, namespace);
  }
}

/** The longest name that ends at a colon; `""` where there is none. */
function nameBefore(text: string, colon: number): string {
  let start = colon;
  while (start > 0 && isPart(text.charCodeAt(start - 1))) start--;
  while (start < colon && !isStart(text.charCodeAt(start))) start++;
  return text.slice(start, colon);
}

function isLocalPart(code: number): boolean {
  return isPart(code) || code === asterisk;
}

function isPart(code: number): boolean {
  return isNameCharacter(code) || isSurrogate(code);
}

function isStart(code: number): boolean {
  return isNameStart(code) || isSurrogate(code);
}

/** Half of a character beyond U+FFFF: most of them may stand in names, and what is no name is no prefix either. */
function isSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdfff;
}
