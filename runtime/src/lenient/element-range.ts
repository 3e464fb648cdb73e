import { IssueList } from "../xml/issue-list.js";
import type { XmlLimits } from "../xml/xml-limits.js";
import { XmlParser } from "../xml/xml-parser.js";

/** The place of an element in the text of its document. */
export interface ElementRange {
  /** The range of its start tag. */
  readonly start: number;
  /** The range between its tags; for an empty-element tag, the empty range after it. */
  readonly innerStart: number;
  readonly innerEnd: number;
  readonly end: number;
  /** The qualified name, as written. */
  readonly tag: string;
}

/**
 * Finds the elements that begin at the given positions. The document, which has been read before, is read once more.
 */
export function elementRanges(
  text: string,
  starts: ReadonlySet<number>,
  limits: XmlLimits,
): ReadonlyMap<number, ElementRange> {
  const ranges = new Map<number, ElementRange>();
  const parser = new XmlParser(text, limits, new IssueList(1));
  parser.undeclared = () => "";
  parser.passInstruction = (scanner) => {
    const end = scanner.text.indexOf("?>", scanner.position);
    if (end < 0) scanner.fail("A processing instruction is not closed");
    scanner.position = end + 2;
  };
  const open: { start: number; innerStart: number; tag: string }[] = [];
  const begin = (): void => {
    open.push({ start: parser.current.start, innerStart: parser.position, tag: parser.current.tag });
  };
  parser.root();
  begin();
  while (parser.depth > 0) {
    parser.text();
    const innerEnd = parser.position;
    if (parser.tag()) {
      begin();
      continue;
    }
    const ended = open.pop();
    if (ended !== undefined && starts.has(ended.start))
      ranges.set(ended.start, { ...ended, innerEnd, end: parser.position });
  }
  return ranges;
}
