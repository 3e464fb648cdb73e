// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { CallContext, Handler, Listener, ListenerOptions } from "@stubwright/runtime/server";
import { createListener, handle } from "@stubwright/runtime/server";
import * as operations from "./operations.js";
import type { Anything } from "./types.js";

/** Implement this by hand; `createOpenContentTypeListener` puts it on the wire. */
export interface OpenContentTypeService {
  /** One-way. JSON: `POST /json/reply/Take`. */
  take(request: Anything, context: CallContext): Promise<void>;
}

/** Pairs every operation with its method. `createInProcessTransport` takes the same list. */
export function openContentHandlers(service: OpenContentTypeService): readonly Handler[] {
  return [handle(operations.take, (request, context) => service.take(request, context))];
}

/**
 * A plain `(request, response, next?)`: hand it to `http.createServer`, or mount it in Express. What is not a route of
 * the contract goes to `next`.
 */
export function createOpenContentTypeListener(service: OpenContentTypeService, options?: ListenerOptions): Listener {
  const endpoint = { soapPath: "/soap11", contract: () => import("./contract.js") };
  return createListener(openContentHandlers(service), endpoint, options);
}
