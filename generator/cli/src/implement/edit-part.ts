import type { HandlerSignature } from "./service-interface.js";
import type { ServicePart } from "./service-part.js";
import type { TextEdit } from "./text-edit.js";
import { Node } from "./ts-morph.js";
import { indentAt, isFirstInLine, lineStart, type WritingStyle } from "./writing-style.js";

/** The file around a part, and how a handler is printed in it. */
interface PartEditing {
  readonly text: string;
  readonly style: WritingStyle;
  /** A step of indentation is `indent`. */
  readonly print: (handler: HandlerSignature, indent: string) => readonly string[];
}

/** The edits that add the handlers of one object or class; nothing that stands there is moved. */
export function editPart(part: ServicePart, editing: PartEditing): readonly TextEdit[] {
  return [...addFallbacks(part, editing), ...addLacking(part, editing)];
}

/** Every handler as a block of indented lines, an empty line between two that have a comment. */
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
