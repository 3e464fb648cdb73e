import { digestOf } from "@stubwright/contract/read";
import type { Change } from "../compare/change.js";
import type { Direction, Level, Order, Surface } from "../rules/rule.js";
import type { RuleId } from "../rules/rules.js";

/** A change, judged for one surface and one direction. */
export interface Finding {
  /** The name of the contract, as in the report's `contracts`; `""` for problems of waivers. */
  readonly contract: string;
  readonly rule: RuleId;
  readonly level: Exclude<Level, "none">;
  readonly surface: Surface;
  readonly order: Order;
  readonly direction: Direction;
  /** Every operation that reaches the change in this direction. */
  readonly operations: readonly string[];
  readonly node: Change["node"];
  readonly path: string;
  readonly qname: string | undefined;
  readonly facet: string | undefined;
  readonly old: string | undefined;
  readonly new: string | undefined;
  readonly base: Change["base"];
  readonly head: Change["head"];
  /** Set for a type or element that no message carries. */
  readonly isUncarried?: true;
  /**
   * The peers that break on this surface and in this direction, in any order of deployment: old clients, new clients.
   */
  readonly who: readonly ("OC" | "NC")[];
  /** The identity of the finding, which does not depend on wording. */
  readonly fingerprint: string;
  /** The identity of the change, equal for all its surfaces and directions. */
  readonly change: string;
  readonly waivedBy: WaivedBy | undefined;
}

/** The waiver that allows a finding. */
interface WaivedBy {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
  readonly owner: string;
  readonly expires: string;
}

/** 16 hexadecimal digits for some values; undefined differs from empty. */
function fingerprintOf(values: readonly (string | undefined)[]): string {
  return digestOf(JSON.stringify(values.map((value) => value ?? null))).slice(0, 16);
}

/** The identity of a change: rule, place and values, but no message text and no line. */
export function changeFingerprint(contract: string, change: Change): string {
  const { rule, node, path, facet, old } = change;
  return fingerprintOf([contract, rule, node, path, facet, old, change.new]);
}

/** The identity of a change on one surface, in one direction and order. */
export function findingFingerprint(change: string, surface: string, direction: string, order: string): string {
  return fingerprintOf([change, surface, direction, order]);
}
