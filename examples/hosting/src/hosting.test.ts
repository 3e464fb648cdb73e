import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { samples } from "@game-play/api/samples";
import { createGamePlayListener, type GamePlayService } from "@game-play/api/server";
import { describe, expect, jest, test } from "@jest/globals";
import { allowOrigins } from "@stubwright/runtime/node";
import { type Interceptor, type Listener, limitCalls, requireToken, ServiceFault } from "@stubwright/runtime/server";
import { createApp } from "./create-app.js";
import { identifyCallers } from "./identify-callers.js";
import { type CallRecord, logCalls } from "./log-calls.js";

/** A service of one operation that tests call. */
const service = {
  popBalloonRequest: async ({ PopBalloonId = 0 }) => {
    if (PopBalloonId > 12) throw new ServiceFault("Client", "There are twelve balloons.", { status: 404 });
    if (PopBalloonId === 11) await sleep(50);
    if (PopBalloonId === 12) throw new Error("the store is gone");
    return { ...samples.PopBalloonRequest.reply, Id: PopBalloonId };
  },
} satisfies Partial<GamePlayService> as unknown as GamePlayService;

function contractListener(...interceptors: readonly Interceptor[]): Listener {
  return createGamePlayListener(service, { interceptors, onError: () => undefined });
}

