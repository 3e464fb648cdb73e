import { createServer, type RequestListener, type Server } from "node:http";
import { createGamePlayHandler, createGamePlayListener } from "@game-play/api/server";
import type { ContractListener, FetchHandler } from "@stubwright/runtime/server";
import { hostOptions, hostService } from "../host-service.js";
import { lambdaServer } from "./lambda-server.js";

/** Starts each host in this process; resolves to its port. */
const starts: Readonly<Record<string, () => Promise<number>>> = {
  "node:http": () => listen(createServer(listener())),
  "Express 5": async () =>
    listenWith((await import("@stubwright/example-hosting/hosts/express")).express5App(listener())),
  "Express 4": async () =>
    listenWith((await import("@stubwright/example-hosting/hosts/express")).express4App(listener())),
  "Express with body parsers": async () =>
    listenWith((await import("@stubwright/example-hosting/hosts/express")).parsingApp(listener())),
  Fastify: async () => {
    const { fastifyApp } = await import("@stubwright/example-hosting/hosts/fastify");
    const app = fastifyApp(listener());
    app.get("/healthz", async () => "ok");
    return Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
  },
  Koa: async () => {
    const { koaApp } = await import("@stubwright/example-hosting/hosts/koa");
    const app = koaApp(listener());
    app.use((context) => {
      context.body = "ok";
    });
    return listen(createServer(app.callback()));
  },
  Hono: async () => {
    const { honoApp, serveHono } = await import("@stubwright/example-hosting/hosts/hono");
    const app = honoApp(handler("/v1"));
    app.get("/healthz", (context) => context.text("ok"));
    return serveHono(app);
  },
  NestJS: async () => {
    const { nestApp } = await import("@stubwright/example-hosting/hosts/nest");
    const app = await nestApp(listener());
    await app.listen(0, "127.0.0.1");
    return portOf(app.getHttpServer());
  },
  "AWS Lambda": async () => {
    const { gameFunction } = await import("@stubwright/example-hosting/hosts/lambda");
    return listen(createServer(lambdaServer(gameFunction(handler()))));
  },
  "Bun.serve": async () => (await import("@stubwright/example-hosting/hosts/bun")).serveOnBun(handler(), 0).port,
  "Deno.serve": async () =>
    (await import("@stubwright/example-hosting/hosts/deno")).serveOnDeno(handler(), 0).addr.port,
};

function listener(): ContractListener {
  return createGamePlayListener(hostService, hostOptions);
}

function handler(basePath = ""): FetchHandler {
  return createGamePlayHandler(hostService, { ...hostOptions, basePath });
}

/** An Express app with a route of its own behind the contract. */
function listenWith(app: RequestListener & { get(path: string, handle: RequestListener): unknown }): Promise<number> {
  app.get("/healthz", (_request, response) => response.end("ok"));
  return listen(createServer(app));
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return portOf(server);
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}

const name = process.argv[2] ?? "";
const start = starts[name];
if (start === undefined) throw new Error(`There is no host ${name}.`);
console.log(JSON.stringify({ port: await start() }));
// The test that has started it is gone.
process.stdin.on("end", () => process.exit()).resume();
