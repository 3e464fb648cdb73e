import { whiteSpaceRank } from "@stubwright/contract/simple-types";
import type { Change } from "../change.js";
import { compareEnumerations } from "./compare-enumerations.js";
import { compareFacets, comparePatterns } from "./compare-facets.js";
import { compareMemberOrder } from "./compare-member-order.js";
import { compareMembers } from "./compare-members.js";
import { comparePrimitives, type Relation } from "./relation.js";
import { type AtomicFacts, describeScalar, isOneText, isText, type ScalarFacts } from "./scalar-facts.js";

/** A difference between the values of two simple types, without its place. */
export type ScalarChange = Pick<Change, "rule" | "facet" | "old" | "new" | "surfaces" | "atMost" | "typeScriptDiffers">;

const compared = new WeakMap<ScalarFacts, WeakMap<ScalarFacts, readonly ScalarChange[]>>();

/**
 * What changed in the values, each difference once; empty where both have the same values in the same forms. Two types are
 * compared once: unions of unions lead to the same two in many ways.
 */
export function compareScalars(old: ScalarFacts, now: ScalarFacts): readonly ScalarChange[] {
  const ofOld = compared.get(old) ?? new WeakMap<ScalarFacts, readonly ScalarChange[]>();
  const changes = ofOld.get(now) ?? compareOnce(old, now);
  compared.set(old, ofOld.set(now, changes));
  return changes;
}

function compareOnce(old: ScalarFacts, now: ScalarFacts): readonly ScalarChange[] {
  const values = compareValues(old, now);
  if (values.some((change) => change.rule === "type-changed")) return values;
  const forms = compareForms(old, now, values);
  // The form of an item or a member changes with that of the whole.
  return [...values.filter((change) => !forms.some((form) => form.rule === change.rule)), ...forms];
}

function compareValues(old: ScalarFacts, now: ScalarFacts): readonly ScalarChange[] {
  if (old.kind === "union" || now.kind === "union") return compareUnions(old, now);
  if (old.kind === "list" && now.kind === "list") {
    return [...compareItems(old.item, now.item), ...compareRestrictions(old, now)];
  }
  if (old.kind !== "atomic" || now.kind !== "atomic") return [typeChange("incomparable", old, now)];
  const relation = comparePrimitives(old, now);
  if (relation === "incomparable") return [typeChange(relation, old, now)];
  if (old.enumeration !== undefined || now.enumeration !== undefined) {
    return [...compareEnumerated(old, now), ...compareWhiteSpace(old, now)];
  }
  const types = relation === "equal" ? [] : [typeChange(relation, old, now)];
  const folded = old.primitive === "decimal" && old.builtin !== now.builtin;
  return [...types, ...compareRestrictions(old, now, folded), ...compareWhiteSpace(old, now)];
}

/** Items of lists: in none is white space, so that texts which differ in it alone are the same. */
function compareItems(old: ScalarFacts, now: ScalarFacts): readonly ScalarChange[] {
  if (!isText(old) || !isText(now)) return compareScalars(old, now);
  return compareScalars(old, { ...now, builtin: old.builtin, whiteSpace: old.whiteSpace });
}

/**
 * Values that are held to something and may be written with blanks around them from now on, or no longer: in XML, as JSON has
 * them without.
 */
function compareWhiteSpace(old: AtomicFacts, now: AtomicFacts): readonly ScalarChange[] {
  const collapses = old.whiteSpace === "collapse" || now.whiteSpace === "collapse";
  if (old.whiteSpace === now.whiteSpace || !isHeld(old, collapses) || !isHeld(now, collapses)) return [];
  const isNarrowed = whiteSpaceRank[now.whiteSpace] < whiteSpaceRank[old.whiteSpace];
  const rule = isNarrowed ? "bounds-narrowed" : "bounds-widened";
  const texts = { facet: "whiteSpace", old: old.whiteSpace, new: now.whiteSpace };
  return [{ rule, ...texts, surfaces: ["soap"], atMost: "warning" }];
}

/** Whether other blanks can make of a value none; where none collapse, they are as many. */
function isHeld({ enumeration, patterns, maxLength }: AtomicFacts, collapses: boolean): boolean {
  return enumeration !== undefined || patterns.length > 0 || (collapses && maxLength !== undefined);
}

/** Facets; `folded` where the bounds are reported by the type's own change. */
function compareRestrictions(old: ScalarFacts, now: ScalarFacts, folded = false): readonly ScalarChange[] {
  if (old.enumeration !== undefined || now.enumeration !== undefined) return compareEnumerated(old, now);
  const enumerations = compareEnumerations(old, now);
  return [...enumerations, ...comparePatterns(old, now), ...(folded ? [] : compareFacets(old, now))];
}

/** Enumerated values, which are held to the other facets; and in which texts they may be written. */
function compareEnumerated(old: ScalarFacts, now: ScalarFacts): readonly ScalarChange[] {
  const patterns = isOneText(old) && isOneText(now) ? [] : comparePatterns(old, now);
  return [...compareEnumerations(old, now), ...patterns];
}

function typeChange(relation: Exclude<Relation, "equal">, old: ScalarFacts, now: ScalarFacts): ScalarChange {
  const rules = { wider: "type-widened", narrower: "type-narrowed", incomparable: "type-changed" } as const;
  return {
    rule: rules[relation],
    old: describeScalar(old),
    new: describeScalar(now),
    typeScriptDiffers: old.typescript !== now.typescript,
  };
}

function compareUnions(old: ScalarFacts, now: ScalarFacts): readonly ScalarChange[] {
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
  return [
    ...compareMembers(added, oldMembers).map(({ text, surfaces }) => ({
      rule: "alternative-type-added" as const,
      old: undefined,
      new: text,
      surfaces,
    })),
    ...compareMembers(removed, newMembers).map(({ text, surfaces }) => ({
      rule: "alternative-type-removed" as const,
      old: text,
      new: undefined,
      surfaces,
    })),
    ...compareRestrictions(old, now),
    ...(old.kind === "union" && now.kind === "union" && !oldMembers.every(isInPlace)
      ? compareMemberOrder(old, now)
      : []),
  ];
}

/** A type that is no union as one of itself, which restricts nothing. */
function asUnion(facts: ScalarFacts): ScalarFacts {
  if (facts.kind === "union") return facts;
  const nothing = { enumeration: undefined, listed: undefined, known: undefined, patterns: [] };
  const { json, typescript } = facts;
  return { ...nothing, kind: "union", members: [facts], minLength: undefined, maxLength: undefined, json, typescript };
}

function compareSingle(removed: readonly ScalarFacts[], added: readonly ScalarFacts[]): readonly ScalarChange[] {
  const [one] = removed;
  const [other] = added;
  return one === undefined || other === undefined ? [] : compareScalars(one, other);
}

/** The same values in another form: a number that becomes text, a number that becomes a bigint. */
function compareForms(old: ScalarFacts, now: ScalarFacts, values: readonly ScalarChange[]): readonly ScalarChange[] {
  if (values.some((change) => change.rule.startsWith("alternative-type"))) return [];
  const typed = old.typescript !== now.typescript;
  const surfaces = typed ? (["json", "ts-client", "ts-server"] as const) : (["json"] as const);
  if (old.json !== now.json) return [{ rule: "json-shape-changed", old: old.json, new: now.json, surfaces }];
  const reported = values.some((change) => change.rule.startsWith("type-"));
  return typed && !reported ? [{ rule: "ts-scalar-mapping-changed", old: old.typescript, new: now.typescript }] : [];
}
