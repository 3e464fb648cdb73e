import { contentRules, nameRules } from "./content-rules.js";
import { jsonRules } from "./json-rules.js";
import { memberRules } from "./member-rules.js";
import { operationRules } from "./operation-rules.js";
import type { Rule } from "./rule.js";
import { serviceRules } from "./service-rules.js";
import { simpleTypeRules } from "./simple-type-rules.js";
import { noteRules, sourceRules } from "./source-rules.js";

/** The rules of one family. */
interface RuleFamily {
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** Every rule by family, in the order of the documentation. */
export const ruleFamilies: readonly RuleFamily[] = [
  { title: "Service, port, binding", rules: serviceRules },
  { title: "Operation, message, fault", rules: operationRules },
  { title: "Members and cardinality", rules: memberRules },
  { title: "Simple types, facets, values", rules: simpleTypeRules },
  { title: "Content model and derivation", rules: contentRules },
  { title: "Names and namespaces", rules: nameRules },
  { title: "HTTP and JSON", rules: jsonRules },
  { title: "Generated source, tree and waivers", rules: sourceRules },
  { title: "Reported, never gating", rules: noteRules },
];

/** The id of a rule. */
export type RuleId =
  | (typeof serviceRules)[number]["id"]
  | (typeof operationRules)[number]["id"]
  | (typeof memberRules)[number]["id"]
  | (typeof simpleTypeRules)[number]["id"]
  | (typeof contentRules)[number]["id"]
  | (typeof nameRules)[number]["id"]
  | (typeof jsonRules)[number]["id"]
  | (typeof sourceRules)[number]["id"]
  | (typeof noteRules)[number]["id"];

const byId: ReadonlyMap<string, Rule> = new Map(
  ruleFamilies.flatMap((family) => family.rules).map((rule) => [rule.id, rule]),
);

/** Every rule. */
export const allRules: readonly Rule[] = [...byId.values()];

/** The rule with an id that a person wrote; undefined for an unknown id. */
export function findRule(id: string): Rule | undefined {
  return byId.get(id);
}

/** The rule with an id. */
export function ruleOf(id: RuleId): Rule {
  const rule = findRule(id);
  if (rule === undefined) throw new Error(`There is no rule ${id}.`);
  return rule;
}
