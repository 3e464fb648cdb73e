// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { CallContext, Handler, Listener, ListenerOptions } from "@stubwright/runtime/server";
import { createListener, handle } from "@stubwright/runtime/server";
import * as operations from "./operations.js";
import type * as types from "./types.js";

/** The service to implement, with a method for each operation. `createOpenContentTypeListener` serves it over HTTP. */
export interface OpenContentTypeService {
  /** One-way. JSON: `POST /json/reply/Take`. */
  take(request: types.Anything, context: CallContext): Promise<void>;
}

/** Pairs each operation with its method of the service, for the listener or for `createInProcessTransport`. */
export function openContentHandlers(service: OpenContentTypeService): readonly Handler[] {
  return [handle(operations.take, (request, context) => service.take(request, context))];
}

/**
 * Creates a `(request, response, next?)` function for `http.createServer` or Express. Requests that match no route of
 * the contract go to `next`.
 */
export function createOpenContentTypeListener(service: OpenContentTypeService, options?: ListenerOptions): Listener {
  const endpoint = {
    soapPath: "/soap11",
    contract: () => import("./contract.js"),
    openApi: () => import("./openapi-document.js"),
  };
  return createListener(openContentHandlers(service), endpoint, options);
}
