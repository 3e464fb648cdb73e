import { FittedTexts, type LengthRange, type PatternNode, type Picker, patternNode } from "./fitted-texts.js";

/**
 * The number of texts per growth step, if no more are wanted. The first is the plainest, the others are chosen at
 * random.
 */
const fewest = 60;

/** The growth steps: how many repetitions beyond the fewest are allowed. */
const growth = [0, 1, 2, 4, 8, 16, 40];

/** The number of wanted lengths, shortest first, for which texts are made. */
const mostLengths = 5;

/**
 * The most parts of a pattern that are written for one text, and for all texts: nested repetitions would fill the
 * memory.
 */
const mostSteps = 4000;

const mostStepsOfAll = 500_000;

/** Any number of characters. */
export const anyLength: LengthRange = { min: 0, max: Number.POSITIVE_INFINITY };

/**
 * Texts that match a pattern facet, in the same order in every run: texts of the wanted lengths first, the shortest
 * before longer ones. Empty for a pattern that cannot be read.
 */
export function* patternTexts(pattern: string, wanted: LengthRange, count = fewest): Generator<string> {
  const node = patternNode(pattern);
  if (node === undefined) return;
  const ways = { attempts: Math.max(count, fewest), random: randomNumbers() };
  if (wanted.min > 0 || wanted.max < Number.POSITIVE_INFINITY) yield* fittedTexts(node, wanted, ways);
  yield* grownTexts(node, ways);
}

/** The number of texts per step, and how they are chosen. */
interface Ways {
  readonly attempts: number;
  readonly random: Picker;
}

/** Texts of the shortest wanted lengths. */
function* fittedTexts(node: PatternNode, wanted: LengthRange, { attempts, random }: Ways): Generator<string> {
  const fitted = new FittedTexts(node, wanted);
  const lengths = fitted.lengths().slice(0, mostLengths);
  for (let index = 0; index < attempts; index++) {
    for (const length of lengths) {
      const text = fitted.text(length, pickOf(index, random));
      if (text !== undefined) yield text;
    }
  }
}

/** Texts with more and more repetitions. */
function* grownTexts(node: PatternNode, { attempts, random }: Ways): Generator<string> {
  let stepsOfAll = 0;
  for (const extra of growth) {
    for (let index = 0; index < attempts && stepsOfAll < mostStepsOfAll; index++) {
      const choices = { extra, pick: pickOf(index, random), steps: 0 };
      const text = print(node, choices);
      stepsOfAll += choices.steps;
      if (choices.steps <= mostSteps) yield text;
    }
  }
}

/** The choices for an attempt: the plainest for the first, random ones for the others. */
function pickOf(attempt: number, random: Picker): Picker {
  return attempt === 0 ? () => 0 : random;
}

interface PrintChoices {
  /** The most repetitions beyond the fewest. */
  readonly extra: number;
  readonly pick: Picker;
  /** The number of parts written so far. */
  steps: number;
}

/** Writes one text, up to the most parts for one. */
function print(node: PatternNode, choices: PrintChoices): string {
  if (choices.steps++ > mostSteps) return "";
  switch (node.kind) {
    case "branches": {
      const branch = node.branches[choices.pick(node.branches.length)];
      return branch === undefined ? "" : print(branch, choices);
    }
    case "sequence":
      return node.items.map((item) => print(item, choices)).join("");
    case "repeat": {
      const spare = Math.min(node.max - node.min, choices.extra);
      const times = Math.min(2000, node.min + (spare > 0 ? spare - choices.pick(spare + 1) : 0));
      let text = "";
      for (let index = 0; index < times && choices.steps <= mostSteps; index++) text += print(node.item, choices);
      return text;
    }
    case "character":
      return node.choices[choices.pick(node.choices.length)] ?? "";
  }
}

/** Numbers that are the same in every run (a linear congruential generator). */
function randomNumbers(): Picker {
  let state = 42;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}
