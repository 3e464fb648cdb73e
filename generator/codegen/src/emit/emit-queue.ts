import type { Plan, PlannedOperation } from "../plan/plan.js";
import { type Code, code, join, moduleSymbol, queueEntry, typeSymbol, valueSymbol, word } from "../print/code.js";
import { SourceFile } from "../print/source-file.js";
import { hasHeaders } from "./operation-signature.js";

const operations = moduleSymbol("operations", "./operations.js");
const queueParameter = code`queue: ${typeSymbol("MessageQueue", queueEntry)}`;

/** Prints queue.ts: both ends of a queue of one-way messages. Undefined for a contract without one-way operations. */
export function emitQueue(plan: Plan): SourceFile | undefined {
  if (plan.operations.every(({ reply }) => reply !== undefined)) return undefined;
  const out = new SourceFile("./queue.js");
  emitQueueOneWay(out, plan);
  out.line``;
  emitWorker(out, plan);
  return out;
}

function emitQueueOneWay(out: SourceFile, plan: Plan): void {
  const service = typeSymbol(`${plan.pascalName}Service`, "./server.js");
  const isAsked = plan.operations.some(({ reply }) => reply !== undefined);
  const parameters = [
    code`${isAsked ? code`service` : code`_service`}: ${service}`,
    queueParameter,
    code`options?: ${typeSymbol("QueueOptions", queueEntry)}`,
  ];
  out.doc(
    `Puts the one-way operations of a service on a queue: they are accepted once the queue has their message, and \`create${plan.pascalName}Worker\` works on it later. All other operations are those of the service.`,
  );
  out.line`export function queueOneWay(${join(parameters, ", ")}): ${service} {`;
  out.line`  const publish = ${valueSymbol("oneWayPublisher", queueEntry)}(queue, options);`;
  out.line`  return {`;
  for (const operation of plan.operations) out.line`    ${methodOf(operation)},`;
  out.line`  };`;
  out.line`}`;
}

function methodOf(operation: PlannedOperation): Code {
  const name = word(operation.functionName);
  const names = hasHeaders(operation) ? code`request, context, headers` : code`request, context`;
  const call = operation.reply === undefined ? code`publish(${operations}.${name}, ` : code`service.${name}(`;
  return code`${name}: (${names}) => ${call}${names})`;
}

function emitWorker(out: SourceFile, plan: Plan): void {
  const service = code`service: ${typeSymbol(`${plan.pascalName}Service`, "./server.js")}`;
  const parameters = [service, queueParameter, code`options?: ${typeSymbol("WorkerOptions", queueEntry)}`];
  const handlers = valueSymbol(`${plan.camelName}Handlers`, "./server.js");
  out.doc("Creates what takes messages from a queue, decodes them and calls the service. `start` starts it.");
  const name = word(`create${plan.pascalName}Worker`);
  out.line`export function ${name}(${join(parameters, ", ")}): ${typeSymbol("Worker", queueEntry)} {`;
  out.line`  return ${valueSymbol("createWorker", queueEntry)}(${handlers}(service), queue, options);`;
  out.line`}`;
}
