import type { Finding } from "../../../generator/compat/dist/findings/finding.js";
import { rankOf } from "../../../generator/compat/dist/findings/judge.js";
import type { Direction, Order, Surface } from "../../../generator/compat/dist/rules/rule.js";
import type { Outcome } from "./wire-run.js";

/** What was seen on one surface in one order of deployment. */
export interface RunResult {
  readonly surface: Surface;
  readonly order: Order;
  /** `exchange`: the operation as such, beside its messages. */
  readonly outcomes: Readonly<Record<Direction, Outcome>>;
  /** What failed, for people. */
  readonly notes: readonly string[];
}

/** A verdict that is not what was seen. */
interface Disagreement {
  readonly kind: "kinder" | "stricter";
  readonly direction: Direction;
  /** The rules whose verdict it is; empty where nothing was found. */
  readonly rules: readonly string[];
}

/** Rules that say something of history, not of messages. */
const ofHistory = new Set(["version-not-bumped", "removed-before-sunset"]);

/** The findings that decide on one direction: the worst ones. */
export function decisive(findings: readonly Finding[], run: RunResult, direction: Direction): readonly Finding[] {
  const own = findings.filter(
    (one) =>
      one.surface === run.surface && one.order === run.order && one.direction === direction && !ofHistory.has(one.rule),
  );
  const worst = Math.max(0, ...own.map((finding) => rankOf(finding.level)));
  return own.filter((finding) => rankOf(finding.level) === worst);
}

/** Where the verdicts of a case and what was seen of it part. Warnings leave it open. */
export function disagreements(findings: readonly Finding[], run: RunResult): readonly Disagreement[] {
  const rank = (direction: Direction): number => rankOf(decisive(findings, run, direction)[0]?.level ?? "none");
  const rules = (direction: Direction): readonly string[] => [
    ...new Set(decisive(findings, run, direction).map((finding) => finding.rule)),
  ];
  const found: Disagreement[] = [];
  const report = (kind: Disagreement["kind"], direction: Direction): void => {
    found.push({ kind, direction, rules: rules(direction) });
  };
  for (const direction of ["request", "response"] as const) {
    const outcome = run.outcomes[direction];
    if (outcome === "none") continue;
    if (rank(direction) === 3 && outcome === "arrived") report("kinder", direction);
    const isSafe = rank(direction) < 2 && rank("exchange") < 2;
    if (isSafe && !isHarmless(outcome, direction)) report("stricter", direction);
  }
  const outcomes = Object.values(run.outcomes);
  if (rank("exchange") === 3 && !outcomes.some((outcome) => breaks(outcome))) report("kinder", "exchange");
  const isAllSafe = (["request", "response", "exchange"] as const).every((direction) => rank(direction) < 2);
  if (isAllSafe && breaks(run.outcomes.exchange)) report("stricter", "exchange");
  return found;
}

function breaks(outcome: Outcome): boolean {
  return outcome === "refused" || outcome === "different" || outcome === "dropped";
}

/** A reader of replies may leave aside what it does not know. */
function isHarmless(outcome: Outcome, direction: Direction): boolean {
  return outcome === "arrived" || (outcome === "dropped" && direction === "response");
}
