import { translatePattern } from "../pattern/xsd-pattern.js";

/** What a pattern facet says, ready to be written out. */
export type PatternNode =
  | { readonly kind: "branches"; readonly branches: readonly PatternNode[] }
  | { readonly kind: "sequence"; readonly items: readonly PatternNode[] }
  | { readonly kind: "repeat"; readonly item: PatternNode; readonly min: number; readonly max: number }
  /** What may stand in one place, the likeliest first; empty where nothing is known that may. */
  | { readonly kind: "character"; readonly choices: readonly string[] };

/** What the pattern of a facet says; undefined for one that cannot be read. */
export function patternNode(pattern: string): PatternNode | undefined {
  const translated = translatePattern(pattern);
  return "error" in translated ? undefined : new SourceReader(translated.source.slice(4, -2)).branches();
}

/** Reads what `translatePattern` writes: a small part of JavaScript's regular expressions. */
class SourceReader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  branches(): PatternNode {
    const branches = [this.#sequence()];
    while (this.#take("|")) branches.push(this.#sequence());
    const [only] = branches;
    return branches.length === 1 && only !== undefined ? only : { kind: "branches", branches };
  }

  #sequence(): PatternNode {
    const items: PatternNode[] = [];
    while (this.#at < this.#source.length && !"|)".includes(this.#source.charAt(this.#at))) {
      items.push(this.#quantified(this.#atom()));
    }
    return { kind: "sequence", items };
  }

  #atom(): PatternNode {
    const start = this.#at;
    if (this.#take("(?:(?!")) {
      this.#skipGroup();
      return charactersOf(this.#source.slice(start, this.#at));
    }
    if (this.#take("(?:")) {
      const group = this.branches();
      this.#take(")");
      return group;
    }
    if (this.#take("[")) this.#skipClass();
    else if (this.#take("\\u{")) this.#at = this.#source.indexOf("}", this.#at) + 1;
    else
      this.#at += this.#source.startsWith("\\", this.#at)
        ? 2
        : ([...this.#source.slice(this.#at, this.#at + 2)][0]?.length ?? 1);
    return charactersOf(this.#source.slice(start, this.#at));
  }

  #quantified(item: PatternNode): PatternNode {
    const rest = this.#source.slice(this.#at);
    const [all, simple, min, comma, max] = /^(?:([?*+])|\{(\d+)(,)?(\d+)?\})/.exec(rest) ?? [];
    if (all === undefined) return item;
    this.#at += all.length;
    if (simple !== undefined) {
      return { kind: "repeat", item, min: simple === "+" ? 1 : 0, max: simple === "?" ? 1 : Number.POSITIVE_INFINITY };
    }
    const least = Number(min);
    const most = comma === undefined ? least : max === undefined ? Number.POSITIVE_INFINITY : Number(max);
    return { kind: "repeat", item, min: least, max: most };
  }

  /** From behind a bracket to behind the one that closes it. */
  #skipClass(): void {
    for (; this.#source[this.#at] !== "]"; this.#at++) if (this.#source[this.#at] === "\\") this.#at++;
    this.#at++;
  }

  /** From inside a group of two parentheses to behind it. */
  #skipGroup(): void {
    for (let depth = 2; depth > 0; ) {
      const character = this.#source[this.#at++];
      if (character === "\\") this.#at++;
      else if (character === "[") this.#skipClass();
      else if (character === "(") depth++;
      else if (character === ")") depth--;
      else if (character === undefined) return;
    }
  }

  #take(text: string): boolean {
    if (!this.#source.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }
}

const likely = [
  ..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.:/@ +,;#%&*()!?'\"<>=[]{}|^~`$\\\t\n\r",
];
const most = 40;

/** The characters that the source of a class, or of one character, matches: likely ones, or else the first of all. */
function charactersOf(source: string): PatternNode {
  const expression = new RegExp(`^(?:${source})$`, "u");
  const choices = likely.filter((character) => expression.test(character));
  for (let codePoint = 0x80; choices.length === 0 && codePoint < 0x20000; codePoint++) {
    const isSurrogate = codePoint >= 0xd800 && codePoint <= 0xdfff;
    const character = String.fromCodePoint(codePoint);
    if (!isSurrogate && expression.test(character)) choices.push(character);
  }
  return { kind: "character", choices: choices.slice(0, most) };
}
