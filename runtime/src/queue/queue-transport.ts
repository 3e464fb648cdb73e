import { CallError } from "../client/call-error.js";
import { callHttp } from "../client/http-call.js";
import { jsonRequest } from "../client/json-transport.js";
import type { Fetch, FetchedReply, OneWayTransport, Transport, TransportOptions } from "../client/transport.js";
import { idempotencyKey } from "../http/idempotency-key.js";
import type { MessageQueue } from "./message-queue.js";
import { MessageTooLargeError } from "./queue-errors.js";
import type { QueueOptions } from "./queue-options.js";
import { longestId, queuedMessage } from "./queued-message.js";

/** How a client publishes. */
export interface QueueTransportOptions
  extends Pick<QueueOptions, "key">,
    Pick<TransportOptions, "headers" | "timeoutMs" | "interceptors"> {}

/** Requests are addressed so that the JSON transport can make them; nothing is sent there. */
const baseUrl = "queue:";

/**
 * Publishes the messages of one-way operations straight to a queue, without HTTP in between. A call resolves once the
 * engine has the message. The header `Idempotency-Key` of a call is the id of its message, and all other headers travel
 * with it. Of an operation with a reply the compiler says that this transport has no `call`; programs without types get
 * a `CallError` of kind `encode`.
 */
export function createQueueTransport(queue: MessageQueue, options: QueueTransportOptions = {}): OneWayTransport {
  const transport: Transport = {
    call: async (offered) => {
      const { name } = "json" in offered ? offered.json : offered;
      throw new CallError("encode", "a queue takes one-way messages only, and this operation has a reply", {
        operation: name,
      });
    },
    send: (offered, request, callOptions = {}) => {
      const operation = "json" in offered ? offered.json : offered;
      const { key } = options;
      const outgoing = { operation: operation.name, message: request, ...(key === undefined ? {} : { key }) };
      return callHttp(
        { ...options, fetch: publishing(queue, outgoing) },
        { ...jsonRequest({ baseUrl }, operation, request, callOptions), read: () => undefined },
      );
    },
  };
  return transport;
}

interface Outgoing extends Pick<QueueOptions, "key"> {
  readonly operation: string;
  readonly message: unknown;
}

/** The reply to every message that the queue has taken. */
const accepted: FetchedReply = {
  status: 202,
  type: "default",
  headers: new Headers(),
  body: null,
  arrayBuffer: async () => new ArrayBuffer(0),
};

/** In the place of `fetch`: the request is published. */
function publishing(queue: MessageQueue, { operation, message, key }: Outgoing): Fetch {
  return async (_url, init) => {
    const headers = init.headers instanceof Headers ? init.headers : new Headers(init.headers);
    const id = idempotencyKey(headers);
    if (id !== undefined && id.length > longestId) {
      throw new CallError("encode", `the id of a message has at most ${longestId} characters`, { operation });
    }
    for (const name of ["content-type", "accept", "idempotency-key"]) headers.delete(name);
    const sent = { operation, message, json: String(init.body), id, headers, caller: undefined };
    const travelling = { headers: [...headers.keys()], ...(key === undefined ? {} : { key }) };
    try {
      await queue.publish(queuedMessage(sent, travelling));
    } catch (cause) {
      if (cause instanceof MessageTooLargeError) throw new CallError("encode", cause.message, { operation, cause });
      throw new CallError("transport", "the queue has not taken the message", { operation, cause });
    }
    return accepted;
  };
}
