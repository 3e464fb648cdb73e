import { lineWidth } from "./line-width.js";

/** A bracket and what it holds: where it opens and closes, and the commas between its items. */
interface Group {
  readonly open: number;
  readonly close: number;
  readonly commas: readonly number[];
}

const closers: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/**
 * A line of code as it is where it fits; else its last call, array or object is broken as Biome and Prettier do, one
 * item a line and numbers as many as fit, a table one row a line; the parameters in the head of a function, too. A line
 * without such a place stays.
 */
export function breakLine(line: string): readonly string[] {
  const fits = line.length <= lineWidth && !/^\s*\[\[.*\], \[/.test(line);
  if (fits || /^\s*(?:\/[/*]|\*)/.test(line)) return [line];
  const group = groupToBreak(line);
  if (group === undefined) return [line];
  const indent = /^ */.exec(line)?.[0] ?? "";
  const items = itemsOf(line, group);
  const inner = `${indent}  `;
  const lines = items.every((item) => /^-?\d+$/.test(item))
    ? filled(items, inner)
    : items.flatMap((item) => breakLine(`${inner}${item},`));
  return [line.slice(0, group.open + 1), ...lines, `${indent}${line.slice(group.close)}`];
}

/** The last group of the line that can be broken; of a call the last argument alone, where it is an object or array. */
function groupToBreak(line: string): Group | undefined {
  const group = groupsIn(line, 0, line.length - (line.endsWith(" {") ? 1 : 0))?.findLast((one) =>
    isBreakable(line, one),
  );
  if (group === undefined || line[group.open] !== "(") return group;
  const last = group.commas.at(-1) ?? group.open;
  const argument = groupsIn(line, last + 1, group.close)?.findLast((one) => isBreakable(line, one));
  const isWhole =
    argument !== undefined && line.slice(last + 1, argument.open).trim() === "" && argument.close === group.close - 1;
  return isWhole && argument.open < lineWidth ? argument : group;
}

/** String literals, which hold no code. */
const texts = /(["'`])(?:\\.|(?!\1).)*\1/gs;

/** Whether a trailing comma may stand in it: the arguments of a call, an array or an object with something in it. */
function isBreakable(line: string, { open, close }: Group): boolean {
  const content = line.slice(open + 1, close).replace(texts, "");
  if (line.slice(open + 1, close).trim() === "" || content.includes(";")) return false;
  if (line[open] === "(") return /[\p{ID_Continue}$>]$/u.test(line.slice(0, open)) && !content.includes("<");
  return /(?:^|[ (])$/.test(line.slice(0, open));
}

/** The outermost groups of a stretch of code; undefined where brackets do not match. */
function groupsIn(line: string, start: number, end: number): readonly Group[] | undefined {
  const groups: Group[] = [];
  const wanted: string[] = [];
  let open = start;
  let commas: number[] = [];
  for (let at = start; at < end; at += 1) {
    const char = line.charAt(at);
    if (char === '"' || char === "'" || char === "`") at = endOfText(line, at);
    else if (char in closers) {
      if (wanted.length === 0) [open, commas] = [at, []];
      wanted.push(closers[char] ?? "");
    } else if (char === wanted.at(-1)) {
      wanted.pop();
      if (wanted.length === 0) groups.push({ open, close: at, commas });
    } else if (char === ")" || char === "]" || char === "}") return undefined;
    else if (char === "," && wanted.length === 1) commas.push(at);
  }
  return wanted.length === 0 ? groups : undefined;
}

/** Where the text ends that opens here. */
function endOfText(line: string, start: number): number {
  const quote = line.charAt(start);
  let at = start + 1;
  while (at < line.length && line.charAt(at) !== quote) at += line.charAt(at) === "\\" ? 2 : 1;
  return at;
}

function itemsOf(line: string, { open, close, commas }: Group): readonly string[] {
  const ends = [...commas, close];
  return ends
    .map((end, index) => line.slice((commas[index - 1] ?? open) + 1, end).trim())
    .filter((item) => item !== "");
}

/** As many items a line as fit. */
function filled(items: readonly string[], indent: string): readonly string[] {
  const lines: string[] = [];
  let line = indent;
  for (const item of items) {
    const longer = `${line}${line === indent ? "" : " "}${item},`;
    if (longer.length > lineWidth && line !== indent) {
      lines.push(line);
      line = `${indent}${item},`;
    } else line = longer;
  }
  return [...lines, line];
}
