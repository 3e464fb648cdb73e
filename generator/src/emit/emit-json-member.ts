import type { Plan } from "../plan/plan.js";
import type { PlannedMember } from "../plan/planned-type.js";
import { type Code, code, codecEntry, indentation, literal, valueSymbol } from "../print/code.js";
import type { SourceFile } from "../print/source-file.js";
import { emitSingleValue } from "./emit-single-value.js";
import { writeJsonItems, writeJsonValue } from "./json-value.js";

/** Writes a member into the object that is open. */
export function emitJsonMember(out: SourceFile, member: PlannedMember, value: Code, plan: Plan): void {
  const slot = code`json.member(${literal(member.property)})`;
  if (member.repeated) {
    emitRepeated(out, member, { slot, value });
    return;
  }
  const write = writeJsonValue(member, slot, value);
  emitSingleValue(out, member, { value, write, writeNil: code`${slot}.nil();` }, plan);
}

function emitRepeated(out: SourceFile, member: PlannedMember, { slot, value }: Slot): void {
  if (!member.optional) emitJsonItems(out, member, { slot, value }, 2);
  else if (!member.nillable) out.line`  if (${value} !== undefined) ${writeJsonItems(member, slot, value)}`;
  else {
    out.line`  if (${value} !== undefined) {`;
    emitJsonItems(out, member, { slot, value }, 4);
    out.line`  }`;
  }
}

/** Where a value is written, and the value. */
interface Slot {
  readonly slot: Code;
  readonly value: Code;
}

/** Writes an array. */
export function emitJsonItems(out: SourceFile, member: PlannedMember, { slot, value }: Slot, indent: number): void {
  const space = indentation(indent);
  if (!member.nillable) {
    out.line`${space}${writeJsonItems(member, slot, value)}`;
    return;
  }
  out.line`${space}${slot}.openArray();`;
  out.line`${space}for (const item of ${value}) {`;
  out.line`${space}  if (item === null) json.nil();`;
  out.line`${space}  else ${writeJsonValue(member, code`json`, code`item`)}`;
  out.line`${space}}`;
  out.line`${space}json.closeArray();`;
}

/** Writes the attributes that the contract does not name. */
export function emitOtherJsonAttributes(out: SourceFile, variable: Code): void {
  const write = code`${valueSymbol("encodeOtherAttributesJson", codecEntry)}(json.member("$attributes"), ${variable}.$attributes);`;
  out.line`  if (${variable}.$attributes !== undefined) ${write}`;
}
