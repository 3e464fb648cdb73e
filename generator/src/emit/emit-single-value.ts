import type { Plan } from "../plan/plan.js";
import type { PlannedMember } from "../plan/planned-type.js";
import { type Code, code } from "../print/code.js";
import type { SourceFile } from "../print/source-file.js";

/** The value of a member that is not repeated, and the statements that write it, and null in its place. */
export interface SingleValue {
  readonly value: Code;
  readonly write: Code;
  readonly writeNil: Code;
}

/** Writes a value where there is one, and null as nil or, where that is wanted and possible, not at all. */
export function emitSingleValue(
  out: SourceFile,
  { optional, nillable }: PlannedMember,
  { value, write, writeNil }: SingleValue,
  { nulls }: Plan,
): void {
  if (!nillable) {
    if (optional) out.line`  if (${value} !== undefined) ${write}`;
    else out.line`  ${write}`;
  } else if (optional && nulls === "omit") {
    out.line`  if (${value} != null) ${write}`;
  } else {
    out.line`  if (${value} === null) ${writeNil}`;
    out.line`  else ${optional ? code`if (${value} !== undefined) ` : code``}${write}`;
  }
}
