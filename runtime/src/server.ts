export type { CallContext, Protocol } from "./server/call-context.js";
export type { ContractDocuments, ContractEndpoint } from "./server/contract-source.js";
export { type DeclaredFaultOptions, declaredFault } from "./server/declared-fault.js";
export type { EncodableFault } from "./server/encodable-fault.js";
export {
  type EncodableReply,
  type Handler,
  type HeaderExchange,
  handle,
  type Invocation,
  type ServedOperation,
} from "./server/handler.js";
export type { Interceptor } from "./server/interceptor.js";
export { createListener, type Listener } from "./server/listener.js";
export { defaultServerLimits, type ListenerOptions, type ServerLimits } from "./server/listener-options.js";
export { ServiceFault, type ServiceFaultOptions } from "./server/service-fault.js";
