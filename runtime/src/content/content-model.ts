import { type ExpandedName, takesNamespace, type Wildcard } from "../values/names.js";

/**
 * An element of a content model: the label of its transitions, and its local name and namespace if they differ from the
 * label and the model's namespace.
 */
export type ContentElement<Name extends string> = readonly [name: Name, local?: string, namespace?: string];

/** The wildcards of a content model by their labels: `$any`, `$any2`, ... */
export type ContentWildcards = Readonly<Record<string, Wildcard>>;

/** A transition of a content model: the label of the element that was read, and the state that follows. */
export interface ContentStep<Name extends string> {
  readonly name: Name | "$any";
  readonly state: number;
  /** The wildcard that accepts the element; undefined if `name` is the label of a declared element. */
  readonly wildcard: Wildcard | undefined;
}

/**
 * The content model of a complex type as a deterministic automaton: which elements may follow which. Reading starts in
 * state 0.
 */
export interface ContentModel<Name extends string> {
  readonly namespace: string;
  /** Local name of the type, for `xsi:type`; `""` for an anonymous type. */
  readonly type: string;
  readonly final: FinalStates;
  /** The transition for an element; undefined if the element may not occur in this state. */
  readonly step: (state: number, element: ExpandedName) => ContentStep<Name> | undefined;
  /** The transition for a declared element by its label; undefined if it may not occur in this state. */
  readonly stepTo: (state: number, name: string) => ContentStep<Name> | undefined;
  /** Whether the model names an element anywhere. */
  readonly hasNamed: (element: ExpandedName) => boolean;
  /**
   * The labels of all elements with this local name, in any namespace. Readers use them to recognise an element in the
   * wrong namespace.
   */
  readonly namesakes: (name: string) => readonly Name[];
  /**
   * The transition for a label from the nearest state that is reachable if elements are left out; undefined if no state
   * nearby has one. Lenient reading uses it to go on after a missing element.
   */
  readonly reach: (state: number, name: string) => ContentStep<Name> | undefined;
  /** The elements that may occur in a state, in words for an error message. */
  readonly expected: (state: number) => string;
}

/** The states in which content may end. */
interface FinalStates {
  readonly includes: (state: number) => boolean;
}

/** The transitions of a content model, whether they are kept in a table or computed. */
interface ContentStates<Name extends string> {
  readonly final: FinalStates;
  /** The transition for a label. */
  readonly step: (state: number, label: string, name: Name | "$any") => ContentStep<Name> | undefined;
  /** The labels with a transition from this state. */
  readonly labels: (state: number) => readonly string[];
}

/** The declared elements and the wildcards of a content model. */
export interface ContentNames<Name extends string> {
  readonly elements: readonly ContentElement<Name>[];
  readonly any?: ContentWildcards;
}

/** The automaton as generated code writes it. */
interface ContentAutomaton<Name extends string> extends ContentNames<Name> {
  /** For each state, the next state by label. */
  readonly states: readonly Readonly<Record<string, number>>[];
  readonly final: readonly number[];
}

/**
 * Makes a content model from its table of states. Generated code calls it once for each type; `nextIn` and
 * `followContent` read messages by it.
 */
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

/**
 * Makes a content model from labels and a transition function. `contentModel` and `countedContent` differ only in that
 * function.
 */
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

/** The elements and wildcards of a model with its transition function. */
interface NamedSteps<Name extends string> {
  /** The namespace of elements that do not name their own. */
  readonly namespace: string;
  readonly elements: readonly ContentElement<Name>[];
  readonly wildcards: readonly (readonly [label: string, wildcard: Wildcard])[];
  readonly step: ContentStates<Name>["step"];
}

/**
 * The transition for an element. At most one label matches, because XSD requires unique particle attribution (XSD 1.0
 * Part 1, 3.8.6).
 */
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

/** The largest number of states that `reach` visits, so that its cost stays bounded for large models. */
const nearStates = 500;

/** The functions that a search over states needs. */
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

/** Whether a row of the model describes an element; `namespace` applies to rows that do not name their own. */
function isNamed(row: ContentElement<string>, element: ExpandedName, namespace: string): boolean {
  const [name, local = name, uri = namespace] = row;
  return local === element.name && uri === element.namespace;
}
