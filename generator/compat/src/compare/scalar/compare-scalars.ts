import { answeredOnce } from "@stubwright/contract/collection";
import { compareAtomic } from "./compare-atomic.js";
import { compareRestrictions } from "./compare-facets.js";
import { compareMemberOrder, compareMembers, isOfNames, takesAnyText } from "./compare-members.js";
import { isLiteral, type ScalarChange, typeChange } from "./relation.js";
import { describeScalar, isText, type ScalarFacts, type UnionFacts } from "./scalar-facts.js";

/**
 * Compares the values of two simple types. Each difference is listed once; the list is empty if both have the same
 * values in the same forms.
 */
export function compareScalars(old: ScalarFacts, now: ScalarFacts): readonly ScalarChange[] {
  return comparisonWith(old)(now);
}

const comparisonWith = answeredOnce((old: ScalarFacts) => answeredOnce((now: ScalarFacts) => compareOnce(old, now)));

function compareOnce(old: ScalarFacts, now: ScalarFacts): readonly ScalarChange[] {
  const values = compareValues(old, now);
  if (values.some((change) => change.rule === "type-changed")) return values;
  const forms = compareForms(old, now, values);
  // The form of an item or member changes with the form of the whole.
  return [...values.filter((change) => !forms.some((form) => form.rule === change.rule)), ...forms];
}

function compareValues(old: ScalarFacts, now: ScalarFacts): readonly ScalarChange[] {
  if (isOnlyWritten(old) && takesAnyText(now)) return [writtenChange("wider", old, now, old)];
  if (isOnlyWritten(now) && takesAnyText(old)) return [writtenChange("narrower", old, now, now)];
  if (old.kind === "union" || now.kind === "union") return compareUnions(old, now);
  if (old.kind === "list" && now.kind === "list") {
    return [...compareItems(old.item, now.item), ...compareRestrictions(old, now)];
  }
  if (old.kind === "atomic" && now.kind === "atomic") return compareAtomic(old, now);
  return compareListed(old, now);
}

/** Compares a single value with a list, which may have one item. Texts are left out: they are items where they have blanks. */
function compareListed(old: ScalarFacts, now: ScalarFacts): readonly ScalarChange[] {
  const [single, list] = now.kind === "list" ? [old, now] : [now, old];
  if (list.kind !== "list" || single.kind !== "atomic" || isText(single) || !takesOne(list)) {
    return [typeChange("incomparable", old, now)];
  }
  const isHeld = compareScalars(single, list.item).every(({ rule }) => ofWiderValues.has(rule));
  const relation = now.kind === "list" ? "wider" : "narrower";
  return [typeChange(isHeld ? relation : "incomparable", old, now)];
}

/** Whether a list may have one item, whatever its value. */
function takesOne({ enumeration, patterns, minLength = 0, maxLength = 1 }: ScalarFacts): boolean {
  return enumeration === undefined && patterns.length === 0 && minLength <= 1 && maxLength >= 1;
}

/** The change between any text and texts of a type. A list of any texts refuses none, but reads them as items. */
function writtenChange(
  relation: "wider" | "narrower",
  old: ScalarFacts,
  now: ScalarFacts,
  written: ScalarFacts,
): ScalarChange {
  const change = typeChange(relation, old, now);
  const { enumeration, patterns, minLength = 0, maxLength } = written;
  const isFree = enumeration === undefined && patterns.length === 0 && minLength === 0 && maxLength === undefined;
  const takesAll = written.kind === "list" && takesAnyText(written.item) && isFree;
  return takesAll ? { ...change, surfaces: ["soap"], atMost: "warning" } : change;
}

/** Whether a type is a list or a union whose values are all text, but not any text. */
function isOnlyWritten(facts: ScalarFacts): boolean {
  if (facts.kind === "atomic" || isOfNames(facts)) return false;
  return facts.kind === "list" || !facts.members.some(takesAnyText);
}

/** Compares the items of lists. They contain no white space, so texts that differ only in white space are equal. */
function compareItems(old: ScalarFacts, now: ScalarFacts): readonly ScalarChange[] {
  if (!isText(old) || !isText(now)) return compareScalars(old, now);
  return compareScalars(old, { ...now, builtin: old.builtin, whiteSpace: old.whiteSpace });
}

function compareUnions(old: ScalarFacts, now: ScalarFacts): readonly ScalarChange[] {
  const introduced = old.kind === "union" ? undefined : unionChange("union-introduced", old, asUnion(now));
  const lifted = now.kind === "union" ? undefined : unionChange("union-lifted", now, asUnion(old));
  const alone = introduced ?? lifted;
  return alone === undefined
    ? compareMembersOf(old, now)
    : [...alone, ...compareRestrictions(asUnion(old), asUnion(now))];
}

