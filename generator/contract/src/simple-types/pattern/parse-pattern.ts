import { type CodePointRange, complement, joinRanges, without } from "./code-points.js";
import {
  type CharacterClass,
  multiCharacterClass,
  printClass,
  printCodePoint,
  printLiteral,
  propertyClass,
  rangeClass,
} from "./pattern-class.js";
import type { PatternTree } from "./pattern-tree.js";

/** The tree of a pattern, or the problem with it in words. */
type ParsedPattern = { readonly tree: PatternTree } | { readonly error: string };

const deepestNesting = 100;

const lineEnds: readonly CodePointRange[] = [
  [0xa, 0xa],
  [0xd, 0xd],
];

const singleEscapes = new Map([
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
  ...[..."\\|.-^?*+{}()[]"].map((character): [string, string] => [character, character]),
]);

/** Parses a pattern facet (XSD 1.0 Part 2, appendix F). Syntax outside of that grammar is an error. */
export function parsePattern(xsdPattern: string): ParsedPattern {
  try {
    return { tree: new PatternParser(xsdPattern).parse() };
  } catch (error) {
    if (error instanceof PatternError) return { error: error.message };
    throw error;
  }
}

/** Thrown inside this file only. */
class PatternError extends Error {}

/** Parses a pattern in one pass from left to right. Each method reads the construct that it is named after. */
class PatternParser {
  readonly #characters: readonly string[];
  #at = 0;
  #nesting = 0;

  constructor(pattern: string) {
    this.#characters = [...pattern];
  }

  parse(): PatternTree {
    const tree = this.#alternatives();
    if (this.#peek() === ")") throw this.#error("a ) closes nothing");
    return tree;
  }

  #alternatives(): PatternTree {
    const branches = [this.#branch()];
    while (this.#take("|")) branches.push(this.#branch());
    return { kind: "branches", branches };
  }

  #branch(): PatternTree {
    const items: PatternTree[] = [];
    for (let next = this.#peek(); next !== undefined && next !== "|" && next !== ")"; next = this.#peek()) {
      items.push(this.#quantified(this.#atom()));
    }
    return { kind: "sequence", items };
  }

  #atom(): PatternTree {
    const character = this.#next();
    switch (character) {
      case "(":
        return this.#group();
      case "[":
        return { kind: "character", ...this.#class() };
      case "\\": {
        const escaped = this.#escape();
        if (escaped.kind === "character") return characterTree(escaped.codePoint);
        return { kind: "character", source: printClass(escaped.content), ranges: escaped.ranges };
      }
      case ".":
        return { kind: "character", source: "[^\\n\\r]", ranges: () => complement(lineEnds) };
      case "?":
      case "*":
      case "+":
      case "{":
      case "}":
      case "]":
        throw this.#error(`${character} must be escaped here`);
      default:
        return characterTree(codePointOf(character));
    }
  }

  #group(): PatternTree {
    if (++this.#nesting > deepestNesting) throw this.#error("groups are nested too deep");
    const tree = this.#alternatives();
    if (!this.#take(")")) throw this.#error("a ( is not closed");
    this.#nesting--;
    return tree;
  }

  #quantified(item: PatternTree): PatternTree {
    const character = this.#peek();
    if (character === "?" || character === "*" || character === "+") {
      this.#at++;
      const [min, max] = [character === "+" ? 1 : 0, character === "?" ? 1 : Number.POSITIVE_INFINITY];
      return { kind: "repeat", item, min, max, quantifier: character };
    }
    return this.#take("{") ? this.#quantity(item) : item;
  }

  #quantity(item: PatternTree): PatternTree {
    const end = this.#characters.indexOf("}", this.#at);
    const text = this.#characters.slice(this.#at, end).join("");
    const [, min, comma, max] = /^(\d+)(,)?(\d+)?$/.exec(text) ?? [];
    if (end < 0 || min === undefined || (comma === undefined && max !== undefined)) {
      throw this.#error("a quantity is {n}, {n,} or {n,m}");
    }
    if (max !== undefined && BigInt(min) > BigInt(max))
      throw this.#error(`{${text}} has its bounds the wrong way round`);
    this.#at = end + 1;
    const most = comma === undefined ? min : (max ?? "Infinity");
    return { kind: "repeat", item, min: Number(min), max: Number(most), quantifier: `{${text}}` };
  }

  /** Reads from after the `[` up to and including its `]`. */
  #class(): OneCharacter {
    if (++this.#nesting > deepestNesting) throw this.#error("classes are nested too deep");
    const negated = this.#take("^");
    const items = this.#classItems();
    const base = `[${negated ? "^" : ""}${items.map((item) => item.content).join("")}]`;
    const subtracted = this.#take("-") ? this.#subtracted() : undefined;
    if (!this.#take("]")) throw this.#error("a [ is not closed");
    this.#nesting--;
    const union = (): readonly CodePointRange[] => joinRanges(items.flatMap((item) => item.ranges()));
    const ranges = negated ? () => complement(union()) : union;
    if (subtracted === undefined) return { source: base, ranges };
    return { source: `(?:(?!${subtracted.source})${base})`, ranges: () => without(ranges(), subtracted.ranges()) };
  }

  #subtracted(): OneCharacter {
    if (!this.#take("[")) throw this.#error("- must be first or last in a class, or be escaped");
    return this.#class();
  }

  /** Reads up to the `]`, or up to the `-` of a subtraction. */
  #classItems(): readonly CharacterClass[] {
    const items: CharacterClass[] = [];
    for (let next = this.#peek(); next !== "]" && next !== undefined; next = this.#peek()) {
      if (next === "-" && (this.#peek(1) === "[" || (items.length > 0 && this.#peek(1) !== "]"))) break;
      items.push(this.#classItem());
    }
    if (items.length === 0) throw this.#error("a class must not be empty");
    return items;
  }

  #classItem(): CharacterClass {
    const first = this.#classEnd();
    if (first.kind === "class") return first;
    const isRange = this.#peek() === "-" && this.#peek(1) !== "]" && this.#peek(1) !== "[" && !first.isDash;
    if (!isRange) return rangeClass(first.codePoint, first.codePoint);
    this.#at++;
    const last = this.#classEnd();
    if (last.kind === "class" || last.isDash) throw this.#error("a range ends with one character");
    if (last.codePoint < first.codePoint) throw this.#error("a range has its ends the wrong way round");
    const range = rangeClass(first.codePoint, last.codePoint);
    // A range of one character is kept as written.
    if (first.codePoint !== last.codePoint) return range;
    return { ...range, content: `${printCodePoint(first.codePoint)}-${printCodePoint(last.codePoint)}` };
  }

  #classEnd(): Escape & { readonly isDash: boolean } {
    const character = this.#next();
    if (character === "[") throw this.#error("[ must be escaped in a class");
    if (character === "\\") return { ...this.#escape(), isDash: false };
    return { kind: "character", codePoint: codePointOf(character), isDash: character === "-" };
  }

  /** Reads from after the backslash. */
  #escape(): Escape {
    const letter = this.#next();
    if (letter === "p" || letter === "P") return this.#property(letter);
    const known = multiCharacterClass(letter);
    if (known !== undefined) return { kind: "class", ...known };
    const single = singleEscapes.get(letter);
    if (single === undefined) throw this.#error(`\\${letter} is not an escape of XML Schema`);
    return { kind: "character", codePoint: codePointOf(single) };
  }

  #property(letter: "p" | "P"): Escape {
    const end = this.#characters.indexOf("}", this.#at);
    if (!this.#take("{") || end < 0) throw this.#error(`\\${letter} needs a name in braces`);
    const name = this.#characters.slice(this.#at, end).join("");
    const known = propertyClass(letter, name);
    if (known === undefined) throw this.#error(`\\${letter}{${name}} names no category and no block`);
    this.#at = end + 1;
    return { kind: "class", ...known };
  }

  #peek(ahead = 0): string | undefined {
    return this.#characters[this.#at + ahead];
  }

  #next(): string {
    const character = this.#characters[this.#at++];
    if (character === undefined) throw this.#error("the pattern ends too early");
    return character;
  }

