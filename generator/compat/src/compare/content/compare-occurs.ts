import { occursText } from "@stubwright/contract/model";
import type { RuleId } from "../../rules/rules.js";
import type { Change } from "../change.js";

/** How often something may stand. */
interface Occurs {
  readonly min: number;
  readonly max: number;
}

/** A difference in counts, without its place. */
type OccursChange = Pick<Change, "rule" | "facet" | "old" | "new">;

/** What the counts of one particle say beside those of another: of none and one as whether it must stand. */
export function compareOccurs(old: Occurs, now: Occurs): readonly OccursChange[] {
  const isCount = now.min > old.min ? now.min > 1 : old.min > 1 && now.min > 0;
  return [
    ...compareRequiredness(old, now),
    ...compareCardinality(old, now),
    ...(isCount ? compareLeast(old, now) : []),
    ...compareMost(old, now),
  ];
}

/** The counts of an array, where none and one are reported like two and three: its items are no member that may be absent. */
export function compareItemCounts(old: Occurs, now: Occurs): readonly OccursChange[] {
  return [...compareCardinality(old, now), ...compareLeast(old, now), ...compareMost(old, now)];
}

/** Whether something must stand. */
export function compareRequiredness(old: Occurs, now: Occurs): readonly OccursChange[] {
  if ((old.min === 0) === (now.min === 0)) return [];
  return [occursChange(old.min === 0 ? "requiredness-tightened" : "requiredness-relaxed", "minOccurs", old, now)];
}

function compareCardinality(old: Occurs, now: Occurs): readonly OccursChange[] {
  if (old.max === 1 && now.max > 1) return [occursChange("cardinality-single-to-many", "maxOccurs", old, now)];
  if (old.max > 1 && now.max === 1) return [occursChange("cardinality-many-to-single", "maxOccurs", old, now)];
  return [];
}

function compareLeast(old: Occurs, now: Occurs): readonly OccursChange[] {
  if (old.min === now.min) return [];
  return [occursChange(now.min > old.min ? "item-count-narrowed" : "item-count-widened", "minOccurs", old, now)];
}

function compareMost(old: Occurs, now: Occurs): readonly OccursChange[] {
  if (old.max === now.max || old.max <= 1 || now.max <= 1) return [];
  return [occursChange(now.max < old.max ? "item-count-narrowed" : "item-count-widened", "maxOccurs", old, now)];
}

function occursChange(rule: RuleId, facet: string, old: Occurs, now: Occurs): OccursChange {
  return { rule, facet, old: countText(old), new: countText(now) };
}

/** `0..2`, `1..*`, `1`: counts as a person would write them. */
export function countText({ min, max }: Occurs): string {
  const text = occursText(min, max);
  return text === "" ? "1" : `${min}..${max === Number.POSITIVE_INFINITY ? "*" : max}`;
}