function compareMembersOf(old: ScalarFacts, now: ScalarFacts): readonly ScalarChange[] {
  const oldMembers = old.kind === "union" ? old.members : [old];
  const newMembers = now.kind === "union" ? now.members : [now];
  const same = (one: ScalarFacts, other: ScalarFacts): boolean => compareScalars(one, other).length === 0;
  const isInPlace = (one: ScalarFacts, index: number): boolean => {
    const other = newMembers[index];
    return other !== undefined && same(one, other);
  };
  const removed = oldMembers.filter((member) => !newMembers.some((other) => same(member, other)));
  const added = newMembers.filter((member) => !oldMembers.some((other) => same(member, other)));
  const inside = () => [...compareSingle(removed, added), ...compareRestrictions(asUnion(old), asUnion(now))];
  if (removed.length === oldMembers.length && added.length === newMembers.length && added.length > 0) {
    if (removed.length === 1 && added.length === 1) return inside();
    return [typeChange("incomparable", old, now)];
  }
  if (removed.length === 1 && added.length === 1 && oldMembers.length === newMembers.length) {
    const changes = inside();
    if (!changes.some((change) => change.rule === "type-changed")) return changes;
  }
  const isTyped = old.typescript !== now.typescript || [...oldMembers, ...newMembers].some(isLiteral);
  const affected = isTyped ? undefined : (["soap", "json"] as const);
  return [
    ...compareMembers(added, oldMembers).map(({ text, surfaces }) => ({
      rule: "alternative-type-added" as const,
      old: undefined,
      new: text,
      surfaces: surfaces ?? affected,
    })),
    ...compareMembers(removed, newMembers).map(({ text, surfaces }) => ({
      rule: "alternative-type-removed" as const,
      old: text,
      new: undefined,
      surfaces: surfaces ?? affected,
      content: "narrower" as const,
    })),
    ...compareRestrictions(old, now),
    ...(old.kind === "union" && now.kind === "union" && !oldMembers.every(isInPlace)
      ? compareMemberOrder(old, now)
      : []),
  ];
}

/**
 * The change between a union and a type whose values are those of a member, or some of them; undefined if they are not.
 */
function unionChange(
  rule: "union-introduced" | "union-lifted",
  one: ScalarFacts,
  { members }: UnionFacts,
): readonly ScalarChange[] | undefined {
  const isWider = (change: ScalarChange): boolean => ofWiderValues.has(change.rule);
  const isNarrower = (change: ScalarChange): boolean => ofFewerValues.has(change.rule);
  const holder = members.find((member) => compareScalars(one, member).every(isWider));
  if (holder === undefined) return undefined;
  const others = compareMembers(
    members.filter((member) => member !== holder && !compareScalars(one, member).every(isNarrower)),
    [one],
  );
  const more = others.some(({ surfaces }) => surfaces === undefined)
    ? undefined
    : others.flatMap((other) => other.surfaces ?? []);
  const isSame = compareScalars(one, holder).length === 0;
  if (isSame && others.length === 0) return [];
  const [alone, union] = [describeScalar(one), describeScalar(unionOf(members))];
  const texts = rule === "union-introduced" ? { old: alone, new: union } : { old: union, new: alone };
  const typeScriptDiffers = members.some(
    (member) => member.typescript !== one.typescript || (isLiteral(one) && member !== holder),
  );
  return [
    { rule, ...texts, typeScriptDiffers, surfaces: isSame && more !== undefined ? [...new Set(more)] : undefined },
  ];
}

/** Rules by which all old values remain valid in their old form. */
const ofWiderValues: ReadonlySet<string> = new Set([
  "type-widened",
  "bounds-widened",
  "enum-value-added",
  "enum-lifted",
]);

/** Rules by which all new values were valid before in their form. */
const ofFewerValues: ReadonlySet<string> = new Set([
  "type-narrowed",
  "bounds-narrowed",
  "pattern-added",
  "enum-value-removed",
]);

/** A type as a union with one member and without facets. */
function asUnion(facts: ScalarFacts): UnionFacts {
  if (facts.kind === "union") return facts;
  return unionOf([facts]);
}

function unionOf(members: readonly ScalarFacts[]): UnionFacts {
  const nothing = { enumeration: undefined, listed: undefined, known: undefined, patterns: [] };
  const [{ json, typescript } = { json: "", typescript: "" }] = members;
  return { ...nothing, kind: "union", members, minLength: undefined, maxLength: undefined, json, typescript };
}

function compareSingle(removed: readonly ScalarFacts[], added: readonly ScalarFacts[]): readonly ScalarChange[] {
  const [one] = removed;
  const [other] = added;
  return one === undefined || other === undefined ? [] : compareScalars(one, other);
}

/** Whether the JSON form of a value is its text in XML. */
function isTextInJson(facts: ScalarFacts): boolean {
  if (facts.kind !== "atomic" || facts.primitive === "hexBinary") return false;
  return ["string", "digits", "base64"].includes(facts.json);
}

/** Rules that report added or removed forms. */
const ofAlternatives = /^(alternative-type|union)-/;

/** Compares the forms of the same values: a number that becomes text, or a bigint. */
function compareForms(old: ScalarFacts, now: ScalarFacts, values: readonly ScalarChange[]): readonly ScalarChange[] {
  if (values.some((change) => ofAlternatives.test(change.rule))) return [];
  const typed = old.typescript !== now.typescript;
  const surfaces = typed ? (["json", "ts-client", "ts-server"] as const) : (["json"] as const);
  const isWritten = values.some(({ rule }) => rule === "type-widened" || rule === "type-narrowed");
  if (isWritten && isTextInJson(old) && isTextInJson(now)) {
    const inCode = ["ts-client", "ts-server"] as const;
    return typed ? [{ rule: "json-shape-changed", old: old.typescript, new: now.typescript, surfaces: inCode }] : [];
  }
  if (old.json !== now.json) return [{ rule: "json-shape-changed", old: old.json, new: now.json, surfaces }];
  const reported = values.some((change) => change.rule.startsWith("type-"));
  return typed && !reported ? [{ rule: "ts-scalar-mapping-changed", old: old.typescript, new: now.typescript }] : [];
}
