import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { Absent } from "../absent.js";
import type { LinkedSchemas } from "../components/link-schema-set.js";
import { checkIds } from "./check-attributes.js";
import { checkAllGroups, checkConsistentElements, checkUniqueAttribution } from "./check-content-models.js";
import { checkFacets } from "./check-facets.js";
import { checkIdentityConstraints } from "./check-identity-constraints.js";
import { checkRedefinedGroups } from "./check-redefinitions.js";
import { checkSimpleTypes } from "./check-simple-types.js";
import { checkSubstitutionGroups } from "./check-substitution-groups.js";
import { checkTypeDerivation } from "./check-type-derivation.js";
import { checkValues } from "./check-values.js";
import { ComponentIndex } from "./component-index.js";
import { SimpleTypeValues } from "./simple-type-values.js";

/**
 * Checks the components of a contract against the schema component constraints of XSD 1.0 Part 1. Returns the parts
 * that count as absent.
 */
export function checkSchemas(linked: LinkedSchemas, diagnostics: Diagnostics): ReadonlySet<Absent> {
  const index = new ComponentIndex(linked);
  const values = new SimpleTypeValues(index);
  checkTypeDerivation(values, diagnostics);
  checkRedefinedGroups(values, diagnostics);
  checkSimpleTypes(index, diagnostics);
  const facets = checkFacets(values, diagnostics);
  const badValues = checkValues(values, diagnostics);
  checkIds(index, diagnostics);
  checkAllGroups(index, diagnostics);
  checkUniqueAttribution(index, diagnostics);
  checkConsistentElements(index, diagnostics);
  checkSubstitutionGroups(index, diagnostics);
  const constraints = checkIdentityConstraints(index, diagnostics);
  return new Set<Absent>([...facets, ...badValues, ...constraints]);
}
