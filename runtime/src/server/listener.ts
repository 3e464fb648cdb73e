import type { IncomingMessage, ServerResponse } from "node:http";
import { answerContract, type ContractEndpoint } from "./contract-endpoint.js";
import { faultOf } from "./fault-of.js";
import type { Handler } from "./handler.js";
import { answerDelivery } from "./json-delivery.js";
import { answerJson } from "./json-endpoint.js";
import { jsonFailure } from "./json-failure.js";
import type { CallSource } from "./live-call.js";
import { hasBody, readBody } from "./node-body.js";
import { NodeCallSource } from "./node-call-source.js";
import { sendReply } from "./node-reply.js";
import { answerOpenApi } from "./openapi-endpoint.js";
import { addressing } from "./public-address.js";
import { nothingHere, refusedMatch, severalHosts, wrongMethod } from "./refused.js";
import type { RequestBody } from "./request-body.js";
import type { ListenerOptions, ServerSettings } from "./server-settings.js";
import { createService, matchRequest, type RequestMatch, type Service } from "./service.js";
import { ServiceFault } from "./service-fault.js";
import { answerSoap, replyVersion, soapFailure } from "./soap-endpoint.js";
import { type WaitingRequest, WaitingRequests } from "./waiting-requests.js";
import type { WireReply } from "./wire-reply.js";

/** For `http.createServer` or, with `next`, for Express. */
export type Listener = (request: IncomingMessage, response: ServerResponse, next?: (error?: unknown) => void) => void;

/**
 * Serves a contract over JSON and SOAP. What is not the contract's goes to `next`, or is answered 404. Slow request heads
 * are the server's own affair: Node's `headersTimeout` and `requestTimeout` have sane defaults.
 */
export function createListener(
  handlers: readonly Handler[],
  endpoint: ContractEndpoint,
  options: ListenerOptions = {},
): Listener {
  const service = createService(handlers, endpoint, options);
  const addressOf = addressing(endpoint, options);
  const baseOf = addressing({ ...endpoint, soapPath: "" }, { ...options, soapPath: "" });
  const waiting = new WaitingRequests(service.settings.limits.pipelined);
  return (request, response, next) => {
    const match = matchRequest(service, request.method ?? "GET", request.url ?? "/");
    const turn = waiting.enter(request.socket);
    if (turn === undefined) return;
    if (match === undefined && next !== undefined) {
      response.once("close", () => turn.leave());
      return next();
    }
    void respond(service, { request, response, match, addressOf, baseOf }, turn);
  };
}

interface Arrived {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly match: RequestMatch | undefined;
  /** Where the SOAP wire is reached. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** Where the service is. */
  readonly baseOf: (request: IncomingMessage) => string;
}

async function respond(service: Service, arrived: Arrived, turn: WaitingRequest): Promise<void> {
  const { request, response } = arrived;
  try {
    const reply = await answer(service, arrived);
    const sending = reply && sendReply(request, response, reply, service.settings.limits.bodyBytes);
    if (sending !== undefined) await sending;
  } catch (error) {
    service.settings.report(error, undefined);
    // A header that a handler has set may be none that HTTP can carry; what has begun can only be cut off.
    if (response.headersSent || response.destroyed) response.destroy();
    else response.writeHead(500, { "Content-Length": 0, Connection: "close" }).end();
  } finally {
    turn.leave();
  }
}

/** The reply; undefined where nobody is left to read it. */
type Answer = Promise<WireReply | undefined>;

function answer(service: Service, arrived: Arrived): Answer | WireReply {
  const { request, match, addressOf } = arrived;
  if (hasSeveralHosts(request.rawHeaders)) return severalHosts();
  if (match === undefined) return nothingHere();
  const { settings, endpoint } = service;
  switch (match.kind) {
    case "soap-wrong-method":
      return wrongMethod("GET, HEAD, POST");
    case "contract":
      return answerContract({ query: match.query, address: addressOf(request) }, endpoint.contract, settings);
    case "openapi": {
      const { openApi } = endpoint;
      const address = arrived.baseOf(request);
      return openApi === undefined ? nothingHere() : answerOpenApi({ form: match.form, address }, openApi, settings);
    }
    case "json":
      return answerJsonMatch(service, arrived, match);
    case "soap":
      return answerMessage(arrived, settings, soapWire(service, request));
  }
}

/** Whoever stands in front may have looked at another Host header than we do (RFC 9112 section 3.2). */
function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length === "host".length && name.toLowerCase() === "host") hosts++;
  }
  return hosts > 1;
}

function answerJsonMatch(
  service: Service,
  arrived: Arrived,
  { match, query }: Extract<RequestMatch, { kind: "json" }>,
): Answer | WireReply {
  const { request } = arrived;
  const { method = "GET" } = request;
  const { settings } = service;
  const { conventions } = settings;
  if (match.kind !== "matched") return refusedMatch(match, { method, hasBody: hasBody(request), query, conventions });
  const { handler, members, delivery } = match;
  const contentType = request.headers["content-type"];
  return answerMessage(arrived, settings, {
    answer: (body, source) => {
      const call = { method, query, contentType, handler, members, body };
      return delivery === undefined
        ? answerJson(call, source, settings)
        : answerDelivery(call, delivery, source, settings);
    },
    refuse: (fault) => jsonFailure(faultOf(fault, settings, undefined), { method, query, hasBody: true, conventions }),
  });
}

/** How one wire answers, once the body has been read or refused. */
interface Wire {
  readonly answer: (body: RequestBody, source: CallSource) => Promise<WireReply>;
  readonly refuse: (fault: ServiceFault) => WireReply;
}

async function answerMessage(arrived: Arrived, settings: ServerSettings, wire: Wire): Answer {
  const { request, response } = arrived;
  if (request.rawHeaders.length > mostHeaderTexts) return wire.refuse(tooManyHeaders());
  // One microtask, for a body that came together with its head.
  await undefined;
  const reading = readBody(request, settings.limits);
  const outcome = reading instanceof Promise ? await reading : reading;
  switch (outcome.kind) {
    case "gone":
      return undefined;
    case "refused": {
      const reply = wire.refuse(outcome.fault);
      const headers = [...reply.headers, ...(outcome.headers ?? [])];
      return { ...reply, headers, cutsOff: outcome.whileRead === true };
    }
    case "read":
      return await wire.answer(outcome.body, new NodeCallSource(request, response));
  }
}

/** Names and values of the header lines that Node keeps by default. It does not say whether there were more. */
const mostHeaderTexts = 2000;

/** 431 (RFC 6585 section 5): what was not looked at may have announced the body. */
function tooManyHeaders(): ServiceFault {
  return new ServiceFault("Client", "The request has too many header lines.", { status: 431 });
}

function soapWire({ settings, dispatch }: Service, { headers }: IncomingMessage): Wire {
  const { "content-type": contentType, soapaction } = headers;
  const soapAction = typeof soapaction === "string" ? soapaction : undefined;
  return {
    answer: (body, source) => answerSoap({ contentType, soapAction, body }, dispatch, source, settings),
    refuse: (fault) => soapFailure(fault, settings, { live: undefined, version: replyVersion(contentType, dispatch) }),
  };
}
