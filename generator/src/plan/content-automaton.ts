import type { ParticleModel } from "../model/contract-model.js";
import { contentGraph } from "./content-graph.js";
import { ascending, determineStates, type StateTable } from "./determine-states.js";

/** A deterministic automaton over the names of a content model. */
export interface ContentAutomaton extends StateTable {
  /** Whether it takes what the content model does and nothing else; counts may be too large for that. */
  readonly isExact: boolean;
}

/**
 * What may occur more often than this is unrolled as far as this and then loops; the next one is taken where that makes too many
 * states. Groups in each other multiply: fourteen that come twice are too many, and with 1 nothing is unrolled.
 */
const unrolled = [64, 16, 4, 1];

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
