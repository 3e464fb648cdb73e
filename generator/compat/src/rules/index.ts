export { explainRule } from "./explain-rule.js";
export { isSource, type Surface } from "./rule.js";
export { allRules, type RuleId, ruleFamilies } from "./rules.js";
