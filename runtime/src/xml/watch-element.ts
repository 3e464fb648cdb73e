import type { AnyScalar } from "../scalars/scalar.js";
import type { ExpandedName } from "./schema-instance.js";
import type { ConstraintScope } from "./xml-observer.js";
import type { XmlParser } from "./xml-parser.js";
import type { XmlReader } from "./xml-reader.js";

/** Has the current element watched; what is found wrong is told at the end of the document. */
export function watchElement({ parts: { parser, issues } }: XmlReader, scope: ConstraintScope): void {
  parser.observer = scope.begin({ depth: parser.depth, pointer: issues.current }, parser.observer);
}

/** Tells of an attribute that the current element lacks and that has a default or fixed value (XSD 1.0 Part 1, 3.4.5). */
export function observeAbsent(
  { observer, depth }: XmlParser,
  { namespace, name }: ExpandedName,
  type: AnyScalar,
): void {
  if (observer === undefined || type.constraint === undefined) return;
  const value = type.parse(type.constraint.text);
  observer.attribute(depth, { namespace, name, type, value });
}
