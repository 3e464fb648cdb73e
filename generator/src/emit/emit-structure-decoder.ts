import type { PlannedPart, PlannedStructure } from "../plan/planned-type.js";
import { type Code, code, codecEntry, typeSymbol, valueSymbol, word } from "../print/code.js";
import type { SourceFile } from "../print/source-file.js";
import { emitReturnedObject, hasInherited } from "./inherited-members.js";

/** The start of a structure's decoder. Where there is a choice, the second signature is what the body can know. */
export function emitStructureSignature(out: SourceFile, structure: PlannedStructure, parameter: Code): void {
  const type = typeSymbol(structure.typeName, "./types.js");
  const name = word(structure.decode);
  if (structure.looseName === undefined) {
    out.line`export function ${name}(${parameter}): ${type} {`;
    return;
  }
  out.line`// The content model accepts exactly one branch. The compiler cannot know that, so the body returns all members.`;
  out.line`export function ${name}(${parameter}): ${type};`;
  out.line`export function ${name}(${parameter}): ${typeSymbol(structure.looseName, "./types.js")} {`;
}

/** The type of the variable that a structure is collected in. */
export function structureVariableType(structure: PlannedStructure): Code {
  if (structure.looseName !== undefined) return code`${typeSymbol(structure.looseName, "./types.js")}`;
  const type = typeSymbol(structure.typeName, "./types.js");
  const hasTypeTag = structure.typeTag?.optional === false;
  const hasRequired =
    hasTypeTag || structure.attributes.some((member) => !member.optional) || requiredPieces(structure).length > 0;
  return hasRequired ? code`Partial<${type}>` : code`${type}`;
}

/** What must be there outside of choices, as pieces of the object that is returned. */
function requiredPieces(structure: PlannedStructure): readonly Code[] {
  return structure.parts.flatMap((part) => requiredPiece(part, structure.variable));
}

function requiredPiece(part: PlannedPart, variable: string): readonly Code[] {
  const check = (access: Code): Code => code`${valueSymbol("required", codecEntry)}(${word(variable)}${access})`;
  switch (part.kind) {
    case "member":
      return part.member.optional ? [] : [code`${part.member.declared}: ${check(part.member.access)}`];
    case "list":
      return part.optional ? [] : [code`${word(part.property)}: ${check(part.access)}`];
    case "any":
      return part.optional ? [] : [code`$any: ${check(code`.$any`)}`];
    case "choice":
      return [];
  }
}

/** Returns the collected structure where a loop's `next` is undefined, its required members checked where the compiler asks for it. */
export function emitStructureReturn(out: SourceFile, structure: PlannedStructure, initial: readonly Code[]): void {
  const variable = word(structure.variable);
  const checked = requiredPieces(structure);
  if (structure.looseName !== undefined || initial.length + checked.length === 0) {
    out.line`    if (next === undefined) return ${variable};`;
    return;
  }
  emitReturnedObject(out, [...initial, code`...${variable}`, ...checked], hasInherited(structure));
}
