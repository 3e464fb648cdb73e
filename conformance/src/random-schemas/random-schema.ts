import { documentPrefixes, schemaDocument, targetAttributes } from "../testing/schema-codecs.js";

/** A root element of a random schema, and documents to judge by it. */
export interface RandomRoot {
  readonly name: string;
  /** The declaration: one line of XSD. */
  readonly text: string;
  readonly documents: readonly string[];
  /** The verdicts of the specification, if the function that made the root knows them. */
  readonly truth?: { readonly isSchemaValid: () => boolean; readonly isValid: readonly boolean[] };
}

/** A random schema with the namespace `urn:t` (prefix `t`). */
export interface RandomSchema {
  /** Declarations that the roots refer to: one line of XSD. */
  readonly declarations: string;
  readonly roots: readonly RandomRoot[];
}

/** The start of a document's root tag, with declarations of all prefixes. */
export const rootStart = (name: string): string => `<t:${name} ${documentPrefixes}`;

/** Returns the text of a schema with one root a line, from the third line on, so that an error's line identifies the root. */
export function schemaText(declarations: string, roots: readonly RandomRoot[]): string {
  return schemaDocument(["", declarations, ...roots.map(({ text }) => text), ""].join("\n"), targetAttributes);
}

/** Escapes a text for an attribute or for content. */
export function escapeText(text: string): string {
  return text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/"/g, "&quot;")
    .replace(/[\r\t\n]/g, (character) => `&#${character.charCodeAt(0)};`);
}
