import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { ContractModel, OperationModel } from "../model/contract-model.js";
import { localName, namespaceName } from "../model/expanded-name.js";
import { pascalCase } from "../model/identifier.js";
import type { PlannedOperation, PlannedStream, PlannedType } from "./plan.js";
import { type ReplyElement, ReplyElements } from "./reply-elements.js";
import type { TypeIndex } from "./type-index.js";

/** What the planning of streams needs of the whole. */
export interface StreamPlanning {
  readonly model: ContractModel;
  readonly index: TypeIndex;
  readonly types: readonly PlannedType[];
  readonly operations: readonly PlannedOperation[];
  /** Of each operation whose reply is streamed: the local names from below its element to the repeated one, with slashes. */
  readonly streams: Readonly<Record<string, string>>;
  readonly diagnostics: Diagnostics;
}

/** Plans the streams that the configuration asks for, in its order. */
export function planStreams(planning: StreamPlanning): readonly PlannedStream[] {
  const { model, streams, diagnostics } = planning;
  return Object.entries(streams).flatMap(([name, path]) => {
    const operation = model.operations.find((candidate) => candidate.name === name);
    if (operation === undefined) {
      const operations = model.operations.flatMap((one) => (one.reply === undefined ? [] : [one.name])).join(", ");
      diagnostics.report("stream-unknown-operation", undefined, { operation: name, operations: operations || "none" });
      return [];
    }
    const planned = planning.operations.find((candidate) => candidate.name === name);
    return planned === undefined ? [] : planStream(planning, operation, planned, path);
  });
}

function planStream(
  { index, types, diagnostics }: StreamPlanning,
  operation: OperationModel,
  planned: PlannedOperation,
  path: string,
): readonly PlannedStream[] {
  const { name, reply, at } = operation;
  if (reply === undefined) {
    diagnostics.report("stream-one-way", at, { operation: name });
    return [];
  }
  const elements = new ReplyElements(index, types);
  const way = elements.follow(reply.type, path.split("/"));
  if (typeof way === "string") {
    const paths = elements.paths(reply.type).join(", ");
    diagnostics.report("stream-path", at, { operation: name, path, problem: way, paths: paths || "there is none" });
    return [];
  }
  const item = way.at(-1);
  return item === undefined ? [] : [streamOf(planned, path, way, item)];
}

function streamOf(
  operation: PlannedOperation,
  path: string,
  way: readonly ReplyElement[],
  item: ReplyElement,
): PlannedStream {
  const base = operation.functionName.replace(/_$/, "");
  return {
    operation,
    path,
    functionName: `stream${pascalCase([operation.name])}`,
    constant: `${base}Items`,
    elements: way.map(({ name }) => ({ namespace: namespaceName(name), local: localName(name) })),
    members: way.flatMap(({ property }) => (property === undefined ? [] : [property])),
    item: item.member,
  };
}
