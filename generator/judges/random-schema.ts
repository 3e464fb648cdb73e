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

/** The namespaces of XSD and of its attributes in documents. */
export const xsdNamespace: string = "http://www.w3.org/2001/XMLSchema";

/** The start of a document's root tag: its name and every prefix that our documents use. */
export const rootStart = (name: string): string =>
  `<t:${name} xmlns:t="urn:t" xmlns:o="urn:o" xmlns:xs="${xsdNamespace}" xmlns:xsi="${xsdNamespace}-instance"`;

/** The schema of these roots, the first in the third line. */
export function schemaText(declarations: string, roots: readonly RandomRoot[]): string {
  return [
    `<xs:schema xmlns:xs="${xsdNamespace}" xmlns:t="urn:t" targetNamespace="urn:t" elementFormDefault="qualified">`,
    declarations,
    ...roots.map(({ text }) => text),
    "</xs:schema>",
  ].join("\n");
}

/** Text as it stands in an attribute or in content. */
export function escapeText(text: string): string {
  return text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/"/g, "&quot;")
    .replace(/[\r\t\n]/g, (character) => `&#${character.charCodeAt(0)};`);
}
