import { ValueError } from "../errors/value-error.js";
import type { ValueFacts } from "../simple-types/value-facts.js";
import { checkCharacters } from "./escape.js";
import { schemaNamespace } from "./namespace-scope.js";
import type { ExpandedName } from "./schema-instance.js";

/**
 * Whether the text of an element in a message is base64 of what its declared type takes, by what its xsi:type says; undefined where it
 * is the text of something else. Stacks that do not know the declared type let xsi:type say what a text looks like: `xsd:int` of "12",
 * where a string is declared. The text is the same. Not so of octets: SOAP::Lite writes every text outside ASCII as the base64 of its UTF-8.
 */
export function isTextInBase64(
  { namespace, name }: ExpandedName,
  { family, primitive, members }: ValueFacts,
): boolean | undefined {
  const isBase64 = name === "base64Binary";
  if (!(isBase64 || name === "hexBinary") || namespace !== schemaNamespace) return false;
  if (members?.some((member) => member.family === "binary")) return false;
  if (family === "binary") return isBase64 === (primitive === undefined) ? false : undefined;
  return isBase64 || undefined;
}

/** The text whose UTF-8 the base64 is of. Throws `ValueError` for what is none. */
export function textInBase64(base64: string): string {
  let text: string;
  try {
    const octets = Uint8Array.from(atob(base64), (octet) => octet.charCodeAt(0));
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(octets);
  } catch {
    throw new ValueError("value", "The text is not base64 of UTF-8, as xsi:type says.");
  }
  return checkCharacters(text);
}
