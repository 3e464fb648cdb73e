import type { Plan } from "../plan/plan.js";
import type { PlannedMember, PlannedValue } from "../plan/planned-type.js";
import { type Code, code, codecEntry, valueSymbol, word } from "../print/code.js";
import type { SourceFile } from "../print/source-file.js";

/** A non-scalar value, with its own decode and encode functions. */
export type CodedValue = Exclude<PlannedValue, { readonly kind: "scalar" }>;

/** The expressions of the functions that read and write a value. */
export interface ValueFunctions {
  readonly decode: Code;
  readonly encode: Code;
}

/**
 * The functions of a value's type, with `module` before their names; for `xs:anyType` those of the runtime, such as
 * `decodeAnyContentJson`.
 */
export function valueFunctions(value: CodedValue, wire: "" | "Json", module: Code): ValueFunctions {
  if (value.kind === "coded") {
    return { decode: code`${module}${word(value.decode)}`, encode: code`${module}${word(value.encode)}` };
  }
  return {
    decode: code`${valueSymbol(`decodeAnyContent${wire}`, codecEntry)}`,
    encode: code`${valueSymbol(`encodeAnyContent${wire}`, codecEntry)}`,
  };
}

/** The value of a member that is not repeated, and the statements that write it or null. */
interface SingleValue {
  readonly value: Code;
  readonly write: Code;
  readonly writeNil: Code;
}

/**
 * Emits the write of a value if there is one. Null is written as nil, or with `nulls: "omit"` left out if the member is
 * optional.
 */
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

/** A maximum number of occurrences, as the runtime takes it. */
export function maxCode(max: number): Code {
  return max === Number.POSITIVE_INFINITY ? code`${valueSymbol("unbounded", codecEntry)}` : code`${max}`;
}
