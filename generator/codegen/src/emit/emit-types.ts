import type { Plan, PlannedHeaders, PlannedOperation } from "../plan/plan.js";
import { memberType } from "../plan/plan-member.js";
import type { PlannedRecord, PlannedScalar, PlannedType } from "../plan/planned-type.js";
import { code, join, literal, propertyName, runtimeEntry, typeSymbol, word } from "../print/code.js";
import { docComment, lineWidth } from "../print/doc-comment.js";
import { SourceFile } from "../print/source-file.js";
import { emitStructure, typeTagLine, unionCode } from "./emit-structure-types.js";
import { carriedType } from "./operation-signature.js";

/**
 * Prints types.ts: an interface of each record, an alias of each simple type. Wrapped arrays are written where they are
 * used.
 */
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

/** The contract's documentation, followed by a sentence of ours. */
function paragraphs(words: string | undefined, fact: string): string {
  if (words === undefined) return fact;
  const sentence = /[.!?]$/.test(words) ? words : `${words}.`;
  if (/(?:^|\n)- [^\n]*$/.test(words)) return `${words}\n\n${fact}`;
  const isShort = !sentence.includes("\n") && `/** ${sentence} ${fact} */`.length <= lineWidth;
  return `${sentence}${isShort ? " " : "\n"}${fact}`;
}

/**
 * Emits an object of a type's enumerated values under the name of the type, because the type itself does not exist at
 * run time.
 */
function emitEnumeratedValues(out: SourceFile, { typeName, open }: PlannedScalar, values: readonly string[]): void {
  const members = values.map((value) => code`${propertyName(value)}: ${literal(value)}`);
  out.doc(open ? `The known values of {@link ${typeName}}; others are allowed.` : `The values of {@link ${typeName}}.`);
  out.line`export const ${word(typeName)} = { ${join(members, ", ")} } as const;`;
}

/** Emits the interfaces of the header blocks and faults that operations declare. */
function emitDeclaredBlocks(out: SourceFile, plan: Plan): void {
  const sharedTypes = new Set<string>();
  for (const operation of plan.operations) emitOfOperation(out, operation, sharedTypes);
}

/** Emits the interfaces of one operation. An interface that operations share comes with the first of them. */
function emitOfOperation(out: SourceFile, operation: PlannedOperation, sharedTypes: Set<string>): void {
  const { name, request, reply, faults } = operation;
  emitBlocksType(out, `Header blocks of \`${name}\`.`, request.headers);
  emitBlocksType(out, `Header blocks of the reply of \`${name}\`.`, reply?.headers);
  if (faults?.sharedName === undefined) {
    emitBlocksType(out, `The faults of \`${name}\`, each with its detail.`, faults);
    return;
  }
  if (!sharedTypes.has(faults.sharedName)) {
    emitBlocksType(out, "Faults that several operations declare, each with its detail.", {
      ...faults,
      typeName: faults.sharedName,
    });
    sharedTypes.add(faults.sharedName);
  }
  out.line``;
  out.doc(`The faults of \`${name}\`.`);
  out.line`export type ${word(faults.typeName)} = ${word(faults.sharedName)};`;
}

function emitBlocksType(out: SourceFile, doc: string, declared: PlannedHeaders | undefined): void {
  if (declared === undefined) return;
  out.line``;
  out.doc(doc);
  out.line`export interface ${word(declared.typeName)} {`;
  for (const block of declared.blocks) {
    out.doc(docComment(block.documentation?.text, block.documentation), "  ");
    out.line`  ${block.declared}: ${carriedType(block)};`;
  }
  out.line`}`;
}
