import type { ConstraintScope } from "./xml-observer.js";
import type { XmlReader } from "./xml-reader.js";

/** Starts to watch the current element. Problems are reported at the end of the document. */
export function watchElement({ parts: { parser, issues } }: XmlReader, scope: ConstraintScope): void {
  parser.observer = scope.begin({ depth: parser.depth, pointer: issues.current }, parser.observer);
}
