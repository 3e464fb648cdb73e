import type { ExpandedName } from "../values/names.js";
import type { ElementTable } from "../xml/element-table.js";
import type { XmlParser } from "../xml/xml-parser.js";
import type { Mend } from "./mend.js";

/** The interpretations of an element that its parent does not allow. */
interface SurplusTerms {
  /** The element table of its parent. */
  readonly table: ElementTable<string>;
  /** The attribute of the same name that the parent lacks. */
  readonly absent: ExpandedName | undefined;
}

/**
 * Skips the current element. Returns the changes that make its data count, if it contains content of its parent or the
 * value of an attribute; otherwise none.
 */
export function surplusElement(parser: XmlParser, { table, absent }: SurplusTerms): readonly Mend[] {
  const at = parser.current.start;
  const parent = parser.element(parser.depth - 1);
  const { text, names, inner } = passElement(parser);
  if (absent !== undefined && names.length === 0) {
    return [
      { kind: "attribute", at: parent.start, name: absent, text },
      { kind: "leave-out", at },
    ];
  }
  const isMember = (name: string): boolean =>
    table.rows.some(([row], index) => row === name && parent.counts[index] === 0);
  const isWrapper = [names, inner].some((found) => found.length > 0 && found.every(isMember));
  return isWrapper ? [{ kind: "unwrap", at }] : [];
}

interface PassedElement {
  readonly text: string;
  /** The local names of its children. */
  readonly names: readonly string[];
  /** The names of the children of its only child, which may be a second wrapper. */
  readonly inner: readonly string[];
}

/** Reads the current element to its end. */
function passElement(parser: XmlParser): PassedElement {
  const names: string[] = [];
  const inner: string[] = [];
  let text = parser.text();
  while (parser.tag()) {
    names.push(parser.current.name);
    parser.text();
    while (parser.tag()) {
      inner.push(parser.current.name);
      parser.skip();
      parser.text();
    }
    text += parser.text();
  }
  return { text, names, inner: names.length === 1 ? inner : [] };
}
