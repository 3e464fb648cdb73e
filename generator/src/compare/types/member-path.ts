import type { Span } from "../../diagnostics/span.js";
import type { ExpandedName } from "../../link/schema-set.js";
import type { Sides } from "./type-comparison.js";
import { type Place, report } from "./type-pair.js";

/** Where something is declared; one of both where it is new or gone. */
export interface DeclaredAt {
  readonly base: Span | undefined;
  readonly head: Span | undefined;
}

/**
 * The path of something in a type: from the base type or group that declares it, where that is not the type, so that it
 * has one name in all the types that share it.
 */
export function memberPath(steps: string, { base, head }: DeclaredAt, type: Place, sides: Sides): string {
  const { old, now, alignment } = sides;
  const oldDeclarer = base === undefined ? undefined : old.declarers.at(base);
  const newDeclarer = head === undefined ? undefined : now.declarers.at(head);
  const declarer = oldDeclarer ?? newDeclarer;
  const isOwn = oldDeclarer === old.declarers.at(type.at.base) || newDeclarer === now.declarers.at(type.at.head);
  const isSame =
    oldDeclarer === undefined || newDeclarer === undefined || alignment.align(oldDeclarer.name) === newDeclarer.name;
  return `${declarer === undefined || isOwn || !isSame ? type.path : declarer.name}${steps}`;
}

/** Reports that a member goes by the same local name in another namespace; from none, or to none, its form has changed. */
export function tellNamespace(old: ExpandedName, now: ExpandedName, place: Place): void {
  const rule = old.startsWith("{}") || now.startsWith("{}") ? "element-form-changed" : "schema-namespace-changed";
  report(place, [{ rule, old, new: now }]);
}
