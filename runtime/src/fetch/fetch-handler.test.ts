import { describe, expect, jest, test } from "@jest/globals";
import { echoHandlers } from "../testing/echo-contract.js";
import { type FetchHandler, fetchHandler } from "./fetch-handler.js";
import { type FetchedCall, fetchedRequest } from "./fetched-request.js";

const endpoint = {
  soapPath: "/soap11",
  contract: async () => ({
    wsdl: (address: string) => `<definitions><address location="${address}"/></definitions>`,
    importedDocuments: {},
  }),
};

const handler = fetchHandler(echoHandlers(), endpoint);

function echoRequest(init: RequestInit = {}): Request {
  const headers = { "Content-Type": "application/json" };
  return new Request("http://games.example/json/reply/Echo", { method: "POST", headers, body: '{"Level":7}', ...init });
}

describe("requests that do not belong to the contract", () => {
  const elsewhere = new Request("http://games.example/elsewhere");

  test("are answered with 404", async () => {
    expect((await handler(elsewhere)).status).toBe(404);
  });

  test("fall through if the options say so", async () => {
    expect(await handler(elsewhere, { fallThrough: true })).toBeUndefined();
    expect((await handler(echoRequest(), { fallThrough: true }))?.status).toBe(200);
  });
});

test.each([
  ["", undefined, "https://games.example/soap11"],
  ["/v1", undefined, "https://games.example/v1/soap11"],
  ["/v1", "https://public.example/games", "https://public.example/games/soap11"],
])("the WSDL's address, mounted at %j, with the public URL %j", async (mount, publicUrl, want) => {
  const serve = fetchHandler(echoHandlers(), endpoint, publicUrl === undefined ? {} : { publicUrl });
  const reply = await serve(new Request("https://games.example/soap11?wsdl"), { mount });
  expect(await reply.text()).toContain(`location="${want}"`);
});

test("the WSDL's address has the host that the caller named, whatever the host puts into the request's address", async () => {
  const request = new Request("http://localhost:3000/soap11?wsdl", { headers: { Host: "games.example" } });
  expect(await (await handler(request)).text()).toContain('location="http://games.example/soap11"');
});

test("handlers reach the request and the facts of the host", async () => {
  let found: FetchedCall | undefined;
  let peer: string | undefined;
  const echo = (_request: object, context: Parameters<typeof fetchedRequest>[0]): { Level: number } => {
    found = fetchedRequest(context);
    peer = context.peer;
    return { Level: 1 };
  };
  const request = echoRequest();
  await fetchHandler(echoHandlers({ echo }), endpoint)(request, { peer: "192.0.2.7", platform: { DB: 1 } });
  expect([found?.request, found?.host.platform, peer]).toEqual([request, { DB: 1 }, "192.0.2.7"]);
});

test("an object of the host in the place of the facts is neither peer nor mount", async () => {
  const loose: (request: Request, host: never) => Promise<Response> = handler;
  const reply = await loose(new Request("http://games.example/soap11"), { peer: () => 1, mount: [] } as never);
  expect(await reply.text()).toContain('location="http://games.example/soap11"');
});

test("a body that has been read already is a mistake of the service", async () => {
  const onError = jest.fn();
  const request = echoRequest();
  await request.text();
  const reply = await fetchHandler(echoHandlers(), endpoint, { onError })(request);
  expect(reply.status).toBe(500);
  expect(onError.mock.calls[0]?.[0]).toEqual(
    new Error("Something in front of the contract has read the request's body."),
  );
});

test("a body that is longer than its Content-Length is refused", async () => {
  const serve = fetchHandler(echoHandlers(), endpoint, { limits: { bodyBytes: 20 } });
  const headers = { "Content-Type": "application/json", "Content-Length": "2" };
  const reply = await serve(echoRequest({ headers, body: `{"Text":"${"x".repeat(30)}"}` }));
  expect(reply.status).toBe(413);
});

test("several Host headers are refused", async () => {
  const headers = { "Content-Type": "application/json", Host: "a.example, b.example" };
  expect((await handler(echoRequest({ headers }))).status).toBe(400);
});

test("the handler learns when the caller gives up", async () => {
  const caller = new AbortController();
  let reason: unknown;
  const echo: Parameters<typeof echoHandlers>[0] = {
    echo: async (_request, { signal }) => {
      caller.abort();
      reason = signal.reason;
      return { Level: 1 };
    },
  };
  const serve: FetchHandler = fetchHandler(echoHandlers(echo), endpoint);
  await serve(echoRequest({ signal: caller.signal }));
  expect(reason).toMatchObject({ name: "AbortError" });
});
