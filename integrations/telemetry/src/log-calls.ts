import { trace } from "@opentelemetry/api";
import { type ClientInterceptor, isCallError } from "@stubwright/runtime";
import type { Interceptor } from "@stubwright/runtime/server";
import { serverFailure } from "./server-outcome.js";

/** A logger that takes an object and a message, as pino's does. */
export interface CallLogger {
  /** Logs a call that succeeded. */
  readonly info: (fields: CallLogFields, message: string) => void;
  /** Logs a call that was refused, or on the client failed. */
  readonly warn: (fields: CallLogFields, message: string) => void;
  /** Logs a call in which the service failed. */
  readonly error: (fields: CallLogFields, message: string) => void;
}

/** The fields of a log line. */
export interface CallLogFields {
  readonly operation: string;
  /** `json`, `soap`, `queue` or `in-process`. */
  readonly wire: string;
  /** `ok`, a fault code, or the kind of a failed call. */
  readonly outcome: string;
  readonly status?: number | undefined;
  readonly milliseconds: number;
  /** The length of the request's body, if the caller has said it. */
  readonly requestBytes?: number | undefined;
  readonly messageId?: string | undefined;
  readonly peer?: string | undefined;
  readonly traceId?: string | undefined;
  readonly spanId?: string | undefined;
  /** The failure, with its causes, if the service failed. */
  readonly err?: unknown;
}

/** Makes the server's interceptor that logs a line for each call: `info`, `warn` for refusals, `error` if the service failed. */
export function logServerCalls(logger: CallLogger): Interceptor {
  return (next) => async (call) => {
    const start = performance.now();
    const fields = (outcome: string): CallLogFields => ({
      operation: call.operation,
      wire: call.protocol,
      outcome,
      milliseconds: rounded(performance.now() - start),
      requestBytes: lengthOf(call.requestHeaders),
      messageId: call.messageId,
      peer: call.peer,
      ...activeIds(),
    });
    try {
      const result = await next(call);
      logger.info(fields("ok"), `${call.operation} answered`);
      return result;
    } catch (error) {
      const failure = serverFailure(error);
      if (failure.kind === "failure") {
        const { errorType, status, isServiceFailure, message } = failure;
        if (isServiceFailure) logger.error({ ...fields(errorType), status, err: error }, `${call.operation} failed`);
        else logger.warn({ ...fields(errorType), status }, `${call.operation} refused: ${message}`);
      }
      throw error;
    }
  };
}

/** Makes the client's interceptor that logs a line for each call: `info`, or `warn` if the call failed. */
export function logClientCalls(logger: CallLogger): ClientInterceptor {
  return (next) => async (call) => {
    const start = performance.now();
    const { name, soapAction } = call.operation;
    const fields = (outcome: string): CallLogFields => ({
      operation: name,
      wire: soapAction === undefined ? "json" : "soap",
      outcome,
      milliseconds: rounded(performance.now() - start),
      ...activeIds(),
    });
    try {
      const result = await next(call);
      logger.info(fields("ok"), `${name} called`);
      return result;
    } catch (error) {
      const [outcome, status] = isCallError(error) ? [error.kind, error.status] : ["transport", undefined];
      logger.warn({ ...fields(outcome), status, err: error }, `${name} failed`);
      throw error;
    }
  };
}

function lengthOf(headers: Headers): number | undefined {
  const length = headers.get("Content-Length");
  return length === null ? undefined : Number(length);
}

/** The ids of the active span. */
function activeIds(): Pick<CallLogFields, "traceId" | "spanId"> {
  const span = trace.getActiveSpan()?.spanContext();
  return span === undefined ? {} : { traceId: span.traceId, spanId: span.spanId };
}

function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 1000) / 1000;
}
