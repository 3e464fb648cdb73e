import { addToGroup, type OpenGroups } from "../../collection/group-by.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { spanText } from "../../diagnostics/span.js";
import { type ContractComponents, componentKey } from "./contract-components.js";

/** The keys of components that cannot be had, each with what is wrong with it or with what it refers to. */
export function brokenComponents(
  { all, referredBy }: ContractComponents,
  problems: ReadonlyMap<string, Diagnostic>,
): ReadonlyMap<string, Diagnostic> {
  const broken = new Map<string, Diagnostic>();
  const referrers: OpenGroups<string, string> = new Map();
  for (const component of all) {
    const key = componentKey(component);
    const problem = problems.get(spanText(component.at));
    if (problem !== undefined && !broken.has(key)) broken.set(key, problem);
    for (const referred of referredBy(component.syntax)) addToGroup(referrers, referred, key);
  }
  // What is added while the map is walked through is walked through too.
  for (const [key, problem] of broken) {
    for (const referrer of referrers.get(key) ?? []) if (!broken.has(referrer)) broken.set(referrer, problem);
  }
  return broken;
}
