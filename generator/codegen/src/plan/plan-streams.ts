import type { Diagnostics } from "@stubwright/contract/diagnostics";
import { type ContractModel, freeName, type OperationModel, streamFunctionName } from "@stubwright/contract/model";
import { localName, namespaceName } from "@stubwright/contract/schema";
import type { PlannedOperation, PlannedStream } from "./plan.js";
import { functionBase } from "./plan-names.js";
import type { PlannedType } from "./planned-type.js";
import { type ReplyElement, ReplyElements } from "./reply-elements.js";
import type { TypeUses } from "./type-uses.js";

/** The inputs of the planning of streams. */
interface StreamPlanning {
  readonly model: ContractModel;
  readonly uses: TypeUses;
  readonly types: readonly PlannedType[];
  readonly operations: readonly PlannedOperation[];
  /**
   * The path of each streamed reply by operation: the local names from below the reply's element to the repeated one.
   */
  readonly streams: Readonly<Record<string, string>>;
  readonly diagnostics: Diagnostics;
}

/** Plans the streams that the config asks for, in its order. */
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

/** The problem of a path into a reply in SOAP encoding: items may come after the message that refers to them. */
const encodedReply = 'cannot be followed: a reply with use="encoded" is read as a whole';

/** The elements that a path leads through; none if a problem of the path was reported. */
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

/** A constant that no function or other constant of the file has. Adds it to `taken`. */
function streamConstant({ name, functionName }: PlannedOperation, taken: Set<string>): string {
  const constant = freeName(`${functionBase(name, functionName)}Items`, (candidate) => taken.has(candidate));
  taken.add(constant);
  return constant;
}
