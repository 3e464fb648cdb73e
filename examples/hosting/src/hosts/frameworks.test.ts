import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { samples } from "@game-play/api/samples";
import { createGamePlayHandler, createGamePlayListener, type GamePlayService } from "@game-play/api/server";
import { expect, test } from "@jest/globals";
import { fastifyApp } from "./fastify.js";
import { koaApp } from "./koa.js";
import { nextRoute } from "./next.js";

const service = {
  popBalloonRequest: async () => samples.PopBalloonRequest.reply,
} satisfies Partial<GamePlayService> as unknown as GamePlayService;
const json = { "content-type": "application/json" };
const pop = "/v1/json/reply/PopBalloonRequest";

test("Fastify's hooks see the replies of the contract", async () => {
  const app = fastifyApp(createGamePlayListener(service));
  const seen: unknown[] = [];
  app.addHook("onSend", async (_request, reply, payload) => {
    seen.push([reply.statusCode, reply.getHeader("content-type"), typeof payload]);
    reply.header("X-Seen", "yes");
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const reply = await fetch(url + pop, { method: "POST", headers: json, body: "{}" });
  expect([reply.status, reply.headers.get("x-seen")]).toEqual([200, "yes"]);
  expect(seen).toEqual([[200, "application/json", "string"]]);
  await app.close();
});

test("Fastify's own routes win, and its not-found handler answers what is not the contract's", async () => {
  const app = fastifyApp(createGamePlayListener(service));
  app.post(pop, async () => "the application's");
  app.setNotFoundHandler((_request, reply) => reply.code(404).send("not found here"));
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const own = await fetch(url + pop, { method: "POST", headers: json, body: "{}" });
  const none = await fetch(`${url}/v1/nothing`);
  expect(await own.text()).toBe("the application's");
  expect([none.status, await none.text()]).toEqual([404, "not found here"]);
  await app.close();
});

test("Koa's middleware in front sees the replies of the contract", async () => {
  const app = koaApp(createGamePlayListener(service));
  const seen: unknown[] = [];
  app.middleware.unshift(async (context, next) => {
    await next();
    seen.push([context.status, context.type]);
  });
  const server = createServer(app.callback());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const reply = await fetch(url + pop, { method: "POST", headers: json, body: "{}" });
  expect([reply.status, await reply.json(), seen]).toEqual([200, expect.anything(), [[200, "application/json"]]]);
  server.closeAllConnections();
  server.close();
});

test("a route of Next.js answers every method", async () => {
  const route = nextRoute(createGamePlayHandler(service, { basePath: "/v1" }));
  const url = `http://games.example${pop}`;
  const called = await route.POST(new Request(url, { method: "POST", headers: json, body: "{}" }));
  const refused = await route.GET(new Request(url));
  expect([called.status, refused.status, refused.headers.get("allow")]).toEqual([200, 405, "POST"]);
});
