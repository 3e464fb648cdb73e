import { isInherited } from "@stubwright/contract/model";
import type {
  PlannedMember,
  PlannedPart,
  PlannedRecord,
  PlannedStructure,
  PlannedTypeTag,
} from "../plan/planned-type.js";
import { type Code, type CodeSymbol, code, codecEntry, join, literal, valueSymbol, word } from "../print/code.js";
import type { SourceFile } from "../print/source-file.js";

/** The object that a decoder starts with: its variable and its type. */
interface NewRecord {
  readonly variable: string;
  readonly type: Code | CodeSymbol;
  /** Whether a member has a name that every object inherits: then `{}` would seem to have the member already. */
  readonly inherits: boolean;
}

/** Emits the start of a record: `const order: Order = { … };`. `pieces` are the members that it has from the start. */
export function emitNewRecord(out: SourceFile, record: NewRecord, pieces: readonly Code[]): void {
  const own = pieces.length === 0 ? code`{}` : code`{ ${join(pieces, ", ")} }`;
  const value = record.inherits ? bareObject(pieces, own) : own;
  out.line`  const ${word(record.variable)}: ${record.type} = ${value};`;
}

function bareObject(pieces: readonly Code[], own: Code): Code {
  return pieces.length === 0 ? code`Object.create(null)` : code`Object.assign(Object.create(null), ${own})`;
}

/** The value of a variable that was partial while it was read, with its whole type. */
export function wholeOf(variable: string, type: Code): Code {
  return code`${valueSymbol("whole", codecEntry)}<${type}>(${word(variable)})`;
}

/** The member `$type` of an object literal; none unless the type always has it. */
export function typeTagInitials(tag: PlannedTypeTag | undefined): readonly Code[] {
  return tag === undefined || tag.optional ? [] : [code`$type: ${literal(tag.name)}`];
}

/** Emits the write of `$type` into the current JSON object; nothing unless the type always has it. */
export function emitTypeTag(out: SourceFile, tag: PlannedTypeTag | undefined): void {
  if (tag === undefined || tag.optional) return;
  out.line`  json.member("$type").value(${valueSymbol("string", codecEntry)}, ${literal(tag.name)});`;
}

/** Whether a type has a member whose name every object inherits, such as `toString`. */
export function hasInherited(type: PlannedRecord | PlannedStructure): boolean {
  return memberNames(type).some(isInherited);
}

function memberNames(type: PlannedRecord | PlannedStructure): readonly string[] {
  const members: readonly PlannedMember[] = type.kind === "record" ? type.members : type.attributes;
  const parts = type.kind === "record" ? [] : type.parts.flatMap(partNames);
  return [...members.map((member) => member.property), ...parts];
}

function partNames(part: PlannedPart): readonly string[] {
  switch (part.kind) {
    case "member":
      return [part.member.property];
    case "choice":
      return part.branches.flat().flatMap(partNames);
    case "list":
    case "any":
      return [];
  }
}

/** The condition that an item, which is an object with one member, has this member. */
export function isPresent(name: string, item: Code): Code {
  return isInherited(name)
    ? code`${valueSymbol("hasMember", codecEntry)}(${item}, ${literal(name)})`
    : code`${literal(name)} in ${item}`;
}

const ownMembers = valueSymbol("ownMembers", codecEntry);

/**
 * Emits the first line of an encoder of a type with inherited names: callers pass plain objects, and only own members
 * count.
 */
export function emitOwnMembers(out: SourceFile, variable: string): void {
  out.line`  ${word(variable)} = ${ownMembers}(${word(variable)});`;
}
