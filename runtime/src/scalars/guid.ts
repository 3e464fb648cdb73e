import { notInSpace, wrongKind } from "./refusals.js";
import type { SimpleType } from "./simple-type.js";
import { collapse } from "./white-space.js";

const forms = /^(?:[\da-f]{32}|(\{?)[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(\}?))$/i;

/**
 * The serialization schema's guid. The value and XML: hyphenated lowercase. JSON: 32 lowercase digits.
 * Read on both wires: 32 digits, hyphenated or braced, any case.
 */
export const guid: SimpleType<string> = {
  name: "guid",
  family: "string",
  whiteSpace: "collapse",
  placeholder: "",
  parse: (text) => hyphenate(digitsOf(collapse(text))),
  format: (value) => hyphenate(digitsOf(value)),
  fromJson: (value) => hyphenate(digitsOf(value)),
  toJson: digitsOf,
};

function digitsOf(value: unknown): string {
  if (typeof value !== "string") throw wrongKind("guid", value);
  const parts = forms.exec(value);
  if (parts === null || !parts[1] !== !parts[2]) throw notInSpace("guid", value);
  return value.replace(/[-{}]/g, "").toLowerCase();
}

function hyphenate(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
