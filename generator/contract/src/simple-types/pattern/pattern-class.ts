import { type CodePointRange, categoryRanges, complement, joinRanges } from "./code-points.js";
import { blockRanges } from "./unicode-blocks.js";

/** The characters that one place of a pattern takes. */
export interface CharacterClass {
  /** The content of a JavaScript class for these characters, without brackets. */
  readonly content: string;
  /** The code points in ascending order. They are computed only when needed, because some classes are large. */
  readonly ranges: () => readonly CodePointRange[];
}

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

/** The characters of `\s`, `\i` and so on (F.1.1); undefined if there is no such escape. */
export function multiCharacterClass(letter: string): CharacterClass | undefined {
  switch (letter) {
    case "s":
      return classOf(spaces);
    case "S":
      return classOf(complement(spaces));
    case "i":
      return classOf(initialNameCharacters);
    case "I":
      return classOf(complement(initialNameCharacters));
    case "c":
      return classOf(nameCharacters);
    case "C":
      return classOf(complement(nameCharacters));
    case "d":
      return { content: "\\p{Nd}", ranges: () => categoryRanges("Nd") };
    case "D":
      return { content: "\\P{Nd}", ranges: () => complement(categoryRanges("Nd")) };
    case "w":
      return { content: "\\p{L}\\p{M}\\p{N}\\p{S}", ranges: () => categoriesRanges(["L", "M", "N", "S"]) };
    case "W":
      return { content: "\\p{P}\\p{Z}\\p{C}", ranges: () => categoriesRanges(["P", "Z", "C"]) };
    default:
      return undefined;
  }
}

/** The characters of `\p{name}` or `\P{name}`; undefined if the name is neither a category nor a block. */
export function propertyClass(letter: string, name: string): CharacterClass | undefined {
  const isIn = letter === "p";
  if (categories.test(name)) {
    const ranges = (): readonly CodePointRange[] => categoryRanges(name);
    return { content: `\\${letter}{${name}}`, ranges: isIn ? ranges : () => complement(ranges()) };
  }
  const ranges = name.startsWith("Is") ? blockRanges(name.slice(2)) : undefined;
  if (ranges === undefined) return undefined;
  return classOf(isIn ? ranges : complement(ranges));
}

/** The characters from one to another; a single character if both are equal. */
export function rangeClass(first: number, last: number): CharacterClass {
  return classOf([[first, last]]);
}

function classOf(ranges: readonly CodePointRange[]): CharacterClass {
  return { content: printRanges(ranges), ranges: () => joinRanges(ranges) };
}

function categoriesRanges(names: readonly string[]): readonly CodePointRange[] {
  return joinRanges(names.flatMap(categoryRanges));
}

/** A code point in a JavaScript pattern, outside of classes. */
export function printLiteral(codePoint: number): string {
  const character = String.fromCodePoint(codePoint);
  if (/[\^$\\.*+?()[\]{}|/]/.test(character)) return `\\${character}`;
  return /[ -~\p{L}\p{N}]/u.test(character) ? character : `\\u{${codePoint.toString(16).toUpperCase()}}`;
}

/** A class outside of other classes; a property needs no brackets. */
export function printClass(content: string): string {
  return /^\\[pP]\{\w+\}$/.test(content) ? content : `[${content}]`;
}

/** A code point inside a JavaScript class. */
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
