import type { Plan } from "../plan/plan.js";
import type { PlannedScalarConstant } from "../plan/planned-type.js";
import { word } from "../print/code.js";
import { SourceFile } from "../print/source-file.js";

/** values.ts: the contract's own simple types that other files use, for both wires; undefined where the built-in ones do all. */
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

/** The used constants, each after those it is made of. */
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
