import type { Plan, PlannedOperation } from "../plan/plan.js";
import { code, moduleSymbol, typeSymbol, word } from "../print/code.js";
import { SourceFile } from "../print/source-file.js";
import { operationDoc } from "./operation-doc.js";
import { replyPromise } from "./reply-promise.js";

const runtime = "@stubwright/runtime";
const operations = moduleSymbol("operations", "./operations.js");
const transport = typeSymbol("Transport", runtime);
const callOptions = typeSymbol("CallOptions", runtime);

/** client.ts: a function per operation, so that a bundle holds what is used, and a client object with all of them. */
export function emitClient(plan: Plan): SourceFile {
  const out = new SourceFile("./client.js");
  const client = word(`${plan.pascalName}Client`);
  out.doc("Every operation of the contract over one transport: JSON, SOAP or in-process.");
  out.line`export interface ${client} {`;
  for (const operation of plan.operations) {
    out.doc(operationDoc(operation), "  ");
    const parameters = [code`request: ${operation.request.type}`, code`options?: ${callOptions}`];
    out.list(code`  ${word(operation.functionName)}(`, parameters, code`): ${replyPromise(operation)};`, {
      indent: "  ",
    });
  }
  out.line`}`;
  out.line``;
  out.doc("The operations as methods. Import the functions below instead where every kilobyte counts.");
  out.line`export function ${word(`create${plan.pascalName}Client`)}(transport: ${transport}): ${client} {`;
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
  return out;
}

function emitFunction(out: SourceFile, operation: PlannedOperation): void {
  const name = word(operation.functionName);
  out.doc(operation.documentation ?? `Calls \`${operation.name}\`.`);
  const parameters = [
    code`transport: ${transport}`,
    code`request: ${operation.request.type}`,
    code`options?: ${callOptions}`,
  ];
  out.list(code`export function ${name}(`, parameters, code`): ${replyPromise(operation)} {`);
  const verb = operation.reply === undefined ? code`send` : code`call`;
  out.line`  return transport.${verb}(${operations}.${name}, request, options);`;
  out.line`}`;
}
