import type { Plan } from "../plan/plan.js";
import { memberType } from "../plan/plan-member.js";
import type { PlannedRecord, PlannedType } from "../plan/planned-type.js";
import { runtimeEntry, typeSymbol, word } from "../print/code.js";
import { lineWidth } from "../print/line-width.js";
import { SourceFile } from "../print/source-file.js";
import { docComment } from "./doc-comment.js";
import { emitDeclaredBlocks } from "./emit-declared-blocks.js";
import { emitEnumeratedValues } from "./emit-enumerated-values.js";
import { emitStructure, typeTagLine, unionCode } from "./emit-structure-types.js";

/** types.ts: an interface per record, an alias per simple type and open payload. Wrapped arrays stand where they are used. */
export function emitTypes(plan: Plan): SourceFile {
  const out = new SourceFile("./types.js");
  const declared = plan.types.filter((type) => type.kind !== "array");
  for (const [index, type] of declared.entries()) {
    if (index > 0) out.line``;
    emitType(out, type);
  }
  emitDeclaredBlocks(out, plan);
  if (declared.length === 0) out.line`export {};`;
  return out;
}

function emitType(out: SourceFile, type: PlannedType): void {
  const derived = type.kind === "family" ? " or a type derived from it" : "";
  const origin = `XML type \`${type.origin}\`${derived}.`;
  const facets = type.kind === "scalar" ? type.facets : undefined;
  const words = paragraphs(type.documentation?.text, facets === undefined ? origin : `${facets} ${origin}`);
  out.doc(docComment(words, type.documentation));
  switch (type.kind) {
    case "record":
      emitRecord(out, type);
      break;
    case "structure":
      emitStructure(out, type);
      break;
    case "family":
      out.line`export type ${word(type.typeName)} = ${unionCode(type.members.map((member) => member.type))};`;
      break;
    case "open":
      out.line`export type ${word(type.typeName)} = ${typeSymbol("OpenContent", runtimeEntry)};`;
      break;
    case "scalar":
      out.line`export type ${word(type.typeName)} = ${type.type};`;
      if (type.values !== undefined) {
        out.line``;
        emitEnumeratedValues(out, type, type.values);
      }
      break;
    case "array":
      break;
  }
}

function emitRecord(out: SourceFile, record: PlannedRecord): void {
  if (record.members.length === 0 && record.typeTag === undefined && !record.otherAttributes) {
    out.line`export type ${word(record.typeName)} = Record<string, never>;`;
    return;
  }
  out.line`export interface ${word(record.typeName)} {`;
  if (record.typeTag !== undefined) out.line`  ${typeTagLine(record.typeTag)};`;
  for (const member of record.members) {
    out.doc(docComment(member.documentation?.text, member.documentation), "  ");
    if (member.optional) out.line`  ${member.declared}?: ${memberType(member)};`;
    else out.line`  ${member.declared}: ${memberType(member)};`;
  }
  if (record.otherAttributes) {
    out.doc("Attributes that the contract does not name, keyed by `{namespace}local`.", "  ");
    out.line`  $attributes?: { [name: string]: string };`;
  }
  out.line`}`;
}

/** The contract's words, then ours. */
function paragraphs(words: string | undefined, fact: string): string {
  if (words === undefined) return fact;
  const sentence = /[.!?]$/.test(words) ? words : `${words}.`;
  if (/(?:^|\n)- [^\n]*$/.test(words)) return `${words}\n\n${fact}`;
  const isShort = !sentence.includes("\n") && `/** ${sentence} ${fact} */`.length <= lineWidth;
  return `${sentence}${isShort ? " " : "\n"}${fact}`;
}
