import type { DiagnosticCode } from "../diagnostics/catalogue.js";
import type { Diagnostics } from "../diagnostics/diagnostics.js";

/** What keeps a document, or a schema in it, from being read. */
const causes: ReadonlySet<string> = new Set<DiagnosticCode>([
  "document-not-found",
  "document-on-network",
  "document-changed",
  "document-bad-bytes",
  "document-unknown-encoding",
  "document-not-a-contract",
  "xml-not-well-formed",
  "xsd-old-namespace",
]);

const consequences: readonly DiagnosticCode[] = [
  "xsd-unresolved-reference",
  "xsd-unresolved-unused",
  "wsdl-unresolved-reference",
  "wsdl-header-unresolved",
  "xsd-redefine-nothing",
];

/** Takes back what is not found where a document could not be read: it may well be declared there. */
export function withdrawConsequences(diagnostics: Diagnostics): void {
  if (!diagnostics.list.some(({ code }) => causes.has(code))) return;
  for (const code of consequences) diagnostics.withdraw(code);
}