/** Serves for as long as `use` takes. */
async function serve(listener: RequestListener, use: (url: string) => Promise<void>): Promise<void> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  try {
    await use(`http://127.0.0.1:${port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

function pop(url: string, balloon: number, headers: Record<string, string> = {}): Promise<Response> {
  const body = JSON.stringify({ PopBalloonId: balloon });
  const init = { method: "POST", headers: { "Content-Type": "application/json", ...headers }, body };
  return fetch(`${url}/json/reply/PopBalloonRequest`, init);
}

const envelope = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>
  <PopBalloonRequest xmlns="urn:game-play:types"><PopBalloonId>3</PopBalloonId></PopBalloonRequest></s:Body></s:Envelope>`;

function popOverSoap(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/soap11`, {
    method: "POST",
    headers: { "Content-Type": "text/xml", ...headers },
    body: envelope,
  });
}

describe("identifyCallers", () => {
  const callers = identifyCallers(async (headers) => {
    const name = headers.get("X-Api-Key");
    return name === null ? undefined : { name };
  });
  const greeting = {
    popBalloonRequest: async (_request, context) => ({
      ...samples.PopBalloonRequest.reply,
      ResultImage: `for ${callers.of(context).name}`,
    }),
  } satisfies Partial<GamePlayService> as unknown as GamePlayService;
  const listener = createGamePlayListener(greeting, { interceptors: [callers.interceptor] });

  test.each([
    ["json", pop],
    ["soap", (url: string, _balloon: number, headers?: Record<string, string>) => popOverSoap(url, headers)],
  ])("hands them to handlers: %s", async (_wire, call) => {
    await serve(listener, async (url) => {
      const replies = await Promise.all(["ann", "ben"].map((name) => call(url, 3, { "X-Api-Key": name })));
      const [ann = "", ben = ""] = await Promise.all(replies.map((reply) => reply.text()));
      expect([ann, ben]).toEqual([expect.stringContaining("for ann"), expect.stringContaining("for ben")]);
    });
  });

  test("refuses others", async () => {
    await serve(listener, async (url) => expect((await pop(url, 3)).status).toBe(401));
  });

  test("says that it is missing where a handler asks in vain", async () => {
    const causes: unknown[] = [];
    const without = createGamePlayListener(greeting, { onError: (cause) => causes.push(cause) });
    await serve(without, async (url) => expect((await pop(url, 3, { "X-Api-Key": "ann" })).status).toBe(500));
    expect(causes).toEqual([new Error("The listener has no such interceptor.")]);
  });
});

describe("requireToken", () => {
  const listener = contractListener(requireToken("s3cret"));
  test.each([
    ["no token", {}, 401, "Bearer"],
    ["another token", { Authorization: "Bearer s3cre" }, 401, "Bearer"],
    ["another scheme", { Authorization: "Basic s3cret" }, 401, "Bearer"],
    ["no token behind the scheme", { Authorization: "Bearer" }, 401, "Bearer"],
    ["more than the token", { Authorization: "Bearer s3cret s3cret" }, 401, "Bearer"],
    ["the token", { Authorization: "Bearer s3cret" }, 200, null],
    ["the token, the scheme in small letters", { Authorization: "bearer  s3cret" }, 200, null],
  ])("%s over JSON", async (_, headers, status, challenge) => {
    await serve(listener, async (url) => {
      const reply = await pop(url, 3, headers as Record<string, string>);
      expect([reply.status, reply.headers.get("WWW-Authenticate")]).toEqual([status, challenge]);
    });
  });

  test.each(["/json/reply/PopBalloonRequest", "/JSON/reply/popballoonrequest.json", "/json/reply/PopBalloon%52equest"])(
    "%s needs it, too",
    async (path) => {
      await serve(listener, async (url) => expect((await fetch(url + path, { method: "POST" })).status).toBe(401));
    },
  );

  test("over SOAP it is a Fault", async () => {
    await serve(listener, async (url) => {
      const refused = await popOverSoap(url);
      expect([refused.status, refused.headers.get("WWW-Authenticate")]).toEqual([500, "Bearer"]);
      expect(await refused.text()).toContain("<faultstring>The call needs a bearer token.</faultstring>");
      expect((await popOverSoap(url, { Authorization: "Bearer s3cret" })).status).toBe(200);
    });
  });
});

test("limitCalls refuses what is beyond the quota until its time is over", async () => {
  let time = 0;
  const listener = contractListener(limitCalls({ calls: 2, windowMs: 10_000, now: () => time }));
  await serve(listener, async (url) => {
    const statuses: number[] = [];
    for (let call = 0; call < 3; call++) statuses.push((await pop(url, 3)).status);
    time = 4000;
    const refused = await pop(url, 3);
    time = 10_000;
    statuses.push((await pop(url, 3)).status);
    expect(statuses).toEqual([200, 200, 429, 200]);
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "6"]);
  });
});

test("limitCalls keeps nobody out for longer when the system's clock is put back", async () => {
  const clock = jest.spyOn(Date, "now");
  const listener = contractListener(limitCalls({ calls: 1, windowMs: 20 }));
  await serve(listener, async (url) => {
    expect((await pop(url, 3)).status).toBe(200);
    clock.mockReturnValue(Date.now() - 3_600_000);
    await sleep(30);
    const { status } = await pop(url, 3);
    clock.mockRestore();
    expect(status).toBe(200);
  });
});

test("logCalls tells how each call ended", async () => {
  const records: CallRecord[] = [];
  await serve(contractListener(logCalls((record) => records.push(record))), async (url) => {
    await pop(url, 3);
    await pop(url, 13);
    await pop(url, 12);
    await pop(url, 1.5);
    await popOverSoap(url);
  });
  expect(records.map(({ protocol, outcome }) => [protocol, outcome])).toEqual([
    ["json", "ok"],
    ["json", "Client"],
    ["json", "Server"],
    ["json", "Client"],
    ["soap", "ok"],
  ]);
  expect(records[0]).toEqual({
    operation: "PopBalloonRequest",
    protocol: "json",
    peer: "127.0.0.1",
    outcome: "ok",
    milliseconds: expect.any(Number),
  });
});

test("logCalls tells what nobody waited for", async () => {
  const records: CallRecord[] = [];
  const interceptors = [logCalls((record) => records.push(record))];
  const listener = createGamePlayListener(service, { interceptors, handlerTimeoutMs: 20, onError: () => undefined });
  await serve(listener, async (url) => {
    expect((await pop(url, 11)).status).toBe(503);
    await sleep(60);
  });
  expect(records.map(({ outcome }) => outcome)).toEqual(["aborted"]);
});

test("logCalls writes once, also where that fails", async () => {
  let written = 0;
  const fail = (): void => {
    written++;
    throw new Error("the log is full");
  };
  await serve(contractListener(logCalls(fail)), async (url) => expect((await pop(url, 3)).status).toBe(500));
  expect(written).toBe(1);
});

describe("allowOrigins", () => {
  const listener = allowOrigins(["https://games.example"], contractListener());
  const ask = (url: string, path: string, origin: string): Promise<Response> =>
    fetch(url + path, {
      method: "OPTIONS",
      headers: {
        Origin: origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "soapaction",
      },
    });
  const statusAndOrigin = ({ status, headers }: Response) => [status, headers.get("Access-Control-Allow-Origin")];

  test.each(["/soap11", "/json/reply/PopBalloonRequest"])("tells a browser whose pages may call %s", async (path) => {
    await serve(listener, async (url) => {
      const asked = await ask(url, path, "https://games.example");
      expect(statusAndOrigin(asked)).toEqual([204, "https://games.example"]);
      expect(asked.headers.get("Access-Control-Allow-Headers")).toContain("SOAPAction");
      expect((await ask(url, path, "https://other.example")).headers.get("Access-Control-Allow-Origin")).toBeNull();
    });
  });

  test("replies are marked, also those that refuse", async () => {
    await serve(listener, async (url) => {
      const headers = { Origin: "https://games.example" };
      expect(statusAndOrigin(await pop(url, 3, headers))).toEqual([200, "https://games.example"]);
      expect(statusAndOrigin(await pop(url, 13, headers))).toEqual([404, "https://games.example"]);
      expect(statusAndOrigin(await popOverSoap(url, headers))).toEqual([200, "https://games.example"]);
      expect(statusAndOrigin(await pop(url, 3, { Origin: "null" }))).toEqual([200, null]);
      expect((await pop(url, 3)).headers.get("Vary")).toBe("Origin");
    });
  });
});

test("allowOrigins keeps what replies vary by besides", async () => {
  const inner = allowOrigins([], contractListener());
  const listener: RequestListener = (request, response) =>
    inner(request, response.setHeader("Vary", "Accept-Encoding"));
  await serve(listener, async (url) => expect((await pop(url, 3)).headers.get("Vary")).toBe("Accept-Encoding, Origin"));
});

test("createApp serves the contract below its mount, and the routes behind it", async () => {
  await serve(createApp(contractListener()), async (url) => {
    expect((await pop(`${url}/v1`, 3)).status).toBe(200);
    expect((await popOverSoap(`${url}/v1`)).status).toBe(200);
    expect(await (await fetch(`${url}/v1/soap11?wsdl`)).text()).toContain(`location="${url}/v1/soap11"`);
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: "ok" });
    expect((await pop(url, 3)).status).toBe(404);
  });
});
