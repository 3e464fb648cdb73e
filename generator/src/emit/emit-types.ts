import type { Plan } from "../plan/plan.js";
import { memberType } from "../plan/plan-member.js";
import type { PlannedRecord, PlannedScalar, PlannedType } from "../plan/planned-type.js";
import { code, join, literal, propertyName, runtimeEntry, typeSymbol, word } from "../print/code.js";
import { lineWidth } from "../print/line-width.js";
import { SourceFile } from "../print/source-file.js";
import { docComment } from "./doc-comment.js";
import { emitStructure, typeTagLine, unionCode } from "./emit-structure-types.js";

/** types.ts: an interface per record, an alias per simple type and open payload. Wrapped arrays stand where they are used. */
export function emitTypes(plan: Plan): SourceFile {
  const out = new SourceFile("./types.js");
  const declared = plan.types.filter((type) => type.kind !== "array");
  for (const [index, type] of declared.entries()) {
    if (index > 0) out.line``;
    emitType(out, type);
  }
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
      if (type.values !== undefined) emitValues(out, type, type.values);
      break;
    case "array":
      break;
  }
}

/** An object by the name of the type, as types are not there at run time. */
function emitValues(out: SourceFile, { typeName, open }: PlannedScalar, values: readonly string[]): void {
  const name = word(typeName);
  const each = word(typeName === "Value" ? "Each" : "Value");
  const union = open ? join(values.map(literal), " | ") : name;
  const members = values.map((value) => code`${propertyName(value)}: ${literal(value)}`);
  out.line``;
  out.doc(`The values that {@link ${typeName}} names.`);
  out.line`export const ${name}: { readonly [${each} in ${union}]: ${each} } = { ${join(members, ", ")} };`;
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
