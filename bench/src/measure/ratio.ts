import type { Figure, Goal, Ratio } from "./bench.js";
import { median } from "./median.js";

/** The figure of a side. Throws where there is none. */
export function figureOf(figures: readonly Figure[], side: string): Figure {
  const figure = figures.find((candidate) => candidate.side === side);
  if (figure === undefined) throw new Error(`No figure for ${side}.`);
  return figure;
}

/** How many times the denominator's figure the numerator's is: the median over the rounds, each of which ran both. */
export function ratio(name: string, figures: readonly Figure[], over: readonly [string, string], goal?: Goal): Ratio {
  const numerator = figureOf(figures, over[0]).rounds;
  const denominator = figureOf(figures, over[1]).rounds;
  const quotients = numerator.map((value, round) => value / (denominator[round] ?? Number.NaN));
  return { name, value: median(quotients), goal };
}
