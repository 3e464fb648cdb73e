import { answeredOnce } from "@stubwright/contract/collection";
import type { Location, Range } from "vscode-languageserver/node";
import type { SourceFile } from "../project/source-files.js";
import type { TextRange } from "../scan/scan-document.js";
import type { DocumentIndex } from "../symbols/document-index.js";

/** A range of a file as the protocol has it. */
export function rangeOf({ document }: SourceFile, { start, end }: TextRange): Range {
  return { start: document.positionAt(start), end: document.positionAt(end) };
}

/** A place as the protocol has it, with the URI that the editor uses. */
export function locationOf(file: SourceFile, range: TextRange): Location {
  return { uri: file.document.uri, range: rangeOf(file, range) };
}

/** The text that a problem is about, by the place where it starts: an attribute, the name of a tag, or a word. */
export function problemRange({ document, index }: SourceFile, line: number, column: number): TextRange {
  const lineStart = document.offsetAt({ line: line - 1, character: 0 });
  const start = column === 0 ? firstWord(document.getText(), lineStart) : lineStart + column - 1;
  const known = rangesByStart(index).get(start);
  if (known !== undefined) return known;
  const [word = ""] = /^[^\s<>"']+/.exec(document.getText().slice(start, start + 200)) ?? [];
  return { start, end: start + Math.max(word.length, 1) };
}

/** The attributes, and tags up to their names, by where they start. A document may have many problems. */
const rangesByStart: (index: DocumentIndex) => ReadonlyMap<number, TextRange> = answeredOnce(
  ({ elements }: DocumentIndex) => {
    const ranges = new Map<number, TextRange>();
    for (const { tagRange, nameRange, attributes } of elements) {
      ranges.set(tagRange.start, { start: tagRange.start, end: nameRange.end });
      for (const { range } of attributes) ranges.set(range.start, range);
    }
    return ranges;
  },
);

function firstWord(text: string, start: number): number {
  return start + (/^[ \t]*/.exec(text.slice(start, start + 1000))?.[0].length ?? 0);
}
