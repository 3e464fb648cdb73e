import type { SampleElement } from "@stubwright/contract/sample";

/** A message that differs from a usual one in one thing. */
export interface Variation {
  readonly tree: SampleElement;
  /** What is special about it, for people and for coverage: `Order/quantity: maxInclusive 99`. */
  readonly point: string;
}

/** A message that breaks one rule of the contract. */
export interface BrokenMessage extends Variation {
  /** Which kind of rule: `required`, `maxLength`, `value`. */
  readonly rule: string;
}
