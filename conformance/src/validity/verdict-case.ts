import { documentPrefixes } from "../testing/test-schema.js";

/** A schema, and what XSD 1.0 says of it and of documents. Where libxml2 differs, the specification is right. */
export interface VerdictCase {
  readonly title: string;
  /** What stands in an `xs:schema` of the namespace `urn:t`, prefix `t`, whose local elements are qualified. */
  readonly schema: string;
  /** Other schema documents by their names. */
  readonly files?: Readonly<Record<string, string>>;
  /** The codes of the problems that make the schema invalid; none where it is valid. */
  readonly codes?: readonly string[];
  /** Documents of the schema, without the declarations of the prefixes `t`, `o`, `xs` and `xsi`. */
  readonly valid?: readonly string[];
  readonly invalid?: readonly string[];
}

/** A document with the prefixes declared that cases use. */
export function caseDocument(text: string): string {
  return text.replace(/^<[\w:]+/, (start) => `${start} ${documentPrefixes}`);
}
