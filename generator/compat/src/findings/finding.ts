import { digestOf } from "@stubwright/contract/read";
import type { Change } from "../compare/change.js";
import type { Direction, Level, Order, Surface } from "../rules/rule.js";
import type { RuleId } from "../rules/rules.js";

/** One change, judged for one surface and one direction. */
export interface Finding {
  /** As `contractName` names it, and so the report's `contracts`; `""` for what is wrong with a waiver. */
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
  /** Of a type or an element that no message carries. */
  readonly isUncarried?: true;
  /** Who breaks in this surface and direction, whatever the order: old clients, new clients. */
  readonly who: readonly ("OC" | "NC")[];
  /** Stable while the change is the same, whatever the wording. */
  readonly fingerprint: string;
  /** The same for all surfaces and directions of one change. */
  readonly change: string;
  readonly waivedBy: WaivedBy | undefined;
}

/** The waiver that lets a finding pass. */
interface WaivedBy {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
  readonly owner: string;
  readonly expires: string;
}

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
