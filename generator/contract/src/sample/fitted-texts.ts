import { parsePattern } from "../simple-types/pattern/parse-pattern.js";
import type { PatternTree } from "../simple-types/pattern/pattern-tree.js";

/** The least and the greatest number of characters of a text. */
export interface LengthRange {
  readonly min: number;
  readonly max: number;
}

/** A set of lengths: bit n is set if some text has n characters. */
type Lengths = bigint;

/** Picks a number below `count`. */
export type Picker = (count: number) => number;

/** With more characters, a search takes too long. */
const longest = 1000;

/** How far above the least number of characters texts are searched. */
const spread = 100;

/** The most steps for all texts of a pattern, because nested repetitions have too many combinations to try them all. */
const mostSteps = 20_000_000;

/** The texts of a pattern whose lengths are in a range. */
export class FittedTexts {
  readonly #node: PatternNode;
  readonly #range: LengthRange;
  readonly #all: Lengths;
  readonly #lengths = new Map<PatternNode, Lengths>();
  readonly #lists = new Map<PatternNode, readonly number[]>();
  readonly #powers = new Map<PatternNode, readonly Lengths[]>();
  #steps = 0;

  constructor(node: PatternNode, { min, max }: LengthRange) {
    this.#node = node;
    this.#range = { min, max: Math.min(max, min + spread, longest) };
    this.#all = (1n << BigInt(Math.max(0, this.#range.max) + 1)) - 1n;
  }

  /** The lengths in the range for which texts exist, the shortest first. */
  lengths(): readonly number[] {
    if (this.#range.min > this.#range.max) return [];
    return this.#listOf(this.#node).filter((length) => length >= this.#range.min);
  }

  /**
   * A text of one of these lengths; undefined after too many steps. `pick` chooses among the alternatives, 0 being the
   * plainest.
   */
  text(length: number, pick: Picker): string | undefined {
    const text = this.#write(this.#node, length, pick);
    return this.#isTired() ? undefined : text;
  }

  #isTired(): boolean {
    return this.#steps > mostSteps;
  }

