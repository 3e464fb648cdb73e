import type { ParticleModel } from "@stubwright/contract/model";

/** States joined by names, or by nothing at all; the first is where a content starts. */
export interface StateGraph {
  /** For each state, those that each name leads to. */
  readonly named: readonly ReadonlyMap<string, readonly number[]>[];
  /** For each state, those that it leads on to without a name. */
  readonly silent: readonly (readonly number[])[];
  readonly end: number;
  /** Whether no count was cut. */
  readonly isExact: boolean;
}

/** States that are held while an automaton is built. */
export const mostStates = 2500;

/**
 * The states of a content model (Thompson's construction), its counts unrolled as far as `longest`, beyond which they loop.
 * Undefined where there are too many.
 */
export function contentGraph(
  particle: ParticleModel,
  nameOf: (particle: ParticleModel) => string,
  longest: number,
): StateGraph | undefined {
  const builder = new GraphBuilder(nameOf, longest);
  return builder.graph(builder.add(particle, builder.addState()));
}

/** An item of an xs:all, and which it is. */
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

  /** What has been added, as content that ends in a state; undefined where that was too much. */
  graph(end: number): StateGraph | undefined {
    if (this.#isFull) return undefined;
    return { named: this.#named, silent: this.#silent, end, isExact: this.#isExact };
  }

  /** Whether there are too many states; nothing more is added then. */
  get #isFull(): boolean {
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
    if (this.#isFull) return at;
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

  /** Lets those of the items that have come and may repeat come again. */
  #addRepeats(come: readonly ItemOfAll[], state: number): void {
    for (const { item } of come) if (item.max > 1) this.#silent[this.#addOnce(item, state)]?.push(state);
  }

  #join(from: number): number {
    const state = this.addState();
    this.#silent[from]?.push(state);
    return state;
  }
}
