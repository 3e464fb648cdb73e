import { Node, ts } from "./compiler.js";
import type { HandlerSignature } from "./service-interface.js";
import type { ServicePart } from "./service-part.js";
import type { TextEdit } from "./text-edit.js";
import { indentAt, isFirstInLine, lineStart, type WritingStyle } from "./text-edit.js";

/** The file that contains a part, and the function that prints a handler for it. */
interface PartEditing {
  readonly text: string;
  readonly style: WritingStyle;
  /** Prints a handler as lines. `indent` is one step of indentation. */
  readonly print: (handler: HandlerSignature, indent: string) => readonly string[];
}

/** Returns the edits that add handlers to one object or class. Existing code stays where it is. */
export function editPart(part: ServicePart, editing: PartEditing): readonly TextEdit[] {
  return [...addFallbacks(part, editing), ...addLacking(part, editing)];
}

/** Prints each handler as a block of indented lines, with an empty line between two blocks. */
function printBlocks(handlers: readonly HandlerSignature[], indent: string, end: string, editing: PartEditing): string {
  const { newline } = editing.style;
  const step = indent.includes("\t") ? "\t" : editing.style.indent;
  const blocks = handlers.map((handler) => {
    const lines = editing.print(handler, step).map((line) => (line === "" ? "" : indent + line));
    return lines.join(newline) + end;
  });
  return blocks.map((block) => block + newline).join(newline);
}

function addFallbacks(part: ServicePart, editing: PartEditing): readonly TextEdit[] {
  const { fallbacks, node } = part;
  if (fallbacks.length === 0 || !Node.isObjectLiteralExpression(node)) return [];
  const spread = node.getProperties().find(Node.isSpreadAssignment);
  if (spread === undefined) return [];
  const { text, style } = editing;
  const start = spread
    .getLeadingCommentRanges()
    .find((range) => isFirstInLine(text, range.getPos()))
    ?.getPos();
  const at = start ?? spread.getStart();
  const indent = isFirstInLine(text, at) ? indentAt(text, at) : indentAt(text, node.getStart()) + style.indent;
  const blocks = printBlocks(fallbacks, indent, ",", editing);
  const above = node.getProperties()[0] === spread ? "" : style.newline;
  if (isFirstInLine(text, at)) return [insertion(lineStart(text, at), above + blocks + style.newline)];
  return [{ start: at - blankBefore(text, at), end: at, text: style.newline + blocks + indent }];
}

function addLacking(part: ServicePart, editing: PartEditing): readonly TextEdit[] {
  const { lacking, node } = part;
  if (lacking.length === 0) return [];
  const { text, style } = editing;
  const isObject = Node.isObjectLiteralExpression(node);
  const members = isObject ? node.getProperties() : node.getMembers();
  const first = members[0];
  const outer = indentAt(text, node.getStart());
  const indent =
    first !== undefined && isFirstInLine(text, first.getStart())
      ? indentAt(text, first.getStart())
      : outer + style.indent;
  const blocks = printBlocks(lacking, indent, isObject ? "," : "", editing);
  const brace = node.getEnd() - 1;
  const edits: TextEdit[] = [];
  const last = members.at(-1);
  if (isObject && last !== undefined && !node.compilerNode.properties.hasTrailingComma)
    edits.push(insertion(last.getEnd(), ","));
  const separator = last === undefined ? "" : style.newline;
  if (isFirstInLine(text, brace)) return [...edits, insertion(lineStart(text, brace), separator + blocks)];
  return [
    ...edits,
    { start: brace - blankBefore(text, brace), end: brace, text: style.newline + separator + blocks + outer },
  ];
}

function blankBefore(text: string, offset: number): number {
  return /[ \t]*$/.exec(text.slice(0, offset))?.[0].length ?? 0;
}

function insertion(at: number, text: string): TextEdit {
  return { start: at, end: at, text };
}

/** The comment that marks a handler without an operation. A later run finds the comment by this text. */
const removedMark = "No operation of the contract calls this any more (stubwright implement).";

/** Marks the handlers of removed operations with a comment. Removes the comment from handlers whose operation is back. */
export function markRemoved(part: ServicePart, text: string, style: WritingStyle): readonly TextEdit[] {
  const added = part.removed.filter(isUnmarked).map((member) => mark(member, text, style));
  return [...added, ...part.called.flatMap(marksOf).map(({ start, end }) => unmark(start, end, text))];
}

/** Returns whether a member has no mark yet. */
export function isUnmarked(member: Node): boolean {
  return marksOf(member).length === 0;
}

function marksOf(member: Node): readonly { readonly start: number; readonly end: number }[] {
  const text = member.getSourceFile().getFullText();
  const before = member.getPos();
  // TypeScript counts a comment on the previous member's line as that member's trailing comment.
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

/** Removes a mark, and its whole line if the line contains nothing else. */
function unmark(start: number, end: number, text: string): TextEdit {
  const lineEnd = /^[ \t]*\r?\n/.exec(text.slice(end))?.[0];
  if (lineEnd !== undefined && isFirstInLine(text, start))
    return { start: lineStart(text, start), end: end + lineEnd.length, text: "" };
  return { start, end: text.charAt(end) === " " ? end + 1 : end, text: "" };
}
