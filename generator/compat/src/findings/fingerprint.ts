import { digestOf } from "@stubwright/contract/read";
import type { Change } from "../compare/change.js";

/** 16 hexadecimal digits for some values, undefined told apart from empty. */
function fingerprintOf(values: readonly (string | undefined)[]): string {
  return digestOf(JSON.stringify(values.map((value) => value ?? null))).slice(0, 16);
}

/** The change as such: rule, place and values, never a message's text or a line. */
export function changeFingerprint(contract: string, change: Change): string {
  const { rule, node, path, facet, old } = change;
  return fingerprintOf([contract, rule, node, path, facet, old, change.new]);
}

/** The change on one surface, in one direction and order. */
export function findingFingerprint(change: string, surface: string, direction: string, order: string): string {
  return fingerprintOf([change, surface, direction, order]);
}
