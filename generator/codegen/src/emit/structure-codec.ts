import type { PlannedList, PlannedMember, PlannedPart, PlannedStructure } from "../plan/planned-type.js";
import { type Code, code, indentation, typeSymbol, word } from "../print/code.js";
import type { SourceFile } from "../print/source-file.js";
import { isPresent } from "./record-object.js";

/**
 * Emits the start of a structure's decoder. For a choice there are two signatures: the second one is for the compiler,
 * which cannot follow the content model.
 */
export function emitStructureSignature(out: SourceFile, structure: PlannedStructure, parameter: Code): void {
  const type = typeSymbol(structure.typeName, "./types.js");
  const name = word(structure.decode);
  if (structure.partialName === undefined) {
    out.line`export function ${name}(${parameter}): ${type} {`;
    return;
  }
  out.line`// The content model accepts exactly one branch. The compiler cannot know that, so the body returns all members.`;
  out.line`export function ${name}(${parameter}): ${type};`;
  out.line`export function ${name}(${parameter}): ${typeSymbol(structure.partialName, "./types.js")} {`;
}

/**
 * The structure as its encoder accesses the choices. If they have too many shapes for the compiler to follow, emits a
 * variable `members` that may have any branch's members, and lets the encoder use that.
 */
export function emitPartialMembers(out: SourceFile, structure: PlannedStructure): PlannedStructure {
  const { narrowable, partialName, variable } = structure;
  if (narrowable || partialName === undefined) return structure;
  out.line`  const members: ${typeSymbol(partialName, "./types.js")} = ${word(variable)};`;
  return { ...structure, variable: "members" };
}

/**
 * A part of a choice's branch as an optional one: it is there only if the branch was chosen. The parts of an inner
 * choice are optional anyway.
 */
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

/** The lists among parts, including those inside choices. */
export function listsOf(parts: readonly PlannedPart[]): readonly PlannedList[] {
  return parts.flatMap((part) => {
    if (part.kind === "list") return [part];
    return part.kind === "choice" ? part.branches.flatMap(listsOf) : [];
  });
}

/** The type of an item in its encoder. */
export function itemType({ typeName, partialName, text }: PlannedList): Code {
  if (partialName === undefined) return code`${typeSymbol(typeName, "./types.js")}`;
  const members = typeSymbol(partialName, "./types.js");
  return text ? code`string | ${members}` : code`${members}`;
}

/** The member of an item that a wildcard accepted. */
export const anyMember = { property: "$any", access: code`.$any` };

/** The condition that an item has this member. */
export function hasItem(
  { partialName }: PlannedList,
  { property, access }: Pick<PlannedMember, "property" | "access">,
): Code {
  return partialName === undefined ? isPresent(property, word("item")) : code`item${access} !== undefined`;
}

/** One of the cases of an item: a condition, and the statement that writes the item. */
export interface Branch {
  readonly when: Code;
  readonly write: Code;
  /** For a nillable value: the value, and the statement that writes null. */
  readonly nil?: { readonly value: Code; readonly write: Code } | undefined;
}

/**
 * Emits `if`, `else if` and so on. If `narrowable`, the compiler knows that only the last branch is left, so it gets a
 * plain `else`.
 */
export function emitBranches(out: SourceFile, branches: readonly Branch[], narrowable: boolean): void {
  const last = narrowable ? branches.length - 1 : undefined;
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
  if (!narrowable && branches.at(-1)?.nil !== undefined) out.line`  }`;
}

/** The indentation of a branch, and the `else` before it. */
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
