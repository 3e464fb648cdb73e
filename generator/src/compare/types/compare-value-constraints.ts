import { normalise } from "@stubwright/runtime/codec";
import type { MeantValue } from "../../link/linked-contract.js";
import type { Difference } from "./type-pair.js";

/** A default or fixed value, and the form that all ways to write it have in common. */
export interface HeldValue extends MeantValue {
  readonly canonical: string;
}

/**
 * Default and fixed values. A fixed value that is gone only lets more values in; but what is absent or empty has it as it has a
 * default, and means something else from then on; where it is `given`, it is neither.
 */
export function compareValueConstraints(
  old: HeldValue | undefined,
  now: HeldValue | undefined,
  given: boolean,
): readonly Difference[] {
  const isSame = old?.canonical === now?.canonical || isSameText(old?.value, now?.value);
  if (isSame && old?.kind === now?.kind) return [];
  const fixed = {
    old: old?.kind === "fixed" ? old.value : undefined,
    new: now?.kind === "fixed" ? now.value : undefined,
  };
  const changes: Difference[] = [];
  if (fixed.new !== undefined) changes.push({ rule: "fixed-value-changed", facet: "fixed", ...fixed });
  else if (fixed.old !== undefined)
    changes.push({ rule: "type-widened", facet: "fixed", typeScriptDiffers: false, ...fixed });
  if (isSame || given || (fixed.old !== undefined && fixed.new !== undefined)) return changes;
  return [...changes, { rule: "default-value-changed", facet: "default", old: old?.value, new: now?.value }];
}

/** One text without blanks to spare: what it is in another type is reported as that type. */
function isSameText(old: string | undefined, now: string | undefined): boolean {
  return old === now && (old === undefined || normalise(old, "collapse") === old);
}
