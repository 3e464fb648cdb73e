import type { IssueCode } from "../errors/issue.js";
import type { AnyElement } from "../values/open-content.js";
import type { ContentModel } from "./content-model.js";

/** Receives the problems of a sequence of elements: a reader or a writer. */
interface ContentReport {
  report(code: IssueCode, detail: string): void;
}

/**
 * Checks the order of elements against a content model and reports the first element that may not occur at its place.
 */
export function followContent(to: ContentReport, model: ContentModel<string>, names: readonly string[]): void {
  const taken: Taken[] = [];
  let state = 0;
  for (const name of names) {
    const isAny = name.startsWith(anyMark);
    const step = isAny ? model.step(state, expandedName(name)) : model.stepTo(state, name);
    const shown = isAny ? name.slice(anyMark.length) : name;
    if (step === undefined) {
      to.report(
        "unexpected",
        misplaced(model, taken, shown) ?? `${shown} is not allowed here; ${model.expected(state)} is`,
      );
      return;
    }
    // A declared element must be a member of its own, where it is checked against its type.
    if (isAny && step.name !== "$any") {
      to.report("unexpected", `${shown} is not allowed in $any here, as ${step.name} is declared`);
      return;
    }
    taken.push({ state, name });
    state = step.state;
  }
  if (!model.final.includes(state)) to.report("missing", `${model.expected(state)} is missing`);
}

/** An element of the content, and the state before it. */
interface Taken {
  readonly state: number;
  readonly name: string;
}

/**
 * Explains why a declared element may not follow the elements before it: they chose another branch of a choice, or it
 * comes too late. Undefined if it was not allowed earlier either.
 */
function misplaced(model: ContentModel<string>, taken: readonly Taken[], name: string): string | undefined {
  const isAlternative = (before: Taken): boolean =>
    before.name !== name && model.stepTo(before.state, name) !== undefined;
  const earlier = taken.findLast(isAlternative);
  const instead = earlier && model.stepTo(earlier.state, name);
  if (earlier === undefined || instead === undefined || earlier.name.startsWith(anyMark)) return undefined;
  return model.reach(instead.state, earlier.name) === undefined
    ? `Choose one of ${earlier.name} or ${name}: ${name} cannot follow ${earlier.name}.`
    : `${name} must come before ${earlier.name}`;
}

/** A list with the name if there is a value, else an empty list. */
export function once(name: string, value: unknown): readonly string[] {
  return value === undefined ? [] : [name];
}

/** The name once for each value. */
export function each(name: string, values: readonly unknown[] | undefined): readonly string[] {
  return values === undefined ? [] : values.map(() => name);
}

/** The name of each element of a wildcard, marked as such. */
export function anyNames(elements: readonly AnyElement[] | undefined): readonly string[] {
  return (elements ?? []).map((element) => anyMark + element.name);
}

/** The element names of a list whose items are texts or objects with one member. Texts have no name. */
export function tags(items: readonly (string | object)[] | undefined): readonly string[] {
  return (items ?? []).flatMap((item) => {
    if (typeof item === "string") return [];
    return "$any" in item && isElement(item.$any) ? anyNames([item.$any]) : Object.keys(item).slice(0, 1);
  });
}

/** Prefix that marks the names of wildcard elements, which are `{namespace}local`. */
const anyMark = "$any ";

/** Splits `$any {namespace}local`. */
function expandedName(name: string): { readonly namespace: string; readonly name: string } {
  const end = name.lastIndexOf("}");
  return { namespace: name.slice(anyMark.length + 1, Math.max(end, anyMark.length + 1)), name: name.slice(end + 1) };
}

function isElement(value: unknown): value is AnyElement {
  return typeof value === "object" && value !== null && "name" in value && typeof value.name === "string";
}
