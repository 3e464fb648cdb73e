import type { ArrivedRequest } from "./arrived-request.js";
import type { RequestBody } from "./body-outcome.js";
import { answerConsole } from "./console-endpoint.js";
import { answerContract } from "./contract-endpoint.js";
import { faultOf } from "./fault-of.js";
import { answerDelivery } from "./json-delivery.js";
import { answerJson } from "./json-endpoint.js";
import { jsonFailure } from "./json-failure.js";
import { answerOpenApi } from "./openapi-endpoint.js";
import { nothingHere, refusedMatch, severalHosts, wrongMethod } from "./refused.js";
import { unsecuredCall } from "./secured-soap.js";
import type { ServerSettings } from "./server-settings.js";
import type { RequestMatch, Service } from "./service.js";
import { ServiceFault } from "./service-fault.js";
import { answerSoap, replyVersion, soapFailure } from "./soap-endpoint.js";
import type { WireReply } from "./wire-reply.js";

/** The reply; undefined if nobody is left to read it. */
export type Answer = Promise<WireReply | undefined>;

/** Answers a request on any host, with 404 for paths outside of the contract. Never rejects. */
export function answerRequest(
  service: Service,
  request: ArrivedRequest,
  match: RequestMatch | undefined,
): Answer | WireReply {
  if (request.hasSeveralHosts) return severalHosts();
  if (match === undefined) return nothingHere();
  const { settings, endpoint } = service;
  switch (match.kind) {
    case "soap-wrong-method":
      return wrongMethod("GET, HEAD, POST");
    case "contract": {
      const address = service.addressOf(request.arrivedAt());
      return answerContract({ query: match.query, address }, endpoint.contract, settings);
    }
    case "openapi": {
      const { openApi } = endpoint;
      if (!settings.servesJson) return nothingHere();
      const address = service.baseOf(request.arrivedAt());
      return openApi === undefined ? nothingHere() : answerOpenApi({ form: match.form, address }, openApi, settings);
    }
    case "console":
      return answerConsole(match.path, match.place, settings);
    case "json":
      if (!settings.servesJson) return unsecuredCall();
      return answerJsonMatch(service, request, match);
    case "soap":
      return answerMessage(request, settings, soapWire(service, request));
  }
}

function answerJsonMatch(
  { settings }: Service,
  request: ArrivedRequest,
  { match, query }: Extract<RequestMatch, { kind: "json" }>,
): Answer | WireReply {
  const { method } = request;
  const { conventions } = settings;
  if (match.kind !== "matched") return refusedMatch(match, { method, hasBody: request.hasBody, query, conventions });
  const { handler, members, delivery } = match;
  const { contentType } = request;
  return answerMessage(request, settings, {
    answer: (body) => {
      const call = { method, query, contentType, handler, members, body };
      return delivery === undefined
        ? answerJson(call, request, settings)
        : answerDelivery(call, delivery, request, settings);
    },
    refuse: (fault) => jsonFailure(faultOf(fault, settings, undefined), { method, query, hasBody: true, conventions }),
  });
}

/** How a wire answers after the body was read or refused. */
interface Wire {
  readonly answer: (body: RequestBody) => Promise<WireReply>;
  readonly refuse: (fault: ServiceFault) => WireReply;
}

async function answerMessage(request: ArrivedRequest, settings: ServerSettings, wire: Wire): Answer {
  if (request.hasTooManyHeaders) return wire.refuse(tooManyHeaders());
  const reading = request.readBody(settings.limits);
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
      return await wire.answer(outcome.body);
  }
}

/** 431 (RFC 6585 section 5): a header that was not read may have announced the body. */
function tooManyHeaders(): ServiceFault {
  return new ServiceFault("Client", "The request has too many header lines.", { status: 431 });
}

function soapWire({ settings, dispatch }: Service, request: ArrivedRequest): Wire {
  const { contentType, soapAction } = request;
  return {
    answer: (body) => answerSoap({ contentType, soapAction, body }, dispatch, request, settings),
    refuse: (fault) => soapFailure(fault, settings, { live: undefined, version: replyVersion(contentType, dispatch) }),
  };
}
