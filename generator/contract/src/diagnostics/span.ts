/** A place in an input document. Lines and columns count from 1, columns in UTF-16 units. */
export interface Span {
  /** The document's URI as the user knows it: relative to the entry's folder if the document is below it. */
  readonly uri: string;
  readonly line: number;
  readonly column: number;
}

/** A place as people write it, also used as a key: `orders.xsd:14:9`. */
export function spanText({ uri, line, column }: Span): string {
  return `${uri}:${line}:${column}`;
}

/** Whether two spans are the same place. */
export function isSamePlace(one: Span, other: Span): boolean {
  return one.uri === other.uri && one.line === other.line && one.column === other.column;
}
