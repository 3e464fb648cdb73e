import { ValueError } from "../errors/value-error.js";
import type { ValueFacts } from "../simple-types/value-facts.js";
import type { ExpandedName } from "../values/names.js";
import { checkCharacters } from "./escape.js";
import { schemaNamespace } from "./namespace-scope.js";

/**
 * Whether xsi:type says that a text is base64 of what the declared type expects; undefined if the text belongs to a
 * different type. Stacks that do not know the declared type describe in xsi:type what a text looks like: `xsd:int` for
 * "12" where a string is declared. That does not change the text, so it is ignored. Base64 does: SOAP::Lite writes
 * every text outside ASCII as base64 of its UTF-8.
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

/** Decodes base64 of UTF-8. Throws `ValueError` for any other text. */
export function textInBase64(base64: string): string {
  let text: string;
  try {
    const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new ValueError("value", "The text is not base64 of UTF-8, as xsi:type says.");
  }
  return checkCharacters(text);
}
