import type { SampleElement } from "@stubwright/contract/sample";
import type { Phase } from "./options.js";

/** One request of an operation, and what is expected of the service. */
export interface ServiceCase {
  readonly operation: string;
  readonly phase: Phase;
  /** What is special about it: `Order/quantity: maxInclusive 99`. */
  readonly point: string;
  /** The message in the Body, as XML; `""` for none. */
  readonly body: string;
  /** Header blocks, as XML. */
  readonly header?: string | undefined;
  /** The message as a tree, if it was made from one: what shrinking starts from. */
  readonly tree?: SampleElement | undefined;
  readonly expect: "accept" | "refuse";
}
