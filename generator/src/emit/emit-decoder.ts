import type { PlannedMember, PlannedRecord } from "../plan/plan.js";
import {
  type Code,
  type CodeSymbol,
  code,
  codeText,
  join,
  literal,
  typeSymbol,
  valueSymbol,
  word,
} from "../print/code.js";
import { lineWidth, type SourceFile } from "../print/source-file.js";

/** What differs between the decoders of the two wires. */
export interface DecoderLoop {
  /** Members that are known before the loop. */
  readonly initial: readonly Code[];
  /** Prints what is set before the loop. */
  readonly before?: () => void;
  /** The expression that names the next member. */
  readonly next: Code;
  readonly read: (member: PlannedMember, variable: string) => Code;
  readonly members: readonly PlannedMember[];
}

/** The body of a record's decoder: one switch over the members that are there, and the finished record. */
export function emitDecoderLoop(out: SourceFile, record: PlannedRecord, loop: DecoderLoop): void {
  const type = typeSymbol(record.typeName, "./types.js");
  const required = loop.members.filter((member) => !member.optional);
  const { variable } = record;
  newRecord(out, { variable, type: required.length === 0 ? type : code`Partial<${type}>` }, loop.initial);
  loop.before?.();
  out.line`  for (;;) {`;
  out.line`    switch (${loop.next}) {`;
  for (const member of loop.members) {
    out.line`      case ${literal(memberCase(member))}:`;
    out.line`        ${loop.read(member, record.variable)}`;
    out.line`        break;`;
  }
  out.line`      case undefined:`;
  emitReturn(out, record, required, loop.initial);
  out.line`    }`;
  out.line`  }`;
}

/** XML tables are by local name, JSON tables by property; both are the same unless two members would share a name. */
function memberCase(member: PlannedMember): string {
  return member.node === "element" ? member.local : member.property;
}

function emitReturn(
  out: SourceFile,
  record: PlannedRecord,
  required: readonly PlannedMember[],
  initial: readonly Code[],
): void {
  const variable = word(record.variable);
  if (required.length === 0) {
    out.line`        return ${variable};`;
    return;
  }
  const check = valueSymbol("required", "@stubwright/runtime/codec");
  out.line`        return {`;
  out.line`          ...${variable},`;
  for (const piece of initial) out.line`          ${piece},`;
  for (const member of required) out.line`          ${member.declared}: ${check}(${variable}${member.access}),`;
  out.line`        };`;
}

/** `const order: Order = { … };` */
export function newRecord(out: SourceFile, record: NewRecord, pieces: readonly Code[]): void {
  const start = code`  const ${word(record.variable)}: ${record.type} = {`;
  const flat = pieces.length === 0 ? code`};` : code` ${join(pieces, ", ")} };`;
  if (codeText(code`${start}${flat}`).length <= lineWidth) out.add(code`${start}${flat}`);
  else out.list(start, pieces, code`};`, { indent: "  ", broken: true });
}

/** What a decoder makes: the variable that it stands in, and its type. */
export interface NewRecord {
  readonly variable: string;
  readonly type: Code | CodeSymbol;
}
