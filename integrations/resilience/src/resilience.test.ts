import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createGamePlayClient, type GamePlayClient } from "@game-play/api/client";
import { samples } from "@game-play/api/samples";
import { createGamePlayListener, type GamePlayService } from "@game-play/api/server";
import { afterEach, describe, expect, test } from "@jest/globals";
import { createJsonTransport, createSoapTransport, type TransportOptions } from "@stubwright/runtime";
import { type Interceptor, ServiceFault } from "@stubwright/runtime/server";
import { breakCircuit, failOver, hedgeCalls, limitConcurrency, repeatReplies, shedLoad } from "./index.js";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

type PopBalloon = GamePlayService["popBalloonRequest"];

function listenerOf(popBalloonRequest: PopBalloon, ...interceptors: readonly Interceptor[]): RequestListener {
  const service = { popBalloonRequest } satisfies Partial<GamePlayService> as unknown as GamePlayService;
  return createGamePlayListener(service, { interceptors, onError: () => undefined });
}

const pop: PopBalloon = async ({ PopBalloonId = 0 }) => ({ ...samples.PopBalloonRequest.reply, Id: PopBalloonId });

function clientOf(baseUrl: string, options: TransportOptions = {}): GamePlayClient {
  return createGamePlayClient(createJsonTransport({ baseUrl, ...options }));
}

const outcomes = (calls: readonly Promise<unknown>[]): Promise<readonly string[]> =>
  Promise.all(
    calls.map((call) =>
      call.then(
        () => "ok",
        (error: Error) => error.message,
      ),
    ),
  );

describe("breakCircuit", () => {
  /** A service that is broken until it is mended, and counts its requests. */
  function breakable() {
    const state = { isBroken: true, requests: 0 };
    const listener = listenerOf(async (request, context) => {
      state.requests++;
      if (state.isBroken) throw new ServiceFault("Server", "Broken.");
      return pop(request, context);
    });
    return { state, listener };
  }

  test("stops calls after failures", async () => {
    const { state, listener } = breakable();
    const { url } = await serve(listener);
    const client = clientOf(url, { interceptors: [breakCircuit({ failures: 2, openMs: 3_600_000 })] });
    for (let call = 0; call < 4; call++) await client.popBalloonRequest({}).catch(() => undefined);
    expect(state.requests).toBe(2);
    await expect(client.popBalloonRequest({})).rejects.toMatchObject({
      kind: "transport",
      message: "PopBalloonRequest: the service failed too often, so calls are stopped for a while",
    });
  });

  test("tries one call later, and closes when it passes", async () => {
    const { state, listener } = breakable();
    const { url } = await serve(listener);
    const states: string[] = [];
    const onState = (one: string): void => void states.push(one);
    const client = clientOf(url, { interceptors: [breakCircuit({ failures: 1, openMs: 1, onState })] });
    await client.popBalloonRequest({}).catch(() => undefined);
    state.isBroken = false;
    while (states.at(-1) !== "closed") await client.popBalloonRequest({}).catch(() => undefined);
    expect(states).toEqual(["open", "half-open", "closed"]);
    await client.popBalloonRequest({});
  });

  test("does not count refusals of requests", async () => {
    const { url } = await serve(
      listenerOf(async () => {
        throw new ServiceFault("Client", "No.");
      }),
    );
    const json = clientOf(url, { interceptors: [breakCircuit({ failures: 1 })] });
    const soap = createGamePlayClient(
      createSoapTransport({ url: `${url}/soap11`, interceptors: [breakCircuit({ failures: 1 })] }),
    );
    for (const client of [json, soap])
      for (let call = 0; call < 3; call++) await expect(client.popBalloonRequest({})).rejects.toThrow("No.");
  });
});

test("limitConcurrency lets so many calls be under way and wait, and rejects the others", async () => {
  let underWay = 0;
  let most = 0;
  const { url } = await serve(
    listenerOf(async (request, context) => {
      most = Math.max(most, ++underWay);
      await new Promise((resume) => setTimeout(resume, 10));
      underWay--;
      return pop(request, context);
    }),
  );
  const client = clientOf(url, { interceptors: [limitConcurrency({ calls: 2, waiting: 1 })] });
  const all = await outcomes([1, 2, 3, 4].map((PopBalloonId) => client.popBalloonRequest({ PopBalloonId })));
  expect(all.filter((outcome) => outcome === "ok")).toHaveLength(3);
  expect(all).toContain("PopBalloonRequest: 2 calls are under way and 1 wait: no more are made");
  expect(most).toBe(2);
});

describe("failOver", () => {
  test("goes on to the next origin if a connection is refused, and comes back later", async () => {
    const gone = await serve(listenerOf(pop));
    gone.server.close();
    const there = await serve(listenerOf(pop));
    let time = 0;
    const asked: string[] = [];
    const fetched = failOver({
      origins: [gone.url, `${there.url}/`],
      avoidMs: 1000,
      now: () => time,
      fetch: (url, init) => {
        asked.push(new URL(url).origin);
        return fetch(url, init);
      },
    });
    const client = clientOf("http://games.example", { fetch: fetched });
    for (let call = 0; call < 3; call++) await client.popBalloonRequest({});
    expect(asked).toEqual([gone.url, there.url, there.url, there.url]);
    time = 2000;
    await client.popBalloonRequest({});
    expect(asked.slice(4)).toEqual([gone.url, there.url]);
  });

  test("leaves a request that may have arrived to its caller, and goes elsewhere with the next", async () => {
    const broken = await serve((request) => request.socket.destroy());
    const busy = await serve((_request, response) => response.writeHead(503).end());
    const there = await serve(listenerOf(pop));
    const client = clientOf("http://x", { fetch: failOver({ origins: [broken.url, busy.url, there.url] }) });
    await expect(client.popBalloonRequest({})).rejects.toMatchObject({ kind: "transport" });
    await expect(client.popBalloonRequest({})).rejects.toMatchObject({ status: 503 });
    await client.popBalloonRequest({});
  });

  test("fails with the last reason if no origin can be reached", async () => {
    const { url, server } = await serve(listenerOf(pop));
    server.close();
    const client = clientOf("http://x", { fetch: failOver({ origins: [url] }) });
    await expect(client.popBalloonRequest({})).rejects.toMatchObject({ kind: "transport" });
    expect(() => failOver({ origins: [] })).toThrow("at least one origin");
  });
});