  #of(node: PatternNode): Lengths {
    const known = this.#lengths.get(node);
    if (known !== undefined) return known;
    const lengths = this.#find(node);
    this.#lengths.set(node, lengths);
    return lengths;
  }

  /** The lengths as numbers, the shortest first. */
  #listOf(node: PatternNode): readonly number[] {
    const known = this.#lists.get(node);
    if (known !== undefined) return known;
    const list = bitsOf(this.#of(node));
    this.#lists.set(node, list);
    return list;
  }

  #find(node: PatternNode): Lengths {
    switch (node.kind) {
      case "branches":
        return node.branches.reduce((all, branch) => all | this.#of(branch), 0n);
      case "sequence":
        return this.#sums(node.items).at(-1) ?? 0n;
      case "repeat":
        return this.#repeated(node)
          .slice(least(node, this.#repeated(node)))
          .reduce((all, lengths) => all | lengths, 0n);
      case "character":
        return node.choices.length === 0 ? 0n : 2n & this.#all;
    }
  }

  /** The joint lengths of the first items: of no item, of one, and so on. */
  #sums(items: readonly PatternNode[]): readonly Lengths[] {
    const sums = [1n];
    for (const item of items) sums.push(this.#sum(sums.at(-1) ?? 0n, item));
    return sums;
  }

  /** The joint lengths of a sequence and one more item. */
  #sum(left: Lengths, item: PatternNode): Lengths {
    return this.#listOf(item).reduce((sum, length) => sum | (left << BigInt(length)), 0n) & this.#all;
  }

  /** The joint lengths of no, one and more repetitions, until more repetitions add no new lengths. */
  #repeated(node: Repeat): readonly Lengths[] {
    const known = this.#powers.get(node);
    if (known !== undefined) return known;
    const powers = [1n];
    const most = Math.min(node.max, Math.max(node.min, this.#range.max));
    for (let last = 1n, before = 0n; powers.length <= most && last !== before; powers.push(last)) {
      before = last;
      last = this.#sum(before, node.item);
    }
    this.#powers.set(node, powers);
    return powers;
  }

  #write(node: PatternNode, length: number, pick: Picker): string {
    if (length === 0 || this.#isTired()) return "";
    switch (node.kind) {
      case "branches": {
        const fitting = node.branches.filter((branch) => has(this.#of(branch), length));
        const branch = fitting[pick(fitting.length)];
        return branch === undefined ? "" : this.#write(branch, length, pick);
      }
      case "sequence":
        return this.#writeAll({ items: node.items, sums: this.#sums(node.items), length }, pick);
      case "repeat": {
        const sums = this.#repeated(node);
        const min = least(node, sums);
        this.#steps += sums.length;
        const counts = sums.flatMap((lengths, count) => (count >= min && has(lengths, length) ? [count] : []));
        const items = Array.from({ length: counts[pick(counts.length)] ?? 0 }, () => node.item);
        return this.#writeAll({ items, sums, length }, pick);
      }
      case "character":
        return node.choices[pick(node.choices.length)] ?? "";
    }
  }

  /** Writes the items from last to first, each with a length that the items before it can complete. */
  #writeAll({ items, sums, length }: Row, pick: Picker): string {
    let left = length;
    const texts = items.toReversed().map((item, index) => {
      const before = sums[items.length - 1 - index] ?? 0n;
      const lengths = this.#listOf(item);
      this.#steps += lengths.length;
      const fitting = lengths.filter((one) => one <= left && has(before, left - one));
      const own = fitting[pick(fitting.length)] ?? 0;
      left -= own;
      return this.#write(item, own, pick);
    });
    return texts.reverse().join("");
  }
}

/** Items with a joint number of characters, and the lengths that their first items can have. */
interface Row {
  readonly items: readonly PatternNode[];
  readonly sums: readonly Lengths[];
  readonly length: number;
}

type Repeat = PatternNode & { readonly kind: "repeat" };

/** The fewest repetitions whose lengths are known. More repetitions have the lengths of the last ones. */
function least({ min }: Repeat, repeated: readonly Lengths[]): number {
  return Math.min(min, repeated.length - 1);
}

function has(lengths: Lengths, length: number): boolean {
  return ((lengths >> BigInt(length)) & 1n) === 1n;
}

function bitsOf(lengths: Lengths): readonly number[] {
  return [...lengths.toString(2)].reverse().flatMap((bit, length) => (bit === "1" ? [length] : []));
}

/** The pattern of a facet, ready to be written as text. */
export type PatternNode =
  | { readonly kind: "branches"; readonly branches: readonly PatternNode[] }
  | { readonly kind: "sequence"; readonly items: readonly PatternNode[] }
  | { readonly kind: "repeat"; readonly item: PatternNode; readonly min: number; readonly max: number }
  /** The characters for one position, the likeliest first; empty if none is known. */
  | { readonly kind: "character"; readonly choices: readonly string[] };

/** The pattern of a facet; undefined if it cannot be read. */
export function patternNode(pattern: string): PatternNode | undefined {
  const parsed = parsePattern(pattern);
  return "error" in parsed ? undefined : nodeOf(parsed.tree);
}

function nodeOf(tree: PatternTree): PatternNode {
  switch (tree.kind) {
    case "branches": {
      const branches = tree.branches.map(nodeOf);
      const [only] = branches;
      return branches.length === 1 && only !== undefined ? only : { kind: "branches", branches };
    }
    case "sequence":
      return { kind: "sequence", items: tree.items.map(nodeOf) };
    case "repeat":
      return { kind: "repeat", item: nodeOf(tree.item), min: tree.min, max: tree.max };
    case "character":
      return charactersOf(tree.source);
  }
}

const likely = [
  ..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.:/@ +,;#%&*()!?'\"<>=[]{}|^~`$\\\t\n\r",
];

/** The most choices that are kept for one position. */
const most = 40;

/** The characters that a class or character matches: likely ones, or else the first that match. */
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
