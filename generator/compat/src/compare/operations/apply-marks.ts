import type { Marks, Stability } from "@stubwright/contract/marks";
import { allRules, type RuleId } from "../../rules/rules.js";
import type { Change } from "../change.js";
import type { Sides } from "../contract/contract-side.js";
import { operationsOf } from "./operation-facts.js";
import type { ReachedChange } from "./reached-change.js";

/**
 * Lets the marks of a contract count: what was announced to go may go from its sunset on and not before, and what is not
 * stable yet may change. `today` is a day as in `2027-03-01`.
 */
export function applyMarks(reached: readonly ReachedChange[], sides: Sides, today: string): readonly ReachedChange[] {
  const operations = new Map(operationsOf(sides.old.contract).map((one) => [one.name, one.operation.at]));
  return reached.flatMap(({ change, reach }): ReachedChange[] => {
    const marks = marksOf(change, sides);
    const stability = marks.stability ?? leastStable([...reach.values()].flat(), operations, sides);
    const sunset = marks.sunset ?? sides.old.marks.at(change.declared).sunset;
    const isDue = sunset !== undefined && sunset <= today;
    const isGone = removals.has(change.rule);
    const atMost = lowest([
      change.atMost,
      isGone && isDue ? "warning" : undefined,
      stability && stabilityCaps[stability],
    ]);
    const marked = { change: { ...change, atMost }, reach };
    if (!isGone || sunset === undefined || isDue) return [marked];
    const early: Change = { ...change, rule: "removed-before-sunset", old: sunset, atMost };
    return [marked, { change: early, reach }];
  });
}

/** The worst level of a change of what is not stable. */
const stabilityCaps: Readonly<Record<Stability, Change["atMost"]>> = {
  draft: "info",
  beta: "warning",
  stable: undefined,
};

/** What a declaration takes no longer, while it is still there. */
const takenNoMore: ReadonlySet<string> = new Set<RuleId>([
  "nillable-removed",
  "enum-value-removed",
  "alternative-type-removed",
]);

/** What was declared and is gone. */
const removals: ReadonlySet<string> = new Set(
  allRules.map(({ id }) => id).filter((id) => /-removed(-|$)|-left-/.test(id) && !takenNoMore.has(id)),
);

/** What was said before of it, or of what it stands in; of something new on its own, what is said now. */
function marksOf({ base, head }: Change, { old, now }: Sides): Marks {
  return base === undefined ? now.marks.at(head) : old.marks.at(base);
}

/** The stability that all operations have which the change reaches; undefined where one of them is stable. */
function leastStable(
  names: readonly string[],
  operations: ReadonlyMap<string, Change["base"]>,
  { old }: Sides,
): Stability | undefined {
  const found = names.map((name) => old.marks.at(operations.get(name)).stability);
  if (found.length === 0 || found.some((one) => one === undefined || one === "stable")) return undefined;
  return found.includes("beta") ? "beta" : "draft";
}

function lowest(levels: readonly (Change["atMost"] | undefined)[]): Change["atMost"] {
  if (levels.includes("info")) return "info";
  return levels.includes("warning") ? "warning" : undefined;
}
