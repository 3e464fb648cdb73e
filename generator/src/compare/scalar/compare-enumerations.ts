import type { ScalarChange } from "./compare-scalars.js";
import type { ScalarFacts } from "./scalar-facts.js";
import { takesValue } from "./takes-value.js";

/** Values that joined or left an enumeration, or the enumeration as a whole. */
export function compareEnumerations(old: ScalarFacts, now: ScalarFacts): readonly ScalarChange[] {
  const before = old.enumeration;
  const after = now.enumeration;
  const surfaces = old.typescript === "string" || now.typescript === "string" ? undefined : (["soap", "json"] as const);
  if (before !== undefined && after !== undefined) {
    return valueChanges(before, after).map((change) => ({ ...change, facet: "enumeration", surfaces }));
  }
  if (before === undefined && after === undefined) {
    return valueChanges(old.known ?? [], now.known ?? []).map((change) => ({
      ...change,
      facet: "enumeration",
      atMost: "info" as const,
    }));
  }
  const rule = before === undefined ? "enum-introduced" : "enum-lifted";
  const whole = { rule, facet: "enumeration", old: before?.join(" | "), new: after?.join(" | "), surfaces };
  const lost = (before ?? []).filter((value) => !takesValue(now, value));
  const won = (after ?? []).filter((value) => !takesValue(old, value));
  const shared = { facet: "enumeration", surfaces };
  return [
    whole,
    ...lost.map((value) => ({ rule: "enum-value-removed", ...shared, old: value, new: undefined })),
    ...won.map((value) => ({ rule: "enum-value-added", ...shared, old: undefined, new: value })),
  ];
}

function valueChanges(before: readonly string[], after: readonly string[]): readonly ScalarChange[] {
  const added = after.filter((value) => !before.includes(value));
  const removed = before.filter((value) => !after.includes(value));
  return [
    ...removed.map((value) => ({ rule: "enum-value-removed", old: value, new: undefined })),
    ...added.map((value) => ({ rule: "enum-value-added", old: undefined, new: value })),
  ];
}
