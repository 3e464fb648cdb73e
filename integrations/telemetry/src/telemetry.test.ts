import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createGamePlayClient } from "@game-play/api/client";
import { createGamePlayWorker, queueOneWay } from "@game-play/api/queue";
import { samples } from "@game-play/api/samples";
import { createGamePlayListener, type GamePlayService } from "@game-play/api/server";
import { afterEach, describe, expect, test } from "@jest/globals";
import { context, metrics, propagation, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { PrometheusExporter, PrometheusSerializer } from "@opentelemetry/exporter-prometheus";
import { MeterProvider } from "@opentelemetry/sdk-metrics";
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { createJsonTransport, createSoapTransport, retryCalls, type TransportOptions } from "@stubwright/runtime";
import { createMemoryQueue } from "@stubwright/runtime/queue";
import { type Interceptor, ServiceFault } from "@stubwright/runtime/server";
import { pino } from "pino";
import { type CallLogger, logClientCalls, logMessages, logServerCalls, traceClient, traceServer } from "./index.js";

const service = {
  popBalloonRequest: async ({ PopBalloonId = 0 }) => {
    if (PopBalloonId > 12) throw new ServiceFault("Client", "There are twelve balloons.", { status: 404 });
    if (PopBalloonId === 12) throw new Error("the store is gone");
    return samples.PopBalloonRequest.reply;
  },
  rateStarRequest: async () => {},
} satisfies Partial<GamePlayService> as unknown as GamePlayService;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  trace.disable();
  metrics.disable();
  context.disable();
  propagation.disable();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function listenerOf(served: GamePlayService, ...interceptors: readonly Interceptor[]): RequestListener {
  return createGamePlayListener(served, { interceptors, onError: () => undefined });
}

function registerTracing(): InMemorySpanExporter {
  const exporter = new InMemorySpanExporter();
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }));
  return exporter;
}

describe("spans", () => {
  test.each(["json", "soap"] as const)("of a call over %s are one trace, and name the method", async (wire) => {
    const exporter = registerTracing();
    const url = await serve(listenerOf(service, traceServer({ service: "GamePlay" })));
    const options = { interceptors: [traceClient({ service: "GamePlay", url })] };
    const transport =
      wire === "json"
        ? createJsonTransport({ ...options, baseUrl: url })
        : createSoapTransport({ ...options, url: `${url}/soap11` });
    await createGamePlayClient(transport).popBalloonRequest({ PopBalloonId: 1 });
    const [server, client] = exporter.getFinishedSpans();
    expect(server?.spanContext().traceId).toBe(client?.spanContext().traceId);
    expect(server?.parentSpanContext?.spanId).toBe(client?.spanContext().spanId);
    expect([server?.kind, client?.kind]).toEqual([SpanKind.SERVER, SpanKind.CLIENT]);
    expect(server).toMatchObject({
      name: "GamePlay/PopBalloonRequest",
      attributes: {
        "rpc.system.name": wire,
        "rpc.method": "GamePlay/PopBalloonRequest",
        "rpc.response.status_code": "OK",
        "client.address": "127.0.0.1",
      },
    });
    expect(client?.attributes).toMatchObject({
      "server.address": "127.0.0.1",
      "server.port": Number(new URL(url).port),
    });
  });

  test("go on through a queue to the worker", async () => {
    const exporter = registerTracing();
    const queue = createMemoryQueue();
    const url = await serve(listenerOf(queueOneWay(service, queue), traceServer({ service: "GamePlay" })));
    const worked = new Promise<void>((resolve) => {
      const done: GamePlayService = { ...service, rateStarRequest: async () => resolve() };
      const worker = createGamePlayWorker(done, queue, { interceptors: [traceServer({ service: "GamePlay" })] });
      void worker.start();
    });
    const transport = createJsonTransport({ baseUrl: url, interceptors: [traceClient({ service: "GamePlay" })] });
    await createGamePlayClient(transport).rateStarRequest(samples.RateStarRequest.request);
    await worked;
    while (exporter.getFinishedSpans().length < 3) await new Promise((resume) => setTimeout(resume, 5));
    const spans = exporter.getFinishedSpans();
    const of = (kind: SpanKind) => spans.find((span) => span.kind === kind);
    expect(new Set(spans.map((span) => span.spanContext().traceId)).size).toBe(1);
    expect(of(SpanKind.SERVER)?.parentSpanContext?.spanId).toBe(of(SpanKind.CLIENT)?.spanContext().spanId);
    expect(of(SpanKind.CONSUMER)?.parentSpanContext?.spanId).toBe(of(SpanKind.SERVER)?.spanContext().spanId);
  });

  test.each([
    [13, "Client", "404", SpanStatusCode.UNSET],
    [12, "Error", "500", SpanStatusCode.ERROR],
  ])("of the refused or failed call %d: %s, %s", async (PopBalloonId, errorType, status, code) => {
    const exporter = registerTracing();
    const url = await serve(listenerOf(service, traceServer({ service: "GamePlay" })));
    const client = createGamePlayClient(createJsonTransport({ baseUrl: url }));
    await expect(client.popBalloonRequest({ PopBalloonId })).rejects.toThrow();
    expect(exporter.getFinishedSpans()).toMatchObject([
      { status: { code }, attributes: { "error.type": errorType, "rpc.response.status_code": status } },
    ]);
  });

  test("are one for each try, each with a trace context of its own", async () => {
    const exporter = registerTracing();
    const seen: (string | null)[] = [];
    const refuse: Interceptor = () => async (call) => {
      seen.push(call.requestHeaders.get("traceparent"));
      throw new ServiceFault("Server", "Busy.", { status: 503 });
    };
    const url = await serve(listenerOf(service, refuse));
    const interceptors: TransportOptions["interceptors"] = [
      retryCalls({ repeatable: ["PopBalloonRequest"], pauseMs: 1 }),
      traceClient({ service: "GamePlay" }),
    ];
    const client = createGamePlayClient(createJsonTransport({ baseUrl: url, interceptors }));
    await expect(client.popBalloonRequest({})).rejects.toThrow("Busy.");
    const ids = exporter.getFinishedSpans().map((span) => span.spanContext().spanId);
    expect(ids).toHaveLength(3);
    expect(seen.map((text) => text?.split("-")[2])).toEqual(ids);
  });

  test("are none without a provider, and calls pass", async () => {
    const url = await serve(listenerOf(service, traceServer({ service: "GamePlay" })));
    const transport = createJsonTransport({ baseUrl: url, interceptors: [traceClient({ service: "GamePlay" })] });
    const reply = await createGamePlayClient(transport).popBalloonRequest({});
    expect(reply).toEqual(samples.PopBalloonRequest.reply);
  });
});

