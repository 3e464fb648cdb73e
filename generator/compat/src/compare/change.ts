import type { Span } from "@stubwright/contract/diagnostics";
import type { Level, Surface } from "../rules/rule.js";
import type { RuleId } from "../rules/rules.js";

/** What kind of thing changed. */
export type ChangedNode =
  | "contract"
  | "service"
  | "port"
  | "binding"
  | "policy"
  | "operation"
  | "message"
  | "header"
  | "part"
  | "fault"
  | "element"
  | "attribute"
  | "text"
  | "group"
  | "wildcard"
  | "type"
  | "facet"
  | "schema"
  | "route"
  | "symbol"
  | "file"
  | "mark"
  | "waiver";

/** One difference between two contracts, before anything is said about whom it breaks. */
export interface Change {
  readonly rule: RuleId;
  readonly node: ChangedNode;
  /** Where it is, by names alone: `{urn:a}Order/lines`. */
  readonly path: string;
  readonly qname?: string | undefined;
  /** Values that a person recognises; undefined where there is nothing on that side. */
  readonly old: string | undefined;
  readonly new: string | undefined;
  readonly base: Span | undefined;
  /** For something removed: the nearest parent that is still there. */
  readonly head: Span | undefined;
  /** For a member removed: its declaration, which stands elsewhere if it was used by ref. */
  readonly declared?: Span | undefined;
  readonly facet?: string | undefined;
  /** The only surfaces it touches. Default: all of the rule's. */
  readonly surfaces?: readonly Surface[] | undefined;
  /** What the content that it is in takes, as a whole, beside the old content: nothing less, or nothing more. */
  readonly content?: "wider" | "narrower" | undefined;
  /** Of a type or an element that no message carries. */
  readonly isUncarried?: true;
  /** A level below the table's: info where an enumeration is open, a warning after the sunset. */
  readonly atMost?: Level | undefined;
  /** Whether the mapped TypeScript type differs. */
  readonly typeScriptDiffers?: boolean | undefined;
}
