import type { Plan } from "../plan/plan.js";
import { code, codeText, moduleSymbol, typeSymbol, valueSymbol, word } from "../print/code.js";
import { lineWidth, SourceFile } from "../print/source-file.js";
import { operationDoc } from "./operation-doc.js";
import { replyPromise } from "./reply-promise.js";

const runtime = "@stubwright/runtime/server";
const operations = moduleSymbol("operations", "./operations.js");

/** server.ts: the interface to implement, and the function that puts it on the wire. */
export function emitServer(plan: Plan): SourceFile {
  const out = new SourceFile("./server.js");
  const service = word(`${plan.pascalName}Service`);
  const handlers = word(`${plan.camelName}Handlers`);
  const context = typeSymbol("CallContext", runtime);
  out.doc(`Implement this by hand; \`create${plan.pascalName}Listener\` puts it on the wire.`);
  out.line`export interface ${service} {`;
  for (const operation of plan.operations) {
    out.doc(operationDoc(operation), "  ");
    const parameters = [code`request: ${operation.request.type}`, code`context: ${context}`];
    out.list(code`  ${word(operation.functionName)}(`, parameters, code`): ${replyPromise(operation)};`, {
      indent: "  ",
    });
  }
  out.line`}`;
  out.line``;
  out.doc("Pairs every operation with its method. `createInProcessTransport` takes the same list.");
  out.line`export function ${handlers}(service: ${service}): readonly ${typeSymbol("Handler", runtime)}[] {`;
  out.line`  return [`;
  for (const operation of plan.operations) {
    const name = word(operation.functionName);
    const head = code`    ${valueSymbol("handle", runtime)}(${operations}.${name}, (request, context) =>`;
    const call = code`service.${name}(request, context)`;
    if (codeText(code`${head} ${call}),`).length <= lineWidth) out.line`${head} ${call}),`;
    else {
      out.add(head);
      out.line`      ${call},`;
      out.line`    ),`;
    }
  }
  out.line`  ];`;
  out.line`}`;
  out.line``;
  out.doc(
    "A plain `(request, response, next?)`: hand it to `http.createServer`, or mount it in Express. What is not a route of the contract goes to `next`.",
  );
  const options = typeSymbol("ListenerOptions", runtime);
  const parameters = [code`service: ${service}`, code`options?: ${options}`];
  out.list(
    code`export function ${word(`create${plan.pascalName}Listener`)}(`,
    parameters,
    code`): ${typeSymbol("Listener", runtime)} {`,
  );
  out.line`  const endpoint = { soapPath: "/soap11", contract: () => import("./contract.js") };`;
  out.line`  return ${valueSymbol("createListener", runtime)}(${handlers}(service), endpoint, options);`;
  out.line`}`;
  return out;
}
