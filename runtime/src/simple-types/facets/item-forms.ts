import type { TextPattern } from "./facets.js";
import { formsByKind } from "./other-forms.js";
import { payForm } from "./work-budget.js";

/**
 * Other texts of a list for patterns that say each item on its own, with spaces between: `\dE\d [01]`. Of each item the first
 * form is taken that its part of the pattern takes.
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

/** For each branch of a pattern the expressions of its parts; undefined for a part that is none of its own. */
type Parts = readonly (RegExp | undefined)[];

/** What was made of patterns so far: a message may have a hundred thousand lists. */
const known = /* @__PURE__ */ new WeakMap<readonly TextPattern[], readonly Parts[]>();

function partsOf(patterns: readonly TextPattern[]): readonly Parts[] {
  const found =
    known.get(patterns) ?? patterns.flatMap(branchesOf).map((branch) => branch.split(" ").map(expressionOf));
  known.set(patterns, found);
  return found;
}

/** A pattern's expression, and what stands between its bars: some of them may be no expressions. */
function branchesOf(pattern: TextPattern): readonly string[] {
  const source = pattern instanceof RegExp ? pattern.source.replace(/^\^\(\?:|\)\$$/g, "") : "";
  return source.includes("|") ? [...source.split("|"), source] : [source];
}

/** Undefined where no form matches, or the part is no pattern of its own. */
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
