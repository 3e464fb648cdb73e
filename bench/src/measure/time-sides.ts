import type { Figure } from "./bench.js";
import { FigureTable } from "./figure-table.js";

/** Something to be timed against others that do the same. */
export interface Side {
  readonly name: string;
  /** Does the work once and returns something that depends on all of it. */
  readonly work: () => unknown;
}

/** How sides are timed. */
export interface Timing {
  readonly rounds: number;
  /** Milliseconds that each side works in each round. */
  readonly milliseconds: number;
}

/**
 * Microseconds of processor time for each side's work, garbage collection included. By turns: every round runs all sides,
 * so that they share what else the machine does.
 */
export function timeSides(sides: readonly Side[], { rounds, milliseconds }: Timing): readonly Figure[] {
  const counted = sides.map((side) => ({ side, count: calibrate(side, milliseconds) }));
  const table = new FigureTable("µs");
  for (let round = 0; round < rounds; round++) {
    for (const { side, count } of counted) table.add(side.name, timeOnce(side, count));
  }
  return table.figures;
}

/** Where results go, so that no work can be left out as useless. */
const sink: { last: unknown } = { last: undefined };

function timeOnce({ work }: Side, count: number): number {
  const start = process.cpuUsage();
  for (let index = 0; index < count; index++) sink.last = work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / count;
}

/** A server has run for longer: V8 compiles some functions only then, and what it takes for that would be charged to a round. */
const warmUpMs = 1500;

/** Warms a side up and finds out how often it can do its work in so many milliseconds. */
function calibrate(side: Side, milliseconds: number): number {
  let count = 1;
  let micros = timeOnce(side, count);
  const end = performance.now() + warmUpMs;
  while (performance.now() < end) {
    micros = timeOnce(side, count);
    if (micros * count < milliseconds * 250) count *= 2;
  }
  return Math.max(1, Math.round((milliseconds * 1000) / Math.max(micros, 0.1)));
}
