import { type Position, type PositionAutomaton, positionAutomaton } from "./position-automaton.js";
import type { Particle } from "./schema-set.js";

type Restricts = (derived: Position["particle"], base: Position["particle"]) => boolean;

const mostRounds = 100;
const mostPairs = 20_000;

/**
 * Whether every sequence of elements that one particle takes is taken by another, where `restricts` tells of single
 * elements and wildcards. False also where it cannot be told: xs:all, counts above 100, very large content.
 */
export function isLanguageIncluded(derived: Particle, base: Particle, restricts: Restricts): boolean {
  if (!isCountable(derived) || !isCountable(base)) return false;
  const [inner, outer] = [positionAutomaton(derived, mostRounds), positionAutomaton(base, mostRounds)];
  if (inner === undefined || outer === undefined) return false;
  if (inner.emptiable && !outer.emptiable) return false;
  return new InclusionSearch(inner, outer, restricts).run();
}

/** Whether the automaton of a particle is exact. */
function isCountable(particle: Particle): boolean {
  const { min, max } = particle;
  if (min > mostRounds || (max !== Infinity && max - min > mostRounds)) return false;
  if (particle.kind === "element" || particle.kind === "wildcard") return true;
  return particle.kind !== "all" && particle.items.every(isCountable);
}

class InclusionSearch {
  readonly #inner: PositionAutomaton;
  readonly #outer: PositionAutomaton;
  readonly #restricts: Restricts;
  readonly #numbers: ReadonlyMap<Position, number>;
  readonly #seen = new Set<string>();
  readonly #pending: (readonly [Position, readonly Position[]])[] = [];

  constructor(inner: PositionAutomaton, outer: PositionAutomaton, restricts: Restricts) {
    this.#inner = inner;
    this.#outer = outer;
    this.#restricts = restricts;
    this.#numbers = new Map([...inner.positions, ...outer.positions].map((position, number) => [position, number]));
  }

  run(): boolean {
    if (!this.#follow(this.#inner.first, [...this.#outer.first])) return false;
    for (let pair = this.#pending.pop(); pair !== undefined; pair = this.#pending.pop()) {
      const [derived, base] = pair;
      if (this.#inner.last.has(derived) && !base.some((position) => this.#outer.last.has(position))) return false;
      const next = new Set(base.flatMap((position) => [...position.next]));
      if (!this.#follow(derived.next, [...next])) return false;
    }
    return true;
  }

  /** Notes where each next element leads in the base; false where one is taken nowhere there. */
  #follow(next: ReadonlySet<Position>, candidates: readonly Position[]): boolean {
    for (const derived of next) {
      const taken = candidates.filter((base) => this.#restricts(derived.particle, base.particle));
      if (taken.length === 0) return false;
      const key = [derived, ...taken].map((position) => this.#numbers.get(position)).join();
      if (this.#seen.has(key)) continue;
      if (this.#seen.size >= mostPairs) return false;
      this.#seen.add(key);
      this.#pending.push([derived, taken]);
    }
    return true;
  }
}
