/** How a file is written: what is added to it is written in the same way. */
export interface WritingStyle {
  /** One step of indentation. */
  readonly indent: string;
  readonly quote: '"' | "'";
  /** `";"`, or `""` in a file that leaves them out. */
  readonly semicolon: ";" | "";
  readonly newline: "\n" | "\r\n";
}

/** Reads the style off a file's text; two spaces, double quotes and semicolons where nothing shows. */
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

/** The white space that the line of an offset starts with. */
export function indentAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(lineStart(text, offset)))?.[0] ?? "";
}

/** Where the line of an offset starts. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}

/** Whether nothing but white space stands before an offset in its line. */
export function isFirstInLine(text: string, offset: number): boolean {
  return text.slice(lineStart(text, offset), offset).trim() === "";
}
