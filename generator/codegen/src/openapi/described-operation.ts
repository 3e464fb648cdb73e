import type { ContractModel, OperationModel } from "@stubwright/contract/model";
import type { JsonValue } from "@stubwright/runtime/codec";
import type { TypeSchemas } from "./type-schema.js";

/** What the pieces of one operation's description are made from. */
export interface DescribedOperation {
  readonly model: ContractModel;
  readonly operation: OperationModel;
  readonly schemas: TypeSchemas;
  /** Undefined where no message is known. */
  readonly example: JsonValue | undefined;
  readonly reply: JsonValue | undefined;
}
