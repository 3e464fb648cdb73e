export type { CallContext, Protocol } from "./server/call-context.js";
export type { ContractDocuments, ContractEndpoint, Convention } from "./server/contract-endpoint.js";
export {
  type EncodableReply,
  type Handler,
  type HeaderExchange,
  handle,
  type Invocation,
  type ServedOperation,
} from "./server/handler.js";
export { incomingRequest } from "./server/incoming-request.js";
export type { Interceptor } from "./server/interceptor.js";
export { createListener, type Listener } from "./server/listener.js";
export { defaultServerLimits, type ListenerOptions, type ServerLimits } from "./server/server-settings.js";
export {
  type DeclaredFaultOptions,
  declaredFault,
  type EncodableFault,
  type FaultCode,
  ServiceFault,
  type ServiceFaultOptions,
} from "./server/service-fault.js";
export type { XmlLimits } from "./xml/xml-limits.js";
