import type { Change } from "../change.js";
import type { Relation } from "./relation.js";
import { describeScalar, type ScalarFacts } from "./scalar-facts.js";

/** A difference between the values of two simple types, without its place. */
export type ScalarChange = Pick<Change, "rule" | "facet" | "old" | "new" | "surfaces" | "atMost" | "typeScriptDiffers">;

/** The change between two types whose values are more, fewer or different. */
export function typeChange(relation: Exclude<Relation, "equal">, old: ScalarFacts, now: ScalarFacts): ScalarChange {
  const rules = { wider: "type-widened", narrower: "type-narrowed", incomparable: "type-changed" } as const;
  return {
    rule: rules[relation],
    old: describeScalar(old),
    new: describeScalar(now),
    typeScriptDiffers:
      old.typescript !== now.typescript || (relation === "incomparable" && (isLiteral(old) || isLiteral(now))),
  };
}

/** Whether the TypeScript type lists the values. */
export function isLiteral({ enumeration, typescript }: ScalarFacts): boolean {
  return enumeration !== undefined && typescript === "string";
}
