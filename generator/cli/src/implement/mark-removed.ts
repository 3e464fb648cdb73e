import type { Node } from "ts-morph";
import type { ServicePart } from "./service-part.js";
import type { TextEdit } from "./text-edit.js";
import { ts } from "./ts-morph.js";
import { indentAt, isFirstInLine, lineStart, type WritingStyle } from "./writing-style.js";

/** What a handler without an operation is marked with. */
const removedMark = "No operation of the contract calls this any more (stubwright implement).";

/** Puts a comment above the handlers of removed operations, and takes it away from those that are called again. */
export function markRemoved(part: ServicePart, text: string, style: WritingStyle): readonly TextEdit[] {
  const added = part.removed.filter(isUnmarked).map((member) => mark(member, text, style));
  return [...added, ...part.called.flatMap(marksOf).map(({ start, end }) => unmark(start, end, text))];
}

/** Whether `markRemoved` would mark this member now. */
export function isUnmarked(member: Node): boolean {
  return marksOf(member).length === 0;
}

function marksOf(member: Node): readonly { readonly start: number; readonly end: number }[] {
  const text = member.getSourceFile().getFullText();
  const before = member.getPos();
  // To TypeScript a comment in the line of what stands before the member is that one's.
  const comments = [
    ...(ts.getTrailingCommentRanges(text, before) ?? []),
    ...(ts.getLeadingCommentRanges(text, before) ?? []),
  ];
  return comments
    .filter(({ pos, end }) => text.slice(pos, end).includes(removedMark))
    .map(({ pos, end }) => ({ start: pos, end }));
}

function mark(member: Node, text: string, style: WritingStyle): TextEdit {
  const start = member.getStart(true);
  if (!isFirstInLine(text, start)) return { start, end: start, text: `/* ${removedMark} */ ` };
  const line = lineStart(text, start);
  return { start: line, end: line, text: `${indentAt(text, start)}// ${removedMark}${style.newline}` };
}

/** Takes the whole line away only where nothing but the mark stands in it. */
function unmark(start: number, end: number, text: string): TextEdit {
  const lineEnd = /^[ \t]*\r?\n/.exec(text.slice(end))?.[0];
  if (lineEnd !== undefined && isFirstInLine(text, start))
    return { start: lineStart(text, start), end: end + lineEnd.length, text: "" };
  return { start, end: text.charAt(end) === " " ? end + 1 : end, text: "" };
}
