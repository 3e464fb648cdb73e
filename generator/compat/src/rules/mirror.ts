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
  ["union-introduced", "union-lifted"],
  ["bounds-narrowed", "bounds-widened"],
  ["all-to-sequence", "sequence-to-all"],
  ["choice-branch-added", "choice-branch-removed"],
  ["wildcard-widened", "wildcard-narrowed"],
  ["alternative-type-added", "alternative-type-removed"],
  ["media-type-changed", "media-type-added"],
  ["unknown-members-closed", "unknown-members-opened"],
];

/** Rules whose reverse is reported by another rule, which has several reverses. */
const oneWay: readonly (readonly [RuleId, RuleId])[] = [
  ["pattern-added", "bounds-widened"],
  ["member-left-to-wildcard", "wildcard-narrowed"],
  ["type-became-abstract", "alternative-type-added"],
  ["simple-content-gained-attributes", "json-shape-changed"],
];

const mirrored: ReadonlyMap<RuleId, RuleId> = new Map([
  ...pairs,
  ...pairs.map(([one, other]) => [other, one] as const),
  ...oneWay,
]);

/** The facts of a change that decide its mirror rule. */
interface MirroredChange {
  readonly rule: RuleId;
  readonly facet?: string | undefined;
  readonly old: string | undefined;
  readonly new: string | undefined;
}

/** The rule for the same change backwards, as a new client meets it at an old server. */
export function mirrorRule(change: MirroredChange): RuleId {
  const { rule, facet } = change;
  if (rule === "bounds-widened" && facet === "pattern" && change.new === undefined) return "pattern-added";
  if (rule === "wildcard-narrowed" && facet === "declared") return "member-left-to-wildcard";
  if (rule === "fixed-value-changed" && change.old === undefined) return "type-widened";
  if (rule === "type-widened" && facet === "fixed") return "fixed-value-changed";
  if (rule === "alternative-type-added" && facet === "abstract") return "type-became-abstract";
  if (rule === "json-shape-changed" && facet === "simpleContent") return "simple-content-gained-attributes";
  return mirrorRoute(change) ?? mirrored.get(rule) ?? rule;
}

/** The mirror rule of a change of routes: a removed route, or one with fewer methods, is an added one backwards. */
function mirrorRoute({ rule, old, new: now }: MirroredChange): RuleId | undefined {
  if (rule === "route-added") return old === undefined ? "route-path-changed" : "route-verb-changed";
  if (rule === "route-path-changed" && now === undefined) return "route-added";
  return rule === "route-verb-changed" && old?.startsWith("any ") ? "route-added" : undefined;
}
