import type { Plan, PlannedMember } from "../plan/plan.js";
import { type Code, code, literal, valueSymbol } from "../print/code.js";
import type { SourceFile } from "../print/source-file.js";
import { writeJsonItems, writeJsonValue } from "./json-value.js";

const codec = "@stubwright/runtime/codec";

/** Writes a member into the object that is open. */
export function emitJsonMember(out: SourceFile, member: PlannedMember, value: Code, plan: Plan): void {
  const slot = code`json.member(${literal(member.property)})`;
  if (member.repeated) {
    emitRepeated(out, member, { slot, value });
    return;
  }
  const write = writeJsonValue(member, slot, value);
  if (!member.nillable) {
    if (member.optional) out.guarded(code`if (${value} !== undefined)`, write, "  ");
    else out.line`  ${write}`;
  } else if (member.optional && plan.nulls === "omit") {
    out.guarded(code`if (${value} != null)`, write, "  ");
  } else {
    out.guarded(code`if (${value} === null)`, code`${slot}.nil();`, "  ");
    out.guarded(member.optional ? code`else if (${value} !== undefined)` : code`else`, write, "  ");
  }
}

function emitRepeated(out: SourceFile, member: PlannedMember, { slot, value }: Slot): void {
  if (!member.optional) emitJsonItems(out, member, { slot, value }, "  ");
  else if (!member.nillable) out.guarded(code`if (${value} !== undefined)`, writeJsonItems(member, slot, value), "  ");
  else {
    out.line`  if (${value} !== undefined) {`;
    emitJsonItems(out, member, { slot, value }, "    ");
    out.line`  }`;
  }
}

/** Where a value is written, and the value. */
interface Slot {
  readonly slot: Code;
  readonly value: Code;
}

/** Writes an array. */
export function emitJsonItems(out: SourceFile, member: PlannedMember, { slot, value }: Slot, indent: string): void {
  const space: Code = { kind: "code", parts: [indent] };
  if (!member.nillable) {
    out.line`${space}${writeJsonItems(member, slot, value)}`;
    return;
  }
  out.line`${space}${slot}.openArray();`;
  out.line`${space}for (const item of ${value}) {`;
  out.line`${space}  if (item === null) json.nil();`;
  out.guarded(code`else`, writeJsonValue(member, code`json`, code`item`), `${indent}  `);
  out.line`${space}}`;
  out.line`${space}json.closeArray();`;
}

/** Writes the attributes that the contract does not name. */
export function emitOtherJsonAttributes(out: SourceFile, variable: Code): void {
  const write = code`${valueSymbol("encodeOtherAttributesJson", codec)}(json.member("$attributes"), ${variable}.$attributes);`;
  out.guarded(code`if (${variable}.$attributes !== undefined)`, write, "  ");
}
