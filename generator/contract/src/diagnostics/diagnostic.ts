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

/** What `stubwright explain <code>` tells of one kind of problem. */
export interface CatalogueEntry {
  readonly severity: Severity;
  /** What it is in contracts with a WSDL, where other tools let it pass and code can be made all the same. */
  readonly inWsdl?: "warning";
  /** What it is where it keeps an operation out and others remain. */
  readonly besideOthers?: Exclude<Severity, "error">;
  /** One sentence with `{name}` places. */
  readonly message: string;
  /** What to do, one or two sentences. */
  readonly advice: string;
  /** The specification's section that rules, or why we ask for it. */
  readonly reason: string;
}

/** A mistake of the caller: a wrong option or config file. The message is for a person. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
