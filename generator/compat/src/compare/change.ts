import type { Span } from "@stubwright/contract/diagnostics";
import type { Level, Surface } from "../rules/rule.js";
import type { RuleId } from "../rules/rules.js";

/** The kind of thing that changed. */
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

/** A difference between two contracts, before it is judged whom it breaks. */
export interface Change {
  readonly rule: RuleId;
  readonly node: ChangedNode;
  /** The place by names alone: `{urn:a}Order/lines`. */
  readonly path: string;
  readonly qname?: string | undefined;
  /** The values as people write them; undefined for a side that has none. */
  readonly old: string | undefined;
  readonly new: string | undefined;
  readonly base: Span | undefined;
  /** The place in the head. For something removed, it is the nearest parent that still exists. */
  readonly head: Span | undefined;
  /** The declaration of a removed member, if that is another place because the member was used by ref. */
  readonly declared?: Span | undefined;
  readonly facet?: string | undefined;
  /** The surfaces that the change affects. Default: all surfaces of the rule. */
  readonly surfaces?: readonly Surface[] | undefined;
  /** How the whole content around the change relates to the old content: it accepts nothing less, or nothing more. */
  readonly content?: "wider" | "narrower" | undefined;
  /** Set for a type or element that no message carries. */
  readonly isUncarried?: true;
  /**
   * The highest level of the change, below that of the rule: info for an open enumeration, a warning after the sunset.
   */
  readonly atMost?: Level | undefined;
  /** Whether the mapped TypeScript type differs. */
  readonly typeScriptDiffers?: boolean | undefined;
}
