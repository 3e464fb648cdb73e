import type { Plan } from "../plan/plan.js";
import type { PlannedScalarConstant } from "../plan/planned-type.js";
import { literal, word } from "../print/code.js";
import { SourceFile } from "../print/source-file.js";

/** Prints namespaces.ts: the namespaces that other files use; undefined if they use none. */
export function emitNamespaces(plan: Plan, used: ReadonlySet<string>): SourceFile | undefined {
  const namespaces = plan.namespaces.filter(({ constant }) => used.has(constant));
  if (namespaces.length === 0) return undefined;
  const out = new SourceFile("./namespaces.js");
  for (const { constant, uri } of namespaces) out.line`export const ${word(constant)} = ${literal(uri)};`;
  return out;
}

/**
 * Prints values.ts: checks of the contract's simple types, for both wires; undefined if other files use only built-in
 * types.
 */
export function emitValues(plan: Plan, used: ReadonlySet<string>): SourceFile | undefined {
  const types = plan.types.flatMap((type) =>
    type.kind === "scalar" && type.scalar !== undefined ? [type.scalar] : [],
  );
  const scalars = inOrderOfUse([...types, ...plan.valueConstraints], used);
  const out = new SourceFile("./values.js");
  for (const [index, scalar] of scalars.entries()) {
    if (index > 0) out.line``;
    out.doc(scalar.documentation);
    out.line`export const ${word(scalar.constant)}: ${scalar.type} = /* @__PURE__ */ ${scalar.expression};`;
  }
  return scalars.length === 0 ? undefined : out;
}

/** The used constants, each after the constants in its expression. */
function inOrderOfUse(
  scalars: readonly PlannedScalarConstant[],
  used: ReadonlySet<string>,
): readonly PlannedScalarConstant[] {
  const byConstant = new Map(scalars.map((scalar) => [scalar.constant, scalar]));
  const ordered = new Set<PlannedScalarConstant>();
  const visit = (scalar: PlannedScalarConstant): void => {
    for (const used of scalar.uses) {
      const other = byConstant.get(used);
      if (other !== undefined && !ordered.has(other)) visit(other);
    }
    ordered.add(scalar);
  };
  for (const scalar of scalars) if (used.has(scalar.constant)) visit(scalar);
  return [...ordered];
}
