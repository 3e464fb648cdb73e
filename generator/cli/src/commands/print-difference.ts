import { unifiedDiff } from "../implement/unified-diff.js";
import { paint, type Terminal } from "./terminal.js";

const colors = { "+": "green", "-": "red", "@": "dim" } as const;

/** Prints what differs between two texts of a file, as `diff -u` does; nothing where they are the same. */
export function printDifference(file: string, before: string, after: string, terminal: Terminal): void {
  const difference = unifiedDiff(file.replaceAll("\\", "/"), before, after);
  for (const line of difference === "" ? [] : difference.split("\n")) {
    const start = line.charAt(0);
    terminal.out(start === "+" || start === "-" || start === "@" ? paint(terminal, colors[start], line) : line);
  }
}
