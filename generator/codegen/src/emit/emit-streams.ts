import type { Plan, PlannedOperation, PlannedStream } from "../plan/plan.js";
import type { PlannedMember } from "../plan/planned-type.js";
import {
  brokenObject,
  type Code,
  code,
  codecEntry,
  join,
  literal,
  moduleSymbol,
  runtimeEntry,
  typeSymbol,
  word,
} from "../print/code.js";
import { docComment } from "../print/doc-comment.js";
import { SourceFile } from "../print/source-file.js";
import { jsonDecoder } from "./json-value.js";
import { callParameters, carriedType, declaredTypes } from "./operation-signature.js";
import { maxCode } from "./wire-value.js";
import { xmlDecoder } from "./xml-value.js";

const operations = moduleSymbol("operations", "./operations.js");

/**
 * Prints streams.ts: a descriptor and a function for each reply that is read item by item. Undefined if there are none.
 */
export function emitStreams(plan: Plan): SourceFile | undefined {
  if (plan.streams.length === 0) return undefined;
  const out = new SourceFile("./streams.js");
  for (const [index, stream] of plan.streams.entries()) {
    if (index > 0) out.line``;
    emitDescriptor(out, stream);
    out.line``;
    emitFunction(out, stream);
  }
  return out;
}

function emitDescriptor(out: SourceFile, stream: PlannedStream): void {
  const { operation, item } = stream;
  out.doc(`Locates \`${stream.path}\` in the reply of \`${operation.name}\`.`);
  const type = typeSymbol("StreamedOperation", codecEntry);
  const elements = stream.elements.map(
    ({ namespace, local }) => code`{ namespace: ${namespace}, name: ${literal(local)} }`,
  );
  const facts = brokenObject([
    code`operation: ${operations}.${word(operation.functionName)}`,
    code`elements: [${join(elements, ", ")}]`,
    code`members: [${join(stream.members.map(literal), ", ")}]`,
    code`min: ${item.min}`,
    code`max: ${maxCode(item.max)}`,
    code`decodeXml: ${xmlDecoder(item)}`,
    code`decodeJson: ${jsonDecoder(item)}`,
  ]);
  out.line`export const ${word(stream.constant)}: ${type}<${join(typeArguments(stream), ", ")}> = ${facts};`;
}

function emitFunction(out: SourceFile, stream: PlannedStream): void {
  const { operation } = stream;
  const call = `Calls \`${operation.name}\` and yields each \`${stream.path}\` of its reply as it arrives.`;
  const { documentation } = operation;
  const words = documentation?.text === undefined ? call : `${documentation.text}\n${call}`;
  out.doc(docComment(words, documentation));
  const transport = typeSymbol("StreamTransport", runtimeEntry);
  const parameters = [code`transport: ${transport}`, ...callParameters(operation)];
  const result = code`AsyncIterable<${itemType(stream.item)}>`;
  out.line`export function ${word(stream.functionName)}(${join(parameters, ", ")}): ${result} {`;
  out.line`  return transport.stream(${word(stream.constant)}, request, options);`;
  out.line`}`;
}

/** The type arguments of a descriptor: messages and item, then faults and headers up to the last that is declared. */
function typeArguments({ operation, item }: PlannedStream): readonly Code[] {
  const { request, reply, faults } = operation;
  const declared = declaredTypes([faults, request.headers, reply?.headers], runtimeEntry);
  return [carriedType(request), replyType(operation), itemType(item), ...declared];
}

function replyType({ name, reply }: PlannedOperation): Code {
  if (reply === undefined) throw new Error(`${name} has no reply to stream.`);
  return carriedType(reply);
}

function itemType({ itemType: type, nillable }: PlannedMember): Code {
  return carriedType({ type, nillable });
}
