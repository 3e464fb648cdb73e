import type { Plan, PlannedOperation } from "../plan/plan.js";
import { code, join, moduleSymbol, runtimeEntry, typeSymbol, word } from "../print/code.js";
import { docComment } from "../print/doc-comment.js";
import { SourceFile } from "../print/source-file.js";
import { emitFaultGuards } from "./emit-faults.js";
import { callParameters, operationDoc, replyPromise } from "./operation-signature.js";

const json = moduleSymbol("json", "./json-operations.js");
const soap = moduleSymbol("soap", "./soap-operations.js");
const transport = typeSymbol("Transport", runtimeEntry);
const oneWayTransport = typeSymbol("OneWayTransport", runtimeEntry);
const lenientTransport = typeSymbol("LenientTransport", runtimeEntry);
const lenientClient = typeSymbol("LenientClient", runtimeEntry);

/**
 * Prints client.ts: a function for each operation, so that a bundle holds only what is used, and a client object with
 * all of them.
 */
export function emitClient(plan: Plan): SourceFile {
  const out = new SourceFile("./client.js");
  const client = word(`${plan.pascalName}Client`);
  out.doc("Every operation of the contract over one transport: JSON, SOAP or in-process.");
  out.line`export interface ${client} {`;
  for (const operation of plan.operations) {
    out.doc(operationDoc(operation, "guardName"), "  ");
    const parameters = join(callParameters(operation), ", ");
    out.line`  ${word(operation.functionName)}(${parameters}): ${replyPromise(operation)};`;
  }
  out.line`}`;
  out.line``;
  out.doc(
    "Creates a client with a method for each operation. Over a transport that reads leniently, any member of a reply may be absent. If bundle size matters, import the functions below, or only one wire's operations from `json-operations.ts` or `soap-operations.ts`.",
  );
  const create = word(`create${plan.pascalName}Client`);
  out.line`export function ${create}(transport: ${lenientTransport}): ${lenientClient}<${client}>;`;
  out.line`export function ${create}(transport: ${transport}): ${client};`;
  out.line`export function ${create}(transport: ${transport}): ${client} {`;
  out.line`  return {`;
  for (const operation of plan.operations) {
    const name = word(operation.functionName);
    out.line`    ${name}: (request, options) => ${name}(transport, request, options),`;
  }
  out.line`  };`;
  out.line`}`;
  for (const operation of plan.operations) {
    out.line``;
    emitFunction(out, operation);
  }
  emitFaultGuards(out, plan);
  return out;
}

function emitFunction(out: SourceFile, operation: PlannedOperation): void {
  const name = word(operation.functionName);
  const { documentation } = operation;
  out.doc(docComment(documentation?.text ?? `Calls \`${operation.name}\`.`, documentation));
  const carrier = operation.reply === undefined ? oneWayTransport : transport;
  const parameters = join([code`transport: ${carrier}`, ...callParameters(operation)], ", ");
  out.line`export function ${name}(${parameters}): ${replyPromise(operation)} {`;
  const verb = operation.reply === undefined ? code`send` : code`call`;
  out.line`  const operation = { json: ${json}.${name}, soap: ${soap}.${name} };`;
  out.line`  return transport.${verb}(operation, request, options);`;
  out.line`}`;
}
