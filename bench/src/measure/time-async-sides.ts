import type { Figure } from "./bench.js";
import { FigureTable } from "./figure-table.js";
import type { Timing } from "./time-sides.js";

/** Something asynchronous to be timed against others that do the same. */
export interface AsyncSide {
  readonly name: string;
  /** Does the work once. */
  readonly work: () => Promise<unknown>;
}

const warmUpMs = 1500;

/** Like `timeSides`, for work that is waited for. The processor time of threads that Node gives work to is counted. */
export async function timeAsyncSides(
  sides: readonly AsyncSide[],
  { rounds, milliseconds }: Timing,
): Promise<readonly Figure[]> {
  const counts = new Map<AsyncSide, number>();
  for (const side of sides) counts.set(side, await calibrate(side, milliseconds));
  const table = new FigureTable("µs");
  for (let round = 0; round < rounds; round++) {
    for (const [side, count] of counts) table.add(side.name, await timeOnce(side, count));
  }
  return table.figures;
}

async function timeOnce({ work }: AsyncSide, count: number): Promise<number> {
  const start = process.cpuUsage();
  for (let index = 0; index < count; index++) await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / count;
}

/** Warms a side up and finds out how often it can do its work in so many milliseconds. */
async function calibrate(side: AsyncSide, milliseconds: number): Promise<number> {
  let micros = await timeOnce(side, 1);
  const end = performance.now() + warmUpMs;
  while (performance.now() < end) micros = await timeOnce(side, 20);
  return Math.max(1, Math.round((milliseconds * 1000) / Math.max(micros, 0.1)));
}
