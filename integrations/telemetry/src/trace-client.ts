import { type Attributes, context, propagation, SpanKind, trace } from "@opentelemetry/api";
import { type ClientCall, type ClientInterceptor, isCallError } from "@stubwright/runtime";
import { attribute, type Outcome, outcomeAttributes } from "./call-facts.js";
import { callDurations } from "./call-metrics.js";
import { endSpan, headerSetter, registeredTracer } from "./tracing.js";

/** What the client's spans and metrics say of every call. */
export interface ClientTelemetryOptions {
  /** The name of the service in the contract, such as `GamePlay`: the first half of `rpc.method`. */
  readonly service: string;
  /** The address of the service: `server.address` and `server.port` are read from it. */
  readonly url?: string | undefined;
}

const durations = callDurations("rpc.client.call.duration", "Duration of outbound calls.");

/**
 * Makes the interceptor that starts a client span for each call, sends its trace context along, and records
 * `rpc.client.call.duration`. Put it behind an interceptor that tries again, so that each try has its own span.
 */
export function traceClient({ service, url }: ClientTelemetryOptions): ClientInterceptor {
  const server = serverOf(url);
  return (next) => async (call) => {
    const tracer = registeredTracer();
    if (tracer === undefined && !durations.isEnabled()) return next(call);
    const facts = {
      [attribute.systemName]: call.operation.soapAction === undefined ? "json" : "soap",
      [attribute.method]: `${service}/${call.operation.name}`,
      ...server,
    };
    const start = performance.now();
    const span = tracer?.startSpan(`${service}/${call.operation.name}`, { kind: SpanKind.CLIENT, attributes: facts });
    const end = (outcome: Outcome): void => {
      if (span !== undefined) endSpan(span, outcome, true);
      durations.record((performance.now() - start) / 1000, { ...facts, ...outcomeAttributes(outcome) });
    };
    try {
      const result = await (span === undefined
        ? next(call)
        : sendIn(trace.setSpan(context.active(), span), call, next));
      end({ kind: "success" });
      return result;
    } catch (error) {
      end(clientFailure(error));
      throw error;
    }
  };
}

function sendIn<Result>(
  active: ReturnType<typeof context.active>,
  call: ClientCall,
  next: (call: ClientCall) => Promise<Result>,
): Promise<Result> {
  propagation.inject(active, call.headers, headerSetter);
  return context.with(active, () => next(call));
}

function serverOf(url: string | undefined): Attributes {
  if (url === undefined) return {};
  const { hostname, port, protocol } = new URL(url);
  const usual = protocol === "https:" ? 443 : 80;
  return { [attribute.serverAddress]: hostname, [attribute.serverPort]: port === "" ? usual : Number(port) };
}

function clientFailure(error: unknown): Outcome {
  if (isCallError(error)) {
    const { kind, status, message } = error;
    const errorType = kind === "fault" ? error.fault.code : kind;
    return { kind: "failure", errorType, status, isServiceFailure: true, message };
  }
  const errorType = error instanceof Error ? error.name : typeof error;
  return { kind: "failure", errorType, status: undefined, isServiceFailure: true, message: String(error) };
}
