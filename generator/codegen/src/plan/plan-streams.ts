import type { Diagnostics } from "@stubwright/contract/diagnostics";
import type { ContractModel, OperationModel } from "@stubwright/contract/model";
import { freeName, localName, namespaceName, streamFunctionName } from "@stubwright/contract/model";
import { functionBase } from "./name-functions.js";
import type { PlannedOperation, PlannedStream } from "./plan.js";
import type { PlannedType } from "./planned-type.js";
import { type ReplyElement, ReplyElements } from "./reply-elements.js";
import type { TypeUses } from "./type-uses.js";

/** What the planning of streams needs of the whole. */
interface StreamPlanning {
  readonly model: ContractModel;
  readonly uses: TypeUses;
  readonly types: readonly PlannedType[];
  readonly operations: readonly PlannedOperation[];
  /** Of each operation whose reply is streamed: the local names from below its element to the repeated one, with slashes. */
  readonly streams: Readonly<Record<string, string>>;
  readonly diagnostics: Diagnostics;
}

/** Plans the streams that the configuration asks for, in its order. */
export function planStreams({
  model,
  uses,
  types,
  operations,
  streams,
  diagnostics,
}: StreamPlanning): readonly PlannedStream[] {
  const taken = new Set(operations.map(({ name }) => streamFunctionName(name)));
  const replies = new ReplyElements(uses.index, types);
  return Object.entries(streams).flatMap(([name, path]) => {
    const operation = model.operations.find((candidate) => candidate.name === name);
    const planned = operations.find((candidate) => candidate.name === name);
    if (operation === undefined || planned === undefined) {
      const replying = model.operations.flatMap((one) => (one.reply === undefined ? [] : [one.name])).join(", ");
      diagnostics.report("stream-unknown-operation", undefined, { operation: name, operations: replying || "none" });
      return [];
    }
    const way = wayTo(path, operation, replies, diagnostics);
    const item = way.at(-1)?.member;
    if (item === undefined) return [];
    const elements = way.map((one) => ({
      namespace: uses.namespace(namespaceName(one.name)),
      local: localName(one.name),
    }));
    const members = way.flatMap(({ property }) => (property === undefined ? [] : [property]));
    const names = { functionName: streamFunctionName(planned.name), constant: streamConstant(planned, taken) };
    return [{ operation: planned, path, ...names, elements, members, item }];
  });
}

/** What a path is told for a reply in SOAP section 5 encoding: items may stand behind the message that refers to them. */
const encodedReply = 'cannot be followed: a reply with use="encoded" is read as a whole';

/** The elements that a path leads through; none where a problem with it was reported. */
function wayTo(
  path: string,
  { name, reply, at }: OperationModel,
  replies: ReplyElements,
  diagnostics: Diagnostics,
): readonly ReplyElement[] {
  if (reply === undefined) {
    diagnostics.report("stream-one-way", at, { operation: name });
    return [];
  }
  const way = reply.encoded ? encodedReply : replies.follow(reply.type, path.split("/"));
  if (typeof way !== "string") return way;
  const paths = reply.encoded ? "" : replies.paths(reply.type).join(", ");
  diagnostics.report("stream-path", at, { operation: name, path, problem: way, paths: paths || "there is none" });
  return [];
}

/** A name that no function of the file has, nor another constant, to which it is added. */
function streamConstant({ name, functionName }: PlannedOperation, taken: Set<string>): string {
  const constant = freeName(`${functionBase(name, functionName)}Items`, (candidate) => taken.has(candidate));
  taken.add(constant);
  return constant;
}
