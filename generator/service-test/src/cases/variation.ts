import type { SampleElement } from "@stubwright/contract/sample";
import type { LabelledText } from "./scalar-texts.js";

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

/** A simple value in a message. */
export interface VariedValue {
  /** Where it is: `Order/quantity`, `Order/@id`. */
  readonly name: string;
  /** A usual message that has it. */
  readonly tree: SampleElement;
  /** The message with another text as this value. */
  readonly put: (text: string) => SampleElement;
  readonly valid: Iterable<LabelledText>;
  readonly invalid: Iterable<LabelledText>;
}
