import type { DiagnosticCode } from "../../diagnostics/catalogue.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { namespaceName } from "../../schema/expanded-name.js";

/** Problems that prevent a document, or a schema in it, from being read. */
const causes: ReadonlySet<string> = new Set<DiagnosticCode>([
  "document-not-found",
  "document-on-network",
  "document-changed",
  "document-bad-bytes",
  "document-unknown-encoding",
  "document-not-a-contract",
  "xml-not-well-formed",
  "xsd-wrong-namespace",
]);

const consequences: readonly DiagnosticCode[] = [
  "xsd-unresolved-reference",
  "xsd-unresolved-unused",
  "wsdl-unresolved-reference",
  "wsdl-unresolved-unused",
  "wsdl-port-unbound",
  "wsdl-header-unresolved",
  "wsdl-fault-open",
  "xsd-redefine-nothing",
];

/** Problems that show that a skipped document is needed. */
const needed: ReadonlySet<string> = new Set<DiagnosticCode>(["xsd-unresolved-reference", "xsd-redefine-nothing"]);

/**
 * Withdraws problems of missing components if a document could not be read, because it may declare them. A missing
 * imported or included document is an error only if something of it is needed (XSD 1.0 Part 1, sections 4.2.1 and
 * 4.2.3).
 */
export function withdrawConsequences(diagnostics: Diagnostics): void {
  withdrawCircles(diagnostics);
  const isCaused = diagnostics.list.some(({ code, severity }) => causes.has(code) && severity === "error");
  const sought = diagnostics.list.filter(({ code }) => needed.has(code)).map(soughtNamespace);
  const missed = new Set([...new Set(sought)].filter((namespace) => diagnostics.miss(namespace)));
  for (const code of consequences) diagnostics.withdraw(code, (one) => isCaused || missed.has(soughtNamespace(one)));
}

function soughtNamespace({ arguments: { name = "" } }: Diagnostic): string {
  return namespaceName(name);
}

/** Withdraws circles of components that redefine something missing, because they seem to redefine themselves. */
function withdrawCircles(diagnostics: Diagnostics): void {
  const lost = diagnostics.list.filter(({ code }) => code === "xsd-redefine-nothing").map((one) => one.arguments.name);
  for (const code of ["xsd-circular-type", "xsd-circular-group"] as const) {
    diagnostics.withdraw(code, (one) => lost.includes(one.arguments.name));
  }
}
