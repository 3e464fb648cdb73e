/** What one side of a bench took, round by round. */
export interface Figure {
  readonly side: string;
  /** `µs`, `requests/s`, `MB/s` ... */
  readonly unit: string;
  readonly rounds: readonly number[];
}

/** A comparison inside one run, and what the goals ask of it. */
export interface Ratio {
  readonly name: string;
  readonly value: number;
  /** Undefined where nothing was asked. */
  readonly goal: Goal | undefined;
}

/** A bound on a ratio or figure. */
export interface Goal {
  readonly bound: "at least" | "at most";
  readonly value: number;
}

/** What a bench found. */
export interface BenchResult {
  readonly name: string;
  /** What was done, in a sentence or two. */
  readonly how: string;
  readonly figures: readonly Figure[];
  readonly ratios: readonly Ratio[];
  /** What was left out and why. */
  readonly notes: readonly string[];
}

/** How long and how often is measured. */
export interface BenchOptions {
  readonly rounds: number;
}

/** One bench, run by its name. */
export interface Bench {
  readonly name: string;
  readonly run: (options: BenchOptions) => Promise<BenchResult>;
}

/** Whether a value keeps to its goal; true where there is none. */
export function meets({ value, goal }: Ratio): boolean {
  if (goal === undefined) return true;
  return goal.bound === "at least" ? value >= goal.value : value <= goal.value;
}
