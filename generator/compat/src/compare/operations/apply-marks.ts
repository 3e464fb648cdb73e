import type { Marks, Stability } from "@stubwright/contract/marks";
import { allRules, type RuleId } from "../../rules/rules.js";
import type { Change } from "../change.js";
import type { Sides } from "../contract/contract-side.js";
import { operationsOf } from "./operation-facts.js";
import type { ReachedChange } from "./reached-change.js";

/**
 * Applies the marks of a contract to changes: an announced removal is allowed from its sunset on, but not before, and
 * parts that are not stable may change. `today` is a day as in `2027-03-01`.
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

/** The highest level of a change in a part that is not stable. */
const stabilityCaps: Readonly<Record<Stability, Change["atMost"]>> = {
  draft: "info",
  beta: "warning",
  stable: undefined,
};

/** Rules about values that a declaration no longer accepts, while the declaration remains. */
const takenNoMore: ReadonlySet<string> = new Set<RuleId>([
  "nillable-removed",
  "enum-value-removed",
  "alternative-type-removed",
]);

/** Rules about removed declarations. */
const removals: ReadonlySet<string> = new Set(
  allRules.map(({ id }) => id).filter((id) => /-removed(-|$)|-left-/.test(id) && !takenNoMore.has(id)),
);

/** The marks of the changed part in the old contract; for something new, in the new contract. */
function marksOf({ base, head }: Change, { old, now }: Sides): Marks {
  return base === undefined ? now.marks.at(head) : old.marks.at(base);
}

/** The lowest stability of the operations that a change reaches; undefined if one of them is stable. */
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
