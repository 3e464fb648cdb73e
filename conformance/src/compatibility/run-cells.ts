import { type Order, type Surface, surfaces } from "../../../generator/compat/dist/rules/rule.js";
import { runDeviations } from "../../../generator/compat/dist/testing/run-deviations.js";
import type { CaseRun } from "./run-cases.js";
import { decisive, type RunResult } from "./run-verdict.js";
import type { Outcome } from "./wire-exchange.js";

const glyphs: Readonly<Record<Outcome, string>> = {
  refused: "✗",
  different: "≠",
  dropped: "~",
  arrived: "✓",
  none: "–",
};

const fromWorst: readonly Outcome[] = ["refused", "different", "dropped", "arrived"];

/** What was seen of a rule on each surface: `request / response`, one sign for the operation as such; then the same backwards. */
export function runCells(rule: string, runs: readonly CaseRun[]): readonly string[] {
  return surfaces.map((surface) => {
    const orders = (["oc", "nc"] as const).map((order) => orderCell(rule, runs, surface, order));
    const [forward, backward] = orders;
    if (forward === undefined) return "";
    const star = runDeviations.some((one) => one.surfaces.includes(surface) && one.rules.includes(rule)) ? " \\*" : "";
    return `${backward === undefined ? forward : `${forward} · ${backward}`}${star}`;
  });
}

/** The worst result of all cases that the rule decides. Undefined if it decides none. */
function orderCell(rule: string, runs: readonly CaseRun[], surface: Surface, order: Order): string | undefined {
  const seen = { request: new Set<Outcome>(), response: new Set<Outcome>(), exchange: new Set<Outcome>() };
  for (const { findings, results } of runs) {
    const result = results.find((one) => one.surface === surface && one.order === order);
    if (result === undefined) continue;
    for (const direction of ["request", "response", "exchange"] as const) {
      if (!decisive(findings, result, direction).some((finding) => finding.rule === rule)) continue;
      for (const outcome of outcomesOf(result, direction)) seen[direction].add(outcome);
    }
  }
  if (seen.exchange.size > 0) return glyph(seen.exchange);
  if (seen.request.size === 0 && seen.response.size === 0) return undefined;
  return `${glyph(seen.request)} / ${glyph(seen.response)}`;
}

function outcomesOf({ outcomes }: RunResult, direction: "request" | "response" | "exchange"): readonly Outcome[] {
  return direction === "exchange" ? Object.values(outcomes) : [outcomes[direction]];
}

function glyph(outcomes: ReadonlySet<Outcome>): string {
  return glyphs[fromWorst.find((outcome) => outcomes.has(outcome)) ?? "none"];
}
