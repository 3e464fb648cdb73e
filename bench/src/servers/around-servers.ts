import { fork } from "node:child_process";
import { once } from "node:events";
import type { RequestListener } from "node:http";
import { fileURLToPath } from "node:url";
import { createGamePlayClient } from "@game-play/api/client";
import * as operations from "@game-play/api/operations";
import { createGamePlayListener, type GamePlayService } from "@game-play/api/server";
import { metrics, propagation, trace } from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from "@opentelemetry/sdk-metrics";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { openContract } from "@stubwright/live";
import { createMock } from "@stubwright/mock";
import { createSoapTransport } from "@stubwright/runtime";
import { createGatewayService } from "@stubwright/runtime/gateway";
import { createNodeFetch } from "@stubwright/runtime/node";
import { createListener } from "@stubwright/runtime/server";
import { traceServer } from "@stubwright/telemetry";
import { gameService } from "./stubwright-listener.js";

const wsdl = fileURLToPath(new URL("../../../contracts/game-play/game-play.wsdl", import.meta.url));

/** Our server with the interceptor of telemetry, while no provider is registered. */
export function untracedListener(): RequestListener {
  return createGamePlayListener(gameService(), { interceptors: [traceServer({ service: "GamePlay" })] });
}

/** Our server with spans and metrics on. Spans are batched, and their exporter drops them. */
export function tracedListener(): RequestListener {
  const exporter = {
    export: (_spans: unknown, done: (result: { code: number }) => void) => done({ code: 0 }),
    shutdown: async () => {},
  };
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(
    new BasicTracerProvider({ spanProcessors: [new BatchSpanProcessor(exporter, { maxQueueSize: 100_000 })] }),
  );
  const reader = new PeriodicExportingMetricReader({
    exporter: new InMemoryMetricExporter(AggregationTemporality.DELTA),
    exportIntervalMillis: 60_000,
  });
  metrics.setGlobalMeterProvider(new MeterProvider({ readers: [reader] }));
  return untracedListener();
}

/** A mock of our contract that answers with samples. */
export async function mockListener(): Promise<RequestListener> {
  const { contract } = await openContract({ entry: wsdl });
  if (contract === undefined) throw new Error("The contract does not load.");
  return createListener(createMock(contract).handlers, contract.endpoint);
}

/** A gateway in front of our server, which is a process of its own. */
export async function gatewayListener(): Promise<RequestListener> {
  const behind = fork(fileURLToPath(new URL("./serve.js", import.meta.url)), ["stubwright"]);
  process.once("exit", () => behind.kill());
  const [{ port }] = await once(behind, "message");
  const transport = createSoapTransport({ url: `http://127.0.0.1:${port}/soap11`, fetch: createNodeFetch() });
  const service: GamePlayService = createGatewayService(createGamePlayClient(transport), operations);
  return createGamePlayListener(service);
}
