import { occursText } from "../../model/occurs-text.js";
import type { Change } from "../change.js";
import type { RuleId } from "../rules/rules.js";

/** How often something may stand. */
export interface Occurs {
  readonly min: number;
  readonly max: number;
}

/** A difference in counts, without its place. */
export type OccursChange = Pick<Change, "rule" | "facet" | "old" | "new">;

/** What the counts of one particle say beside those of another. */
export function compareOccurs(old: Occurs, now: Occurs): readonly OccursChange[] {
  const changes: OccursChange[] = [];
  const told = (rule: RuleId, facet: string): void => {
    changes.push({ rule, facet, old: countText(old), new: countText(now) });
  };
  if (old.min === 0 && now.min > 0) told("requiredness-tightened", "minOccurs");
  if (old.min > 0 && now.min === 0) told("requiredness-relaxed", "minOccurs");
  if (old.max === 1 && now.max > 1) told("cardinality-single-to-many", "maxOccurs");
  if (old.max > 1 && now.max === 1) told("cardinality-many-to-single", "maxOccurs");
  if (now.min > old.min && now.min > 1) told("item-count-narrowed", "minOccurs");
  if (now.min < old.min && old.min > 1 && now.min > 0) told("item-count-widened", "minOccurs");
  if (old.max > 1 && now.max > 1 && old.max !== now.max) {
    told(now.max < old.max ? "item-count-narrowed" : "item-count-widened", "maxOccurs");
  }
  return changes;
}

/** The counts of an array, where none and one are told like two and three: its items are no member that may be absent. */
export function compareItemCounts(old: Occurs, now: Occurs): readonly OccursChange[] {
  const changes = compareOccurs(old, now).filter((change) => !change.rule.startsWith("item-count"));
  const rest = changes.filter((change) => !change.rule.startsWith("requiredness"));
  const text = { old: countText(old), new: countText(now) };
  if (old.min !== now.min) {
    rest.push({ rule: now.min > old.min ? "item-count-narrowed" : "item-count-widened", facet: "minOccurs", ...text });
  }
  if (old.max > 1 && now.max > 1 && old.max !== now.max) {
    rest.push({ rule: now.max < old.max ? "item-count-narrowed" : "item-count-widened", facet: "maxOccurs", ...text });
  }
  return rest;
}

function countText({ min, max }: Occurs): string {
  const text = occursText(min, max);
  return text === "" ? "1" : `${min}..${max === Number.POSITIVE_INFINITY ? "*" : max}`;
}
