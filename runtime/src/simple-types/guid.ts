import { notInSpace, wrongKind } from "./refusals.js";
import type { SimpleType } from "./simple-type.js";
import { collapse } from "./white-space.js";

/** The form of the value, which is also the usual one in XML. */
const hyphenated = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
/** The form in JSON. */
const plain = /^[\da-f]{32}$/;
const forms = /^(?:[\da-f]{32}|(\{?)[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(\}?))$/i;

/**
 * The guid of Microsoft's serialization schema. In TypeScript and XML: lower case with hyphens. In JSON: 32 lower-case
 * digits. Both wires read 32 digits, with hyphens or in braces, in any case.
 */
export const guid: SimpleType<string> = {
  name: "guid",
  family: "string",
  whiteSpace: "collapse",
  placeholder: "",
  parse: (text) => (hyphenated.test(text) ? text : canonical(collapse(text))),
  format: canonical,
  fromJson: canonical,
  toJson: digitsOf,
};

function canonical(value: unknown): string {
  const isOwn = typeof value === "string" && value.length > 32 && hyphenated.test(value);
  return isOwn ? value : hyphenate(digitsOf(value));
}

function digitsOf(value: unknown): string {
  if (typeof value !== "string") throw wrongKind("guid", value);
  if (plain.test(value)) return value;
  const parts = forms.exec(value);
  if (parts === null || !parts[1] !== !parts[2]) throw notInSpace("guid", value);
  return value.replace(/[-{}]/g, "").toLowerCase();
}

function hyphenate(digits: string): string {
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-${digits.slice(12, 16)}-${digits.slice(16, 20)}-${digits.slice(20)}`;
}
