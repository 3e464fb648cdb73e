import { DecodeError } from "../errors/decode-error.js";
import { timerMs } from "../timer-ms.js";
import type { CallContext } from "./call-context.js";
import type { ServedOperation } from "./handler.js";
import { intercept } from "./interceptor.js";
import type { LiveCall } from "./live-call.js";
import type { ServerSettings } from "./server-settings.js";
import { ServiceFault } from "./service-fault.js";

/** Runs one call inside its interceptors and its time. */
export function serve<Result>(
  settings: ServerSettings,
  { call, kind }: ServedCall,
  answer: (context: CallContext) => Promise<Result>,
): Promise<Result> {
  const layered = settings.interceptors.length === 0 ? answer : insideLayers(settings, kind, answer);
  const { handlerTimeoutMs } = settings;
  return handlerTimeoutMs === undefined ? layered(call) : inTime(handlerTimeoutMs, call, layered);
}

/** A call, and the kind of its operation. */
export interface ServedCall {
  readonly call: LiveCall;
  readonly kind: ServedOperation["kind"];
}

/** Rejects where an interceptor has made up a result, or forgotten to return that of `next`, for which a caller waits. */
function insideLayers<Result>(
  { interceptors }: ServerSettings,
  kind: ServedCall["kind"],
  answer: (context: CallContext) => Promise<Result>,
): (context: CallContext) => Promise<Result> {
  const results = new Set<Result>();
  const layered = intercept(interceptors, async (context) => {
    const result = await answer(context);
    results.add(result);
    return result;
  });
  return async (context) => {
    const result = await layered(context);
    if (results.has(result) || (kind === "one-way" && result === undefined)) return result;
    throw new Error("An interceptor has not returned what next() resolved to.");
  };
}

function inTime<Result>(
  timeoutMs: number,
  call: LiveCall,
  answer: (context: CallContext) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const cause = new DOMException(`${call.operation} took longer than ${timeoutMs} ms.`, "TimeoutError");
      call.abort(cause);
      reject(new ServiceFault("Server", "The service took too long.", { status: 503, cause }));
    }, timerMs(timeoutMs));
    const answered = (async () => answer(call))();
    answered.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Reads a message; what is wrong with it is the caller's fault. */
export function readRequest<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw error instanceof DecodeError ? refusal(error) : error;
  }
}

function refusal(error: DecodeError): ServiceFault {
  const { issues } = error;
  const message =
    issues.length === 1 ? error.message : `The request is not what the contract says in ${issues.length} places.`;
  return new ServiceFault("Client", message, { issues });
}

/**
 * What the caller may know of an error. Everything that was not thrown on purpose is reported and becomes internal. Items
 * that were to be streamed are closed, once it is known whether the error comes of an abort.
 */
export function faultOf(error: unknown, settings: ServerSettings, call: LiveCall | undefined): ServiceFault {
  const fault = reportedFault(error, settings, call);
  if (call?.streamedItems !== undefined) call.abort(new DOMException("The reply is not sent.", "AbortError"));
  return fault;
}

function reportedFault(error: unknown, settings: ServerSettings, call: LiveCall | undefined): ServiceFault {
  if (error instanceof ServiceFault) {
    if (error.cause !== undefined) settings.report(error.cause, call);
    return error;
  }
  if (!call?.stoppedBy(error)) settings.report(error, call);
  return new ServiceFault("Server", "The service failed.");
}
