import type { IncomingMessage, ServerResponse } from "node:http";
import { type Answer, answerRequest } from "../server/answer-request.js";
import type { ContractEndpoint } from "../server/contract-endpoint.js";
import type { Handler } from "../server/handler.js";
import type { ListenerOptions } from "../server/server-settings.js";
import { createService, matchRequest, type RequestMatch, type Service } from "../server/service.js";
import { type FrontFacts, NodeRequest } from "./node-request.js";
import { sendReply } from "./send-reply.js";
import { type WaitingRequest, WaitingRequests } from "./waiting-requests.js";

/** For `http.createServer` or, with `next`, for Express. */
export type Listener = (request: IncomingMessage, response: ServerResponse, next?: (error?: unknown) => void) => void;

/** A listener from which frameworks can get replies, to send them themselves. */
export interface ContractListener extends Listener {
  /** @hidden */
  readonly contract: ListenedContract;
}

/** The contract behind a listener. */
export interface ListenedContract {
  /**
   * The reply to a request, which resolves to undefined if nobody is left to read it. Undefined if the request is
   * outside of the contract.
   */
  readonly answer: (request: IncomingMessage, response: ServerResponse, front: FrontFacts) => Answer | undefined;
  /** The most bytes of a request body. */
  readonly bodyBytes: number;
  /** Receives the cause of an internal error. */
  readonly report: (error: unknown) => void;
}

/**
 * Serves a contract over JSON and SOAP. Requests outside of the contract go to `next`, or are answered with 404. Slow
 * request heads are left to the server: Node's `headersTimeout` and `requestTimeout` have good defaults.
 */
export function createListener(
  handlers: readonly Handler[],
  endpoint: ContractEndpoint,
  options: ListenerOptions = {},
): ContractListener {
  const service = createService(handlers, endpoint, options);
  const waiting = new WaitingRequests(service.settings.limits.pipelined);
  const listener: Listener = (request, response, next) => {
    const match = matchRequest(service, request.method ?? "GET", request.url ?? "/");
    const turn = waiting.enter(request.socket);
    if (turn === undefined) return;
    if (match === undefined && next !== undefined) {
      response.once("close", () => turn.leave());
      return next();
    }
    void respond(service, new NodeRequest(request, response), { match, turn });
  };
  return Object.assign(listener, { contract: listened(service) });
}

function listened(service: Service): ListenedContract {
  const { limits, report } = service.settings;
  return {
    answer: (request, response, front) => {
      const arrived = new NodeRequest(request, response, front);
      const match = matchRequest(service, arrived.method, arrived.target);
      return match && answered(service, arrived, match);
    },
    bodyBytes: limits.bodyBytes,
    report: (error) => report(error, undefined),
  };
}

async function answered(service: Service, arrived: NodeRequest, match: RequestMatch): Answer {
  // One microtask, for a body that arrived together with its head. To collect a body takes 10 µs longer.
  await undefined;
  return answerRequest(service, arrived, match);
}

interface Taken {
  readonly match: RequestMatch | undefined;
  readonly turn: WaitingRequest;
}

async function respond(service: Service, arrived: NodeRequest, { match, turn }: Taken): Promise<void> {
  const { incoming: request, response } = arrived;
  try {
    // One microtask, for a body that arrived together with its head.
    await undefined;
    const reply = await answerRequest(service, arrived, match);
    const sending = reply && sendReply(request, response, reply, service.settings.limits.bodyBytes);
    if (sending !== undefined) await sending;
  } catch (error) {
    service.settings.report(error, undefined);
    // HTTP may be unable to carry a header that a handler set; a reply that has started can only be cut off.
    if (response.headersSent || response.destroyed) response.destroy();
    else response.writeHead(500, { "Content-Length": 0, Connection: "close" }).end();
  } finally {
    turn.leave();
  }
}
