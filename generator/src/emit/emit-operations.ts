import type { ContractRoute } from "../openapi/contract-route.js";
import type { Plan, PlannedHeaders, PlannedOperation } from "../plan/plan.js";
import { type Code, code, codeText, join, literal, typeSymbol, word } from "../print/code.js";
import { lineWidth, SourceFile } from "../print/source-file.js";
import { emitCodec, emitMessageCodec, messageType } from "./emit-message-codec.js";

const codec = "@stubwright/runtime/codec";

/** operations.ts: one descriptor per operation; client and server stand on the same ones. */
export function emitOperations(plan: Plan): SourceFile {
  const out = new SourceFile("./operations.js");
  for (const [index, operation] of plan.operations.entries()) {
    if (index > 0) out.line``;
    emitDeclared(out, operation);
    emitOperation(out, operation);
  }
  return out;
}

/** The interfaces of what an operation declares beside its messages. */
function emitDeclared(out: SourceFile, operation: PlannedOperation): void {
  const { name, request, reply, faults } = operation;
  emitBlocksType(out, `Header blocks of \`${name}\`.`, request.headers);
  emitBlocksType(out, `Header blocks of the reply of \`${name}\`.`, reply?.headers);
  emitBlocksType(out, `The faults of \`${name}\`, each with its detail.`, faults);
}

function emitBlocksType(out: SourceFile, doc: string, declared: PlannedHeaders | undefined): void {
  if (declared === undefined) return;
  out.doc(doc);
  out.line`export interface ${word(declared.typeName)} {`;
  for (const block of declared.blocks) {
    out.doc(block.documentation, "  ");
    out.line`  ${block.declared}: ${block.type};`;
  }
  out.line`}`;
  out.line``;
}

function emitOperation(out: SourceFile, operation: PlannedOperation): void {
  out.doc(operation.documentation ?? `\`${operation.name}\`.`);
  const { request, reply, soap12Action, soapVersions } = operation;
  emitHead(
    out,
    code`export const ${word(operation.functionName)}: ${descriptorType(operation)}<`,
    typeArguments(operation),
  );
  out.line`  kind: ${literal(reply === undefined ? "one-way" : "request-reply")},`;
  out.line`  name: ${literal(operation.name)},`;
  out.line`  soapAction: ${literal(operation.soapAction)},`;
  if (soap12Action !== undefined) out.line`  soap12Action: ${literal(soap12Action)},`;
  if (soapVersions.join() !== "1.1") out.line`  soapVersions: [${join(soapVersions.map(literal), ", ")}],`;
  out.list(code`  routes: [`, operation.routes.map(routeCode), code`],`, {
    indent: "  ",
    broken: operation.routes.length > 1,
  });
  emitMessageCodec(out, code`request`, request);
  if (reply !== undefined) emitMessageCodec(out, code`reply`, reply);
  emitBlocks(out, code`requestHeaders`, request.headers);
  emitBlocks(out, code`replyHeaders`, reply?.headers);
  emitBlocks(out, code`faults`, operation.faults);
  out.line`};`;
}

/** The head of a constant with its type. Type arguments take no comma behind the last. */
export function emitHead(out: SourceFile, head: Code, types: readonly Code[]): void {
  const flat = code`${head}${join(types, ", ")}> = {`;
  if (codeText(flat).length <= lineWidth) {
    out.add(flat);
    return;
  }
  out.add(head);
  for (const [index, type] of types.entries()) out.line`  ${type}${index < types.length - 1 ? code`,` : code``}`;
  out.line`> = {`;
}

function descriptorType(operation: PlannedOperation): Code {
  return code`${typeSymbol(operation.reply === undefined ? "OneWayOperation" : "RequestReplyOperation", codec)}`;
}

/** Messages, then faults and headers as far as there are some. */
function typeArguments({ request, reply, faults }: PlannedOperation): readonly Code[] {
  const declared = reply === undefined ? [request.headers] : [faults, request.headers, reply.headers];
  while (declared.length > 0 && declared.at(-1) === undefined) declared.pop();
  return [
    messageType(request),
    ...(reply === undefined ? [] : [messageType(reply)]),
    ...declared.map((one) => (one === undefined ? code`${typeSymbol("NoBlocks", codec)}` : word(one.typeName))),
  ];
}

function routeCode(route: ContractRoute): Code {
  return code`{ method: ${literal(route.method)}, path: ${literal(route.path)} }`;
}

function emitBlocks(out: SourceFile, key: Code, declared: PlannedHeaders | undefined): void {
  if (declared === undefined) return;
  out.line`  ${key}: {`;
  for (const block of declared.blocks) emitCodec(out, block.declared, block, code`    `);
  out.line`  },`;
}
