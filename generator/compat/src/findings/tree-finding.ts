import type { Span } from "@stubwright/contract/diagnostics";
import type { Change } from "../compare/change.js";
import { type Level, type Surface, surfaces } from "../rules/rule.js";
import { type RuleId, ruleOf } from "../rules/rules.js";
import { changeFingerprint, type Finding, findingFingerprint } from "./finding.js";
import { rankOf } from "./judge.js";

/** The facts of a finding about files rather than messages. */
export interface TreeFacts {
  readonly contract?: string;
  readonly old?: string | undefined;
  readonly new?: string | undefined;
  readonly at?: Span | undefined;
  readonly facet?: string | undefined;
  /** The surface of the finding. Default: the first surface of its rule. */
  readonly surface?: Surface | undefined;
  /** The highest level, below that of the rule. */
  readonly atMost?: "warning" | "info" | undefined;
}

/** Makes a finding about generated files, imports, waivers or versions, on one surface. */
export function treeFinding(rule: RuleId, node: Change["node"], path: string, facts: TreeFacts): Finding {
  const { contract = "", old, at, atMost, facet } = facts;
  const change: Change = { rule, node, path, facet, old, new: facts.new, base: undefined, head: at };
  const [surface, verdict] = firstVerdict(rule, facts.surface === undefined ? surfaces : [facts.surface]);
  const level = atMost !== undefined && rankOf(verdict) > rankOf(atMost) ? atMost : verdict;
  const id = changeFingerprint(contract, change);
  return {
    contract,
    rule,
    level,
    surface,
    order: "oc",
    direction: "exchange",
    operations: [],
    node,
    path,
    qname: undefined,
    facet,
    old,
    new: facts.new,
    base: undefined,
    head: at,
    who: [],
    fingerprint: findingFingerprint(id, surface, "exchange", "oc"),
    change: id,
    waivedBy: undefined,
  };
}

function firstVerdict(rule: RuleId, among: readonly Surface[]): readonly [Surface, Exclude<Level, "none">] {
  const { verdicts } = ruleOf(rule);
  for (const surface of among) {
    const level = verdicts[surface].request.level;
    if (level !== "none") return [surface, level];
  }
  throw new Error(`${rule} is a rule of no surface that is asked for.`);
}
