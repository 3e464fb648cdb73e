import type { Span } from "./span.js";

/** An error stops generation; warnings and notes do not. */
export type Severity = "error" | "warning" | "note";

/** A problem of the input as data. Text and colour come last, from the catalogue. */
export interface Diagnostic {
  /** A key of the catalogue: `xsd-unresolved-reference`. */
  readonly code: string;
  readonly severity: Severity;
  /** Undefined where the problem has no place in a document (a missing entry file, a bad option). */
  readonly at: Span | undefined;
  /** What fills the `{name}` places of the catalogue's message. */
  readonly arguments: Readonly<Record<string, string>>;
}
