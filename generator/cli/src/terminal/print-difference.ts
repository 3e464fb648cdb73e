import { createTwoFilesPatch, FILE_HEADERS_ONLY } from "diff";
import { paint, type Terminal } from "./terminal.js";

const colors = { "+": "green", "-": "red", "@": "dim" } as const;

/** Prints the difference of two texts in the format of `diff -u`. Prints nothing for equal texts. */
export function printDifference(file: string, before: string, after: string, terminal: Terminal): void {
  const difference = unifiedDiff(file.replaceAll("\\", "/"), before, after);
  for (const line of difference === "" ? [] : difference.split("\n")) {
    const start = line.charAt(0);
    terminal.out(start === "+" || start === "-" || start === "@" ? paint(terminal, colors[start], line) : line);
  }
}

/** The difference of two texts in the format of `diff -u`, with three lines of context. `""` for equal texts. */
export function unifiedDiff(path: string, before: string, after: string): string {
  if (before === after) return "";
  const options = { context: 3, headerOptions: FILE_HEADERS_ONLY };
  return createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, undefined, undefined, options).replace(/\n$/, "");
}
