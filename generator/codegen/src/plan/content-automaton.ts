import type { ParticleModel } from "@stubwright/contract/model";

/** The states of a deterministic automaton over names. It starts in state 0. */
interface StateTable {
  /** The transitions of each state: the next state by name. */
  readonly states: readonly ReadonlyMap<string, number>[];
  readonly final: readonly number[];
}

/** The automaton of a content model. */
export interface ContentAutomaton extends StateTable {
  /** Whether it accepts exactly the content model. It accepts more if counts were too large to unroll. */
  readonly isExact: boolean;
}

/**
 * The numbers of occurrences to unroll, tried in this order until the states are few enough. A particle that may occur
 * more often loops after that. Counts of nested groups multiply, so the last number is 1, which unrolls nothing.
 */
const unrolled = [64, 16, 4, 1];

/**
 * The most work of a subset construction, in states visited. Repeated groups in repeated groups can make very large
 * subsets.
 */
const mostSteps = 2_000_000;

/** The most states of an automaton: TypeScript gives up on a list of a thousand objects. */
const mostMergedStates = 999;

/**
 * Builds the automaton of a content model: Thompson's construction, the subset construction, then equal states merged.
 * Undefined if that takes too many states: for a large xs:all, or for branches that differ only in elements that come
 * much later.
 *
 * The position automaton of the contract package is not used here: a position lists its followers, which are a million
 * pairs for a repeated choice of a thousand elements. Thompson's states join them in one.
 */
export function contentAutomaton(
  particle: ParticleModel,
  nameOf: (particle: ParticleModel) => string,
): ContentAutomaton | undefined {
  const largest = largestCount(particle);
  for (const [index, longest] of unrolled.entries()) {
    // The first number has already left every count as it is.
    if (index > 0 && largest <= longest) continue;
    const graph = contentGraph(particle, nameOf, longest);
    const determined = graph && determineStates(graph);
    const merged = determined && mergeEqualStates({ ...determined, isExact: graph.isExact });
    if (merged !== undefined) return merged;
  }
  return undefined;
}

/** The largest minOccurs or maxOccurs other than unbounded. */
function largestCount({ min, max, ...particle }: ParticleModel): number {
  const own = Math.max(min, max === Number.POSITIVE_INFINITY ? 0 : max);
  const items = particle.kind === "element" || particle.kind === "wildcard" ? [] : particle.items;
  return items.reduce((largest, item) => Math.max(largest, largestCount(item)), own);
}

/** Merges states that accept the same continuations (Moore's algorithm); undefined if too many states are left. */
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

/** A state table while it is built. Each of its states stands for a set of states of the graph. */
interface SubsetStates {
  readonly graph: StateGraph;
  /** The set of graph states that each state stands for. */
  readonly sets: (readonly number[])[];
  readonly states: Map<string, number>[];
  readonly final: number[];
  /**
   * The states by the graph states that a name leads to, before and after the closure. The first saves most closures.
   */
  readonly byReached: Map<string, number>;
  readonly bySet: Map<string, number>;
}

/** Makes a graph deterministic (subset construction); undefined if that takes too many states. */
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

/** The graph states that each name leads to from a set. */
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

