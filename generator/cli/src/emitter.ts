export type {
  ContractPlan,
  EmittedFile,
  Emitter,
  EmitterOptions,
  EmitterPlan,
  FaultPlan,
  MessagePlan,
  OperationPlan,
  RoutePlan,
  TypePlan,
} from "@stubwright/codegen/emitters";
export { defineEmitter, emitterApiVersion } from "@stubwright/codegen/emitters";
