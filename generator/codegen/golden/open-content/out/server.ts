// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { CallContext, Handler, Listener, ListenerOptions } from "@stubwright/runtime/server";
import { createListener, handle } from "@stubwright/runtime/server";
import * as operations from "./operations.js";
import type * as types from "./types.js";

/** The interface to implement by hand. `createOpenContentTypeListener` serves it over HTTP. */
export interface OpenContentTypeService {
  /** One-way. JSON: `POST /json/reply/Take`. */
  take(request: types.Anything, context: CallContext): Promise<void>;
}

/** Pairs every operation with its method. `createInProcessTransport` accepts this list too. */
export function openContentHandlers(service: OpenContentTypeService): readonly Handler[] {
  return [handle(operations.take, (request, context) => service.take(request, context))];
}

/**
 * A plain `(request, response, next?)` function: pass it to `http.createServer`, or mount it in Express. Requests that
 * match no route of the contract go to `next`.
 */
export function createOpenContentTypeListener(service: OpenContentTypeService, options?: ListenerOptions): Listener {
  const endpoint = {
    soapPath: "/soap11",
    contract: () => import("./contract.js"),
    openApi: () => import("./openapi-document.js"),
  };
  return createListener(openContentHandlers(service), endpoint, options);
}
