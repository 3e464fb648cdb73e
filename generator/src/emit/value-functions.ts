import type { PlannedValue } from "../plan/planned-type.js";
import { type Code, code, codecEntry, valueSymbol, word } from "../print/code.js";

/** A value that functions read and write, and no scalar. */
export type CodedValue = Exclude<PlannedValue, { readonly kind: "scalar" }>;

/** The functions that read and write a value. */
export interface ValueFunctions {
  readonly decode: Code;
  readonly encode: Code;
}

/** Those of the value's type, `module` before their names, or for any content the runtime's: `decodeAnyContentJson`. */
export function valueFunctions(value: CodedValue, wire: "" | "Json", module: Code): ValueFunctions {
  if (value.kind === "coded") {
    return { decode: code`${module}${word(value.decode)}`, encode: code`${module}${word(value.encode)}` };
  }
  return {
    decode: code`${valueSymbol(`decodeAnyContent${wire}`, codecEntry)}`,
    encode: code`${valueSymbol(`encodeAnyContent${wire}`, codecEntry)}`,
  };
}
