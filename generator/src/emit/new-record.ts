import { type Code, type CodeSymbol, code, codeText, join, word } from "../print/code.js";
import { lineWidth } from "../print/line-width.js";
import type { SourceFile } from "../print/source-file.js";

/** What a decoder makes: the variable that it stands in, and its type. */
export interface NewRecord {
  readonly variable: string;
  readonly type: Code | CodeSymbol;
}

/** `const order: Order = { … };` */
export function newRecord(out: SourceFile, record: NewRecord, pieces: readonly Code[]): void {
  const start = code`  const ${word(record.variable)}: ${record.type} = {`;
  const flat = pieces.length === 0 ? code`};` : code` ${join(pieces, ", ")} };`;
  if (codeText(code`${start}${flat}`).length <= lineWidth) out.add(code`${start}${flat}`);
  else out.list(start, pieces, code`};`, { indent: "  ", broken: true });
}
