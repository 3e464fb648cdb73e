import type { RuleId } from "./rules.js";

const pairs: readonly (readonly [RuleId, RuleId])[] = [
  ["service-or-port-removed", "service-or-port-added"],
  ["policy-tightened", "policy-relaxed"],
  ["soap-header-added-required", "soap-header-removed"],
  ["operation-removed", "operation-added"],
  ["mep-one-way-to-request-response", "mep-request-response-to-one-way"],
  ["fault-added", "fault-removed"],
  ["member-added-required", "member-removed-required"],
  ["member-added-optional", "member-removed-optional"],
  ["requiredness-relaxed", "requiredness-tightened"],
  ["cardinality-single-to-many", "cardinality-many-to-single"],
  ["item-count-narrowed", "item-count-widened"],
  ["nillable-added", "nillable-removed"],
  ["type-widened", "type-narrowed"],
  ["enum-value-added", "enum-value-removed"],
  ["enum-introduced", "enum-lifted"],
  ["bounds-narrowed", "bounds-widened"],
  ["all-to-sequence", "sequence-to-all"],
  ["choice-branch-added", "choice-branch-removed"],
  ["wildcard-widened", "wildcard-narrowed"],
  ["alternative-type-added", "alternative-type-removed"],
  ["media-type-changed", "media-type-added"],
  ["unknown-members-closed", "unknown-members-opened"],
];

const mirrored: ReadonlyMap<RuleId, RuleId> = new Map(
  pairs.flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]),
);

/** What decides the mirror of a change beside its rule. */
interface MirroredChange {
  readonly rule: RuleId;
  readonly facet?: string | undefined;
  readonly old: string | undefined;
  readonly new: string | undefined;
}

/** The rule the same change has when looked at backwards: what a new client meets at an old server. */
export function mirrorRule(change: MirroredChange): RuleId {
  const { rule, facet } = change;
  if (rule === "pattern-added") return "bounds-widened";
  if (rule === "bounds-widened" && facet === "pattern") return "pattern-added";
  if (rule === "fixed-value-changed" && change.old === undefined) return "type-widened";
  if (rule === "type-widened" && facet === "fixed") return "fixed-value-changed";
  if (rule === "type-became-abstract") return "alternative-type-added";
  if (rule === "alternative-type-added" && facet === "abstract") return "type-became-abstract";
  if (rule === "simple-content-gained-attributes") return "json-shape-changed";
  if (rule === "json-shape-changed" && facet === "simpleContent") return "simple-content-gained-attributes";
  return mirrored.get(rule) ?? rule;
}
