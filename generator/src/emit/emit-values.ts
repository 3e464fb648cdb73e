import type { Plan, PlannedScalar } from "../plan/plan.js";
import { word } from "../print/code.js";
import { SourceFile } from "../print/source-file.js";

/** values.ts: the contract's own simple types, for both wires; undefined where the built-in ones do all. */
export function emitValues(plan: Plan): SourceFile | undefined {
  const scalars = inOrderOfUse(plan.types.filter((type) => type.kind === "scalar"));
  const out = new SourceFile("./values.js");
  for (const [index, { origin, scalar }] of scalars.entries()) {
    if (index > 0) out.line``;
    out.doc(`Checks and converts \`${origin}\`.`);
    out.line`export const ${word(scalar.constant)}: ${scalar.type} = ${scalar.expression};`;
  }
  return scalars.length === 0 ? undefined : out;
}

type NamedScalar = PlannedScalar & { readonly scalar: NonNullable<PlannedScalar["scalar"]> };

/** The scalars that have constants, each after those it is made of. */
function inOrderOfUse(types: readonly PlannedScalar[]): readonly NamedScalar[] {
  const named = types.filter((type): type is NamedScalar => type.scalar !== undefined);
  const byConstant = new Map(named.map((type) => [type.scalar.constant, type]));
  const ordered = new Set<NamedScalar>();
  const visit = (type: NamedScalar): void => {
    for (const used of type.scalar.uses) {
      const other = byConstant.get(used);
      if (other !== undefined && !ordered.has(other)) visit(other);
    }
    ordered.add(type);
  };
  for (const type of named) visit(type);
  return [...ordered];
}
