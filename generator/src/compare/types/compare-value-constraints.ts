import type { MeantValue } from "../../link/linked-contract.js";
import type { Difference } from "./type-pair.js";

/** A default or fixed value, and the form that all ways to write it have in common. */
export interface HeldValue extends MeantValue {
  readonly canonical: string;
}

/** Default and fixed values; a fixed value that is gone only lets more values in. */
export function compareValueConstraints(old: HeldValue | undefined, now: HeldValue | undefined): readonly Difference[] {
  if (old?.kind === now?.kind && old?.canonical === now?.canonical) return [];
  const fixed = {
    old: old?.kind === "fixed" ? old.value : undefined,
    new: now?.kind === "fixed" ? now.value : undefined,
  };
  if (fixed.new !== undefined) return [{ rule: "fixed-value-changed", facet: "fixed", ...fixed }];
  const defaults = {
    old: old?.kind === "default" ? old.value : undefined,
    new: now?.kind === "default" ? now.value : undefined,
  };
  const changes: Difference[] = [];
  if (fixed.old !== undefined)
    changes.push({ rule: "type-widened", facet: "fixed", typeScriptDiffers: false, ...fixed });
  if (defaults.old !== defaults.new) changes.push({ rule: "default-value-changed", facet: "default", ...defaults });
  return changes;
}
