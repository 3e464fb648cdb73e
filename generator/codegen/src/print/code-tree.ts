/** A piece of code as a tree: brackets are nodes, and hold the code between them. */
export type CodeTree = readonly CodePart[];

/**
 * One part of a tree: names and operators (`plain`), a literal (`text`), the doc comment of a property, or brackets.
 */
export type CodePart = { readonly kind: "plain" | "text"; readonly flat: string } | DocComment | Brackets;

/** A doc comment inside code. It goes on lines of its own. */
interface DocComment {
  readonly kind: "doc";
  /** The words of the comment. An end of comment inside them is already escaped. */
  readonly text: string;
  readonly flat: string;
}

/** A pair of brackets and the items between them. */
export interface Brackets {
  readonly kind: "brackets";
  readonly open: "(" | "[" | "{" | "<";
  readonly items: readonly CodeTree[];
  /** The separator of the items: object types have semicolons. */
  readonly separator: "," | ";";
  /** The code on one line. */
  readonly flat: string;
  /**
   * Whether each item must be on its own line even if all would fit on one: objects and blocks that begin with a line
   * break, tables, types whose properties have doc comments.
   */
  readonly isBroken: boolean;
  /** Whether these brackets or brackets inside them are broken. */
  readonly hasBroken: boolean;
}

/** The closing bracket of each opening bracket. */
export const closers = { "(": ")", "[": "]", "{": "}", "<": ">" } as const;

/** Parses a piece of code; undefined if brackets do not match. */
export function codeTree(text: string): CodeTree | undefined {
  const scanner = new Scanner(text);
  const tree = scanner.tree("");
  return scanner.isDone && !scanner.hasFailed ? tree : undefined;
}

/** Prints a tree on one line. */
export function flatText(tree: CodeTree): string {
  return tree.map((part) => part.flat).join("");
}

/** Whether some brackets of a tree must be broken even if the tree fits on one line. */
export function hasBroken(tree: CodeTree): boolean {
  return tree.some((part) => part.kind === "brackets" && part.hasBroken);
}

/**
 * A run of characters without brackets, quotes, slashes and item ends: the scanner need not look at them one by one.
 */
