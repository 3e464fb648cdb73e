import { documentPrefixes, schemaDocument, targetAttributes } from "../testing/test-schema.js";

/** A root element of a random schema, on a line of its own, and documents to judge by it. */
export interface RandomRoot {
  readonly name: string;
  /** The declaration: one line of XSD. */
  readonly text: string;
  readonly documents: readonly string[];
  /** What is so by the specification, where the maker of the root knows. */
  readonly truth?: { readonly isSchemaValid: () => boolean; readonly isValid: readonly boolean[] };
}

/** A schema without target namespace troubles: its namespace is `urn:t`, prefix `t`. */
export interface RandomSchema {
  /** What the roots need: one line of XSD. */
  readonly declarations: string;
  readonly roots: readonly RandomRoot[];
}

/** The start of a document's root tag: its name and every prefix that our documents use. */
export const rootStart = (name: string): string => `<t:${name} ${documentPrefixes}`;

/** The schema of these roots, the first in the third line. */
export function schemaText(declarations: string, roots: readonly RandomRoot[]): string {
  return schemaDocument(["", declarations, ...roots.map(({ text }) => text), ""].join("\n"), targetAttributes);
}

/** Text as it stands in an attribute or in content. */
export function escapeText(text: string): string {
  return text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/"/g, "&quot;")
    .replace(/[\r\t\n]/g, (character) => `&#${character.charCodeAt(0)};`);
}
