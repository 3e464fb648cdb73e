import type { PlannedStructure } from "../plan/planned-type.js";
import { typeSymbol, word } from "../print/code.js";
import type { SourceFile } from "../print/source-file.js";

/**
 * The structure as an encoder looks at its choices: where the compiler cannot follow them, by a variable that any branch's
 * members may be in.
 */
export function emitLooseMembers(out: SourceFile, structure: PlannedStructure): PlannedStructure {
  const { followed, looseName, variable } = structure;
  if (followed || looseName === undefined) return structure;
  out.line`  const members: ${typeSymbol(looseName, "./types.js")} = ${word(variable)};`;
  return { ...structure, variable: "members" };
}
