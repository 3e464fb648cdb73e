import type { ContractRoute } from "../openapi/contract-route.js";
import type { Plan, PlannedHeaders, PlannedOperation } from "../plan/plan.js";
import { type Code, code, codeText, join, literal, typeSymbol, word } from "../print/code.js";
import { lineWidth } from "../print/line-width.js";
import { SourceFile } from "../print/source-file.js";
import { type CodecSide, emitCodec, emitMessageCodec, messageType } from "./emit-message-codec.js";

const codec = "@stubwright/runtime/codec";
const operationsFile = "./operations.js";

/** What the descriptors of one file hold. */
interface Descriptors {
  /** What the names of their types begin with. */
  readonly wire: "" | "Json" | "Soap";
  readonly request: CodecSide;
  readonly reply: CodecSide;
  readonly emitFacts: (out: SourceFile, operation: PlannedOperation) => void;
}

const whole: Descriptors = {
  wire: "",
  request: "Message",
  reply: "Message",
  emitFacts: (out, operation) => {
    emitActions(out, operation);
    out.list(code`  routes: [`, operation.routes.map(routeCode), code`],`, {
      indent: "  ",
      broken: operation.routes.length > 1,
    });
  },
};

const overJson: Descriptors = {
  wire: "Json",
  request: "JsonEncoder",
  reply: "JsonDecoder",
  emitFacts: () => undefined,
};

const overSoap: Descriptors = {
  wire: "Soap",
  request: "XmlEncoder",
  reply: "XmlDecoder",
  emitFacts: emitActions,
};

/** operations.ts: one descriptor per operation with both sides of both wires, for servers, streams and samples. */
export function emitOperations(plan: Plan): SourceFile {
  const out = new SourceFile(operationsFile);
  for (const [index, operation] of plan.operations.entries()) {
    if (index > 0) out.line``;
    emitDeclared(out, operation);
    emitOperation(out, operation, whole);
  }
  return out;
}

/** json-operations.ts: what a caller over JSON needs of each operation, and nothing of SOAP. */
export function emitJsonOperations(plan: Plan): SourceFile {
  return emitWire(plan, "./json-operations.js", overJson);
}

/** soap-operations.ts: what a caller over SOAP needs of each operation, and nothing of JSON. */
export function emitSoapOperations(plan: Plan): SourceFile {
  return emitWire(plan, "./soap-operations.js", overSoap);
}

function emitWire(plan: Plan, path: string, descriptors: Descriptors): SourceFile {
  const out = new SourceFile(path);
  for (const [index, operation] of plan.operations.entries()) {
    if (index > 0) out.line``;
    emitOperation(out, operation, descriptors);
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

function emitOperation(out: SourceFile, operation: PlannedOperation, descriptors: Descriptors): void {
  out.doc(operation.documentation ?? `\`${operation.name}\`.`);
  const { request, reply } = operation;
  const type = typeSymbol(
    descriptors.wire + (reply === undefined ? "OneWayOperation" : "RequestReplyOperation"),
    codec,
  );
  emitHead(out, code`export const ${word(operation.functionName)}: ${type}<`, typeArguments(operation));
  out.line`  kind: ${literal(reply === undefined ? "one-way" : "request-reply")},`;
  out.line`  name: ${literal(operation.name)},`;
  descriptors.emitFacts(out, operation);
  emitMessageCodec(out, request, { key: code`request`, indent: code`  `, side: descriptors.request });
  if (reply !== undefined)
    emitMessageCodec(out, reply, { key: code`reply`, indent: code`  `, side: descriptors.reply });
  emitBlocks(out, code`requestHeaders`, request.headers, descriptors.request);
  emitBlocks(out, code`replyHeaders`, reply?.headers, descriptors.reply);
  emitBlocks(out, code`faults`, operation.faults, descriptors.reply);
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

/** Messages, then faults and headers as far as there are some. */
function typeArguments({ request, reply, faults }: PlannedOperation): readonly Code[] {
  const declared = reply === undefined ? [request.headers] : [faults, request.headers, reply.headers];
  while (declared.length > 0 && declared.at(-1) === undefined) declared.pop();
  return [
    messageType(request),
    ...(reply === undefined ? [] : [messageType(reply)]),
    ...declared.map((one) => {
      const type = one === undefined ? typeSymbol("NoBlocks", codec) : typeSymbol(one.typeName, operationsFile);
      return code`${type}`;
    }),
  ];
}

function emitActions(out: SourceFile, { soapAction, soap12Action, soapVersions }: PlannedOperation): void {
  out.line`  soapAction: ${literal(soapAction)},`;
  if (soap12Action !== undefined) out.line`  soap12Action: ${literal(soap12Action)},`;
  if (soapVersions.join() !== "1.1") out.line`  soapVersions: [${join(soapVersions.map(literal), ", ")}],`;
}

function routeCode(route: ContractRoute): Code {
  return code`{ method: ${literal(route.method)}, path: ${literal(route.path)} }`;
}

function emitBlocks(out: SourceFile, key: Code, declared: PlannedHeaders | undefined, side: CodecSide): void {
  if (declared === undefined) return;
  out.line`  ${key}: {`;
  for (const block of declared.blocks) emitCodec(out, block, { key: block.declared, indent: code`    `, side });
  out.line`  },`;
}
