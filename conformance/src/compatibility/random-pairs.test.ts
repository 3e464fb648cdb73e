import { beforeAll, describe, expect, test } from "@jest/globals";
import { serviceOf } from "../../../generator/compat/dist/testing/compare-fixture.js";
import { printType, type RandomType, randomType } from "../../../generator/compat/dist/testing/random-contract.js";
import { mutateType } from "../../../generator/compat/dist/testing/random-mutation.js";
import { RandomSource } from "../../../generator/compat/dist/testing/random-source.js";
import { type CaseRun, runCases } from "./run-cases.js";
import { decisive, disagreements, type RunResult } from "./run-verdict.js";

const seeds = Number(process.env.ORACLE_SEEDS ?? 40);
const first = Number(process.env.ORACLE_FIRST ?? 1);

/**
 * Rules by which a warning may be more than that: what is refused depends on the peer, or on values that may never come. All others
 * must be errors where a message is refused or code does not compile.
 */
const mayBreak =
  /^(enum-|alternative-type-added|choice-branch-|type-widened|pattern-changed|bounds-widened|item-count-widened|member-|wildcard-|requiredness-|simple-content-)/;

/** A type with a wildcard that takes any element at its end, where the content is a sequence that does not repeat. */
function opened(type: RandomType, random: RandomSource): RandomType {
  const { content } = type;
  if (content.kind !== "sequence" || content.max > 1 || content.items.some(({ kind }) => kind === "any")) return type;
  if (!random.chance(0.4)) return type;
  const any = { kind: "any", min: 0, max: Number.POSITIVE_INFINITY, own: true } as const;
  return { ...type, content: { ...content, min: 1, items: [...content.items, any] } };
}

interface Pair {
  readonly title: string;
  readonly old: string;
  readonly now: string;
}

function pairOf(seed: number): Pair {
  const random = new RandomSource(seed);
  const type = opened(randomType(random, 1), random);
  return {
    title: String(seed),
    old: printType(type, "T"),
    now: printType(mutateType(type, random, { flat: false }), "T"),
  };
}

/**
 * What old clients met at a new server that no finding tells of as loudly as it is. What a wildcard takes is the same in XML, and
 * stands in another member.
 */
function tooQuiet({ findings, results }: CaseRun, old: string): readonly unknown[] {
  const isUnionBefore = old.includes("xs:union");
  const told = results.filter(({ order }) => order === "oc");
  return told.flatMap((result) => {
    const isWild = result.surface === "soap" && old.includes("##any");
    const missed = disagreements(findings, result).filter(
      ({ kind, direction }) => kind === "stricter" && !(isWild && result.outcomes[direction] !== "refused"),
    );
    const soft = (["request", "response"] as const).filter((direction) =>
      isSoft(findings, result, direction, isUnionBefore),
    );
    const { surface, order, notes } = result;
    return [...missed, ...soft].map((what) => ({ surface, order, what, notes: notes.slice(0, 3) }));
  });
}

function isSoft(
  findings: CaseRun["findings"],
  result: RunResult,
  direction: "request" | "response",
  isUnionBefore: boolean,
): boolean {
  const worst = decisive(findings, result, direction);
  if (result.outcomes[direction] !== "refused" || worst[0]?.level !== "warning") return false;
  return !worst.some(({ rule }) => mayBreak.test(rule) && (isUnionBefore || rule !== "alternative-type-added"));
}

const pairs = Array.from({ length: seeds }, (_, index) => pairOf(first + index));
let runs: ReadonlyMap<string, CaseRun>;

beforeAll(async () => {
  const cases = pairs.map(({ title, old, now }) => ({ title, old: serviceOf(old), now: serviceOf(now), want: [] }));
  runs = new Map((await runCases(cases)).map((run) => [run.title, run]));
});

describe("random changes break nobody of whom no finding tells", () => {
  test.each(pairs)("seed $title", ({ title, old, now }) => {
    const run = runs.get(title);
    const reported = run?.findings.map(({ rule, path, surface, direction, order, level }) =>
      order === "oc" ? `${level} ${surface} ${direction} ${rule} ${path}` : "",
    );
    const quiet = run === undefined ? [] : tooQuiet(run, old);
    expect({ old, now, reported, quiet }).toEqual({ old, now, reported, quiet: [] });
  });
});
