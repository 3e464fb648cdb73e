import { type CodePart, type CodeTree, codeTree, flatText } from "./code-tree.js";
import { lineWidth } from "./doc-comment.js";
import { layOut, layOutAssigned, type Place, splitAt } from "./lay-out.js";

/**
 * Breaks a line of code that is longer than `lineWidth`, as Biome and Prettier do, so that users' formatters leave
 * generated files alone. Breaks come before the statement of an `if`, after `=` or `:`, then inside calls, arrays and
 * objects: one item a line, but as many numbers as fit. A line without such a place stays as it is.
 */
export function breakLine(line: string): readonly string[] {
  if (line.length <= lineWidth && !mayBeBroken.test(line)) return [line];
  const [, indent = "", code = "", suffix = ""] = /^( *)(.*?)( \{|[;,])?$/s.exec(line) ?? [];
  if (/^(?:\/[/*]|\*|case )/.test(code)) return [line];
  const tree = codeTree(code);
  return tree === undefined ? [line] : layOutStatement(tree, { indent, suffix });
}

/**
 * What may have to be broken even if the line is short: marked objects, doc comments, tables, calls that take a
 * function.
 */
const mayBeBroken = /\{\n|\/\*\*|\[[[{].*[\]}], [[{]|\(.*\w\(\([^()]*\) => /;

function layOutStatement(tree: CodeTree, place: Place): readonly string[] {
  const guarded = layOutGuarded(tree, place);
  if (guarded !== undefined) return guarded;
  const assignment = splitAt(tree, / =(?: |$)/);
  if (assignment === undefined) return layOut(place.indent, tree, place);
  const [head = "", ...rest] = layOut(place.indent, assignment.left, { ...place, suffix: " =" });
  const { length } = rest;
  const start = rest[length - 1] ?? head;
  const assigned =
    assignment.right.length === 0 ? [`${start}${place.suffix}`] : layOutAssigned(start, assignment.right, place);
  return length === 0 ? assigned : [head, ...rest.slice(0, -1), ...assigned];
}

/** Lays out `if (…) statement` and `else statement`: the statement goes on a line of its own. */
function layOutGuarded([keyword, condition, ...rest]: CodeTree, place: Place): readonly string[] | undefined {
  if (keyword?.kind !== "plain" || condition === undefined) return undefined;
  const { indent, suffix } = place;
  const flat = `${indent}${keyword.flat}${condition.flat}${flatText(rest)}${suffix}`;
  const isGuard = /^(?:else )?(?:if|for|while|switch) $/.test(keyword.flat);
  if (!isGuard && !keyword.flat.startsWith("else ")) return undefined;
  if (flat.length <= lineWidth) return [flat];
  if (!isGuard) return [`${indent}else`, ...breakLine(`${indent}  ${flat.slice(indent.length + "else ".length)}`)];
  if (rest.length === 0) return layOutHead(keyword.flat, condition, place);
  const statement = `${indent}  ${flatText(rest).trimStart()}${suffix}`;
  return [...layOutHead(keyword.flat, condition, { indent, suffix: "" }), ...breakLine(statement)];
}

/** Lays out `if (…)`. If it is too long, the condition goes on lines of its own. */
function layOutHead(keyword: string, condition: CodePart, { indent, suffix }: Place): readonly string[] {
  const flat = `${indent}${keyword}${condition.flat}${suffix}`;
  if (flat.length <= lineWidth || condition.kind !== "brackets") return [flat];
  const inner = `${indent}  `;
  const lines = condition.items.flatMap((item) => layOut(inner, item, { indent: inner, suffix: "" }));
  return [`${indent}${keyword}(`, ...lines, `${indent})${suffix}`];
}
