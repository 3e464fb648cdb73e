import type { ContractRoute } from "../openapi/contract-route.js";
import type { Plan, PlannedMessage, PlannedOperation } from "../plan/plan.js";
import { type Code, code, literal, moduleSymbol, typeSymbol, valueSymbol, word } from "../print/code.js";
import { SourceFile } from "../print/source-file.js";

const codec = "@stubwright/runtime/codec";
const xml = moduleSymbol("xml", "./xml.js");
const json = moduleSymbol("json", "./json.js");

/** operations.ts: one descriptor per operation; client and server stand on the same ones. */
export function emitOperations(plan: Plan): SourceFile {
  const out = new SourceFile("./operations.js");
  for (const [index, operation] of plan.operations.entries()) {
    if (index > 0) out.line``;
    emitOperation(out, operation);
  }
  return out;
}

function emitOperation(out: SourceFile, operation: PlannedOperation): void {
  out.doc(operation.documentation ?? `\`${operation.name}\`.`);
  const { request, reply } = operation;
  const type =
    reply === undefined
      ? code`${typeSymbol("OneWayOperation", codec)}<${request.type}>`
      : code`${typeSymbol("RequestReplyOperation", codec)}<${request.type}, ${reply.type}>`;
  out.line`export const ${word(operation.functionName)}: ${type} = {`;
  out.line`  kind: ${literal(reply === undefined ? "one-way" : "request-reply")},`;
  out.line`  name: ${literal(operation.name)},`;
  out.line`  soapAction: ${literal(operation.soapAction)},`;
  out.list(code`  routes: [`, operation.routes.map(routeCode), code`],`, {
    indent: "  ",
    broken: operation.routes.length > 1,
  });
  emitMessage(out, "request", request);
  if (reply !== undefined) emitMessage(out, "reply", reply);
  out.line`};`;
}

function routeCode(route: ContractRoute): Code {
  return code`{ method: ${literal(route.method)}, path: ${literal(route.path)} }`;
}

function emitMessage(out: SourceFile, key: "request" | "reply", message: PlannedMessage): void {
  out.line`  ${word(key)}: {`;
  out.line`    element: {`;
  out.line`      namespace: ${literal(message.namespace)},`;
  out.line`      name: ${literal(message.local)},`;
  out.line`      tag: ${literal(message.tag)},`;
  out.line`      declarations: ${literal(message.declarations)},`;
  out.line`    },`;
  if (message.value.kind === "coded") {
    const { decode, encode } = message.value;
    out.line`    decodeXml: ${xml}.${word(decode)},`;
    out.line`    encodeXml: ${xml}.${word(encode)},`;
    out.line`    decodeJson: ${json}.${word(decode)},`;
    out.line`    encodeJson: ${json}.${word(encode)},`;
  } else if (message.value.kind === "anyContent") {
    out.line`    decodeXml: ${valueSymbol("decodeAnyContent", codec)},`;
    out.line`    encodeXml: ${valueSymbol("encodeAnyContent", codec)},`;
    out.line`    decodeJson: ${valueSymbol("decodeAnyContentJson", codec)},`;
    out.line`    encodeJson: ${valueSymbol("encodeAnyContentJson", codec)},`;
  } else {
    const { scalar } = message.value;
    out.line`    decodeXml: (xml) => xml.value(${scalar}),`;
    out.line`    encodeXml: (xml, value) => xml.text(${scalar}, value),`;
    out.line`    decodeJson: (json) => json.value(${scalar}),`;
    out.line`    encodeJson: (json, value) => json.value(${scalar}, value),`;
  }
  out.line`  },`;
}
