import type { Span } from "./span.js";

/** How bad a problem is: an error stops generation, warnings and notes do not. */
export type Severity = "error" | "warning" | "note";

/** A problem of the input, as data. The catalogue turns it into text when it is printed. */
export interface Diagnostic {
  /** A key of the catalogue: `xsd-unresolved-reference`. */
  readonly code: string;
  readonly severity: Severity;
  /** Undefined if the problem has no place in a document: a missing entry file, a bad option. */
  readonly at: Span | undefined;
  /** The values for the `{name}` places of the catalogue's message. */
  readonly arguments: Readonly<Record<string, string>>;
}

/** What the catalogue says about one kind of problem. `stubwright explain <code>` prints it. */
export interface CatalogueEntry {
  readonly severity: Severity;
  /**
   * The severity in contracts with a WSDL, if other tools accept the mistake there and code can be generated all the
   * same.
   */
  readonly inWsdl?: "warning";
  /** The severity if the problem makes an operation unusable and other operations remain. */
  readonly besideOthers?: Exclude<Severity, "error">;
  /** One sentence with `{name}` places for the arguments. */
  readonly message: string;
  /** What the user can do about it, in one or two sentences. */
  readonly advice: string;
  /** The section of the specification that makes the rule, or our reason for it. */
  readonly reason: string;
}

/** A mistake of the caller, such as a wrong option or config file. The message is printed as it is. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
