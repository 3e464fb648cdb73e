export type { ConsoleContract, ConsoleFile, ConsolePage, ConsoleSettings, Lazy } from "./contract/console-page.js";
export { type FetchHandler, fetchHandler } from "./fetch/fetch-handler.js";
export { type FetchedCall, fetchedRequest, type HostInfo } from "./fetch/fetched-request.js";
export {
  createInProcessStreamTransport,
  createInProcessTransport,
  type InProcessTransportOptions,
} from "./in-process/in-process-transport.js";
export { type ContractListener, createListener, type Listener } from "./node/listener.js";
export { incomingRequest } from "./node/node-request.js";
export type { CallContext, Protocol } from "./server/call-context.js";
export type { ContractDocuments, ContractEndpoint, OpenApiDocuments } from "./server/contract-endpoint.js";
export {
  type EncodableReply,
  type Handler,
  type HeaderExchange,
  handle,
  type Invocation,
  type ServedOperation,
} from "./server/handler.js";
export type { Interceptor } from "./server/interceptor.js";
export { type CallQuota, limitCalls } from "./server/limit-calls.js";
export { requireToken } from "./server/require-token.js";
export {
  type AddressingUse,
  type Convention,
  defaultServerLimits,
  type ListenerOptions,
  type ServerLimits,
} from "./server/server-settings.js";
export {
  type DeclaredFaultOptions,
  declaredFault,
  type EncodableFault,
  type FaultCode,
  ServiceFault,
  type ServiceFaultOptions,
} from "./server/service-fault.js";
export type { ArrivedEnvelope, MessageSecurity, OpenedRequest } from "./soap/message-security.js";
export type { XmlLimits } from "./xml/xml-limits.js";
