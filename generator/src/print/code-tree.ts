/** A stretch of code, its brackets with what they hold. */
export type CodeTree = readonly CodePart[];

/** Names and signs, a literal that holds no code, or brackets. */
export type CodePart = { readonly kind: "plain" | "text"; readonly flat: string } | Brackets;

/** A pair of brackets. */
export interface Brackets {
  readonly kind: "brackets";
  readonly open: "(" | "[" | "{" | "<";
  readonly items: readonly CodeTree[];
  /** What stands between the items: object types have semicolons. */
  readonly separator: "," | ";";
  /** The code on one line. */
  readonly flat: string;
  /** Whether it must have an item a line, wherever it would fit: objects and blocks that begin with a line end, tables. */
  readonly isBroken: boolean;
  /** Whether it or something in it must. */
  readonly hasBroken: boolean;
}

/** The bracket that closes one that is open. */
export const closers = { "(": ")", "[": "]", "{": "}", "<": ">" } as const;

/** The tree of a piece of code; undefined where brackets do not match. */
export function codeTree(text: string): CodeTree | undefined {
  const scanner = new Scanner(text);
  const tree = scanner.tree("");
  return scanner.isDone && !scanner.hasFailed ? tree : undefined;
}

/** Code on one line. */
export function flatText(tree: CodeTree): string {
  return tree.map((part) => part.flat).join("");
}

/** Whether some of it must be broken, wherever it would fit. */
export function hasBroken(tree: CodeTree): boolean {
  return tree.some((part) => part.kind === "brackets" && part.hasBroken);
}

/** Neither brackets, quotes, slashes nor what may end an item. */
const meaningless = /[^()[\]{}<>"'`/,;]+/y;

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

  /** Up to one of the ends, or to a bracket that closes nothing. */
  tree(ends: string): CodeTree {
    const parts: CodePart[] = [];
    let plain = "";
    const add = (part: CodePart): void => {
      if (plain !== "") parts.push({ kind: "plain", flat: plain });
      plain = "";
      if (part.flat !== "") parts.push(part);
    };
    while (!this.isDone) {
      const run = this.#run();
      plain += parts.length > 0 || plain !== "" ? run : run.trimStart();
      if (this.isDone) break;
      const char = this.#text.charAt(this.#at);
      const open = this.#opening(char);
      if (open !== undefined) {
        const brackets = this.#brackets(open);
        if (brackets !== undefined) add(brackets);
        else return parts;
        continue;
      }
      const isArrow = char === ">" && this.#text[this.#at - 1] === "=";
      if ((ends.includes(char) && !isArrow) || ")]}".includes(char)) break;
      const start = this.#at;
      this.#at = this.#afterToken(char);
      const token = this.#text.slice(start, this.#at);
      if (`"'\``.includes(char)) add({ kind: "text", flat: token });
      else if (parts.length > 0 || plain !== "" || token.trim() !== "") plain += token;
    }
    plain = plain.trimEnd();
    add({ kind: "plain", flat: "" });
    return parts;
  }

  /** The characters up to the next that may mean something here. */
  #run(): string {
    const start = this.#at;
    meaningless.lastIndex = start;
    if (meaningless.test(this.#text)) this.#at = meaningless.lastIndex;
    return this.#text.slice(start, this.#at);
  }

  #opening(char: string): Brackets["open"] | undefined {
    if (char === "(" || char === "[" || char === "{") return char;
    if (char !== "<") return undefined;
    return /^[\p{ID_Continue}$]<[^ =]/u.test(this.#text.slice(this.#at - 1, this.#at + 2)) ? char : undefined;
  }

  #brackets(open: Brackets["open"]): Brackets | undefined {
    const isMarked = this.#text.startsWith("{\n", this.#at);
    this.#at += 1;
    const close = closers[open];
    const items: CodeTree[] = [];
    let separator: "," | ";" = open === "{" && this.#text.startsWith("export type ") ? ";" : ",";
    for (;;) {
      const item = this.tree(open === "{" ? `${close},;` : `${close},`);
      if (item.length > 0) items.push(item);
      const char = this.#text.charAt(this.#at);
      if (char === ";") separator = char;
      else if (char !== ",") break;
      this.#at += 1;
    }
    if (this.#text[this.#at] !== close) {
      this.hasFailed = true;
      return undefined;
    }
    this.#at += 1;
    const isBroken = isMarked || (open === "[" && isTable(items)) || (open === "(" && isComposition(items));
    const inside = items.map(flatText).join(`${separator} `);
    const flat = open === "{" && inside !== "" ? `{ ${inside} }` : `${open}${inside}${close}`;
    return {
      kind: "brackets",
      open,
      items,
      separator,
      flat,
      isBroken,
      hasBroken: isBroken || items.some(hasBroken),
    };
  }

  /** The place behind a text, comment or regular expression, which hold no code, or behind any other character. */
  #afterToken(char: string): number {
    if (`"'\``.includes(char)) return this.#after(new RegExp(`(?:[^\\\\${char}]|\\\\.)*${char}`, "sy"));
    if (char !== "/") return this.#at + 1;
    if (this.#text[this.#at + 1] === "*") return this.#after(/.*?\*\//sy);
    return this.#after(/(?:[^\\/[]|\\.|\[(?:[^\\\]]|\\.)*\])+\//y);
  }

  /** Behind what matches from the next character on. */
  #after(pattern: RegExp): number {
    pattern.lastIndex = this.#at + 1;
    return pattern.test(this.#text) ? pattern.lastIndex : this.#at + 1;
  }
}

/** An array of rows, each of several values, stands one row a line. */
function isTable(items: readonly CodeTree[]): boolean {
  const [first] = items.map(onlyBrackets);
  if (items.length < 2 || first === undefined || first.open === "(") return false;
  return items.map(onlyBrackets).every((row) => row !== undefined && row.open === first.open && row.items.length > 1);
}

/** Arguments of which one is a call that takes a function stand one a line. */
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

/** The brackets that a piece of code is; undefined where it is anything else. */
export function onlyBrackets(tree: CodeTree): Brackets | undefined {
  const [only] = tree;
  return tree.length === 1 && only?.kind === "brackets" ? only : undefined;
}
