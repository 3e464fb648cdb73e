import type { Finding } from "../../../generator/compat/dist/findings/finding.js";
import { rankOf } from "../../../generator/compat/dist/findings/judge.js";
import type { Direction, Order, Surface } from "../../../generator/compat/dist/rules/rule.js";
import type { Outcome } from "./wire-exchange.js";

/** The observed result on one surface in one order of deployment. */
export interface RunResult {
  readonly surface: Surface;
  readonly order: Order;
  /** A message, or `exchange` for the operation as a whole. */
  readonly outcomes: Readonly<Record<Direction, Outcome>>;
  /** The failure, for people. */
  readonly notes: readonly string[];
}

/** A verdict that differs from the observed result. */
interface Disagreement {
  readonly kind: "kinder" | "stricter";
  readonly direction: Direction;
  /** The rules behind the verdict. Empty if there is no finding. */
  readonly rules: readonly string[];
}

/** Rules about the history of a contract, not about messages. */
const ofHistory = new Set(["contract-version-unchanged", "removed-before-sunset"]);

/** The findings that decide one direction: those of the worst level. */
export function decisive(findings: readonly Finding[], run: RunResult, direction: Direction): readonly Finding[] {
  const own = findings.filter(
    (one) =>
      one.surface === run.surface && one.order === run.order && one.direction === direction && !ofHistory.has(one.rule),
  );
  const worst = Math.max(0, ...own.map((finding) => rankOf(finding.level)));
  return own.filter((finding) => rankOf(finding.level) === worst);
}

/** Lists the differences between a case's verdicts and the observed results. A warning allows any result. */
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

/** A client may ignore unknown parts of a reply. */
function isHarmless(outcome: Outcome, direction: Direction): boolean {
  return outcome === "arrived" || (outcome === "dropped" && direction === "response");
}
