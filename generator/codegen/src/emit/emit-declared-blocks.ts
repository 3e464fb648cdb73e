import type { Plan, PlannedHeaders, PlannedOperation } from "../plan/plan.js";
import { word } from "../print/code.js";
import type { SourceFile } from "../print/source-file.js";
import { docComment } from "./doc-comment.js";
import { carriedType } from "./operation-signature.js";

/** For types.ts: the interfaces of the header blocks and faults that operations declare. */
export function emitDeclaredBlocks(out: SourceFile, plan: Plan): void {
  const sharedTypes = new Set<string>();
  for (const operation of plan.operations) emitOfOperation(out, operation, sharedTypes);
}

/** Interfaces that operations share stand where the first of them is. */
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
