import { documentPrefixes } from "../testing/schema-codecs.js";

/** A schema, and the verdicts of XSD 1.0 on it and on documents. If libxml2 differs, the specification decides. */
export interface ValidityCase {
  readonly title: string;
  /** The content of an `xs:schema` with the namespace `urn:t` (prefix `t`) and qualified local elements. */
  readonly schema: string;
  /** Other schema documents by their names. */
  readonly files?: Readonly<Record<string, string>>;
  /** The codes of the schema's errors. Undefined if the schema is valid. */
  readonly codes?: readonly string[];
  /** Valid documents, without declarations for the prefixes `t`, `o`, `xs` and `xsi`. */
  readonly valid?: readonly string[];
  readonly invalid?: readonly string[];
}

/** Adds the declarations of all prefixes to a case's document. */
export function caseDocument(text: string): string {
  return text.replace(/^<[\w:]+/, (start) => `${start} ${documentPrefixes}`);
}
