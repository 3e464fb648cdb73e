import { createServer } from "node:http";
import type { Server } from "node:net";
import { serveOnBun } from "@stubwright/example-hosting/hosts/bun";
import { serveOnDeno } from "@stubwright/example-hosting/hosts/deno";
import { gatewayListener, mockListener, tracedListener, untracedListener } from "./around-servers.js";
import { bareListener } from "./bare-listener.js";
import { codecHandler, codecListener, jsonListener } from "./codec-listeners.js";
import { expressListener } from "./express-listener.js";
import { startFastifyPlugin } from "./fastify-plugin-server.js";
import { startFastify } from "./fastify-server.js";
import { netServer } from "./net-server.js";
import { nodeSoapServer } from "./node-soap-server.js";
import { stubwrightHandler, stubwrightListener } from "./stubwright-listener.js";

/** The servers that are compared; each answers the same messages with the same board. */
export type ServerKind =
  | "net"
  | "bare"
  | "codec"
  | "json"
  | "stubwright"
  | "express"
  | "node-soap"
  | "fastify"
  | "fastify-plugin"
  | "bun"
  | "bun-codec"
  | "deno"
  | "deno-codec"
  | "untraced"
  | "traced"
  | "mock"
  | "gateway";

const servers: Readonly<Record<ServerKind, () => Promise<number>>> = {
  net: () => listen(netServer()),
  bare: () => listen(createServer(bareListener)),
  codec: () => listen(createServer(codecListener)),
  json: () => listen(createServer(jsonListener)),
  stubwright: () => listen(createServer(stubwrightListener())),
  express: () => listen(createServer(expressListener())),
  "node-soap": async () => listen(await nodeSoapServer()),
  fastify: startFastify,
  "fastify-plugin": startFastifyPlugin,
  bun: async () => serveOnBun(stubwrightHandler(), 0).port,
  "bun-codec": async () => serveOnBun(codecHandler, 0).port,
  deno: async () => serveOnDeno(stubwrightHandler(), 0).addr.port,
  "deno-codec": async () => serveOnDeno(codecHandler, 0).addr.port,
  untraced: () => listen(createServer(untracedListener())),
  traced: () => listen(createServer(tracedListener())),
  mock: async () => listen(createServer(await mockListener())),
  gateway: async () => listen(createServer(await gatewayListener())),
};

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
  });
}

const kind = process.argv[2];
const start = Object.entries(servers).find(([name]) => name === kind)?.[1];
if (start === undefined) throw new Error(`There is no server ${kind}.`);
process.send?.({ port: await start() });

process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicros: user + system });
});
process.once("disconnect", () => process.exit());
