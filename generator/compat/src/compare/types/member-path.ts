import type { Span } from "@stubwright/contract/diagnostics";
import type { ExpandedName } from "@stubwright/contract/schema";
import type { Declarer } from "../contract/declarers.js";
import type { Sides } from "./type-comparison.js";
import { type Place, report } from "./type-pair.js";

/** Where something is declared; one of both where it is new or gone. */
export interface DeclaredAt {
  readonly base: Span | undefined;
  readonly head: Span | undefined;
}

/**
 * The path of something in a type: from the base type or group that declares it, where that is not the type, so that it
 * has one name in all the types that share it. What one side alone has is told of the type, unless that base type or group is
 * on the other side as well, without it.
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

/** Whether all that share a declarer have the member or the change in common. */
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

/** Reports that a member goes by the same local name in another namespace; from none, or to none, its form has changed. */
export function tellNamespace(old: ExpandedName, now: ExpandedName, place: Place): void {
  const rule = old.startsWith("{}") || now.startsWith("{}") ? "element-form-changed" : "schema-namespace-changed";
  report(place, [{ rule, old, new: now }]);
}
