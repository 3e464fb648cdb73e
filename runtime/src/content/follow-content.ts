import type { AnyElement } from "../contract/any-element.js";
import type { IssueCode } from "../errors/issue.js";
import type { ContentModel } from "./content-model.js";

/** Where problems in a sequence of elements are reported: a reader. */
interface ContentReport {
  report(code: IssueCode, detail: string): void;
}

/** Holds elements in their order to a content model, and reports the first that may not stand where it does. */
export function followContent(to: ContentReport, model: ContentModel<string>, names: readonly string[]): void {
  let state = 0;
  for (const name of names) {
    const isAny = name.startsWith(anyMark);
    const step = isAny ? model.step(state, expandedName(name)) : model.stepTo(state, name);
    const shown = isAny ? name.slice(anyMark.length) : name;
    if (step === undefined) {
      to.report("unexpected", `${shown} is not allowed here; ${model.expected(state)} is`);
      return;
    }
    // The declared element is held to its type, as a member of its own.
    if (isAny && step.name !== "$any") {
      to.report("unexpected", `${shown} is not allowed in $any here, as ${step.name} is declared`);
      return;
    }
    state = step.state;
  }
  if (!model.final.includes(state)) to.report("missing", `${model.expected(state)} is missing`);
}

/** The name, if there is a value. */
export function once(name: string, value: unknown): readonly string[] {
  return value === undefined ? [] : [name];
}

/** The name as often as there are values. */
export function each(name: string, values: readonly unknown[] | undefined): readonly string[] {
  return values === undefined ? [] : values.map(() => name);
}

/** A name for each element that a wildcard takes. */
export function anyNames(elements: readonly AnyElement[] | undefined): readonly string[] {
  return (elements ?? []).map((element) => anyMark + element.name);
}

/** The names of a list whose items are objects with one member; text among them has none. */
export function tags(items: readonly (string | object)[] | undefined): readonly string[] {
  return (items ?? []).flatMap((item) => {
    if (typeof item === "string") return [];
    return "$any" in item && isElement(item.$any) ? anyNames([item.$any]) : Object.keys(item).slice(0, 1);
  });
}

/** What elements of wildcards have before their names. */
const anyMark = "$any ";

/** Of `$any {namespace}local`. */
function expandedName(name: string): { readonly namespace: string; readonly name: string } {
  const end = name.lastIndexOf("}");
  return { namespace: name.slice(anyMark.length + 1, Math.max(end, anyMark.length + 1)), name: name.slice(end + 1) };
}

function isElement(value: unknown): value is AnyElement {
  return typeof value === "object" && value !== null && "name" in value && typeof value.name === "string";
}
