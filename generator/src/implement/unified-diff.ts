const contextLines = 3;

interface DiffLine {
  readonly kind: " " | "-" | "+";
  readonly text: string;
}

/** The difference of two texts as `diff -u` prints it; `""` where there is none. */
export function unifiedDiff(path: string, before: string, after: string): string {
  if (before === after) return "";
  const lines = diffLines(splitLines(before), splitLines(after));
  const hunks = hunkRanges(lines).map(([start, end]) => printHunk(lines, start, end));
  return [`--- a/${path}`, `+++ b/${path}`, ...hunks].join("\n");
}

/** Lines without their ends; a last line without an end says so as `diff` does. */
function splitLines(text: string): readonly string[] {
  if (text === "") return [];
  const lines = text.split("\n");
  const last = lines.pop() ?? "";
  return last === "" ? lines : [...lines, `${last}\n\\ No newline at end of file`];
}

function diffLines(before: readonly string[], after: readonly string[]): readonly DiffLine[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const shorter = Math.min(before.length, after.length) - start;
  while (end < shorter && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return [
    ...before.slice(0, start).map(same),
    ...diffMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...before.slice(before.length - end).map(same),
  ];
}

function same(text: string): DiffLine {
  return { kind: " ", text };
}

/** By the longest common subsequence. */
function diffMiddle(before: readonly string[], after: readonly string[]): readonly DiffLine[] {
  const width = after.length + 1;
  const longest = new Uint32Array((before.length + 1) * width);
  const at = (row: number, column: number): number => longest[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const isSame = before[row] === after[column];
      longest[row * width + column] = isSame
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const lines: DiffLine[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [old, now] = [before[row], after[column]];
    if (old !== undefined && old === now) {
      lines.push(same(old));
      row += 1;
      column += 1;
    } else if (old !== undefined && (now === undefined || at(row + 1, column) >= at(row, column + 1))) {
      lines.push({ kind: "-", text: old });
      row += 1;
    } else {
      lines.push({ kind: "+", text: now ?? "" });
      column += 1;
    }
  }
  return lines;
}

/** Start and end of each group of changes with the lines around it. */
function hunkRanges(lines: readonly DiffLine[]): readonly [start: number, end: number][] {
  const ranges: [number, number][] = [];
  for (const [index, line] of lines.entries()) {
    if (line.kind === " ") continue;
    const last = ranges.at(-1);
    const end = Math.min(lines.length, index + 1 + contextLines);
    if (last !== undefined && index - contextLines <= last[1]) last[1] = end;
    else ranges.push([Math.max(0, index - contextLines), end]);
  }
  return ranges;
}

function printHunk(lines: readonly DiffLine[], start: number, end: number): string {
  const count = (list: readonly DiffLine[], without: DiffLine["kind"]): number =>
    list.filter(({ kind }) => kind !== without).length;
  const [above, inside] = [lines.slice(0, start), lines.slice(start, end)];
  const range = (without: DiffLine["kind"]): string => {
    const length = count(inside, without);
    return `${count(above, without) + (length === 0 ? 0 : 1)},${length}`;
  };
  return [`@@ -${range("+")} +${range("-")} @@`, ...inside.map(({ kind, text }) => kind + text)].join("\n");
}
