export type { GatewayOptions } from "./gateway/forward-call.js";
export type { ForwardedOperation } from "./gateway/gateway-fault.js";
export { gatewayHandler, gatewayStreamHandler } from "./gateway/gateway-handlers.js";
export { createGatewayService, type GatewayService } from "./gateway/gateway-service.js";
