import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { anyTypeName } from "../builtin-types.js";
import type { ComplexTypeDefinition, Content, TypeDefinition } from "../schema-set.js";
import { baseLabel, isDerivedFrom } from "../type-derivation.js";
import { checkAttributeRestriction } from "./check-attributes.js";
import { isEmptiable, particleRestrictionProblem } from "./particle-restriction.js";
import type { SimpleTypeValues } from "./simple-type-values.js";

/** Checks that complex types derive from their bases as XSD 1.0 Part 1, section 3.4.6 allows. */
export function checkTypeDerivation(values: SimpleTypeValues, diagnostics: Diagnostics): void {
  for (const type of values.index.complexTypes) {
    const base = values.index.type(type.base);
    if (base === undefined || base.name === anyTypeName) continue;
    if (base.final.includes(type.derivation)) {
      diagnostics.report("xsd-final", type.at, { base: baseLabel(base), derivation: type.derivation });
    }
    if (base.kind === "simple") checkSimpleBase(type, base, diagnostics);
    else if (type.derivation === "extension") checkExtension(type, base, diagnostics);
    else checkRestriction(type, base, values, diagnostics);
  }
}

function checkSimpleBase(type: ComplexTypeDefinition, base: TypeDefinition, diagnostics: Diagnostics): void {
  if (type.content.kind === "simple") return;
  diagnostics.report("xsd-base-not-complex", type.at, { base: baseLabel(base) });
}

function checkExtension(type: ComplexTypeDefinition, base: ComplexTypeDefinition, diagnostics: Diagnostics): void {
  if (type.addition === undefined) return;
  if (base.content.kind === "simple") {
    diagnostics.report("xsd-extends-simple-content", type.at, { base: baseLabel(base) });
    return;
  }
  // Mixed content without elements is an empty sequence, which cannot be extended by xs:all either (3.4.2).
  if (base.content.kind !== "elements") return;
  if (base.content.particle?.kind === "all" || type.addition.kind === "all") {
    diagnostics.report("xsd-all-extended", type.at, { base: baseLabel(base) });
  }
}

function checkRestriction(
  type: ComplexTypeDefinition,
  base: ComplexTypeDefinition,
  values: SimpleTypeValues,
  diagnostics: Diagnostics,
): void {
  checkAttributeRestriction(type, base, values, diagnostics);
  const problem = contentRestrictionProblem(type.content, base.content, values);
  if (problem === undefined) return;
  diagnostics.report("xsd-not-a-restriction", type.at, { base: baseLabel(base), problem });
}

/** Why content does not restrict the base's content (derivation-ok-restriction 5); undefined if it does. */
function contentRestrictionProblem(derived: Content, base: Content, values: SimpleTypeValues): string | undefined {
  switch (derived.kind) {
    case "simple":
      return simpleRestrictionProblem(derived, base, values);
    case "empty":
      return isEmptiableContent(base) ? undefined : emptiedProblem;
    case "elements":
      if (base.kind !== "elements") return otherKindProblem(derived, base);
      if (derived.mixed && !base.mixed) return mixedProblem;
      if (derived.particle === undefined) return isEmptiableContent(base) ? undefined : emptiedProblem;
      return particleRestrictionProblem(derived.particle, base.particle, values);
  }
}

const emptiedProblem = "it is empty, but the base requires content";

const mixedProblem = "it is mixed, but the base is not";

/** The problem of element content, or of mixed content with text alone, under a base without such content. */
function otherKindProblem({ particle }: Content & { readonly kind: "elements" }, { kind }: Content): string {
  return particle === undefined ? mixedProblem : `it has elements, but the content of the base is ${kind}`;
}

/** The problem of text that restricts neither the base's text nor mixed content without required elements. */
function simpleRestrictionProblem(
  derived: Content & { readonly kind: "simple" },
  base: Content,
  values: SimpleTypeValues,
): string | undefined {
  if (base.kind === "simple") {
    const isDerived = isDerivedFrom(derived.type, base.type, [], values.index);
    return isDerived ? undefined : "its type is not derived from the base's";
  }
  const isText = base.kind === "elements" && base.mixed && isEmptiableContent(base);
  return isText ? undefined : "the base has no simple content";
}

function isEmptiableContent(content: Content): boolean {
  return content.kind === "empty" || (content.kind === "elements" && isEmptiable(content.particle));
}