  #take(character: string): boolean {
    if (this.#peek() !== character) return false;
    this.#at++;
    return true;
  }

  #error(reason: string): PatternError {
    return new PatternError(`${reason} (before character ${this.#at + 1})`);
  }
}

type Escape =
  | { readonly kind: "character"; readonly codePoint: number }
  | ({ readonly kind: "class" } & CharacterClass);

type OneCharacter = Omit<PatternTree & { readonly kind: "character" }, "kind">;

function characterTree(codePoint: number): PatternTree {
  return { kind: "character", source: printLiteral(codePoint), ranges: () => [[codePoint, codePoint]] };
}

function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

/**
 * A pattern without each `^` at the start of a branch and each `$` at the end of one. In other languages these are
 * anchors; in XSD they are plain characters, and every pattern matches whole values (XSD 1.0 Part 2, appendix F).
 */
export function withoutAnchors(pattern: string): string {
  const pieces = piecesOf(pattern);
  const isAnchor = (piece: string, index: number): boolean => {
    if (piece === "^") return index === 0 || isOneOf("(|", pieces[index - 1]);
    return piece === "$" && (index === pieces.length - 1 || isOneOf(")|", pieces[index + 1]));
  };
  return pieces.filter((piece, index) => !isAnchor(piece, index)).join("");
}

function isOneOf(marks: string, piece: string | undefined): boolean {
  return piece !== undefined && marks.includes(piece);
}

/** The escapes, character classes and single characters of a pattern. */
function piecesOf(pattern: string): readonly string[] {
  const pieces: string[] = [];
  let depth = 0;
  for (const [piece] of pattern.matchAll(/\\.?|[^\\]/gsu)) {
    if (depth === 0) pieces.push(piece);
    else pieces.push((pieces.pop() ?? "") + piece);
    if (piece === "[") depth++;
    if (piece === "]" && depth > 0) depth--;
  }
  return pieces;
}
