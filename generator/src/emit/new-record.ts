import { type Code, type CodeSymbol, code, join, word } from "../print/code.js";
import type { SourceFile } from "../print/source-file.js";

/** What a decoder makes: the variable that it stands in, and its type. */
export interface NewRecord {
  readonly variable: string;
  readonly type: Code | CodeSymbol;
}

/** `const order: Order = { … };` */
export function newRecord(out: SourceFile, record: NewRecord, pieces: readonly Code[]): void {
  const value = pieces.length === 0 ? code`{}` : code`{ ${join(pieces, ", ")} }`;
  out.line`  const ${word(record.variable)}: ${record.type} = ${value};`;
}
