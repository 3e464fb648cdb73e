import type { IssueCode } from "./errors/issue.js";

/** One element of a content model: the name it has in the model's states, and its local name and namespace where they differ. */
export type ContentElement<Name extends string> = readonly [name: Name, local?: string, namespace?: string];

/** The namespaces that a wildcard takes (XSD 1.0 Part 1, 3.10.1); `""` is no namespace. */
export type AnyNamespace = "any" | { readonly not: string } | { readonly of: readonly string[] };

/**
 * A content model as a deterministic automaton: which elements may follow which. It starts in state 0; `$any` stands for
 * an element that the wildcard takes.
 */
export interface ContentModel<Name extends string> {
  readonly namespace: string;
  /** Local name of the type, for `xsi:type`; `""` for an anonymous type. */
  readonly type: string;
  readonly elements: readonly ContentElement<Name>[];
  readonly any: AnyNamespace | undefined;
  /** For each state, the state that each element leads to. */
  readonly states: readonly Readonly<Record<string, number>>[];
  /** The states in which the content may end. */
  readonly final: readonly number[];
}

/** Says once, for all messages, what may stand in an element. `XmlReader.nextIn` and `followContent` read by it. */
export function contentModel<const Name extends string>(
  namespace: string,
  type: string,
  model: {
    readonly elements: readonly ContentElement<Name>[];
    readonly any?: AnyNamespace;
    readonly states: readonly Readonly<Record<string, number>>[];
    readonly final: readonly number[];
  },
): ContentModel<Name> {
  return { namespace, type, ...model, any: model.any };
}

/** The state after an element; undefined where it may not come. */
export function stateAfter(model: ContentModel<string>, state: number, name: string): number | undefined {
  const transitions = model.states[state];
  return transitions !== undefined && Object.hasOwn(transitions, name) ? transitions[name] : undefined;
}

/** The elements that may come in a state, for a person. */
export function expectedIn(model: ContentModel<string>, state: number): string {
  const names = Object.keys(model.states[state] ?? {}).map((name) => (name === "$any" ? "any other element" : name));
  return names.length === 0 ? "nothing more" : names.join(" or ");
}

/** Where what is wrong with a sequence of elements is told: a reader. */
export interface ContentReport {
  report(code: IssueCode, detail: string): void;
}

/** Holds elements in their order to a content model, and reports the first that may not stand where it does. */
export function followContent(to: ContentReport, model: ContentModel<string>, names: readonly string[]): void {
  let state = 0;
  for (const name of names) {
    const next = stateAfter(model, state, name);
    if (next === undefined) {
      to.report("unexpected", `${name} may not stand here; ${expectedIn(model, state)} may`);
      return;
    }
    state = next;
  }
  if (!model.final.includes(state)) to.report("missing", `${expectedIn(model, state)} is missing`);
}

/** The name, if there is a value. */
export function once(name: string, value: unknown): readonly string[] {
  return value === undefined ? [] : [name];
}

/** The name as often as there are values. */
export function each(name: string, values: readonly unknown[] | undefined): readonly string[] {
  return values === undefined ? [] : values.map(() => name);
}

/** The names of a list whose items are objects with one member; text among them has none. */
export function tags(items: readonly (string | object)[] | undefined): readonly string[] {
  return (items ?? []).flatMap((item) => (typeof item === "string" ? [] : Object.keys(item).slice(0, 1)));
}
