import type { AnyElement } from "./any-element.js";
import type { IssueCode } from "./errors/issue.js";
import { takesNamespace, type Wildcard } from "./wildcard.js";

/** One element of a content model: the name it has in the model's states, and its local name and namespace where they differ. */
export type ContentElement<Name extends string> = readonly [name: Name, local?: string, namespace?: string];

/** The wildcards of a content model, by the names that they have in its states: `$any`, `$any2`, ... */
export type ContentWildcards = Readonly<Record<string, Wildcard>>;

/** A content model as a deterministic automaton: which elements may follow which. It starts in state 0. */
export interface ContentModel<Name extends string> {
  readonly namespace: string;
  /** Local name of the type, for `xsi:type`; `""` for an anonymous type. */
  readonly type: string;
  readonly elements: readonly ContentElement<Name>[];
  readonly any: ContentWildcards | undefined;
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
    readonly any?: ContentWildcards;
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

/** The name of the wildcard that takes elements of a namespace in a state; undefined where none does. */
export function wildcardIn(model: ContentModel<string>, state: number, namespace: string): string | undefined {
  if (model.any === undefined) return undefined;
  for (const [name, wildcard] of Object.entries(model.any)) {
    if (stateAfter(model, state, name) !== undefined && takesNamespace(wildcard, namespace)) return name;
  }
  return undefined;
}

/** The elements that may come in a state, for a person. */
export function expectedIn(model: ContentModel<string>, state: number): string {
  const names = Object.keys(model.states[state] ?? {}).map((name) =>
    name.startsWith("$any") ? "any other element" : name,
  );
  return names.length === 0 ? "nothing more" : [...new Set(names)].join(" or ");
}

/** Where what is wrong with a sequence of elements is told: a reader. */
export interface ContentReport {
  report(code: IssueCode, detail: string): void;
}

/** Holds elements in their order to a content model, and reports the first that may not stand where it does. */
export function followContent(to: ContentReport, model: ContentModel<string>, names: readonly string[]): void {
  let state = 0;
  for (const name of names) {
    const label = name.startsWith(anyMark) ? wildcardIn(model, state, namespaceOf(name)) : name;
    const next = label === undefined ? undefined : stateAfter(model, state, label);
    if (next === undefined) {
      to.report("unexpected", `${shown(name)} may not stand here; ${expectedIn(model, state)} may`);
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

function shown(name: string): string {
  return name.startsWith(anyMark) ? name.slice(anyMark.length) : name;
}

/** Of `$any {namespace}local`. */
function namespaceOf(name: string): string {
  const expanded = shown(name);
  return expanded.startsWith("{") ? expanded.slice(1, Math.max(1, expanded.indexOf("}"))) : "";
}

function isElement(value: unknown): value is AnyElement {
  return typeof value === "object" && value !== null && "name" in value && typeof value.name === "string";
}
