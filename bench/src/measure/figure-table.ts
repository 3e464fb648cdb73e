import type { Figure } from "./bench.js";

/** Figures while they are measured, in the order in which their sides were measured first. */
export class FigureTable {
  readonly #figures = new Map<string, Figure & { readonly rounds: number[] }>();
  readonly #unit: string;

  constructor(unit: string) {
    this.#unit = unit;
  }

  /** Adds what a side took in one more round. */
  add(side: string, value: number): void {
    const figure = this.#figures.get(side) ?? { side, unit: this.#unit, rounds: [] };
    figure.rounds.push(value);
    this.#figures.set(side, figure);
  }

  get figures(): readonly Figure[] {
    return [...this.#figures.values()];
  }
}
