import { type Position, type PositionAutomaton, positionAutomaton } from "./position-automaton.js";
import type { Particle } from "./schema-set.js";

type Restricts = (derived: Position["particle"], base: Position["particle"]) => boolean;

const mostRounds = 100;

const mostPairs = 20_000;

/**
 * Whether every sequence of elements that one particle matches is also matched by another. `restricts` compares single
 * elements and wildcards. False also if it cannot be decided: xs:all with many elements, counts above 100, very large
 * content.
 */
export function isLanguageIncluded(derived: Particle, base: Particle, restricts: Restricts): boolean {
  const [narrow, wide] = [inSomeOrder(derived), inSomeOrder(base)];
  if (!isCountable(narrow) || !isCountable(wide)) return false;
  const [inner, outer] = [positionAutomaton(narrow, mostRounds), positionAutomaton(wide, mostRounds)];
  if (inner === undefined || outer === undefined) return false;
  if (inner.emptiable && !outer.emptiable) return false;
  return new InclusionSearch(inner, outer, restricts).run();
}

/** With more items, xs:all has too many orders to examine. */
const mostOrdered = 4;

/** A particle in which a choice of all orders replaces a small xs:all. */
function inSomeOrder(particle: Particle): Particle {
  switch (particle.kind) {
    case "element":
    case "wildcard":
      return particle;
    case "sequence":
    case "choice":
      return { ...particle, items: particle.items.map(inSomeOrder) };
    case "all": {
      const { items } = particle;
      if (items.length > mostOrdered || items.some(({ max }) => max > 1)) return particle;
      const once = { min: 1, max: 1, at: particle.at };
      const orders = permutations(items).map((order): Particle => ({ ...once, kind: "sequence", items: order }));
      return { ...particle, kind: "choice", items: orders };
    }
  }
}

function permutations<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
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

  /** Notes where each next element leads in the base; false if one is not matched there. */
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
