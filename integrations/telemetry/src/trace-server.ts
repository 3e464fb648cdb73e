import { type Attributes, type Context, context, propagation, SpanKind, trace } from "@opentelemetry/api";
import type { CallContext, Interceptor } from "@stubwright/runtime/server";
import { attribute, type Outcome, outcomeAttributes } from "./call-facts.js";
import { callDurations } from "./call-metrics.js";
import { serverFailure } from "./server-outcome.js";
import { endSpan, headerGetter, headerSetter, registeredTracer } from "./tracing.js";

/** What the server's spans and metrics say of every call. */
export interface TelemetryOptions {
  /** The name of the service in the contract, such as `GamePlay`: the first half of `rpc.method`. */
  readonly service: string;
  /** Further attributes of each span, such as a tenant. They are not added to metrics, whose series would multiply. */
  readonly attributes?: ((call: CallContext) => Attributes) | undefined;
}

const durations = callDurations("rpc.server.call.duration", "Duration of inbound calls.");

/**
 * Makes the interceptor that starts a server span for each call, as a child of the caller's span (W3C Trace Context in the request's
 * headers), and records `rpc.server.call.duration`. In a worker of a queue the span is a consumer's. Without a registered provider
 * the interceptor only passes calls on. Put it first, so that the span covers the other interceptors.
 */
export function traceServer({ service, attributes }: TelemetryOptions): Interceptor {
  return (next) => (call) => {
    const tracer = registeredTracer();
    if (tracer === undefined && !durations.isEnabled()) return next(call);
    const facts = { [attribute.systemName]: call.protocol, [attribute.method]: `${service}/${call.operation}` };
    const start = performance.now();
    const end = (outcome: Outcome): void =>
      durations.record((performance.now() - start) / 1000, { ...facts, ...outcomeAttributes(outcome) });
    if (tracer === undefined) return ended(() => next(call), end);
    const parent = propagation.extract(context.active(), call.requestHeaders, headerGetter);
    const span = tracer.startSpan(
      `${service}/${call.operation}`,
      { kind: kindOf(call), attributes: { ...facts, ...peerOf(call) } },
      parent,
    );
    const active = trace.setSpan(parent, span);
    // What goes on from here, to a queue or through a gateway, continues this span.
    propagation.inject(active, call.requestHeaders, headerSetter);
    return inSpan(
      active,
      () => next(call),
      (outcome) => {
        endSpan(span, outcome, outcome.kind === "failure" && outcome.isServiceFailure, attributes?.(call));
        end(outcome);
      },
    );
  };
}

function kindOf({ protocol }: CallContext): SpanKind {
  return protocol === "queue" ? SpanKind.CONSUMER : SpanKind.SERVER;
}

function peerOf({ peer }: CallContext): Attributes {
  return peer === undefined ? {} : { [attribute.clientAddress]: peer };
}

function inSpan<Result>(active: Context, run: () => Promise<Result>, end: (outcome: Outcome) => void): Promise<Result> {
  return context.with(active, () => ended(run, end));
}

async function ended<Result>(run: () => Promise<Result>, end: (outcome: Outcome) => void): Promise<Result> {
  try {
    const result = await run();
    end({ kind: "success" });
    return result;
  } catch (error) {
    end(serverFailure(error));
    throw error;
  }
}
