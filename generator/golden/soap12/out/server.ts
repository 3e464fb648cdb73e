// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { DateTime } from "@stubwright/runtime";
import type {
  CallContext,
  DeclaredFaultOptions,
  Handler,
  Listener,
  ListenerOptions,
  ServiceFault,
} from "@stubwright/runtime/server";
import { createListener, declaredFault, handle } from "@stubwright/runtime/server";
import type { TellFaults } from "./operations.js";
import * as operations from "./operations.js";
import type { Tell } from "./types.js";

/** Implement this by hand; `createSoap12Listener` puts it on the wire. */
export interface Soap12Service {
  /** JSON: `POST /json/reply/Tell`. */
  tell(request: Tell, context: CallContext): Promise<DateTime | null>;
}

/** Pairs every operation with its method. `createInProcessTransport` takes the same list. */
export function soap12Handlers(service: Soap12Service): readonly Handler[] {
  return [handle(operations.tell, (request, context) => service.tell(request, context))];
}

/**
 * A plain `(request, response, next?)`: hand it to `http.createServer`, or mount it in Express. What is not a route of
 * the contract goes to `next`.
 */
export function createSoap12Listener(service: Soap12Service, options?: ListenerOptions): Listener {
  const endpoint = { soapPath: "/soap11", contract: () => import("./contract.js") };
  return createListener(soap12Handlers(service), endpoint, options);
}

/** A fault that `Tell` declares, to be thrown: `NoZone`. */
export function tellFault<Kind extends keyof TellFaults>(
  kind: Kind,
  detail: TellFaults[Kind],
  options?: DeclaredFaultOptions,
): ServiceFault {
  return declaredFault(operations.tell, kind, detail, options);
}
