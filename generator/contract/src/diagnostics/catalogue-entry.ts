import type { Severity } from "./diagnostic.js";

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
