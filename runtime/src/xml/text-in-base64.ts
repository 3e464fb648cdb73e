import { ValueError } from "../errors/value-error.js";
import type { ValueFacts } from "../scalars/value-facts.js";
import { checkCharacters } from "./escape.js";
import { schemaNamespace } from "./namespace-scope.js";
import type { ExpandedName } from "./schema-instance.js";

/** How the text of an element in a message is written, by what its xsi:type says; `other` is the text of something else. */
export type WrittenText = "plain" | "base64" | "other";

/**
 * Stacks that do not know the declared type let xsi:type say what a text looks like: `xsd:int` of "12", where a string is declared. The
 * text is the same. Not so of octets: SOAP::Lite writes every text outside ASCII as the base64 of its UTF-8.
 */
export function writtenText({ namespace, name }: ExpandedName, declared: ValueFacts): WrittenText {
  const isBase64 = name === "base64Binary";
  if (!(isBase64 || name === "hexBinary") || namespace !== schemaNamespace) return "plain";
  const { family, primitive, members } = declared;
  if (members?.some((member) => member.family === "binary")) return "plain";
  if (family === "binary") return isBase64 === (primitive === undefined) ? "plain" : "other";
  return isBase64 ? "base64" : "other";
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
