import type { Span } from "@stubwright/contract/diagnostics";

/** The JSON surface of a contract as far as it is compared beside the types. */
export interface JsonFacts {
  readonly operations: readonly JsonOperation[];
  /** Names of component schemas that take no other members than those declared. */
  readonly closed: ReadonlySet<string>;
  /** Names of component schemas that are arrays. */
  readonly arrays: ReadonlySet<string>;
}

/** One way to call an operation over HTTP. */
export interface JsonOperation {
  readonly operation: string;
  /** Upper case, or `*` for any. */
  readonly method: string;
  readonly path: string;
  /** Where a person wrote the route. */
  readonly at?: Span | undefined;
  readonly status: string;
  readonly requestMedia: readonly string[];
  readonly responseMedia: readonly string[];
}
