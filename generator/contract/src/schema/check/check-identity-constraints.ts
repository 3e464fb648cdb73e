import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { isSamePlace } from "../../diagnostics/span.js";
import type { ExpandedName, IdentityConstraint } from "../schema-set.js";
import type { ComponentIndex } from "./component-index.js";

/**
 * Checks names, references and field counts of unique, key and keyref (XSD 1.0 Part 1, 3.11.6, c-props-correct).
 * Returns the keyrefs without a matching key.
 */
export function checkIdentityConstraints(
  index: ComponentIndex,
  diagnostics: Diagnostics,
): ReadonlySet<IdentityConstraint> {
  const all = [...index.elements].flatMap(({ identityConstraints }) => identityConstraints);
  const declared = declaredByName(all, diagnostics);
  const absent = new Set<IdentityConstraint>();
  for (const constraint of all) {
    const { kind, name, refer, fields, at } = constraint;
    if (kind !== "keyref" || refer === undefined) continue;
    const key = declared.get(refer);
    if (key === undefined || key.kind === "keyref") {
      diagnostics.report("xsd-keyref-refers", at, { name, refer });
    } else if (key.fields.length !== fields.length) {
      const args = { name, refer, own: String(fields.length), wanted: String(key.fields.length) };
      diagnostics.report("xsd-keyref-fields", at, args);
    } else continue;
    absent.add(constraint);
  }
  return absent;
}

/** The first constraint of each name. Further constraints of the name are reported. */
function declaredByName(
  all: readonly IdentityConstraint[],
  diagnostics: Diagnostics,
): ReadonlyMap<ExpandedName, IdentityConstraint> {
  const declared = new Map<ExpandedName, IdentityConstraint>();
  const referred = new Set(all.map(({ refer }) => refer));
  for (const constraint of all) {
    const { name, at } = constraint;
    const first = declared.get(name);
    if (first === undefined) declared.set(name, constraint);
    // A group that is used twice adds its elements and their constraints twice.
    else if (!isSamePlace(first.at, at)) {
      const args = { kind: "identity constraint", name, first: `${first.at.uri}:${first.at.line}` };
      diagnostics.report(referred.has(name) ? "xsd-duplicate-name" : "xsd-duplicate-constraint", at, args);
    }
  }
  return declared;
}
