/** A small generator whose whole state is one unsigned 32-bit number, so that a game can keep it with its board. */
export interface Random {
  /** A whole number from 0 to `bound` - 1. */
  below(bound: number): number;
  /** The state from which `createRandom` goes on with the same numbers. */
  state(): number;
}

/** Mulberry32 from `state`. Good enough for games, not for secrets. */
export function createRandom(state: number): Random {
  let current = state >>> 0;
  return {
    below(bound) {
      current = (current + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(current ^ (current >>> 15), current | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * bound);
    },
    state: () => current,
  };
}
