import { occursText } from "@stubwright/contract/model";
import type { RuleId } from "../../rules/rules.js";
import type { Change } from "../change.js";

/** How often an item may occur. */
interface Occurs {
  readonly min: number;
  readonly max: number;
}

/** A difference in counts, without its place. */
type OccursChange = Pick<Change, "rule" | "facet" | "old" | "new">;

/**
 * Compares the counts of two particles. A change between none and one is reported as a change of whether the item is
 * required.
 */
export function compareOccurs(old: Occurs, now: Occurs): readonly OccursChange[] {
  const isCount = now.min > old.min ? now.min > 1 : old.min > 1 && now.min > 0;
  return [
    ...compareRequiredness(old, now),
    ...compareCardinality(old, now),
    ...(isCount ? compareLeast(old, now) : []),
    ...compareMost(old, now),
  ];
}

/**
 * Compares the counts of an array. None and one are reported like two and three, because items of an array are not
 * members that may be absent.
 */
export function compareItemCounts(old: Occurs, now: Occurs): readonly OccursChange[] {
  return [...compareCardinality(old, now), ...compareLeast(old, now), ...compareMost(old, now)];
}

/** Compares whether an item is required. */
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

/** Counts as people write them: `0..2`, `1..*`, `1`. */
export function countText({ min, max }: Occurs): string {
  const text = occursText(min, max);
  return text === "" ? "1" : `${min}..${max === Number.POSITIVE_INFINITY ? "*" : max}`;
}
