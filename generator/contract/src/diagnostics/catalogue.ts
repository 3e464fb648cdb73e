import { constraintCatalogue } from "./catalogue-constraints.js";
import { outputCatalogue } from "./catalogue-output.js";
import { referenceCatalogue } from "./catalogue-references.js";
import { schemaCatalogue } from "./catalogue-schema.js";
import { wsdlCatalogue } from "./catalogue-wsdl.js";
import { xmlCatalogue } from "./catalogue-xml.js";
import type { CatalogueEntry } from "./diagnostic.js";

const entries = {
  ...xmlCatalogue,
  ...schemaCatalogue,
  ...referenceCatalogue,
  ...constraintCatalogue,
  ...wsdlCatalogue,
  ...outputCatalogue,
};

type Entries = typeof entries;

/** Every kind of problem the generator can report. */
export type DiagnosticCode = keyof Entries;

type Places<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Places<Rest>
  : never;

/** The arguments that fill the `{name}` places of a code's message. */
export type DiagnosticArguments<Code extends DiagnosticCode> = Readonly<
  Record<Places<Entries[Code]["message"]>, string>
>;

/** All catalogue entries by code. */
export const catalogue: Readonly<Record<string, CatalogueEntry>> = entries;
