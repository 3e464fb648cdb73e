// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type {
  CallContext,
  DeclaredFaultOptions,
  Handler,
  HeaderExchange,
  Listener,
  ListenerOptions,
  ServiceFault,
} from "@stubwright/runtime/server";
import { createListener, declaredFault, handle } from "@stubwright/runtime/server";
import * as operations from "./operations.js";
import type * as types from "./types.js";

/** The interface to implement by hand. `createHeadersAndFaultsListener` serves it over HTTP. */
export interface HeadersAndFaultsService {
  /** JSON: `POST /json/reply/Open`. */
  open(
    request: types.Open,
    context: CallContext,
    headers: HeaderExchange<types.OpenHeaders, types.OpenReplyHeaders>,
  ): Promise<boolean>;
}

/** Pairs every operation with its method. `createInProcessTransport` accepts this list too. */
export function headersAndFaultsHandlers(service: HeadersAndFaultsService): readonly Handler[] {
  return [handle(operations.open, (request, context, headers) => service.open(request, context, headers))];
}

/**
 * A plain `(request, response, next?)` function: pass it to `http.createServer`, or mount it in Express. Requests that
 * match no route of the contract go to `next`.
 */
export function createHeadersAndFaultsListener(service: HeadersAndFaultsService, options?: ListenerOptions): Listener {
  const endpoint = {
    soapPath: "/soap11",
    contract: () => import("./contract.js"),
    openApi: () => import("./openapi-document.js"),
  };
  return createListener(headersAndFaultsHandlers(service), endpoint, options);
}

/** Creates a fault that `Open` declares, for a handler to throw. */
export function openFault<Kind extends keyof types.OpenFaults>(
  kind: Kind,
  detail: types.OpenFaults[Kind],
  options?: DeclaredFaultOptions,
): ServiceFault {
  return declaredFault<types.OpenFaults, Kind>(operations.open, kind, detail, options);
}