const insignificant = /[^()[\]{}<>"'`/,;]+/y;

const quotes = `"'\``;

const docComment = /\s*\/\*\*(.*?)\*\//sy;

class Scanner {
  /** Whether brackets do not match. */
  hasFailed = false;
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isDone(): boolean {
    return this.#at === this.#text.length;
  }

  /** Reads up to one of the characters in `ends`, or to a closing bracket without an opening one. */
  tree(ends: string): CodeTree {
    const parts: CodePart[] = [];
    for (;;) {
      addPlain(parts, this.#run());
      const char = this.#text.charAt(this.#at);
      if (char === "" || this.#isEnd(char, ends)) break;
      const open = this.#opening(char);
      if (open === undefined) {
        const token = this.#token(char);
        if (quotes.includes(char)) parts.push({ kind: "text", flat: token });
        else addPlain(parts, token);
        continue;
      }
      const brackets = this.#brackets(open);
      if (brackets === undefined) break;
      parts.push(brackets);
    }
    return withoutTrailingSpace(parts);
  }

  /** Whether a character ends a tree. The `>` of an arrow does not. */
  #isEnd(char: string, ends: string): boolean {
    const isArrow = char === ">" && this.#text[this.#at - 1] === "=";
    return (ends.includes(char) && !isArrow) || ")]}".includes(char);
  }

  /** Reads the characters before the next one that the scanner must look at. */
  #run(): string {
    const start = this.#at;
    insignificant.lastIndex = start;
    if (insignificant.test(this.#text)) this.#at = insignificant.lastIndex;
    return this.#text.slice(start, this.#at);
  }

  #opening(char: string): Brackets["open"] | undefined {
    if (char === "(" || char === "[" || char === "{") return char;
    if (char !== "<") return undefined;
    return /^[\p{ID_Continue}$]<[^ =]/u.test(this.#text.slice(this.#at - 1, this.#at + 2)) ? char : undefined;
  }

  /** Reads a doc comment if one comes next. */
  #doc(): readonly DocComment[] {
    docComment.lastIndex = this.#at;
    const [flat, text = ""] = docComment.exec(this.#text) ?? [];
    if (flat === undefined) return [];
    this.#at = docComment.lastIndex;
    return [{ kind: "doc", text, flat }];
  }

  #brackets(open: Brackets["open"]): Brackets | undefined {
    const isMarked = this.#text.startsWith("{\n", this.#at);
    this.#at += 1;
    const { items, separator } = this.#items(open);
    if (this.#text[this.#at] !== closers[open]) {
      this.hasFailed = true;
      return undefined;
    }
    this.#at += 1;
    const isInLines = isMarked || items.some(([first]) => first?.kind === "doc");
    const isBroken = isInLines || (open === "[" && isTable(items)) || (open === "(" && isComposition(items));
    return {
      kind: "brackets",
      open,
      items,
      separator,
      flat: flatBrackets({ open, items, separator }),
      isBroken,
      hasBroken: isBroken || items.some(hasBroken),
    };
  }

  /** Reads the items between brackets, up to the closing one. */
  #items(open: Brackets["open"]): Pick<Brackets, "items" | "separator"> {
    const ends = open === "{" ? `${closers[open]},;` : `${closers[open]},`;
    const items: CodeTree[] = [];
    let separator: "," | ";" = open === "{" && this.#text.startsWith("export type ") ? ";" : ",";
    for (;;) {
      const item = [...this.#doc(), ...this.tree(ends)];
      if (item.length > 0) items.push(item);
      const char = this.#text.charAt(this.#at);
      if (char === ";") separator = char;
      else if (char !== ",") return { items, separator };
      this.#at += 1;
    }
  }

  /** Reads a string, comment or regular expression, or else one character. */
  #token(char: string): string {
    const start = this.#at;
    this.#at = this.#afterToken(char);
    return this.#text.slice(start, this.#at);
  }

  /** The index after a string, comment or regular expression, which hold no code, or else after the next character. */
  #afterToken(char: string): number {
    if (quotes.includes(char)) return this.#after(new RegExp(`(?:[^\\\\${char}]|\\\\.)*${char}`, "sy"));
    if (char !== "/") return this.#at + 1;
    if (this.#text[this.#at + 1] === "*") return this.#after(/.*?\*\//sy);
    return this.#after(/(?:[^\\/[]|\\.|\[(?:[^\\\]]|\\.)*\])+\//y);
  }

  /** The index after what the pattern matches from the next character on. */
  #after(pattern: RegExp): number {
    pattern.lastIndex = this.#at + 1;
    return pattern.test(this.#text) ? pattern.lastIndex : this.#at + 1;
  }
}

/** Adds code without brackets or strings to the last part if that is plain. A tree does not begin with a space. */
function addPlain(parts: CodePart[], code: string): void {
  const last = parts.at(-1);
  const flat = last === undefined ? code.trimStart() : code;
  if (flat === "") return;
  if (last?.kind === "plain") parts[parts.length - 1] = { kind: "plain", flat: last.flat + flat };
  else parts.push({ kind: "plain", flat });
}

function withoutTrailingSpace(parts: CodePart[]): CodeTree {
  const last = parts.at(-1);
  if (last?.kind !== "plain") return parts;
  const flat = last.flat.trimEnd();
  if (flat === last.flat) return parts;
  const before = parts.slice(0, -1);
  return flat === "" ? before : [...before, { kind: "plain", flat }];
}

function flatBrackets({ open, items, separator }: Pick<Brackets, "open" | "items" | "separator">): string {
  const inside = items.map(flatText).join(`${separator} `);
  return open === "{" && inside !== "" ? `{ ${inside} }` : `${open}${inside}${closers[open]}`;
}

/** Whether an array is a table: rows of several values, which go on one line each. */
function isTable(items: readonly CodeTree[]): boolean {
  const [first] = items.map(onlyBrackets);
  if (items.length < 2 || first === undefined || first.open === "(") return false;
  return items.map(onlyBrackets).every((row) => row !== undefined && row.open === first.open && row.items.length > 1);
}

/** Whether one of several arguments is a call that takes a function: then each argument goes on a line of its own. */
function isComposition(items: readonly CodeTree[]): boolean {
  return items.length > 1 && items.some((item) => !isFunction(item) && callArguments(item).some(isFunction));
}

function callArguments(tree: CodeTree): readonly CodeTree[] {
  const last = tree.at(-1);
  return tree.length > 1 && last?.kind === "brackets" && last.open === "(" ? last.items : [];
}

function isFunction(tree: CodeTree): boolean {
  return tree.some((part) => part.kind === "plain" && part.flat.includes("=>"));
}

/** The brackets that a tree consists of; undefined if it has anything else. */
export function onlyBrackets(tree: CodeTree): Brackets | undefined {
  const [only] = tree;
  return tree.length === 1 && only?.kind === "brackets" ? only : undefined;
}
