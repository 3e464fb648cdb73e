import type { ClientInterceptor } from "../client/client-interceptor.js";
import { createJsonStreamTransport } from "../client/json-stream-transport.js";
import { createJsonTransport, type JsonTransportOptions } from "../client/json-transport.js";
import { createSoapStreamTransport } from "../client/soap-stream-transport.js";
import { createSoapTransport, type SoapTransportOptions } from "../client/soap-transport.js";
import type { StreamTransport } from "../client/stream-transport.js";
import type { Fetch, Transport } from "../client/transport.js";
import { toResponse } from "../fetch/to-response.js";
import { answerRequest } from "../server/answer-request.js";
import type { Handler } from "../server/handler.js";
import type { Interceptor } from "../server/interceptor.js";
import { createService, matchRequest, type Service } from "../server/service.js";
import { InProcessRequest } from "./in-process-request.js";

/** The options of calls in process. */
export interface InProcessTransportOptions {
  /** The wire whose codecs and errors are used. Default `json`. */
  readonly wire?: "json" | "soap" | undefined;
  /** The client's interceptors. */
  readonly interceptors?: readonly ClientInterceptor[] | undefined;
  /** The interceptors of the simulated server. */
  readonly serverInterceptors?: readonly Interceptor[] | undefined;
  /** Receives the cause of every internal error. Default: `console.error`. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

const origin = "http://in-process";
const soapPath = "/soap11";

/** Calls handlers directly, through the same codecs and errors as over the network. Use it as a test double. */
export function createInProcessTransport(
  handlers: readonly Handler[],
  options: InProcessTransportOptions = {},
): Transport {
  const transport = inProcess(handlers, options);
  switch (options.wire ?? "json") {
    case "json":
      return createJsonTransport(transport);
    case "soap":
      return createSoapTransport(transport);
  }
}

/** The options of a transport that calls handlers directly, over either wire. */
function inProcess(
  handlers: readonly Handler[],
  options: InProcessTransportOptions,
): JsonTransportOptions & SoapTransportOptions {
  const endpoint = { soapPath, contract: () => Promise.reject(new Error("There is no contract in process.")) };
  const service = createService(handlers, endpoint, {
    interceptors: options.serverInterceptors ?? [],
    ...(options.onError === undefined ? {} : { onError: options.onError }),
  });
  return {
    baseUrl: origin,
    url: origin + soapPath,
    fetch: serviceFetch(service),
    interceptors: options.interceptors,
  };
}

function serviceFetch(service: Service): Fetch {
  return async (url, init) => {
    const request = new InProcessRequest(url, init);
    const reply = await answerRequest(service, request, matchRequest(service, request.method, url));
    if (reply === undefined) throw new Error("The call was left without a reply.");
    return toResponse(reply, request, (error, call) => {
      if (!request.isLeft) service.settings.report(error, call);
    });
  };
}

/** Like `createInProcessTransport`, for replies that are read item by item. */
export function createInProcessStreamTransport(
  handlers: readonly Handler[],
  options: InProcessTransportOptions = {},
): StreamTransport {
  const transport = inProcess(handlers, options);
  switch (options.wire ?? "json") {
    case "json":
      return createJsonStreamTransport(transport);
    case "soap":
      return createSoapStreamTransport(transport);
  }
}
