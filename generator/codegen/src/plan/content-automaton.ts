import type { ParticleModel } from "@stubwright/contract/model";
import { contentGraph, mostStates, type StateGraph } from "./content-graph.js";

/** The states of a deterministic automaton over names; it starts in state 0. */
interface StateTable {
  /** For each state, the state each name leads to. */
  readonly states: readonly ReadonlyMap<string, number>[];
  readonly final: readonly number[];
}

/** The automaton of a content model. */
export interface ContentAutomaton extends StateTable {
  /** Whether it takes what the content model does and nothing else; counts may be too large for that. */
  readonly isExact: boolean;
}

/**
 * What may occur more often than this is unrolled as far as this and then loops; the next one is taken where that makes too many
 * states. Groups in each other multiply: fourteen that come twice are too many, and with 1 nothing is unrolled.
 */
const unrolled = [64, 16, 4, 1];

/** So much is looked at: groups that come twice in groups that do lead to thousands of states at once, from each. */
const mostSteps = 2_000_000;

/** States that an automaton may have: TypeScript gives up on a list of a thousand. */
const mostMergedStates = 999;

/**
 * Builds the automaton of a content model: Thompson's construction, subsets, then states that do the same merged.
 * Undefined for a content that takes too many states: a large xs:all, or what is told apart only by what comes much later.
 */
export function contentAutomaton(
  particle: ParticleModel,
  nameOf: (particle: ParticleModel) => string,
): ContentAutomaton | undefined {
  const largest = largestCount(particle);
  for (const [index, longest] of unrolled.entries()) {
    // Nothing is cut that the first left whole.
    if (index > 0 && largest <= longest) continue;
    const graph = contentGraph(particle, nameOf, longest);
    const determined = graph && determineStates(graph);
    const merged = determined && mergeEqualStates({ ...determined, isExact: graph.isExact });
    if (merged !== undefined) return merged;
  }
  return undefined;
}

/** The largest minOccurs or maxOccurs, unbounded aside. */
function largestCount({ min, max, ...particle }: ParticleModel): number {
  const own = Math.max(min, max === Number.POSITIVE_INFINITY ? 0 : max);
  const items = particle.kind === "element" || particle.kind === "wildcard" ? [] : particle.items;
  return items.reduce((largest, item) => Math.max(largest, largestCount(item)), own);
}

/** Merges states that accept the same, until none do; undefined where too many are left. */
function mergeEqualStates({ states, final, isExact }: ContentAutomaton): ContentAutomaton | undefined {
  const accepts = new Set(final);
  let groups: number[] = states.map((_, index) => (accepts.has(index) ? 1 : 0));
  for (let count = 0; ; ) {
    const numbers = new Map<string, number>();
    const next = states.map((transitions, index) => {
      const moves = [...transitions].map(([name, to]) => `${name}>${groups[to]}`).sort();
      const key = JSON.stringify([groups[index], moves]);
      if (!numbers.has(key)) numbers.set(key, numbers.size);
      return numbers.get(key) ?? 0;
    });
    groups = next;
    if (numbers.size > mostMergedStates) return undefined;
    if (numbers.size === count) break;
    count = numbers.size;
  }
  const merged: Map<string, number>[] = [];
  const accepting = new Set<number>();
  for (const [index, transitions] of states.entries()) {
    const group = groups[index] ?? 0;
    merged[group] ??= new Map([...transitions].map(([name, to]): [string, number] => [name, groups[to] ?? 0]));
    if (accepts.has(index)) accepting.add(group);
  }
  return { states: merged, final: [...accepting].sort(ascending), isExact };
}

/** A table in the making: each of its states stands for a set of a graph's. */
interface SubsetStates {
  readonly graph: StateGraph;
  /** The set that each state stands for. */
  readonly sets: (readonly number[])[];
  readonly states: Map<string, number>[];
  readonly final: number[];
  /** The states by what leads to them, and by their whole sets. */
  readonly byReached: Map<string, number>;
  readonly bySet: Map<string, number>;
}

/** The same language with one next state a name (subset construction); undefined where that takes too many states. */
function determineStates(graph: StateGraph): StateTable | undefined {
  const made: SubsetStates = { graph, sets: [], states: [], final: [], byReached: new Map(), bySet: new Map() };
  stateReached([0], made);
  let steps = 0;
  for (const [index, set] of made.sets.entries()) {
    steps += set.length;
    if (made.sets.length > mostStates || steps > mostSteps) return undefined;
    for (const [name, reached] of namesFrom(set, graph)) made.states[index]?.set(name, stateReached(reached, made));
  }
  return { states: made.states, final: made.final };
}

/** Each name that leads on from a set, and all that it leads to. */
function namesFrom(set: readonly number[], { named }: StateGraph): ReadonlyMap<string, readonly number[]> {
  const targets = new Map<string, number[]>();
  for (const member of set) {
    for (const [name, to] of named[member] ?? []) {
      const known = targets.get(name) ?? [];
      for (const one of to) known.push(one);
      targets.set(name, known);
    }
  }
  return targets;
}

/** The state for what a name leads to, which is made where there is none. */
function stateReached(reached: readonly number[], made: SubsetStates): number {
  const { graph, byReached } = made;
  const meant = [...new Set(reached.map((state) => meantBy(state, graph)))].sort(ascending);
  const key = meant.join();
  const state = byReached.get(key) ?? stateOf(closureOf(meant, graph), made);
  byReached.set(key, state);
  return state;
}

function stateOf(set: readonly number[], { graph, sets, states, final, bySet }: SubsetStates): number {
  const key = set.join();
  const known = bySet.get(key);
  if (known !== undefined) return known;
  const state = states.push(new Map()) - 1;
  bySet.set(key, state);
  sets.push(set);
  if (set.includes(graph.end)) final.push(state);
  return state;
}

/** The state that another only leads on to, as each branch of a choice does to its end. */
function meantBy(state: number, { named, silent, end }: StateGraph): number {
  const passed = new Set<number>();
  for (let at = state; ; ) {
    const [next, ...others] = silent[at] ?? [];
    const leadsOn = at !== end && others.length === 0 && named[at]?.size === 0;
    if (next === undefined || !leadsOn || passed.has(at)) return at;
    passed.add(at);
    at = next;
  }
}

/** States with all that they lead on to without a name. */
function closureOf(states: readonly number[], { silent }: StateGraph): readonly number[] {
  const closed = new Set(states);
  for (const state of closed) for (const next of silent[state] ?? []) closed.add(next);
  return [...closed].sort(ascending);
}

/** Sorts numbers. */
function ascending(left: number, right: number): number {
  return left - right;
}
