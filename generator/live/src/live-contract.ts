import type { ContractOptions } from "@stubwright/codegen/options";
import type { ContractModel } from "@stubwright/contract/model";
import type { OneWayOperation, RequestReplyOperation } from "@stubwright/runtime";
import type { ConsoleContract, ContractEndpoint } from "@stubwright/runtime/server";
import type { ModuleExports } from "./evaluate-modules.js";

/** Where a contract is and how its documents are understood; nothing of it is written, so it has no output folder. */
export type LiveOptions = Omit<
  ContractOptions,
  "out" | "openapi" | "package" | "importExtension" | "openapiTypes" | "console"
>;

/** Header blocks, or the details of declared faults, by their names. */
export type NamedValues = Record<string, unknown>;

/** An operation with its codecs. The types of its messages are known only to the contract, so every value is checked by a codec. */
export type LiveOperation = LiveRequestReply | LiveOneWay;

/** An operation that is answered. */
export type LiveRequestReply = RequestReplyOperation<unknown, unknown, NamedValues, NamedValues, NamedValues>;

/** An operation that is only accepted. */
export type LiveOneWay = OneWayOperation<unknown, NamedValues>;

/** A contract whose generated code runs in this process. */
export interface LiveContract {
  readonly model: ContractModel;
  /** By the contract's name of each operation, in document order. */
  readonly operations: ReadonlyMap<string, LiveOperation>;
  /** The WSDL, its schemas and the OpenAPI document, as a generated server serves them. */
  readonly endpoint: ContractEndpoint;
  /** What a console page needs of the contract; each part is made when it is first asked for. */
  readonly console: ConsoleContract;
  /** The exports of a generated module, such as `documents` or `arbitraries`; undefined if the contract has no such module. */
  readonly module: (name: string) => ModuleExports | undefined;
}
