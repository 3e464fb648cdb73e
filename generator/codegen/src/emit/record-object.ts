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

/** What a decoder makes: the variable that it stands in, and its type. */
interface NewRecord {
  readonly variable: string;
  readonly type: Code | CodeSymbol;
  /** Whether every object seems to have some of its members: the compiler takes `{}` for an object with those. */
  readonly inherits: boolean;
}

/** `const order: Order = { … };` */
export function newRecord(out: SourceFile, record: NewRecord, pieces: readonly Code[]): void {
  const own = pieces.length === 0 ? code`{}` : code`{ ${join(pieces, ", ")} }`;
  const value = record.inherits ? bareObject(pieces, own) : own;
  out.line`  const ${word(record.variable)}: ${record.type} = ${value};`;
}

function bareObject(pieces: readonly Code[], own: Code): Code {
  return pieces.length === 0 ? code`Object.create(null)` : code`Object.assign(Object.create(null), ${own})`;
}

/** The collected value that a variable holds, as all of it. */
export function wholeOf(variable: string, type: Code): Code {
  return code`${valueSymbol("whole", codecEntry)}<${type}>(${word(variable)})`;
}

/** `$type` as a piece of the decoded object, where it always has one. */
export function typeTagInitials(tag: PlannedTypeTag | undefined): readonly Code[] {
  return tag === undefined || tag.optional ? [] : [code`$type: ${literal(tag.name)}`];
}

/** Writes `$type` into the JSON object that is open, where it always has one. */
export function emitTypeTag(out: SourceFile, tag: PlannedTypeTag | undefined): void {
  if (tag === undefined || tag.optional) return;
  out.line`  json.member("$type").value(${valueSymbol("string", codecEntry)}, ${literal(tag.name)});`;
}

/** Whether objects of a type seem to have members that they were not given. */
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

/** Whether an item, which is an object with one member, has this one. */
export function isPresent(name: string, item: Code): Code {
  return isInherited(name)
    ? code`${valueSymbol("hasMember", codecEntry)}(${item}, ${literal(name)})`
    : code`${literal(name)} in ${item}`;
}

const ownMembers = valueSymbol("ownMembers", codecEntry);

/** The first line of an encoder of such objects, which callers make as all others. */
export function emitOwnMembers(out: SourceFile, variable: string): void {
  out.line`  ${word(variable)} = ${ownMembers}(${word(variable)});`;
}