describe("hedgeCalls", () => {
  test.each([
    ["a late reply", 1, 2],
    ["an operation that may not arrive twice", 1, 1],
  ])("%s", async (what, _late, wanted) => {
    let requests = 0;
    let stopped = 0;
    const { url } = await serve(
      listenerOf(async (request, context) => {
        requests++;
        if (requests > 1) return pop(request, context);
        context.signal.addEventListener("abort", () => stopped++);
        await new Promise((resume) => setTimeout(resume, 60));
        return pop(request, context);
      }),
    );
    const repeatable = what === "a late reply" ? ["PopBalloonRequest"] : [];
    const client = clientOf(url, { interceptors: [hedgeCalls({ repeatable, afterMs: 10 })] });
    expect(await client.popBalloonRequest({ PopBalloonId: 7 })).toMatchObject({ Id: 7 });
    while (stopped < wanted - 1) await new Promise((resume) => setTimeout(resume, 5));
    expect(requests).toBe(wanted);
  });

  test("a failure before the time is not hedged", async () => {
    let requests = 0;
    const { url } = await serve(
      listenerOf(async () => {
        requests++;
        throw new ServiceFault("Server", "Broken.");
      }),
    );
    const client = clientOf(url, {
      interceptors: [hedgeCalls({ repeatable: ["PopBalloonRequest"], afterMs: 10_000 })],
    });
    await expect(client.popBalloonRequest({})).rejects.toThrow("Broken.");
    expect(requests).toBe(1);
  });
});

test("shedLoad refuses what is too much before it is decoded", async () => {
  let release = (): void => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const listener = listenerOf(
    async (request, context) => {
      await gate;
      return pop(request, context);
    },
    shedLoad({ calls: 1, retryAfterSeconds: 3 }),
  );
  const { url } = await serve(listener);
  const first = clientOf(url).popBalloonRequest({});
  let refused: Response;
  do {
    refused = await fetch(`${url}/json/reply/PopBalloonRequest`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "this is no JSON",
    });
    await refused.arrayBuffer();
  } while (refused.status === 400);
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "3"]);
  release();
  await first;
  await clientOf(url).popBalloonRequest({});
});

describe("repeatReplies", () => {
  test.each(["json", "soap"] as const)("a call that is repeated over %s has its effect once", async (wire) => {
    let effects = 0;
    let time = 0;
    const kept = repeatReplies({ operations: ["PopBalloonRequest"], keepMs: 1000, now: () => time });
    const listener = listenerOf(async (request, context) => {
      effects++;
      context.responseHeaders.set("X-Effect", String(effects));
      return { ...(await pop(request, context)), Id: effects };
    }, kept);
    const { url } = await serve(listener);
    const messageId = (id: string): string =>
      `<a:MessageID xmlns:a="http://www.w3.org/2005/08/addressing">${id}</a:MessageID>`;
    const call = async (id: string | undefined): Promise<readonly unknown[]> => {
      let effect: string | null = null;
      const onResponse = ({ headers }: { headers: Headers }): void => {
        effect = headers.get("X-Effect");
      };
      const transport =
        wire === "json"
          ? createJsonTransport({
              baseUrl: url,
              onResponse,
              headers: id === undefined ? {} : { "Idempotency-Key": id },
            })
          : createSoapTransport({
              url: `${url}/soap11`,
              onResponse,
              headerBlocks: () => (id === undefined ? "" : messageId(id)),
            });
      const { Id } = await createGamePlayClient(transport).popBalloonRequest({});
      return [Id, effect];
    };
    expect(await Promise.all([call("a"), call("a")])).toEqual([
      [1, "1"],
      [1, "1"],
    ]);
    expect([await call("a"), await call("b"), await call(undefined), await call(undefined)]).toEqual([
      [1, "1"],
      [2, "2"],
      [3, "3"],
      [4, "4"],
    ]);
    time = 2000;
    expect(await call("a")).toEqual([5, "5"]);
  });

  test("a failure is not kept", async () => {
    let calls = 0;
    const listener = listenerOf(
      async (request, context) => {
        if (++calls === 1) throw new ServiceFault("Server", "Broken.");
        return pop(request, context);
      },
      repeatReplies({ operations: ["PopBalloonRequest"] }),
    );
    const { url } = await serve(listener);
    const client = clientOf(url, { headers: { "Idempotency-Key": "one" } });
    await expect(client.popBalloonRequest({})).rejects.toThrow("Broken.");
    await client.popBalloonRequest({});
    await client.popBalloonRequest({});
    expect(calls).toBe(2);
  });
});
