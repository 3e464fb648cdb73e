import { type Code, type CodeSymbol, code, join, word } from "../print/code.js";
import type { SourceFile } from "../print/source-file.js";

/** What a decoder makes: the variable that it stands in, and its type. */
export interface NewRecord {
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
