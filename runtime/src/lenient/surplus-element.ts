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
  const { text, names } = passElement(parser);
  if (absent !== undefined && names.length === 0) {
    return [
      { kind: "attribute", at: parent.start, name: absent, text },
      { kind: "leave-out", at },
    ];
  }
  const isWrapper =
    names.length > 0 &&
    names.every((name) => table.rows.some(([row], index) => row === name && parent.counts[index] === 0));
  return isWrapper ? [{ kind: "unwrap", at }] : [];
}

/** Reads the current element to its end. Returns its text and the local names of its children. */
function passElement(parser: XmlParser): { readonly text: string; readonly names: readonly string[] } {
  const names: string[] = [];
  let text = parser.text();
  while (parser.tag()) {
    names.push(parser.current.name);
    parser.skip();
    text += parser.text();
  }
  return { text, names };
}