test("metrics are the conventions' histograms, as Prometheus reads them", async () => {
  const reader = new PrometheusExporter({ preventServerStart: true });
  metrics.setGlobalMeterProvider(new MeterProvider({ readers: [reader] }));
  const url = await serve(listenerOf(service, traceServer({ service: "GamePlay" })));
  const transport = createJsonTransport({ baseUrl: url, interceptors: [traceClient({ service: "GamePlay", url })] });
  const client = createGamePlayClient(transport);
  await client.popBalloonRequest({});
  await expect(client.popBalloonRequest({ PopBalloonId: 12 })).rejects.toThrow();
  const { resourceMetrics } = await reader.collect();
  const text = new PrometheusSerializer().serialize(resourceMetrics);
  expect(text).toMatch(
    /rpc_server_call_duration_count\{rpc_system_name="json",rpc_method="GamePlay\/PopBalloonRequest",rpc_response_status_code="OK".*\} 1/,
  );
  expect(text).toMatch(/rpc_server_call_duration_count\{.*error_type="Error".*\} 1/);
  expect(text).toMatch(/rpc_client_call_duration_count\{.*error_type="problem".*\} 1/);
  expect(text).toMatch(/rpc_server_call_duration_bucket\{.*le="0.005".*\}/);
  await reader.shutdown();
});

describe("log lines", () => {
  test("of pino's logger have operation, wire, outcome, time and the ids of the trace", async () => {
    registerTracing();
    const lines: Record<string, unknown>[] = [];
    const logger: CallLogger = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) });
    const url = await serve(listenerOf(service, traceServer({ service: "GamePlay" }), logServerCalls(logger)));
    const transport = createJsonTransport({ baseUrl: url, interceptors: [logClientCalls(logger)] });
    const client = createGamePlayClient(transport);
    await client.popBalloonRequest({});
    for (const PopBalloonId of [13, 12]) await expect(client.popBalloonRequest({ PopBalloonId })).rejects.toThrow();
    const [answered, called, refused, , failed] = lines;
    expect(answered).toMatchObject({ level: 30, operation: "PopBalloonRequest", wire: "json", outcome: "ok" });
    expect(answered).toMatchObject({ peer: "127.0.0.1", requestBytes: 2, traceId: expect.stringMatching(/^\w{32}$/) });
    expect(called).toMatchObject({ level: 30, msg: "PopBalloonRequest called" });
    expect(refused).toMatchObject({ level: 40, outcome: "Client", status: 404 });
    expect(failed).toMatchObject({ level: 50, outcome: "Error", status: 500, err: { message: "the store is gone" } });
  });

  test("have messages only if they are asked for, with members masked", async () => {
    const messages: unknown[] = [];
    const logged = logMessages(service, (message) => messages.push(message), {
      mask: ["PopBalloonId", "Instance.*", "nothing.like.it"],
      methods: ["popBalloonRequest"],
    });
    const url = await serve(listenerOf(logged));
    const client = createGamePlayClient(createJsonTransport({ baseUrl: url }));
    await client.popBalloonRequest({
      PopBalloonId: 3,
      Guid: "7f4e3f0a-2f0b-4a3e-9d5e-0d6c2f5b7a11",
      Instance: { Id: 1 },
    });
    await client.rateStarRequest(samples.RateStarRequest.request);
    expect(messages).toEqual([
      {
        operation: "PopBalloonRequest",
        direction: "request",
        message: {
          PopBalloonId: "[masked]",
          Guid: "7f4e3f0a-2f0b-4a3e-9d5e-0d6c2f5b7a11",
          Instance: { Id: "[masked]" },
        },
      },
      { operation: "PopBalloonRequest", direction: "reply", message: samples.PopBalloonRequest.reply },
    ]);
  });
});
