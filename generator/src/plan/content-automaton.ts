import type { ParticleModel } from "../model/contract-model.js";

/** A deterministic automaton over the names of a content model; it starts in state 0. */
export interface ContentAutomaton {
  /** Whether it takes what the content model does and nothing else; counts may be too large for that. */
  readonly isExact: boolean;
  /** For each state, the state each name leads to. */
  readonly states: readonly ReadonlyMap<string, number>[];
  readonly final: readonly number[];
}

/**
 * What may occur more often than this is unrolled as far as this and then loops; the smaller where that is too much. Groups in
 * each other multiply, so that fourteen that come twice are too many, and only once is nothing unrolled.
 */
const unrolled = [64, 16, 4, 1];

/** States that are held while an automaton is built, and those that it may have: TypeScript gives up on a list of a thousand. */
const mostStates = 2500;
const mostMergedStates = 999;
/** Steps to that: groups that come twice in groups that do lead to thousands of states at once, from each. */
const mostSteps = 2_000_000;

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
    const machine = new NondeterministicMachine(nameOf, longest);
    const start = machine.addState();
    const end = machine.add(particle, start);
    const automaton = machine.isTooLarge ? undefined : machine.determine(start, end);
    const merged = automaton && mergeEqualStates(automaton);
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

/** States joined by names, or by nothing at all. */
class NondeterministicMachine {
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

  /** Nothing more is added then. */
  get isTooLarge(): boolean {
    return this.#isTooLarge || this.#named.length > 8 * mostStates;
  }

  addState(): number {
    this.#named.push(new Map());
    return this.#silent.push([]) - 1;
  }

  /** Adds a particle with its occurrences behind a state; the state it ends in. */
  add(particle: ParticleModel, from: number): number {
    const min = Math.min(particle.min, this.#longest);
    const endless = particle.max > this.#longest;
    let at = from;
    if (this.isTooLarge) return at;
    this.#isExact &&= min === particle.min && (!endless || particle.max === Number.POSITIVE_INFINITY);
    // What comes without end loops in the last that must be there: once more would double every group in a group.
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
   * Every order of the items (XSD 1.0 Part 1, 3.8.4.1.2): a state for each set of those that have come. One that may repeat, as
   * in XSD 1.1, comes again without end.
   */
  #addAll(items: readonly ParticleModel[], from: number): number {
    // One that is optional and may repeat makes no difference to what may follow; each other doubles the states.
    this.#isTooLarge ||= 2 ** items.filter((item) => item.min > 0 || item.max === 1).length > mostStates;
    if (this.isTooLarge) return from;
    const indexes = items.map((_, index) => index);
    const states = new Map<string, number>([[indexes.join(), from]]);
    const end = this.addState();
    const open: (readonly [state: number, left: readonly number[]])[] = [[from, indexes]];
    for (const [state, left] of open) {
      if (left.every((index) => items[index]?.min === 0)) this.#silent[state]?.push(end);
      for (const [index, item] of items.entries()) {
        if (item.max > 1 && !left.includes(index)) this.#silent[this.#addOnce(item, state)]?.push(state);
      }
      for (const index of left) {
        const item = items[index];
        if (item === undefined || this.isTooLarge) return end;
        const rest = left.filter((other) => other !== index);
        const next = rest.join();
        const known = states.get(next);
        const target = known ?? this.addState();
        this.#silent[this.#addOnce(item, state)]?.push(target);
        if (known !== undefined) continue;
        states.set(next, target);
        open.push([target, rest]);
      }
    }
    return end;
  }

  #join(from: number): number {
    const state = this.addState();
    this.#silent[from]?.push(state);
    return state;
  }

  /** The same language, with one next state a name; undefined where that takes too many states. */
  determine(start: number, end: number): ContentAutomaton | undefined {
    const states: Map<string, number>[] = [];
    const final: number[] = [];
    const known = new Map<string, number>();
    const waiting: number[][] = [];
    const numberOf = (members: readonly number[]): number => {
      const meant = [...new Set(members.map((member) => this.#meant(member, end)))].sort(ascending);
      const key = meant.join();
      const number = known.get(key) ?? numberOfClosed(this.#closure(meant));
      known.set(key, number);
      return number;
    };
    const numberOfClosed = (closed: number[]): number => {
      const key = `closed ${closed.join()}`;
      const number = known.get(key);
      if (number !== undefined) return number;
      known.set(key, states.length);
      waiting.push(closed);
      if (closed.includes(end)) final.push(states.length);
      return states.push(new Map()) - 1;
    };
    numberOf([start]);
    let steps = 0;
    for (let index = 0; index < waiting.length; index += 1) {
      steps += waiting[index]?.length ?? 0;
      if (waiting.length > mostStates || steps > mostSteps) return undefined;
      const targets = new Map<string, number[]>();
      for (const member of waiting[index] ?? []) {
        for (const [name, to] of this.#named[member] ?? []) {
          const known = targets.get(name) ?? [];
          for (const one of to) known.push(one);
          targets.set(name, known);
        }
      }
      for (const [name, members] of targets) states[index]?.set(name, numberOf(members));
    }
    return { states, final, isExact: this.#isExact };
  }

  /** The state that another only leads on to, as each branch of a choice does to its end. */
  #meant(state: number, end: number): number {
    const passed = new Set<number>();
    for (let at = state; ; ) {
      const [next, ...others] = this.#silent[at] ?? [];
      const leadsOn = at !== end && others.length === 0 && this.#named[at]?.size === 0;
      if (next === undefined || !leadsOn || passed.has(at)) return at;
      passed.add(at);
      at = next;
    }
  }

  #closure(members: readonly number[]): number[] {
    const closed = new Set(members);
    for (const state of closed) for (const next of this.#silent[state] ?? []) closed.add(next);
    return [...closed].sort(ascending);
  }
}

function ascending(left: number, right: number): number {
  return left - right;
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
