import { blockRanges, type CodePointRange } from "./unicode-blocks.js";

const lastCodePoint = 0x10ffff;

/** XML 1.0 (fifth edition) NameStartChar. */
const initialNameCharacters: readonly CodePointRange[] = [
  [0x3a, 0x3a],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
  [0xc0, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0x2ff],
  [0x370, 0x37d],
  [0x37f, 0x1fff],
  [0x200c, 0x200d],
  [0x2070, 0x218f],
  [0x2c00, 0x2fef],
  [0x3001, 0xd7ff],
  [0xf900, 0xfdcf],
  [0xfdf0, 0xfffd],
  [0x10000, 0xeffff],
];

/** XML 1.0 (fifth edition) NameChar. */
const nameCharacters: readonly CodePointRange[] = [
  ...initialNameCharacters,
  [0x2d, 0x2e],
  [0x30, 0x39],
  [0xb7, 0xb7],
  [0x300, 0x36f],
  [0x203f, 0x2040],
];

const spaces: readonly CodePointRange[] = [
  [0x9, 0xa],
  [0xd, 0xd],
  [0x20, 0x20],
];

const categories = /^(?:L[ultmo]?|M[nce]?|N[dlo]?|P[cdseifo]?|Z[slp]?|S[mcko]?|C[cfon]?)$/;

/** What stands between brackets in a JavaScript class for `\s`, `\i` and so on (F.1.1); undefined for no such escape. */
export function multiCharacterClass(letter: string): string | undefined {
  switch (letter) {
    case "s":
      return printRanges(spaces);
    case "S":
      return printRanges(complement(spaces));
    case "i":
      return printRanges(initialNameCharacters);
    case "I":
      return printRanges(complement(initialNameCharacters));
    case "c":
      return printRanges(nameCharacters);
    case "C":
      return printRanges(complement(nameCharacters));
    case "d":
      return "\\p{Nd}";
    case "D":
      return "\\P{Nd}";
    case "w":
      return "\\p{L}\\p{M}\\p{N}\\p{S}";
    case "W":
      return "\\p{P}\\p{Z}\\p{C}";
    default:
      return undefined;
  }
}

/** The same for `\p{name}` and `\P{name}`; undefined for a name that is neither a category nor a block. */
export function propertyClass(letter: string, name: string): string | undefined {
  if (categories.test(name)) return `\\${letter}{${name}}`;
  const ranges = name.startsWith("Is") ? blockRanges(name.slice(2)) : undefined;
  if (ranges === undefined) return undefined;
  return printRanges(letter === "p" ? ranges : complement(ranges));
}

/** A code point as it stands in a JavaScript pattern, outside of classes. */
export function printLiteral(codePoint: number): string {
  const character = String.fromCodePoint(codePoint);
  if (/[\^$\\.*+?()[\]{}|/]/.test(character)) return `\\${character}`;
  return /[ -~\p{L}\p{N}]/u.test(character) ? character : `\\u{${codePoint.toString(16).toUpperCase()}}`;
}

/** The same in a class. */
export function printCodePoint(codePoint: number): string {
  return codePoint === 0x2d ? "\\-" : printLiteral(codePoint);
}

function printRanges(ranges: readonly CodePointRange[]): string {
  return ranges
    .map(([first, last]) =>
      first === last ? printCodePoint(first) : `${printCodePoint(first)}-${printCodePoint(last)}`,
    )
    .join("");
}

function complement(ranges: readonly CodePointRange[]): CodePointRange[] {
  const sorted = [...ranges].sort(([left], [right]) => left - right);
  const gaps: CodePointRange[] = [];
  let next = 0;
  for (const [first, last] of sorted) {
    if (first > next) gaps.push([next, first - 1]);
    next = last + 1;
  }
  if (next <= lastCodePoint) gaps.push([next, lastCodePoint]);
  return gaps;
}