/** The state for the graph states that a name leads to. Adds the state if there is none. */
function stateReached(reached: readonly number[], made: SubsetStates): number {
  const { graph, byReached } = made;
  const targets = [...new Set(reached.map((state) => skipSilent(state, graph)))].sort(ascending);
  const key = targets.join();
  const state = byReached.get(key) ?? stateOf(closureOf(targets, graph), made);
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

/** Follows states that have only one transition without a name, as at the end of each branch of a choice. */
function skipSilent(state: number, { named, silent, end }: StateGraph): number {
  const passed = new Set<number>();
  for (let at = state; ; ) {
    const [next, ...others] = silent[at] ?? [];
    const leadsOn = at !== end && others.length === 0 && named[at]?.size === 0;
    if (next === undefined || !leadsOn || passed.has(at)) return at;
    passed.add(at);
    at = next;
  }
}

/** States with all that they lead to without a name. */
function closureOf(states: readonly number[], { silent }: StateGraph): readonly number[] {
  const closed = new Set(states);
  for (const state of closed) for (const next of silent[state] ?? []) closed.add(next);
  return [...closed].sort(ascending);
}

/** Compares numbers for `sort`. */
function ascending(left: number, right: number): number {
  return left - right;
}

/** A nondeterministic automaton. Its transitions have a name or are silent. State 0 is the start. */
interface StateGraph {
  /** The transitions of each state by name. */
  readonly named: readonly ReadonlyMap<string, readonly number[]>[];
  /** The silent transitions of each state. */
  readonly silent: readonly (readonly number[])[];
  readonly end: number;
  /** Whether every count was unrolled, so that the automaton accepts exactly the content model. */
  readonly isExact: boolean;
}

/** The most states of a deterministic automaton before equal states are merged. */
const mostStates = 2500;

/**
 * Builds the nondeterministic automaton of a content model (Thompson's construction). Counts are unrolled up to
 * `longest` and loop after that. Undefined if there are too many states.
 */
function contentGraph(
  particle: ParticleModel,
  nameOf: (particle: ParticleModel) => string,
  longest: number,
): StateGraph | undefined {
  const builder = new GraphBuilder(nameOf, longest);
  return builder.graph(builder.add(particle, builder.addState()));
}

/** An item of an xs:all, with its index. */
interface ItemOfAll {
  readonly item: ParticleModel;
  readonly index: number;
}

function keyOf(items: readonly ItemOfAll[]): string {
  return items.map(({ index }) => index).join();
}

class GraphBuilder {
  readonly #named: Map<string, number[]>[] = [];
  readonly #silent: number[][] = [];
  readonly #nameOf: (particle: ParticleModel) => string;
  readonly #longest: number;
  #isTooLarge = false;
  #isExact = true;

  constructor(nameOf: (particle: ParticleModel) => string, longestUnrolled: number) {
    this.#nameOf = nameOf;
    this.#longest = longestUnrolled;
  }

  /** The finished graph with its end; undefined if it is too large. */
  graph(end: number): StateGraph | undefined {
    if (this.#isFull) return undefined;
    return { named: this.#named, silent: this.#silent, end, isExact: this.#isExact };
  }

  /** Whether there are too many states. Nothing more is added then. */
  get #isFull(): boolean {
    return this.#isTooLarge || this.#named.length > 8 * mostStates;
  }

  addState(): number {
    this.#named.push(new Map());
    return this.#silent.push([]) - 1;
  }

  /** Adds a particle with its occurrences after a state. Returns the state that it ends in. */
  add(particle: ParticleModel, from: number): number {
    const min = Math.min(particle.min, this.#longest);
    const endless = particle.max > this.#longest;
    let at = from;
    if (this.#isFull) return at;
    this.#isExact &&= min === particle.min && (!endless || particle.max === Number.POSITIVE_INFINITY);
    // An endless particle loops in its last required occurrence. Another copy for the loop would double every nested
    // group.
    for (let count = endless ? 1 : 0; count < min; count += 1) at = this.#addOnce(particle, at);
    if (endless) {
      const loop = this.#join(at);
      const last = this.#addOnce(particle, loop);
      this.#silent[last]?.push(loop);
      return this.#join(min === 0 ? loop : last);
    }
    const end = this.addState();
    for (let count = min; count < particle.max; count += 1) {
      this.#silent[at]?.push(end);
      at = this.#addOnce(particle, at);
    }
    this.#silent[at]?.push(end);
    return end;
  }

  #addOnce(particle: ParticleModel, from: number): number {
    switch (particle.kind) {
      case "element":
      case "wildcard": {
        const to = this.addState();
        const name = this.#nameOf(particle);
        const named = this.#named[from];
        named?.set(name, [...(named.get(name) ?? []), to]);
        return to;
      }
      case "sequence":
        return particle.items.reduce((at, item) => this.add(item, at), from);
      case "choice": {
        const end = this.addState();
        for (const item of particle.items) this.#silent[this.add(item, this.#join(from))]?.push(end);
        return end;
      }
      case "all":
        return this.#addAll(particle.items, from);
    }
  }

  /**
   * Adds every order of the items (XSD 1.0 Part 1, 3.8.4.1.2), with a state for each set of items that have come. An
   * item that may repeat, as in XSD 1.1, may come again any number of times.
   */
  #addAll(items: readonly ParticleModel[], from: number): number {
    // An item that is optional and may repeat does not change what may follow; each other item doubles the states.
    this.#isTooLarge ||= 2 ** items.filter((item) => item.min > 0 || item.max === 1).length > mostStates;
    if (this.#isFull) return from;
    const all = items.map((item, index) => ({ item, index }));
    const states = new Map([[keyOf(all), from]]);
    const end = this.addState();
    const open = [{ state: from, left: all }];
    for (const { state, left } of open) {
      if (left.every(({ item }) => item.min === 0)) this.#silent[state]?.push(end);
      const come = all.filter((one) => !left.includes(one));
      this.#addRepeats(come, state);
      for (const one of left) {
        if (this.#isFull) return end;
        const rest = left.filter((other) => other !== one);
        const key = keyOf(rest);
        const known = states.get(key);
        const target = known ?? this.addState();
        this.#silent[this.#addOnce(one.item, state)]?.push(target);
        if (known !== undefined) continue;
        states.set(key, target);
        open.push({ state: target, left: rest });
      }
    }
    return end;
  }

  /** Adds a loop for each item that has come and may repeat. */
  #addRepeats(come: readonly ItemOfAll[], state: number): void {
    for (const { item } of come) if (item.max > 1) this.#silent[this.#addOnce(item, state)]?.push(state);
  }

  #join(from: number): number {
    const state = this.addState();
    this.#silent[from]?.push(state);
    return state;
  }
}
