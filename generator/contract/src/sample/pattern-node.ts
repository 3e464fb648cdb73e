import { parsePattern } from "../simple-types/pattern/parse-pattern.js";
import type { PatternTree } from "../simple-types/pattern/pattern-tree.js";

/** What a pattern facet says, ready to be written out. */
export type PatternNode =
  | { readonly kind: "branches"; readonly branches: readonly PatternNode[] }
  | { readonly kind: "sequence"; readonly items: readonly PatternNode[] }
  | { readonly kind: "repeat"; readonly item: PatternNode; readonly min: number; readonly max: number }
  /** What may stand in one place, the likeliest first; empty where nothing is known that may. */
  | { readonly kind: "character"; readonly choices: readonly string[] };

/** What the pattern of a facet says; undefined for one that cannot be read. */
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
/** Choices that are kept for one place. */
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
