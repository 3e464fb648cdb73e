import type { AnyScalar } from "../simple-types/scalar.js";
import type { ValueFacts } from "../simple-types/value-facts.js";
import type { ExpandedName } from "../values/names.js";

/** Reports a problem at a place of the document. */
export type ObservedProblem = (pointer: string, detail: string) => void;

/**
 * Observes what a reader reads; `depth` is that of an element, 1 for the root. Checks that concern the whole document
 * use it.
 */
export interface XmlObserver {
  /** Called when an element has been read to its end. */
  closed(depth: number, namespace: string, name: string): void;
  /** Called when the element that was closed last has a value of a simple type. */
  value(type: ValueFacts, value: unknown): void;
  /** Called for an attribute of the innermost open element. */
  attribute(depth: number, attribute: ObservedAttribute): void;
  /** Called if the innermost open element lacks a declared attribute. */
  absentAttribute(depth: number, attribute: ExpandedName, type: AnyScalar): void;
  /** Called if the innermost open element is declared nillable; `isNil` is whether it is null. */
  nillable(depth: number, isNil: boolean): void;
  /** Called when the whole document has been read. */
  finish(report: ObservedProblem): void;
}

/** An attribute with its typed value. */
export interface ObservedAttribute {
  readonly namespace: string;
  readonly name: string;
  readonly type: ValueFacts;
  readonly value: unknown;
  /** Whether the attribute is absent and this is its default value. */
  readonly isDefault?: true;
}

/** Constraints that apply within an element. */
export interface ConstraintScope {
  /** Starts observing at an element. Returns the given observer if there is one. */
  readonly begin: (place: ObservedPlace, observer: XmlObserver | undefined) => XmlObserver;
}

/** The place of an element. */
export interface ObservedPlace {
  readonly depth: number;
  readonly pointer: string;
}
