import { createGamePlayClient } from "@game-play/api/client";
import { createJsonTransport, createSoapTransport } from "@stubwright/runtime";
import { createNodeFetch } from "@stubwright/runtime/node";
import { request } from "../messages/game-messages.js";
import { nodeHttpCaller } from "../messages/node-http-caller.js";
import { nodeNetCaller } from "../messages/node-net-caller.js";
import { nodeSoapCaller } from "../messages/node-soap-caller.js";

/** Calls a server one call after the other: `{calls}` is answered with the processor time of each, in microseconds. */
const [, , kind, portText] = process.argv;
const base = `http://127.0.0.1:${portText}`;
const started = performance.now();
const call = await caller();
process.send?.({ milliseconds: performance.now() - started });

async function caller(): Promise<() => Promise<unknown>> {
  switch (kind) {
    case "soap": {
      const client = createGamePlayClient(createSoapTransport({ url: `${base}/soap11` }));
      return () => client.matchTilesPerformanceRequest(request);
    }
    case "json": {
      const client = createGamePlayClient(createJsonTransport({ baseUrl: base }));
      return () => client.matchTilesPerformanceRequest(request);
    }
    case "soap-over-node": {
      const client = createGamePlayClient(createSoapTransport({ url: `${base}/soap11`, fetch: createNodeFetch() }));
      return () => client.matchTilesPerformanceRequest(request);
    }
    case "node-http":
      return nodeHttpCaller(`${base}/soap11`);
    case "node-net":
      return nodeNetCaller(Number(portText));
    case "fetch":
      return async () => (await fetch(`${base}/soap11`, { method: "POST", body: "x" })).text();
    case "node-soap":
      return nodeSoapCaller(`${base}/soap11`);
    default:
      throw new Error(`There is no client ${kind}.`);
  }
}

process.on("message", async ({ calls }: { calls: number }) => {
  const before = process.cpuUsage();
  for (let index = 0; index < calls; index++) await call();
  const { user, system } = process.cpuUsage(before);
  process.send?.({ cpuMicros: (user + system) / calls });
});
process.once("disconnect", () => process.exit());
