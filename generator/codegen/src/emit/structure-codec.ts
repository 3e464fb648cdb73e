import type { PlannedList, PlannedMember, PlannedPart, PlannedStructure } from "../plan/planned-type.js";
import { type Code, code, indentation, typeSymbol, word } from "../print/code.js";
import type { SourceFile } from "../print/source-file.js";
import { isPresent } from "./record-object.js";

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

/** A part of a branch of a choice: it is there only if its branch was taken. The branches of an inner choice are optional anyway. */
export function optionalPart(part: PlannedPart): PlannedPart {
  switch (part.kind) {
    case "member":
      return { ...part, member: { ...part.member, optional: true } };
    case "list":
    case "any":
      return { ...part, optional: true };
    case "choice":
      return part;
  }
}

/** The lists of parts, those inside choices included. */
export function listsOf(parts: readonly PlannedPart[]): readonly PlannedList[] {
  return parts.flatMap((part) => {
    if (part.kind === "list") return [part];
    return part.kind === "choice" ? part.branches.flatMap(listsOf) : [];
  });
}

/** The type by which an encoder looks at an item that is no text. */
export function itemType({ typeName, looseName, text }: PlannedList): Code {
  if (looseName === undefined) return code`${typeSymbol(typeName, "./types.js")}`;
  const members = typeSymbol(looseName, "./types.js");
  return text ? code`string | ${members}` : code`${members}`;
}

/** The member of an item that a wildcard took. */
export const anyMember = { property: "$any", access: code`.$any` };

/** Whether an item has this one of its members. */
export function hasItem(
  { looseName }: PlannedList,
  { property, access }: Pick<PlannedMember, "property" | "access">,
): Code {
  return looseName === undefined ? isPresent(property, word("item")) : code`item${access} !== undefined`;
}

/** One way an item may be, and what is written then. */
export interface Branch {
  readonly when: Code;
  readonly write: Code;
  /** For a value that may be null: the value, and what is written for null. */
  readonly nil?: { readonly value: Code; readonly write: Code } | undefined;
}

/** An if for the first branch and else for the last, whose condition is all that is left where the compiler can follow that. */
export function emitBranches(out: SourceFile, branches: readonly Branch[], followed: boolean): void {
  const last = followed ? branches.length - 1 : undefined;
  let otherwise = code``;
  for (const [index, branch] of branches.entries()) {
    if (index === last) emitWrite(out, branch, { indent: 2, otherwise });
    else if (branch.nil === undefined) {
      out.line`  ${otherwise}if (${branch.when}) ${branch.write}`;
      otherwise = code`else `;
    } else {
      out.line`  ${otherwise}if (${branch.when}) {`;
      emitWrite(out, branch, { indent: 4, otherwise: code`` });
      otherwise = code`} else `;
    }
  }
  if (!followed && branches.at(-1)?.nil !== undefined) out.line`  }`;
}

/** Where a branch is written, and the `else` before it. */
interface Start {
  readonly indent: number;
  readonly otherwise: Code;
}

function emitWrite(out: SourceFile, { nil, write }: Branch, start: Start): void {
  const indent = indentation(start.indent);
  if (nil === undefined) {
    out.line`${indent}${start.otherwise}${write}`;
    return;
  }
  out.line`${indent}${start.otherwise}if (${nil.value} === null) ${nil.write}`;
  out.line`${indent}else ${write}`;
}
