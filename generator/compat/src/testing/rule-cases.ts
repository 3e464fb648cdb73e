import type { RuleCase } from "./compare-fixture.js";
import { contentCases } from "./content-cases.js";
import { memberCases } from "./member-cases.js";
import { nameCases } from "./name-cases.js";
import { operationCases } from "./operation-cases.js";
import { serviceCases } from "./service-cases.js";
import { simpleTypeCases } from "./simple-type-cases.js";

/** At least one case for each rule. */
export const ruleCases: readonly RuleCase[] = [
  ...serviceCases,
  ...operationCases,
  ...memberCases,
  ...simpleTypeCases,
  ...contentCases,
  ...nameCases,
];
