import type { Span } from "@stubwright/contract/diagnostics";
import type { AttributeUse, ExpandedName, Wildcard } from "@stubwright/contract/schema";
import { localName } from "@stubwright/contract/schema";
import type { Declarer } from "@stubwright/contract/syntax";
import { type Content, elementsOf } from "../content/content.js";
import type { Sides } from "../contract/contract-side.js";
import type { TypeComparison } from "./type-pair.js";
import { type Place, report } from "./type-pair.js";

/** The content of a complex type. */
export interface Members {
  readonly content: Content;
  readonly attributes: readonly AttributeUse[];
  /** The wildcard for further attributes. */
  readonly attributeWildcard: Wildcard | undefined;
}

/** Both sides of a type, and the names that moved between elements and attributes. */
export interface MemberPair {
  readonly old: Members;
  readonly now: Members;
  /** The local names of members that moved between elements and attributes. */
  readonly switched: ReadonlySet<string>;
}

/** Pairs the members of both sides. */
export function pairMembers(old: Members, now: Members): MemberPair {
  const oldNames = namesOf(old);
  const newNames = namesOf(now);
  const moved = (from: ReadonlySet<string>, to: ReadonlySet<string>, stays: ReadonlySet<string>): string[] =>
    [...from].filter((name) => to.has(name) && !stays.has(name));
  const toAttribute = moved(oldNames.elements, newNames.attributes, union(newNames.elements, oldNames.attributes));
  const toElement = moved(oldNames.attributes, newNames.elements, union(newNames.attributes, oldNames.elements));
  return { old, now, switched: new Set([...toAttribute, ...toElement]) };
}

/** Reports each member that moved, and compares its values. */
export function compareSwitched(members: MemberPair, place: Place, comparison: TypeComparison): void {
  for (const name of members.switched) {
    const old = memberOf(members.old, name);
    const now = memberOf(members.now, name);
    if (old === undefined || now === undefined) continue;
    const spans = { base: old.at, head: now.at };
    const path = memberPath(`/${old.node === "attribute" ? "@" : ""}${name}`, spans, place, comparison.sides);
    const at: Place = { ...place, node: old.node, path, qname: old.name, at: spans };
    report(at, [{ rule: "element-attribute-switched", old: old.node, new: now.node }]);
    if (old.required !== now.required) {
      const rule = now.required ? "requiredness-tightened" : "requiredness-relaxed";
      const surfaces = ["json", "ts-client", "ts-server"] as const;
      report(at, [{ rule, old: requiredText(old), new: requiredText(now), surfaces }]);
    }
    comparison.compare(old.type, now.type, at);
  }
}

/** Whether a member is required, in a word. */
export function requiredText({ required }: { readonly required: boolean }): "required" | "optional" {
  return required ? "required" : "optional";
}

function memberOf({ content, attributes }: Members, name: string) {
  const use = attributes.find((one) => localName(one.attribute.name) === name);
  if (use !== undefined) {
    const { attribute } = use;
    return {
      node: "attribute" as const,
      name: attribute.name,
      required: use.required,
      type: attribute.type,
      at: use.at,
    };
  }
  const element = elementsOf(content).find((one) => localName(one.name) === name);
  if (element === undefined) return undefined;
  const { declaration, min, at } = element;
  return { node: "element" as const, name: declaration.name, required: min > 0, type: declaration.type, at };
}

function namesOf({ content, attributes }: Members) {
  return {
    elements: new Set(elementsOf(content).map((element) => localName(element.name))),
    attributes: new Set(attributes.map((use) => localName(use.attribute.name))),
  };
}

function union(one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...one, ...other]);
}

/** The context for comparing the pieces of two content models. */
export interface Contents {
  readonly members: MemberPair;
  /** The place of the type. */
  readonly place: Place;
  readonly comparison: TypeComparison;
  readonly oldWildcards: readonly Wildcard[];
  readonly newWildcards: readonly Wildcard[];
}

/** The places of a declaration; only one of them if it was added or removed. */
export interface DeclaredAt {
  readonly base: Span | undefined;
  readonly head: Span | undefined;
}

/**
 * The path of something in a type. It starts at the base type or group that declares it, so that it has one path in all
 * types that share it. A part that only one side has starts at the type, unless the declaring base type or group also
 * exists on the other side, without the part.
 */
export function memberPath(steps: string, { base, head }: DeclaredAt, type: Place, sides: Sides): string {
  const { old, now } = sides;
  const oldDeclarer = base === undefined ? undefined : old.declarers.at(base);
  const newDeclarer = head === undefined ? undefined : now.declarers.at(head);
  const isOwn = oldDeclarer === old.declarers.at(type.at.base) || newDeclarer === now.declarers.at(type.at.head);
  const declarer = oldDeclarer ?? newDeclarer;
  if (declarer === undefined || isOwn || !isShared(oldDeclarer, newDeclarer, steps, sides)) return type.path + steps;
  return declarer.name + steps;
}

/** Whether all types that share a declarer share the member or the change. */
function isShared(
  one: Declarer | undefined,
  other: Declarer | undefined,
  step: string,
  { old, now, alignment }: Sides,
): boolean {
  if (one !== undefined && other !== undefined) return alignment.align(one.name) === other.name;
  if (one !== undefined) return now.declarers.lacks({ ...one, name: alignment.align(one.name) }, step);
  return other !== undefined && old.declarers.lacks({ ...other, name: alignment.before(other.name) }, step);
}

/**
 * Reports that a member is in another namespace under the same local name. If one of the namespaces is empty, its form
 * has changed.
 */
export function reportNamespace(old: ExpandedName, now: ExpandedName, place: Place): void {
  const rule = old.startsWith("{}") || now.startsWith("{}") ? "element-form-changed" : "schema-namespace-changed";
  report(place, [{ rule, old, new: now }]);
}
