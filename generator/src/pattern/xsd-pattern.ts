import { multiCharacterClass, printCodePoint, printLiteral, propertyClass } from "./pattern-class.js";

/** The source of a JavaScript regular expression with the `u` flag, anchored; or what is wrong with the pattern, for a person. */
export type TranslatedPattern = { readonly source: string } | { readonly error: string };

const deepestNesting = 100;
const singleEscapes = new Map([
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
  ...[..."\\|.-^?*+{}()[]"].map((character): [string, string] => [character, character]),
]);

/** Translates a pattern facet (XSD 1.0 Part 2, appendix F). What that grammar does not have is an error. */
export function translatePattern(xsdPattern: string): TranslatedPattern {
  try {
    const source = new PatternTranslator(xsdPattern).translate();
    new RegExp(source, "u").test("");
    return { source };
  } catch (error) {
    if (error instanceof PatternError) return { error: error.message };
    return { error: "the pattern is too large" };
  }
}

/** Never leaves this file. */
class PatternError extends Error {}

/** One pass from left to right; each method reads what it is named for and returns it in JavaScript. */
class PatternTranslator {
  readonly #characters: readonly string[];
  #at = 0;
  #nesting = 0;

  constructor(pattern: string) {
    this.#characters = [...pattern];
  }

  translate(): string {
    const source = this.#alternatives();
    if (this.#peek() === ")") throw this.#error("a ) closes nothing");
    return `^(?:${source})$`;
  }

  #alternatives(): string {
    const branches = [this.#branch()];
    while (this.#take("|")) branches.push(this.#branch());
    return branches.join("|");
  }

  #branch(): string {
    let branch = "";
    for (let next = this.#peek(); next !== undefined && next !== "|" && next !== ")"; next = this.#peek()) {
      branch += this.#atom() + this.#quantifier();
    }
    return branch;
  }

  #atom(): string {
    const character = this.#next();
    switch (character) {
      case "(":
        return this.#group();
      case "[":
        return this.#class();
      case "\\": {
        const escaped = this.#escape();
        return escaped.kind === "character" ? printLiteral(escaped.codePoint) : `[${escaped.content}]`;
      }
      case ".":
        return "[^\\n\\r]";
      case "?":
      case "*":
      case "+":
      case "{":
      case "}":
      case "]":
        throw this.#error(`${character} must be escaped here`);
      default:
        return printLiteral(codePointOf(character));
    }
  }

  #group(): string {
    if (++this.#nesting > deepestNesting) throw this.#error("groups are nested too deep");
    const source = this.#alternatives();
    if (!this.#take(")")) throw this.#error("a ( is not closed");
    this.#nesting--;
    return `(?:${source})`;
  }

  #quantifier(): string {
    const character = this.#peek();
    if (character === "?" || character === "*" || character === "+") {
      this.#at++;
      return character;
    }
    return this.#take("{") ? this.#quantity() : "";
  }

  #quantity(): string {
    const end = this.#characters.indexOf("}", this.#at);
    const text = this.#characters.slice(this.#at, end).join("");
    const [, min, comma, max] = /^(\d+)(,)?(\d+)?$/.exec(text) ?? [];
    if (end < 0 || min === undefined || (comma === undefined && max !== undefined)) {
      throw this.#error("a quantity is {n}, {n,} or {n,m}");
    }
    if (max !== undefined && BigInt(min) > BigInt(max))
      throw this.#error(`{${text}} has its bounds the wrong way round`);
    this.#at = end + 1;
    return `{${text}}`;
  }

  /** From behind the `[` to behind its `]`: something that matches one character. */
  #class(): string {
    if (++this.#nesting > deepestNesting) throw this.#error("classes are nested too deep");
    const negated = this.#take("^");
    const content = this.#classContent();
    const base = `[${negated ? "^" : ""}${content}]`;
    const subtracted = this.#take("-") ? this.#subtracted() : undefined;
    if (!this.#take("]")) throw this.#error("a [ is not closed");
    this.#nesting--;
    return subtracted === undefined ? base : `(?:(?!${subtracted})${base})`;
  }

  #subtracted(): string {
    if (!this.#take("[")) throw this.#error("- must be first or last in a class, or be escaped");
    return this.#class();
  }

  /** Up to the `]`, or to the `-` of a subtraction. */
  #classContent(): string {
    let content = "";
    for (let next = this.#peek(); next !== "]" && next !== undefined; next = this.#peek()) {
      if (next === "-" && (this.#peek(1) === "[" || (content !== "" && this.#peek(1) !== "]"))) break;
      content += this.#classItem();
    }
    if (content === "") throw this.#error("a class must not be empty");
    return content;
  }

  #classItem(): string {
    const first = this.#classEnd();
    if (first.kind === "class") return first.content;
    const isRange = this.#peek() === "-" && this.#peek(1) !== "]" && this.#peek(1) !== "[" && !first.isDash;
    if (!isRange) return printCodePoint(first.codePoint);
    this.#at++;
    const last = this.#classEnd();
    if (last.kind === "class" || last.isDash) throw this.#error("a range ends with one character");
    if (last.codePoint < first.codePoint) throw this.#error("a range has its ends the wrong way round");
    return `${printCodePoint(first.codePoint)}-${printCodePoint(last.codePoint)}`;
  }

  #classEnd(): Escape & { readonly isDash: boolean } {
    const character = this.#next();
    if (character === "[") throw this.#error("[ must be escaped in a class");
    if (character === "\\") return { ...this.#escape(), isDash: false };
    return { kind: "character", codePoint: codePointOf(character), isDash: character === "-" };
  }

  /** From behind the backslash. */
  #escape(): Escape {
    const letter = this.#next();
    if (letter === "p" || letter === "P") return this.#property(letter);
    const content = multiCharacterClass(letter);
    if (content !== undefined) return { kind: "class", content };
    const single = singleEscapes.get(letter);
    if (single === undefined) throw this.#error(`\\${letter} is no escape of XML Schema`);
    return { kind: "character", codePoint: codePointOf(single) };
  }

  #property(letter: "p" | "P"): Escape {
    const end = this.#characters.indexOf("}", this.#at);
    if (!this.#take("{") || end < 0) throw this.#error(`\\${letter} needs a name in braces`);
    const name = this.#characters.slice(this.#at, end).join("");
    const content = propertyClass(letter, name);
    if (content === undefined) throw this.#error(`\\${letter}{${name}} names no category and no block`);
    this.#at = end + 1;
    return { kind: "class", content };
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
  | { readonly kind: "class"; readonly content: string };

function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
