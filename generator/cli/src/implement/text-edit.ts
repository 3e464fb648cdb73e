/** Replaces the characters from `start` to `end` (offsets; equal for an insertion) by `text`. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies all edits to a text. Edits at one offset keep their order. Throws an error if edits overlap, which is a defect. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const ordered = [...edits].sort((left, right) => left.start - right.start || left.end - right.end);
  let result = "";
  let done = 0;
  for (const edit of ordered) {
    if (edit.start < done) throw new Error(`Two edits overlap at offset ${edit.start}.`);
    result += text.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return result + text.slice(done);
}

/** The formatting of a file. Added code follows it. */
export interface WritingStyle {
  /** One step of indentation. */
  readonly indent: string;
  readonly quote: '"' | "'";
  /** `";"`, or `""` in a file without semicolons. */
  readonly semicolon: ";" | "";
  readonly newline: "\n" | "\r\n";
}

/** Derives the formatting from a file's text. Default: two spaces, double quotes, semicolons. */
export function writingStyle(text: string): WritingStyle {
  const indents = [...text.matchAll(/^(\t| +)(?=[^\s*])/gm)].map((match) => match[1] ?? "");
  const spaces = indents.filter((indent) => indent.startsWith(" ")).map((indent) => indent.length);
  const tabs = indents.length - spaces.length;
  const imports = text.match(/^(?:import|export) .*from .*$/gm) ?? [];
  const step = spaces.length === 0 ? 2 : Math.max(2, Math.min(8, ...spaces));
  return {
    indent: tabs > spaces.length ? "\t" : " ".repeat(step),
    quote: imports.some((line) => line.includes('"')) || !imports.some((line) => line.includes("'")) ? '"' : "'",
    semicolon: imports.length > 0 && !imports.some((line) => /;\s*(?:\/\/.*)?$/.test(line)) ? "" : ";",
    newline: text.includes("\r\n") ? "\r\n" : "\n",
  };
}

/** The white space at the start of the line that contains an offset. */
export function indentAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(lineStart(text, offset)))?.[0] ?? "";
}

/** The offset at which the line of an offset starts. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}

/** Returns whether only white space precedes an offset in its line. */
export function isFirstInLine(text: string, offset: number): boolean {
  return text.slice(lineStart(text, offset), offset).trim() === "";
}
