import type { ExpandedName } from "../schema/schema-set.js";
import type { CarriedFacts, OperationModel, TypeUse } from "./contract-model.js";

/** An element that a message carries. */
export interface CarriedElement extends CarriedFacts {
  /** Undefined for what an empty Body is in TypeScript and JSON. */
  readonly element: ExpandedName | undefined;
  readonly type: TypeUse;
}

/** What the Body, the Header and the Fault's detail of an operation's messages hold. */
export function operationElements(operation: OperationModel): readonly CarriedElement[] {
  const { request, reply, faults } = operation;
  const messages = reply === undefined ? [request] : [request, reply];
  return [...messages, ...messages.flatMap((message) => message.headers), ...faults];
}
