import type { ParticleModel } from "../model/contract-model.js";

/** A deterministic automaton over the names of a content model; it starts in state 0. */
export interface ContentAutomaton {
  /** For each state, the state each name leads to. */
  readonly states: readonly ReadonlyMap<string, number>[];
  readonly final: readonly number[];
}

/** Groups that may occur more often than this are unrolled as far as this and then loop. */
const longestUnrolled = 64;

/** States that are held while an automaton is built, and those that it may have: TypeScript gives up on a list of a thousand. */
const mostStates = 25_000;
const mostMergedStates = 999;

/**
 * Builds the automaton of a content model: Thompson's construction, subsets, then states that do the same merged.
 * Undefined for a content that takes too many states: a large xs:all, or what is told apart only by what comes much later.
 */
export function contentAutomaton(
  particle: ParticleModel,
  nameOf: (particle: ParticleModel) => string,
): ContentAutomaton | undefined {
  try {
    const machine = new NondeterministicMachine(nameOf);
    const start = machine.addState();
    const end = machine.add(particle, start);
    const automaton = mergeEqualStates(machine.determine(start, end));
    return automaton.states.length > mostMergedStates ? undefined : automaton;
  } catch (error) {
    if (error instanceof TooManyStates) return undefined;
    throw error;
  }
}

class TooManyStates extends Error {
  override readonly name = "TooManyStates";
}

/** States joined by names, or by nothing at all. */
class NondeterministicMachine {
  readonly #named: Map<string, number[]>[] = [];
  readonly #silent: number[][] = [];
  readonly #nameOf: (particle: ParticleModel) => string;

  constructor(nameOf: (particle: ParticleModel) => string) {
    this.#nameOf = nameOf;
  }

  addState(): number {
    if (this.#named.length > 4 * mostStates) throw new TooManyStates();
    this.#named.push(new Map());
    return this.#silent.push([]) - 1;
  }

  /** Adds a particle with its occurrences behind a state; the state it ends in. */
  add(particle: ParticleModel, from: number): number {
    const min = Math.min(particle.min, longestUnrolled);
    const endless = particle.max > longestUnrolled;
    let at = from;
    for (let count = 0; count < min; count += 1) at = this.#addOnce(particle, at);
    if (endless) {
      const loop = this.#join(at);
      this.#silent[this.#addOnce(particle, loop)]?.push(loop);
      return this.#join(loop);
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

  /** Every order of the items (XSD 1.0 Part 1, 3.8.4.1.2): a state for each set of those that have come. */
  #addAll(items: readonly ParticleModel[], from: number): number {
    const states = new Map<string, number>([[items.map((_, index) => index).join(), from]]);
    const end = this.addState();
    const visit = (state: number, left: readonly ParticleModel[]): void => {
      if (left.every((item) => item.min === 0)) this.#silent[state]?.push(end);
      for (const item of left) {
        const rest = left.filter((other) => other !== item);
        const next = rest.map((other) => items.indexOf(other)).join();
        const known = states.get(next);
        const target = known ?? this.addState();
        this.#silent[this.#addOnce(item, state)]?.push(target);
        if (known !== undefined) continue;
        states.set(next, target);
        visit(target, rest);
      }
    };
    visit(from, items);
    return end;
  }

  #join(from: number): number {
    const state = this.addState();
    this.#silent[from]?.push(state);
    return state;
  }

  /** The same language, with one next state a name. */
  determine(start: number, end: number): ContentAutomaton {
    const states: Map<string, number>[] = [];
    const final: number[] = [];
    const known = new Map<string, number>();
    const waiting: number[][] = [];
    const numberOf = (members: readonly number[]): number => {
      const closed = this.#closure(members);
      const key = closed.join();
      const number = known.get(key);
      if (number !== undefined) return number;
      if (states.length === mostStates) throw new TooManyStates();
      known.set(key, states.length);
      waiting.push(closed);
      if (closed.includes(end)) final.push(states.length);
      return states.push(new Map()) - 1;
    };
    numberOf([start]);
    for (let index = 0; index < waiting.length; index += 1) {
      const targets = new Map<string, number[]>();
      for (const member of waiting[index] ?? []) {
        for (const [name, to] of this.#named[member] ?? []) targets.set(name, [...(targets.get(name) ?? []), ...to]);
      }
      for (const [name, members] of targets) states[index]?.set(name, numberOf(members));
    }
    return { states, final };
  }

  #closure(members: readonly number[]): number[] {
    const closed = new Set(members);
    for (const state of closed) for (const next of this.#silent[state] ?? []) closed.add(next);
    return [...closed].sort((left, right) => left - right);
  }
}

/** Merges states that accept the same, until none do. */
function mergeEqualStates({ states, final }: ContentAutomaton): ContentAutomaton {
  let groups: number[] = states.map((_, index) => (final.includes(index) ? 1 : 0));
  for (let count = 0; ; ) {
    const numbers = new Map<string, number>();
    const next = states.map((transitions, index) => {
      const moves = [...transitions].map(([name, to]) => `${name}>${groups[to]}`).sort();
      const key = JSON.stringify([groups[index], moves]);
      if (!numbers.has(key)) numbers.set(key, numbers.size);
      return numbers.get(key) ?? 0;
    });
    groups = next;
    if (numbers.size === count) break;
    count = numbers.size;
  }
  const merged: Map<string, number>[] = [];
  const accepting = new Set<number>();
  for (const [index, transitions] of states.entries()) {
    const group = groups[index] ?? 0;
    merged[group] ??= new Map([...transitions].map(([name, to]): [string, number] => [name, groups[to] ?? 0]));
    if (final.includes(index)) accepting.add(group);
  }
  return { states: merged, final: [...accepting].sort((left, right) => left - right) };
}
