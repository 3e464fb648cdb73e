import { takesNamespace, type Wildcard } from "../contract/wildcard.js";
import type { ExpandedName } from "../xml/schema-instance.js";

/** One element of a content model: the name it has in the model's states, and its local name and namespace where they differ. */
export type ContentElement<Name extends string> = readonly [name: Name, local?: string, namespace?: string];

/** The wildcards of a content model, by the names that they have in its states: `$any`, `$any2`, ... */
export type ContentWildcards = Readonly<Record<string, Wildcard>>;

/** What an element is in a state of a content model: its name there, and the state after it. */
export interface ContentStep<Name extends string> {
  readonly name: Name | "$any";
  readonly state: number;
  /** The one that takes it, where the name is `$any`. */
  readonly wildcard: Wildcard | undefined;
}

/** A content model as a deterministic automaton: which elements may follow which. It starts in state 0. */
export interface ContentModel<Name extends string> {
  readonly namespace: string;
  /** Local name of the type, for `xsi:type`; `""` for an anonymous type. */
  readonly type: string;
  readonly final: FinalStates;
  /** What an element is in a state; undefined where it may not come. */
  readonly step: (state: number, element: ExpandedName) => ContentStep<Name> | undefined;
  /** Likewise, for the element of a name of the model. */
  readonly stepTo: (state: number, name: string) => ContentStep<Name> | undefined;
  /** Whether the model names an element anywhere. */
  readonly hasNamed: (element: ExpandedName) => boolean;
  /** Its names for the elements of this local name, in whatever namespace. */
  readonly namesakes: (name: string) => readonly Name[];
  /** The step of a name from the nearest state that elements left out would lead to; undefined where there is none near. */
  readonly reach: (state: number, name: string) => ContentStep<Name> | undefined;
  /** The elements that may come in a state, for a person. */
  readonly expected: (state: number) => string;
}

/** The states in which content may end. */
interface FinalStates {
  readonly includes: (state: number) => boolean;
}

/** Where the states of a content model lead, whatever they are. */
interface ContentStates<Name extends string> {
  readonly final: FinalStates;
  /** The step that a name of the model makes. */
  readonly step: (state: number, label: string, name: Name | "$any") => ContentStep<Name> | undefined;
  /** The names that may come. */
  readonly labels: (state: number) => readonly string[];
}

/** The names of a content model, those of elements and those of wildcards. */
export interface ContentNames<Name extends string> {
  readonly elements: readonly ContentElement<Name>[];
  readonly any?: ContentWildcards;
}

/** The automaton as it is written in generated code. */
interface ContentAutomaton<Name extends string> extends ContentNames<Name> {
  /** For each state, the state that each element leads to. */
  readonly states: readonly Readonly<Record<string, number>>[];
  readonly final: readonly number[];
}

/** Says once, for all messages, what may stand in an element. `nextIn` and `followContent` read by it. */
export function contentModel<const Name extends string>(
  namespace: string,
  type: string,
  automaton: ContentAutomaton<Name>,
): ContentModel<Name> {
  const { any, states, final } = automaton;
  const known = states.map((): Map<string, ContentStep<Name>> => new Map());
  return modelOf({ namespace, type }, automaton, {
    final,
    step: (state, label, name) => {
      const next = states[state];
      const seen = known[state]?.get(label);
      if (seen !== undefined || next === undefined || !Object.hasOwn(next, label)) return seen;
      const step = { name, state: next[label] ?? 0, wildcard: name === "$any" ? any?.[label] : undefined };
      known[state]?.set(label, step);
      return step;
    },
    labels: (state) => Object.keys(states[state] ?? {}),
  });
}

/** A content model of names and the states that they lead to. */
export function modelOf<Name extends string>(
  type: Pick<ContentModel<Name>, "namespace" | "type">,
  { elements, any = {} }: ContentNames<Name>,
  { final, step, labels }: ContentStates<Name>,
): ContentModel<Name> {
  const { namespace } = type;
  const names = { namespace, elements, wildcards: Object.entries(any), step };
  return {
    ...type,
    final,
    step: (state, element) => stepOf(names, state, element),
    stepTo: (state, name) => {
      const element = elements.find(([own]) => own === name);
      return element === undefined ? undefined : step(state, element[0], element[0]);
    },
    hasNamed: (element) => elements.some((one) => isNamed(one, element, namespace)),
    namesakes: (wanted) => elements.filter(([name, local = name]) => local === wanted).map(([name]) => name),
    reach: (state, wanted) => {
      const stepBy = (near: number, label: string) =>
        step(near, label, elements.find(([own]) => own === label)?.[0] ?? "$any");
      return reach(state, {
        found: (near) => stepBy(near, wanted),
        next: (near) => labels(near).map((label) => stepBy(near, label)),
      });
    },
    expected: (state) => describeNames(labels(state)),
  };
}

/** The names of a model, and the step that each of them makes. */
interface NamedSteps<Name extends string> {
  /** The namespace of rows that name none. */
  readonly namespace: string;
  readonly elements: readonly ContentElement<Name>[];
  readonly wildcards: readonly (readonly [label: string, wildcard: Wildcard])[];
  readonly step: ContentStates<Name>["step"];
}

/** The step that an element makes. None is taken in two ways (XSD 1.0 Part 1, 3.8.6, unique particle attribution). */
function stepOf<Name extends string>(
  { namespace, elements, wildcards, step }: NamedSteps<Name>,
  state: number,
  element: ExpandedName,
): ContentStep<Name> | undefined {
  for (const one of elements) {
    const found = isNamed(one, element, namespace) ? step(state, one[0], one[0]) : undefined;
    if (found !== undefined) return found;
  }
  for (const [label, wildcard] of wildcards) {
    const found = takesNamespace(wildcard, element.namespace) ? step(state, label, "$any") : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** So many states are looked at for one that a name leads on from. */
const nearStates = 500;

/** Where the search for a step goes. */
interface Reach<Step> {
  readonly found: (state: number) => Step | undefined;
  readonly next: (state: number) => readonly ({ readonly state: number } | undefined)[];
}

function reach<Step>(from: number, { found, next }: Reach<Step>): Step | undefined {
  const seen = new Set([from]);
  for (const state of seen) {
    const step = found(state);
    if (step !== undefined) return step;
    for (const one of next(state)) if (one !== undefined && seen.size < nearStates) seen.add(one.state);
  }
  return undefined;
}

function describeNames(names: readonly string[]): string {
  const shown = names.map((name) => (name.startsWith("$any") ? "any other element" : name));
  return names.length === 0 ? "nothing more" : [...new Set(shown)].join(" or ");
}

/** Whether a row of the model is for an element; `namespace` is that of rows that name none. */
function isNamed(row: ContentElement<string>, element: ExpandedName, namespace: string): boolean {
  const [name, local = name, uri = namespace] = row;
  return local === element.name && uri === element.namespace;
}
