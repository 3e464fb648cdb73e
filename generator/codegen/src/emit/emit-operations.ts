import type { ContractRoute } from "@stubwright/contract/json";
import type { Plan, PlannedHeaders, PlannedOperation } from "../plan/plan.js";
import { brokenObject, type Code, code, codecEntry, join, literal, typeSymbol, word } from "../print/code.js";
import { docComment } from "../print/doc-comment.js";
import { SourceFile } from "../print/source-file.js";
import { type CodecSide, codecCode } from "./emit-message-codec.js";
import { carriedType, declaredTypes } from "./operation-signature.js";

/** What differs between the descriptors of the three files of operations. */
interface Descriptors {
  /** The prefix of the descriptors' types. */
  readonly wire: "" | "Json" | "Soap";
  readonly request: CodecSide;
  readonly reply: CodecSide;
  readonly facts: (operation: PlannedOperation) => readonly Code[];
}

const bothSides: Descriptors = {
  wire: "",
  request: "Message",
  reply: "Message",
  facts: (operation) => [
    ...actions(operation),
    ...(operation.replyAction === undefined ? [] : [code`replyAction: ${literal(operation.replyAction)}`]),
    code`routes: [${join(operation.routes.map(routeCode), ", ")}]`,
  ],
};

const jsonCaller: Descriptors = {
  wire: "Json",
  request: "JsonEncoder",
  reply: "JsonDecoder",
  facts: () => [],
};

const soapCaller: Descriptors = {
  wire: "Soap",
  request: "XmlEncoder",
  reply: "XmlDecoder",
  facts: actions,
};

/**
 * Prints operations.ts: a descriptor of each operation with both sides of both wires, for servers, streams and samples.
 */
export function emitOperations(plan: Plan): SourceFile {
  return emitDescriptors(plan, "./operations.js", bothSides);
}

/** Prints json-operations.ts: what a caller over JSON needs of each operation, and nothing of SOAP. */
export function emitJsonOperations(plan: Plan): SourceFile {
  return emitDescriptors(plan, "./json-operations.js", jsonCaller);
}

/** Prints soap-operations.ts: what a caller over SOAP needs of each operation, and nothing of JSON. */
export function emitSoapOperations(plan: Plan): SourceFile {
  return emitDescriptors(plan, "./soap-operations.js", soapCaller);
}

function emitDescriptors(plan: Plan, path: string, descriptors: Descriptors): SourceFile {
  const out = new SourceFile(path);
  emitSharedCodecs(out, plan, descriptors);
  for (const [index, operation] of plan.operations.entries()) {
    if (index > 0) out.line``;
    emitOperation(out, operation, descriptors);
  }
  return out;
}

/** Emits the codecs of the header blocks and faults that several operations declare. */
function emitSharedCodecs(out: SourceFile, plan: Plan, descriptors: Descriptors): void {
  const made = new Set<string>();
  const emit = (declared: PlannedHeaders | undefined, side: CodecSide): void => {
    for (const block of declared?.blocks ?? []) {
      if (block.constant === undefined || made.has(block.constant)) continue;
      made.add(block.constant);
      const type = typeSymbol(side === "Message" ? "MessageCodec" : side, codecEntry);
      out.line`const ${word(block.constant)}: ${type}<${carriedType(block)}> = ${codecCode(block, side)};`;
      out.line``;
    }
  };
  for (const { request, reply, faults } of plan.operations) {
    emit(request.headers, descriptors.request);
    emit(reply?.headers, descriptors.reply);
    emit(faults, descriptors.reply);
  }
}

function emitOperation(out: SourceFile, operation: PlannedOperation, descriptors: Descriptors): void {
  const { documentation } = operation;
  out.doc(docComment(documentation?.text ?? `The operation \`${operation.name}\`.`, documentation));
  const type = typeSymbol(
    descriptors.wire + (operation.reply === undefined ? "OneWayOperation" : "RequestReplyOperation"),
    codecEntry,
  );
  const facts = brokenObject(operationFacts(operation, descriptors));
  out.line`export const ${word(operation.functionName)}: ${type}<${join(typeArguments(operation), ", ")}> = ${facts};`;
}

function operationFacts(operation: PlannedOperation, descriptors: Descriptors): readonly Code[] {
  const { name, request, reply, faults } = operation;
  return [
    code`kind: ${literal(reply === undefined ? "one-way" : "request-reply")}`,
    code`name: ${literal(name)}`,
    ...descriptors.facts(operation),
    code`request: ${codecCode(request, descriptors.request)}`,
    ...(reply === undefined ? [] : [code`reply: ${codecCode(reply, descriptors.reply)}`]),
    ...blocks(code`requestHeaders`, request.headers, descriptors.request),
    ...blocks(code`replyHeaders`, reply?.headers, descriptors.reply),
    ...blocks(code`faults`, faults, descriptors.reply),
  ];
}

/** The type arguments of a descriptor: the messages, then faults and headers up to the last that is declared. */
function typeArguments({ request, reply, faults }: PlannedOperation): readonly Code[] {
  const declared = reply === undefined ? [request.headers] : [faults, request.headers, reply.headers];
  return [
    carriedType(request),
    ...(reply === undefined ? [] : [carriedType(reply)]),
    ...declaredTypes(declared, codecEntry),
  ];
}

function actions({ soapAction, soap12Action, addressedVersions, soapVersions }: PlannedOperation): readonly Code[] {
  return [
    code`soapAction: ${literal(soapAction)}`,
    ...(soap12Action === undefined ? [] : [code`soap12Action: ${literal(soap12Action)}`]),
    ...(soapVersions.join() === "1.1" ? [] : [code`soapVersions: [${join(soapVersions.map(literal), ", ")}]`]),
    ...(addressedVersions.length === 0
      ? []
      : [code`addressedVersions: [${join(addressedVersions.map(literal), ", ")}]`]),
  ];
}

function routeCode(route: ContractRoute): Code {
  return code`{ method: ${literal(route.method)}, path: ${literal(route.path)} }`;
}

function blocks(key: Code, declared: PlannedHeaders | undefined, side: CodecSide): readonly Code[] {
  if (declared === undefined) return [];
  const members = declared.blocks.map(
    (block) => code`${block.declared}: ${block.constant === undefined ? codecCode(block, side) : word(block.constant)}`,
  );
  const areShared = declared.blocks.every(({ constant }) => constant !== undefined);
  return [code`${key}: ${areShared ? code`{ ${join(members, ", ")} }` : brokenObject(members)}`];
}
