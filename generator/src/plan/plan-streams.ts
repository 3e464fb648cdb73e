import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { ContractModel, OperationModel } from "../model/contract-model.js";
import { localName, namespaceName } from "../model/expanded-name.js";
import { freeName } from "../model/names/free-name.js";
import { pascalCase } from "../model/names/identifier.js";
import { functionBase } from "./name-functions.js";
import type { PlannedOperation, PlannedStream } from "./plan.js";
import type { PlannedType } from "./planned-type.js";
import { type ReplyElement, ReplyElements } from "./reply-elements.js";
import type { TypeUses } from "./type-uses.js";

/** What the planning of streams needs of the whole. */
export interface StreamPlanning {
  readonly model: ContractModel;
  readonly uses: TypeUses;
  readonly types: readonly PlannedType[];
  readonly operations: readonly PlannedOperation[];
  /** Of each operation whose reply is streamed: the local names from below its element to the repeated one, with slashes. */
  readonly streams: Readonly<Record<string, string>>;
  readonly diagnostics: Diagnostics;
}

/** Plans the streams that the configuration asks for, in its order. */
export function planStreams(planning: StreamPlanning): readonly PlannedStream[] {
  const taken = new Set(planning.operations.map(streamFunction));
  const { model, streams, diagnostics } = planning;
  return Object.entries(streams).flatMap(([name, path]) => {
    const operation = model.operations.find((candidate) => candidate.name === name);
    if (operation === undefined) {
      const operations = model.operations.flatMap((one) => (one.reply === undefined ? [] : [one.name])).join(", ");
      diagnostics.report("stream-unknown-operation", undefined, { operation: name, operations: operations || "none" });
      return [];
    }
    const planned = planning.operations.find((candidate) => candidate.name === name);
    if (planned === undefined) return [];
    return planStream(planning, operation, planned, path).map((stream) => ({
      ...stream,
      functionName: streamFunction(planned),
      constant: streamConstant(planned, taken),
    }));
  });
}

/** What a path is told for a reply in SOAP section 5 encoding: items may stand behind the message that refers to them. */
const encodedReply = 'cannot be followed: a reply with use="encoded" is read as a whole';

function planStream(
  { uses, types, diagnostics }: StreamPlanning,
  operation: OperationModel,
  planned: PlannedOperation,
  path: string,
): readonly Omit<PlannedStream, "functionName" | "constant">[] {
  const { name, reply, at } = operation;
  if (reply === undefined) {
    diagnostics.report("stream-one-way", at, { operation: name });
    return [];
  }
  const below = new ReplyElements(uses.index, types);
  const way = reply.encoded ? encodedReply : below.follow(reply.type, path.split("/"));
  if (typeof way === "string") {
    const paths = reply.encoded ? "" : below.paths(reply.type).join(", ");
    diagnostics.report("stream-path", at, { operation: name, path, problem: way, paths: paths || "there is none" });
    return [];
  }
  const item = way.at(-1);
  if (item === undefined) return [];
  const elements = way.map(({ name }) => ({ namespace: uses.namespace(namespaceName(name)), local: localName(name) }));
  return [{ operation: planned, path, elements, members: membersOf(way), item: item.member }];
}

function streamFunction({ name }: PlannedOperation): string {
  return `stream${pascalCase([name])}`;
}

/** A name that no function of the file has, nor another constant, to which it is added. */
function streamConstant({ name, functionName }: PlannedOperation, taken: Set<string>): string {
  const constant = freeName(`${functionBase(name, functionName)}Items`, (candidate) => taken.has(candidate));
  taken.add(constant);
  return constant;
}

/** What the elements on the way are in JSON. */
function membersOf(way: readonly ReplyElement[]): readonly string[] {
  return way.flatMap(({ property }) => (property === undefined ? [] : [property]));
}
