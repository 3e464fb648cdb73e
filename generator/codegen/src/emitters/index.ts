export { defineEmitter, type EmittedFile, type Emitter, type EmitterOptions, emitterApiVersion } from "./emitter.js";
export type {
  ContractPlan,
  EmitterPlan,
  FaultPlan,
  MessagePlan,
  OperationPlan,
  RoutePlan,
  TypePlan,
} from "./emitter-plan.js";
export { mswEmitter } from "./shipped/msw.js";
export { standardSchemaEmitter } from "./shipped/standard-schema.js";
export { tanstackQueryEmitter } from "./shipped/tanstack-query.js";
