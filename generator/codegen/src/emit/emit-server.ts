import { soapPath } from "@stubwright/contract/json";
import type { Plan, PlannedOperation } from "../plan/plan.js";
import {
  brokenObject,
  type Code,
  code,
  join,
  literal,
  moduleSymbol,
  runtimeEntry,
  serverEntry,
  typeSymbol,
  valueSymbol,
  word,
} from "../print/code.js";
import { importedModule, SourceFile } from "../print/source-file.js";
import { emitFaultMakers } from "./emit-faults.js";
import { carriedType, declaredTypes, hasHeaders, operationDoc, replyPromise } from "./operation-signature.js";

const operations = moduleSymbol("operations", "./operations.js");

/** Prints server.ts: the interface to implement, and the functions that serve it over HTTP. */
export function emitServer(plan: Plan, extension = ".js", hasConsole = false): SourceFile {
  const out = new SourceFile("./server.js");
  emitService(out, plan);
  emitHandlers(out, plan);
  emitEndpoint(out, plan, { extension, hasConsole });
  emitHost(out, plan, listener);
  emitHost(out, plan, handler);
  emitFaultMakers(out, plan);
  return out;
}

function emitService(out: SourceFile, plan: Plan): void {
  const makers = ["Listener", "Handler"].map((suffix) => `\`create${plan.pascalName}${suffix}\``);
  out.doc(`The service to implement, with a method for each operation. ${makers.join(" or ")} serves it over HTTP.`);
  out.line`export interface ${serviceOf(plan)} {`;
  for (const operation of plan.operations) {
    out.doc(operationDoc(operation, "createName"), "  ");
    const parameters = join(methodParameters(operation), ", ");
    out.line`  ${word(operation.functionName)}(${parameters}): ${replyPromise(operation)};`;
  }
  out.line`}`;
  out.line``;
}

function serviceOf(plan: Plan): Code {
  return word(`${plan.pascalName}Service`);
}

function methodParameters(operation: PlannedOperation): readonly Code[] {
  const context = typeSymbol("CallContext", serverEntry);
  const plain = [code`request: ${carriedType(operation.request)}`, code`context: ${context}`];
  const types = declaredTypes([operation.request.headers, operation.reply?.headers], runtimeEntry);
  if (types.length === 0) return plain;
  return [...plain, code`headers: ${typeSymbol("HeaderExchange", serverEntry)}<${join(types, ", ")}>`];
}

function emitHandlers(out: SourceFile, plan: Plan): void {
  const handlers = word(`${plan.camelName}Handlers`);
  out.doc("Pairs each operation with its method of the service, for the listener or for `createInProcessTransport`.");
  out.line`export function ${handlers}(service: ${serviceOf(plan)}): readonly ${typeSymbol("Handler", serverEntry)}[] {`;
  const pairs = plan.operations.map((operation) => {
    const name = word(operation.functionName);
    const names = hasHeaders(operation) ? code`request, context, headers` : code`request, context`;
    return code`${valueSymbol("handle", serverEntry)}(${operations}.${name}, (${names}) => service.${name}(${names}))`;
  });
  out.line`  return [${join(pairs, ", ")}];`;
  out.line`}`;
  out.line``;
}

/** Where the contract is served and what it is; both hosts say so. */
function emitEndpoint(
  out: SourceFile,
  plan: Plan,
  { extension, hasConsole }: { readonly extension: string; readonly hasConsole: boolean },
): void {
  out.doc("Where the contract is served, and its documents, loaded when first asked for.");
  const conventions = code`conventions: [${join(plan.conventions.map(literal), ", ")}]`;
  const endpoint = brokenObject([
    code`soapPath: ${literal(soapPath)}`,
    code`contract: () => import(${literal(importedModule("./contract.js", extension))})`,
    code`openApi: () => import(${literal(importedModule("./openapi-document.js", extension))})`,
    ...(hasConsole ? [code`console: () => import(${literal(importedModule("./console.js", extension))})`] : []),
    ...(plan.conventions.length === 0 ? [] : [conventions]),
  ]);
  const type = plan.conventions.length === 0 ? code`` : code`: ${typeSymbol("ContractEndpoint", serverEntry)}`;
  out.line`const endpoint${type} = ${endpoint};`;
}

/** A kind of host, and the function that serves a contract on it. */
interface Host {
  readonly doc: string;
  /** Behind `create` and the contract's name. */
  readonly suffix: string;
  readonly made: "ContractListener" | "FetchHandler";
  readonly maker: "createListener" | "fetchHandler";
}

const listener: Host = {
  doc: "Creates a `(request, response, next?)` function for `http.createServer` or Express. Requests that match no route of the contract go to `next`.",
  suffix: "Listener",
  made: "ContractListener",
  maker: "createListener",
};

const handler: Host = {
  doc: "Creates a function of `Request` to `Response` for Bun, Deno, Workers and every other host that speaks them. Requests that match no route of the contract get a 404, or undefined where `fallThrough` asks for it.",
  suffix: "Handler",
  made: "FetchHandler",
  maker: "fetchHandler",
};

function emitHost(out: SourceFile, plan: Plan, { doc, suffix, made, maker }: Host): void {
  out.line``;
  out.doc(doc);
  const options = typeSymbol("ListenerOptions", serverEntry);
  const parameters = [code`service: ${serviceOf(plan)}`, code`options?: ${options}`];
  const name = word(`create${plan.pascalName}${suffix}`);
  out.line`export function ${name}(${join(parameters, ", ")}): ${typeSymbol(made, serverEntry)} {`;
  const handlers = word(`${plan.camelName}Handlers`);
  out.line`  return ${valueSymbol(maker, serverEntry)}(${handlers}(service), endpoint, options);`;
  out.line`}`;
}
