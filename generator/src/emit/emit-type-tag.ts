import type { PlannedTypeTag } from "../plan/planned-type.js";
import { type Code, code, codecEntry, literal, valueSymbol } from "../print/code.js";
import type { SourceFile } from "../print/source-file.js";

/** `$type` as a piece of the decoded object, where it always has one. */
export function typeTagInitials(tag: PlannedTypeTag | undefined): readonly Code[] {
  return tag === undefined || tag.optional ? [] : [code`$type: ${literal(tag.name)}`];
}

/** Writes `$type` into the JSON object that is open, where it always has one. */
export function emitTypeTag(out: SourceFile, tag: PlannedTypeTag | undefined): void {
  if (tag === undefined || tag.optional) return;
  out.line`  json.member("$type").value(${valueSymbol("string", codecEntry)}, ${literal(tag.name)});`;
}
