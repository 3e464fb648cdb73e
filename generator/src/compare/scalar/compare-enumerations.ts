import type { ScalarChange } from "./compare-scalars.js";
import type { ScalarFacts } from "./scalar-facts.js";
import { takesValue } from "./takes-value.js";

const onTheWires = ["soap", "json"] as const;

/** Values that joined or left an enumeration, or the enumeration as a whole. */
export function compareEnumerations(old: ScalarFacts, now: ScalarFacts): readonly ScalarChange[] {
  const { enumeration: before } = old;
  const { enumeration: after } = now;
  const surfaces = old.typescript === "string" || now.typescript === "string" ? undefined : onTheWires;
  if (before !== undefined && after !== undefined) {
    const listed = {
      old: new Set<string | undefined>(old.listed?.values()),
      now: new Set<string | undefined>(now.listed?.values()),
    };
    return valueChanges(before, after).map((change) => {
      const isInBoth = listed.now.has(change.old) || listed.old.has(change.new);
      return { ...change, facet: "enumeration", surfaces: isInBoth ? onTheWires : surfaces };
    });
  }
  if (before === undefined && after === undefined) {
    return valueChanges(byText(old.known), byText(now.known)).map((change) => ({
      ...change,
      facet: "enumeration",
      atMost: "info" as const,
    }));
  }
  const rule = before === undefined ? "enum-introduced" : "enum-lifted";
  const [lines, others] = [before, after].map((values) => [...(values?.values() ?? [])]);
  const texts = { old: before && lines?.join(" | "), new: after && others?.join(" | ") };
  const lost = (lines ?? []).filter((value) => !takesValue(now, value));
  const won = (others ?? []).filter((value) => !takesValue(old, value));
  const shared = { facet: "enumeration", surfaces };
  return [
    { rule, ...shared, ...texts },
    ...lost.map((value) => ({ ...shared, rule: "enum-value-removed" as const, old: value, new: undefined })),
    ...won.map((value) => ({ ...shared, rule: "enum-value-added" as const, old: undefined, new: value })),
  ];
}

function byText(values: readonly string[] = []): ReadonlyMap<string, string> {
  return new Map(values.map((value) => [value, value]));
}

function valueChanges(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly ScalarChange[] {
  const added = [...after].flatMap(([key, value]) => (before.has(key) ? [] : [value]));
  const removed = [...before].flatMap(([key, value]) => (after.has(key) ? [] : [value]));
  return [
    ...removed.map((value) => ({ rule: "enum-value-removed" as const, old: value, new: undefined })),
    ...added.map((value) => ({ rule: "enum-value-added" as const, old: undefined, new: value })),
  ];
}
