import type { PlannedScalar } from "../plan/planned-type.js";
import { code, join, literal, propertyName, word } from "../print/code.js";
import type { SourceFile } from "../print/source-file.js";

/** An object of a type's enumerated values by the name of the type, as types are not there at run time. */
export function emitEnumeratedValues(out: SourceFile, { typeName }: PlannedScalar, values: readonly string[]): void {
  const members = values.map((value) => code`${propertyName(value)}: ${literal(value)}`);
  out.doc(`The values that {@link ${typeName}} names.`);
  out.line`export const ${word(typeName)} = { ${join(members, ", ")} } as const;`;
}
