import type { CallOptions } from "../client/transport.js";
import type { CallContext } from "../server/call-context.js";
import type { HeaderExchange } from "../server/handler.js";
import { forwardCall, type GatewayOptions } from "./forward-call.js";
import type { ForwardedOperation } from "./gateway-fault.js";

/** A service object with a method for each method of a generated client. */
export type GatewayService<Client> = {
  readonly [Method in keyof Client]: Client[Method] extends (request: infer Request, ...rest: never) => infer Result
    ? (request: Request, context: CallContext, headers?: HeaderExchange<object, object>) => Result
    : never;
};

/** A method of a generated client, without the types of its messages. */
type ClientMethod = (request: unknown, options: CallOptions<object, object>) => Promise<unknown>;

/**
 * Makes a service object of a generated client, so that a generated server forwards each operation to another service. Replace
 * single operations by handlers of your own: `{ ...createGatewayService(client, operations), popBalloonRequest: mine }`.
 * `operations` are the exports of `operations.ts`, whose codecs write the declared faults again.
 */
export function createGatewayService<Client extends object>(
  client: Client,
  operations: Readonly<Record<string, ForwardedOperation>>,
  options: GatewayOptions = {},
): GatewayService<Client> {
  const byName = new Map(Object.values(operations).map((operation) => [operation.name, operation]));
  const operation = (name: string): ForwardedOperation | undefined => byName.get(name);
  const methods = Object.entries<ClientMethod>({ ...client } as Record<string, ClientMethod>).map(([name, method]) => [
    name,
    (request: unknown, context: CallContext, headers?: HeaderExchange<object, object>) =>
      forwardCall((call) => method(request, call), { context, headers, operation }, options),
  ]);
  return Object.fromEntries(methods);
}
