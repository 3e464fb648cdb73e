import type { PrefixReader } from "../simple-types/prefixes.js";
import { isNameCharacter, isNameStart } from "./characters.js";

const asterisk = 42;

/**
 * Adds the namespaces of the prefixes that a text may use to `to`. A prefix in scope counts if a colon follows it, and
 * then a name character or `*`, as in XPath. The prefix `xml` is left out, as it is always declared.
 */
export function addUsedPrefixes(text: string, scope: PrefixReader, to: Map<string, string>): void {
  for (let colon = text.indexOf(":"); colon >= 0; colon = text.indexOf(":", colon + 1)) {
    const prefix = isLocalPart(text.charCodeAt(colon + 1)) ? nameBefore(text, colon) : "";
    const namespace = prefix === "" || prefix === "xml" ? undefined : scope.resolve(prefix);
    if (namespace !== undefined) to.set(prefix, namespace);
  }
}

/** The longest name that ends at a colon; `""` if there is none. */
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

/**
 * Whether a code unit is half of a character beyond U+FFFF. Most of these characters may occur in names, and the scope
 * decides in the end.
 */
function isSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdfff;
}
