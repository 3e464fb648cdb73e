import type { Particle } from "./schema-set.js";

/** An occurrence of an element or wildcard in a content model; `next` are the positions that may follow. */
export interface Position {
  readonly particle: Particle & { readonly kind: "element" | "wildcard" };
  readonly next: Set<Position>;
}

/**
 * A content model as an automaton (Glushkov): whether it may be empty, its first and last positions, and all of them.
 */
export interface PositionAutomaton {
  readonly emptiable: boolean;
  readonly first: ReadonlySet<Position>;
  readonly last: ReadonlySet<Position>;
  readonly positions: readonly Position[];
}

interface Fragment {
  readonly emptiable: boolean;
  readonly first: ReadonlySet<Position>;
  readonly last: ReadonlySet<Position>;
}

const mostPositions = 2000;

const nothing: Fragment = { emptiable: true, first: new Set(), last: new Set() };

/**
 * The automaton of a particle; undefined if it would have more than 2000 positions. Required and optional repetitions
 * are each unrolled at most `rounds` times: two rounds show whether two particles compete.
 */
export function positionAutomaton(particle: Particle, rounds = 2): PositionAutomaton | undefined {
  const positions: Position[] = [];
  const whole = new AutomatonBuilder(positions, rounds).build(particle);
  return whole === undefined ? undefined : { ...whole, positions };
}

class AutomatonBuilder {
  readonly #positions: Position[];
  readonly #rounds: number;

  constructor(positions: Position[], rounds: number) {
    this.#positions = positions;
    this.#rounds = rounds;
  }

  build(particle: Particle): Fragment | undefined {
    const { min, max } = particle;
    let whole: Fragment = nothing;
    for (let round = 0; round < Math.min(min, this.#rounds); round += 1) {
      const once = this.#once(particle);
      if (once === undefined) return undefined;
      whole = inSequence(whole, once);
    }
    if (max === Infinity) return this.#repeated(particle, whole);
    const optional = Math.min(max - min, this.#rounds);
    let tail: Fragment = nothing;
    for (let round = 0; round < optional; round += 1) {
      const once = this.#once(particle);
      if (once === undefined) return undefined;
      tail = { ...inSequence(once, tail), emptiable: true };
    }
    return inSequence(whole, tail);
  }

  #repeated(particle: Particle, before: Fragment): Fragment | undefined {
    const once = this.#once(particle);
    if (once === undefined) return undefined;
    follow(once, once);
    return inSequence(before, { ...once, emptiable: true });
  }

  #once(particle: Particle): Fragment | undefined {
    switch (particle.kind) {
      case "element":
      case "wildcard": {
        if (this.#positions.length >= mostPositions) return undefined;
        const position: Position = { particle, next: new Set() };
        this.#positions.push(position);
        return { emptiable: false, first: new Set([position]), last: new Set([position]) };
      }
      case "sequence":
        return this.#items(particle.items)?.reduce(inSequence, nothing);
      case "choice":
        return this.#items(particle.items)?.reduce(inChoice, { ...nothing, emptiable: false });
      case "all":
        return inAnyOrder(this.#items(particle.items));
    }
  }

  #items(items: readonly Particle[]): readonly Fragment[] | undefined {
    const fragments: Fragment[] = [];
    for (const item of items) {
      const fragment = this.build(item);
      if (fragment === undefined) return undefined;
      fragments.push(fragment);
    }
    return fragments;
  }
}

/** Lets any item follow any other, which is enough to see whether two compete. */
function inAnyOrder(fragments: readonly Fragment[] | undefined): Fragment | undefined {
  if (fragments === undefined) return undefined;
  for (const fragment of fragments) {
    for (const other of fragments) if (other !== fragment) follow(fragment, other);
  }
  return {
    emptiable: fragments.every(({ emptiable }) => emptiable),
    first: new Set(fragments.flatMap(({ first }) => [...first])),
    last: new Set(fragments.flatMap(({ last }) => [...last])),
  };
}

/** Adds transitions from `before` to `after`. */
function follow(before: Fragment, after: Fragment): void {
  for (const position of before.last) for (const start of after.first) position.next.add(start);
}

function inSequence(left: Fragment, right: Fragment): Fragment {
  follow(left, right);
  return {
    emptiable: left.emptiable && right.emptiable,
    first: left.emptiable ? new Set([...left.first, ...right.first]) : left.first,
    last: right.emptiable ? new Set([...left.last, ...right.last]) : right.last,
  };
}

function inChoice(left: Fragment, right: Fragment): Fragment {
  return {
    emptiable: left.emptiable || right.emptiable,
    first: new Set([...left.first, ...right.first]),
    last: new Set([...left.last, ...right.last]),
  };
}
