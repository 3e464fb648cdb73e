import type { TextPattern } from "./facets.js";
import { formsByKind } from "./other-forms.js";
import { payForm } from "./work-budget.js";

/**
 * Other texts of a list, for patterns that describe each item separately with spaces between, such as `\dE\d [01]`.
 * Each item gets its first form that matches its part of the pattern.
 */
export function* itemForms(
  patterns: readonly TextPattern[],
  values: readonly unknown[],
  text: string,
): Generator<string> {
  const texts = text.split(" ");
  for (const parts of partsOf(patterns)) {
    if (parts.length !== texts.length) continue;
    const forms = texts.flatMap((one, index) => formLike(parts[index], values[index], one) ?? []);
    if (forms.length === texts.length) yield forms.join(" ");
  }
}

/**
 * For each branch of a pattern the expressions of its parts; undefined for a part that is not an expression by itself.
 */
type Parts = readonly (RegExp | undefined)[];

/** The parts of the patterns so far, as a message may have a hundred thousand lists. */
const known = /* @__PURE__ */ new WeakMap<readonly TextPattern[], readonly Parts[]>();

function partsOf(patterns: readonly TextPattern[]): readonly Parts[] {
  const found =
    known.get(patterns) ?? patterns.flatMap(branchesOf).map((branch) => branch.split(" ").map(expressionOf));
  known.set(patterns, found);
  return found;
}

/** A pattern's expression and its alternatives between bars. Some of them may not be expressions. */
function branchesOf(pattern: TextPattern): readonly string[] {
  const source = pattern instanceof RegExp ? pattern.source.replace(/^\^\(\?:|\)\$$/g, "") : "";
  return source.includes("|") ? [...source.split("|"), source] : [source];
}

/** The first form that matches; undefined if none does, or if the part is not an expression. */
function formLike(expression: RegExp | undefined, value: unknown, text: string): string | undefined {
  if (expression === undefined || expression.test(text)) return expression && text;
  for (const form of formsByKind(value, text)) {
    payForm(form.length);
    if (expression.test(form)) return form;
  }
  return undefined;
}

function expressionOf(part: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${part})$`, "u");
  } catch {
    return undefined;
  }
}
