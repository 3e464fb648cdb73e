import type { Span } from "../../diagnostics/span.js";
import type { Sides } from "./type-comparison.js";
import type { Place } from "./type-pair.js";

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
  const before = base === undefined ? undefined : old.declarers.at(base);
  const after = head === undefined ? undefined : now.declarers.at(head);
  const declarer = before ?? after;
  const isOwn = before === old.declarers.at(type.at.base) || after === now.declarers.at(type.at.head);
  const isSame = before === undefined || after === undefined || alignment.align(before.name) === after.name;
  return `${declarer === undefined || isOwn || !isSame ? type.path : declarer.name}${steps}`;
}
