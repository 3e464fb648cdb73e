import { groupBy } from "@stubwright/contract/collection";
import type { ScalarChange } from "./relation.js";
import type { ScalarFacts } from "./scalar-facts.js";
import { takesValue } from "./takes-value.js";

const onTheWires = ["soap", "json"] as const;

const inTypes = ["ts-client", "ts-server"] as const;

/**
 * Compares enumerations: added and removed values, or the enumeration as a whole. TypeScript has all listed values, the
 * wires only those that no other facet refuses.
 */
export function compareEnumerations(old: ScalarFacts, now: ScalarFacts): readonly ScalarChange[] {
  const { enumeration: oldValues } = old;
  const { enumeration: newValues } = now;
  const surfaces = old.typescript === "string" || now.typescript === "string" ? undefined : onTheWires;
  const shared = { facet: "enumeration", surfaces };
  if (oldValues !== undefined && newValues !== undefined) {
    const taken = valueChanges(oldValues, newValues);
    if (surfaces !== undefined) return together(taken.map((change) => ({ ...change, ...shared })));
    const listed = valueChanges(old.listed ?? oldValues, now.listed ?? newValues);
    const [isTaken, isListed] = [among(taken), among(listed)];
    return together([
      ...taken.map((change) => ({ ...change, ...shared, surfaces: isListed(change) ? undefined : onTheWires })),
      ...listed.filter((change) => !isTaken(change)).map((change) => ({ ...change, ...shared, surfaces: inTypes })),
    ]);
  }
  if (oldValues === undefined && newValues === undefined) {
    // Any text is accepted before and now. Only code that names a removed value through the exported object is
    // affected.
    const known = valueChanges(byText(old.known), byText(now.known)).flatMap((change): ScalarChange[] => {
      const known = { ...change, facet: "enumeration", atMost: "info" as const };
      if (change.rule === "enum-value-added") return [known];
      return [
        { ...known, surfaces: onTheWires },
        { ...known, surfaces: inTypes, atMost: "warning" },
      ];
    });
    return together(known);
  }
  const rule = oldValues === undefined ? "enum-introduced" : "enum-lifted";
  const [oldTexts, newTexts] = [oldValues, newValues].map((values) => [...(values?.values() ?? [])]);
  const texts = { old: oldValues && oldTexts?.join(" | "), new: newValues && newTexts?.join(" | ") };
  const lost = (oldTexts ?? []).filter((value) => !takesValue(now, value));
  const won = (newTexts ?? []).filter((value) => !takesValue(old, value));
  return [
    { rule, ...shared, ...texts },
    ...inOne("enum-value-removed", lost).map((change) => ({ ...change, ...shared })),
    ...inOne("enum-value-added", won).map((change) => ({ ...change, ...shared })),
  ];
}

/** One change for all added or removed values. */
function inOne(rule: "enum-value-removed" | "enum-value-added", values: readonly string[]): readonly ScalarChange[] {
  if (values.length === 0) return [];
  const text = values.join(" | ");
  return [
    {
      rule,
      old: rule === "enum-value-removed" ? text : undefined,
      new: rule === "enum-value-added" ? text : undefined,
    },
  ];
}

/** Joins values that affect the same surfaces into one change. */
function together(changes: readonly ScalarChange[]): readonly ScalarChange[] {
  const groups = groupBy(changes, ({ rule, surfaces, atMost }) => JSON.stringify([rule, surfaces, atMost]));
  return [...groups.values()].map((alike) => {
    const textOf = (side: "old" | "new"): string | undefined =>
      alike[0][side] === undefined ? undefined : alike.map((change) => change[side]).join(" | ");
    return { ...alike[0], old: textOf("old"), new: textOf("new") };
  });
}

function among(changes: readonly ScalarChange[]): (change: ScalarChange) => boolean {
  const [removed, added] = [new Set(changes.map((one) => one.old)), new Set(changes.map((one) => one.new))];
  return (change) => (change.old === undefined ? added.has(change.new) : removed.has(change.old));
}

function byText(values: readonly string[] = []): ReadonlyMap<string, string> {
  return new Map(values.map((value) => [value, value]));
}

function valueChanges(old: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): readonly ScalarChange[] {
  const added = [...now].flatMap(([key, value]) => (old.has(key) ? [] : [value]));
  const removed = [...old].flatMap(([key, value]) => (now.has(key) ? [] : [value]));
  return [
    ...removed.map((value) => ({ rule: "enum-value-removed" as const, old: value, new: undefined })),
    ...added.map((value) => ({ rule: "enum-value-added" as const, old: undefined, new: value })),
  ];
}
