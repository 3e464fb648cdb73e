import {
  type Attributes,
  ProxyTracerProvider,
  type Span,
  SpanStatusCode,
  type TextMapGetter,
  type TextMapSetter,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { instrumentationName, type Outcome, outcomeAttributes } from "./call-facts.js";

/** The tracer, if a provider is registered; undefined otherwise, so that calls cost nothing then. */
export function registeredTracer(): Tracer | undefined {
  const provider = trace.getTracerProvider();
  if (provider instanceof ProxyTracerProvider) return provider.getDelegateTracer(instrumentationName);
  return provider.getTracer(instrumentationName);
}

/** Reads the propagation fields of a request: `traceparent`, `tracestate`, `baggage`. */
export const headerGetter: TextMapGetter<Headers> = {
  keys: (headers) => [...headers.keys()],
  get: (headers, name) => headers.get(name) ?? undefined,
};

/** Writes the propagation fields of a request. */
export const headerSetter: TextMapSetter<Headers> = {
  set: (headers, name, value) => headers.set(name, value),
};

/** Ends a span with its outcome. `isError` decides whether the span counts as an error. */
export function endSpan(span: Span, outcome: Outcome, isError: boolean, attributes: Attributes = {}): void {
  span.setAttributes({ ...outcomeAttributes(outcome), ...attributes });
  if (outcome.kind === "failure" && isError) span.setStatus({ code: SpanStatusCode.ERROR, message: outcome.message });
  span.end();
}
