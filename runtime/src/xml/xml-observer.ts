import type { AnyScalar } from "../simple-types/scalar.js";
import type { ValueFacts } from "../simple-types/value-facts.js";
import type { ExpandedName } from "./schema-instance.js";
import type { XmlReader } from "./xml-reader.js";

/** Says what is wrong at a place of the document. */
export type ObservedProblem = (pointer: string, detail: string) => void;

/** Follows what a reader reads; `depth` is an element's own, the root's being 1. */
export interface XmlObserver {
  /** An element was read to its end. */
  closed(depth: number, namespace: string, name: string): void;
  /** The element read to its end last had a value of a simple type. */
  value(type: ValueFacts, value: unknown): void;
  /** An attribute of the innermost open element, of a simple type. */
  attribute(depth: number, attribute: ObservedAttribute): void;
  /** The innermost open element lacks an attribute of a simple type. */
  absentAttribute(depth: number, attribute: ExpandedName, type: AnyScalar): void;
  /** The innermost open element is declared nillable, and is null or is not. */
  nillable(depth: number, isNil: boolean): void;
  /** All was read. */
  finish(report: ObservedProblem): void;
}

/** An attribute and its value. */
export interface ObservedAttribute {
  readonly namespace: string;
  readonly name: string;
  readonly type: ValueFacts;
  readonly value: unknown;
  /** Whether it is absent, and the value is declared for it. */
  readonly isDefault?: true;
}

/** What begins to be watched at an element's start. */
export interface ConstraintScope {
  /** The observer that follows the element at a place from now on: the given one, if there is one. */
  readonly begin: (place: ObservedPlace, observer: XmlObserver | undefined) => XmlObserver;
}

/** Where an element stands. */
export interface ObservedPlace {
  readonly depth: number;
  readonly pointer: string;
}

/** Starts to watch the current element. Problems are reported at the end of the document. */
export function watchElement({ parts: { parser, issues } }: XmlReader, scope: ConstraintScope): void {
  parser.observer = scope.begin({ depth: parser.depth, pointer: issues.current }, parser.observer);
}
