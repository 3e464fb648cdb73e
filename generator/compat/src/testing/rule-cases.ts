import type { Files } from "./compare-fixture.js";
import { contentCases } from "./content-cases.js";
import { memberCases } from "./member-cases.js";
import { nameCases } from "./name-cases.js";
import { operationCases } from "./operation-cases.js";
import { serviceCases } from "./service-cases.js";
import { simpleTypeCases } from "./simple-type-cases.js";

/** One change of a contract and what is to be reported of it. */
export interface RuleCase {
  readonly title: string;
  readonly old: Files;
  readonly now: Files;
  /** `rule path: old -> new` of every change, sorted. */
  readonly want: readonly string[];
}

/** At least one case a rule. */
export const ruleCases: readonly RuleCase[] = [
  ...serviceCases,
  ...operationCases,
  ...memberCases,
  ...simpleTypeCases,
  ...contentCases,
  ...nameCases,
];
