import { getEventListeners } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, jest, test } from "@jest/globals";
import {
  CallError,
  createJsonTransport,
  createSoapTransport,
  FaultError,
  isCallError,
  ProblemError,
  ProtocolError,
  type Transport,
  type TransportOptions,
} from "../index.js";
import { createInProcessTransport, ServiceFault } from "../server.js";
import {
  createEchoListener,
  type EchoReply,
  type EchoService,
  echo,
  echoHandlers,
  mirror,
  note,
} from "../testing/echo-contract.js";
import { piecedReply } from "../testing/streamed-listing.js";
import { startServer, type TestServer } from "../testing/test-server.js";
import type { FetchedReply } from "./transport.js";

const guid = "01234567-89ab-cdef-0123-456789abcdef";
const servers: TestServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

async function listen(listener: RequestListener): Promise<TestServer> {
  const server = await startServer(listener);
  servers.push(server);
  return server;
}

type Wire = "json" | "soap" | "in-process json" | "in-process soap";
const wires: readonly Wire[] = ["json", "soap", "in-process json", "in-process soap"];

async function connect(
  wire: Wire,
  service: Partial<EchoService> = {},
  options: TransportOptions = {},
): Promise<Transport> {
  const onError = (): void => undefined;
  const { interceptors } = options;
  if (wire === "in-process json") return createInProcessTransport(echoHandlers(service), { onError, interceptors });
  if (wire === "in-process soap")
    return createInProcessTransport(echoHandlers(service), { onError, interceptors, wire: "soap" });
  const { url } = await listen(createEchoListener(service, { onError }));
  return overHttp(wire, url, options);
}

function overHttp(wire: "json" | "soap", url: string, options: TransportOptions = {}): Transport {
  if (wire === "json") return createJsonTransport({ ...options, baseUrl: `${url}/` });
  return createSoapTransport({ ...options, url: `${url}/soap11` });
}

async function failureOf(call: Promise<unknown>): Promise<CallError> {
  const error: unknown = await call.then(
    () => new Error("The call has not failed."),
    (reason: unknown) => reason,
  );
  if (!(error instanceof CallError)) throw error;
  expect(isCallError(error)).toBe(true);
  return error;
}

describe.each(wires)("over %s", (wire) => {
  test("a reply", async () => {
    const transport = await connect(wire);
    const request = { Guid: guid, Level: -5, Text: 'é<&"\r\n\u{1f600}' };
    expect(await transport.call(echo, request)).toEqual(request);
  });

  test("open content", async () => {
    const transport = await connect(wire);
    const content = { a: "1", b: { "@c": "2", "#text": "x" }, d: ["1", "2"] };
    expect(await transport.call(mirror, content)).toEqual(content);
  });

  test("a one-way message", async () => {
    const seen: unknown[] = [];
    const transport = await connect(wire, { note: (message) => void seen.push(message) });
    expect(await transport.send(note, { a: "1" })).toBeUndefined();
    expect(seen).toEqual([{ a: "1" }]);
  });

  test("a refusal has the sentence and errors of the service", async () => {
    const issues = [{ pointer: "/Level", code: "facet", detail: "too <high>" }] as const;
    const refuse = (): never => {
      throw new ServiceFault("Client", "No such level.", { issues });
    };
    const transport = await connect(wire, { echo: refuse, note: refuse });
    for (const call of [transport.call(echo, {}), transport.send(note, {})]) {
      const error = await failureOf(call);
      const isProblem = wire.endsWith("json");
      expect([error.kind, error.status]).toEqual(isProblem ? ["problem", 400] : ["fault", 500]);
      expect(error.message).toContain("No such level.");
      if (error instanceof ProblemError || error instanceof FaultError) expect(error.errors).toEqual(issues);
      expect(error).toBeInstanceOf(isProblem ? ProblemError : FaultError);
    }
  });

  test("the cause of an internal error is not sent", async () => {
    const fail = (): never => {
      throw new Error("password");
    };
    const error = await failureOf((await connect(wire, { echo: fail })).call(echo, {}));
    expect(error.message).toBe("Echo: The service failed.");
  });

  test("a request that breaks the contract is not sent", async () => {
    const serve = jest.fn(() => ({ Level: 0 }));
    const error = await failureOf((await connect(wire, { echo: serve })).call(echo, { Level: 0.5 }));
    expect([error.kind, error.operation]).toEqual(["encode", "Echo"]);
    expect(serve).not.toHaveBeenCalled();
  });

  test("the time limit and the signal of the caller", async () => {
    const slow = (): Promise<never> => new Promise(() => undefined);
    const transport = await connect(wire, { echo: slow });
    expect((await failureOf(transport.call(echo, {}, { timeoutMs: 20 }))).kind).toBe("timeout");
    const controller = new AbortController();
    const call = failureOf(transport.call(echo, {}, { signal: controller.signal }));
    await sleep(10);
    controller.abort(new Error("enough"));
    expect(await call).toMatchObject({ kind: "abort", cause: { message: "enough" } });
    expect((await failureOf(transport.call(echo, {}, { signal: controller.signal }))).kind).toBe("abort");
  });

  test.each([0, 2 ** 31, Number.POSITIVE_INFINITY])(
    "no limit, and time that no timer can wait: %d ms",
    async (timeoutMs) => {
      const slow = (): Promise<EchoReply> => sleep(30, { Level: 1 });
      const transport = await connect(wire, { echo: slow });
      expect(await transport.call(echo, {}, { timeoutMs })).toEqual({ Level: 1 });
    },
  );

  test("interceptors and headers", async () => {
    const steps: string[] = [];
    const transport = await connect(
      wire,
      { echo: (_request, call) => ({ Level: Number(call.requestHeaders.get("x-level")) }) },
      {
        interceptors: [
          (next) => async (call) => {
            steps.push(call.operation.name, call.headers.get("x-own") ?? "none");
            call.headers.set("X-Level", "7");
            return await next(call);
          },
        ],
      },
    );
    expect(await transport.call(echo, {}, { headers: { "X-Own": "1" } })).toEqual({ Level: 7 });
    expect(steps).toEqual(["Echo", "1"]);
  });
});

test("a finished call leaves no timer and no listener on the signal of the caller", async () => {
  const { signal } = new AbortController();
  const timers = (): number => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
  const before = timers();
  await createInProcessTransport(echoHandlers({})).call(echo, { Level: 1 }, { signal });
  expect(timers()).toBeLessThanOrEqual(before);
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

const noProblem = { type: "about:blank", title: undefined, status: 418, detail: undefined, instance: undefined };
const wholeProblem = { type: "urn:p", title: "No", status: 409, detail: "Late", instance: "/7" };

test.each<[what: string, sent: object, want: object, message: string]>([
  ["in full", { ...wholeProblem, more: 1 }, wholeProblem, "Echo: Late"],
  ["of a title", { title: "No" }, { ...noProblem, title: "No" }, "Echo: No"],
  ["of nothing", {}, noProblem, "Echo: HTTP status 418"],
  [
    "of other types",
    { type: 1, title: null, status: "9", detail: [], instance: {} },
    noProblem,
    "Echo: HTTP status 418",
  ],
])("a problem %s", async (_what, sent, want, message) => {
  const { url } = await listen((_request, response) => {
    response.writeHead(418, { "Content-Type": "application/problem+json", "X-Own": "1" }).end(JSON.stringify(sent));
  });
  const error = await failureOf(overHttp("json", url).call(echo, {}));
  expect(error).toMatchObject({ kind: "problem", status: 418, message, problem: { ...want, members: sent } });
  expect(error.headers?.get("x-own")).toBe("1");
});

describe.each(["json", "soap"] as const)("replies over %s that break the contract", (wire) => {
  const type = wire === "json" ? "application/json" : "text/xml";
  const large = "x".repeat(5000);
  const table: readonly (readonly [title: string, status: number, type: string, body: string])[] = [
    ["a page of a gateway", 502, "text/html", "<html>Bad gateway</html>"],
    ["a page with status 200", 200, "text/html", "<html></html>"],
    ["nothing", 200, type, ""],
    ["a truncated message", 200, type, wire === "json" ? '{"Level":1' : "<a><b>"],
    ["another message", 200, type, wire === "json" ? "[]" : "<a/>"],
    ["a redirection", 302, type, ""],
    ["more than is allowed", 200, type, large],
  ];
  test.each(table)("%s", async (_title, status, contentType, body) => {
    const { url } = await listen((_request, response) => {
      response.writeHead(status, { "Content-Type": contentType, Location: "http://127.0.0.1:1/" });
      if (body === large) response.write(body);
      response.end(body);
    });
    const error = await failureOf(overHttp(wire, url, { maxReplyBytes: 4000 }).call(echo, {}));
    expect(error).toBeInstanceOf(ProtocolError);
    expect([error.kind, error.status]).toEqual(["protocol", status]);
    expect(error.message).not.toContain("Bad gateway");
  });

  const redirections: readonly (readonly [type: ResponseType, status: number])[] = [
    ["basic", 302],
    ["opaqueredirect", 0],
  ];
  test.each(redirections)("a redirection is not followed: %s, status %d", async (kind, status) => {
    const { reply, taken, isCancelled } = piecedReply([Buffer.from("{}")], type);
    const { headers, body } = reply;
    const fetch = async (): Promise<FetchedReply> => {
      const arrayBuffer = () => reply.arrayBuffer();
      return { type: kind, status, headers, body, arrayBuffer };
    };
    const error = await failureOf(overHttp(wire, "http://test", { fetch }).call(echo, {}));
    expect([error.message, taken(), isCancelled()]).toEqual(["Echo: redirects are not followed", 0, true]);
  });

  test("a missing member has a pointer", async () => {
    const soap =
      '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><EchoResponse xmlns="urn:echo:types"/></s:Body></s:Envelope>';
    const { url } = await listen((_request, response) => {
      response.writeHead(200, { "Content-Type": type }).end(wire === "json" ? "{}" : soap);
    });
    expect(await failureOf(overHttp(wire, url).call(echo, {}))).toMatchObject({
      issues: [{ pointer: "/Level", code: "missing" }],
    });
  });

  test("the time limit applies to an endless body", async () => {
    const { url } = await listen((_request, response) => {
      response.writeHead(200, { "Content-Type": type }).write("{");
    });
    expect((await failureOf(overHttp(wire, url).call(echo, {}, { timeoutMs: 40 }))).kind).toBe("timeout");
  });

  test("a connection that breaks", async () => {
    const { url } = await listen((request) => request.socket.destroy());
    expect((await failureOf(overHttp(wire, url).call(echo, {}))).kind).toBe("transport");
  });
});

test.each([
  ["no JSON", [0x7b], "not valid JSON", "SyntaxError"],
  ["no UTF-8", [0x22, 0xff, 0x22], "not UTF-8", "TypeError"],
  ["no object", [0x31], "an object is expected here, not a number", "DecodeError"],
])("the error for a JSON reply that is %s says so", async (_what, bytes, reason, cause) => {
  const { url } = await listen(
    (_request, response) =>
      void response.writeHead(200, { "Content-Type": "application/json" }).end(Uint8Array.from(bytes)),
  );
  expect(await failureOf(overHttp("json", url).call(echo, {}))).toMatchObject({
    kind: "protocol",
    message: `Echo: the reply breaks the contract: ${reason}`,
    cause: { name: cause },
  });
});

const inEnvelope = (body: string): string =>
  `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${body}</s:Body></s:Envelope>`;
const busy = inEnvelope("<s:Fault><faultcode>s:Server</faultcode><faultstring>Busy</faultstring></s:Fault>");

test.each([
  [401, "", "The document is empty (line 1, column 1)."],
  [502, "Bad Gateway", "There is text before the root element (line 1, column 1)."],
  [200, "", "The document is empty (line 1, column 1)."],
])("the error for a reply of status %i over SOAP with %j reports both", async (status, body, reason) => {
  const { url } = await listen((_request, response) => {
    response.writeHead(status, { "Content-Type": "text/xml" }).end(body);
  });
  const failed = status < 300 ? "" : `HTTP status ${status}: `;
  expect(await failureOf(overHttp("soap", url).call(echo, {}))).toMatchObject({
    kind: "protocol",
    status,
    message: `Echo: ${failed}the reply breaks the contract: ${reason}`,
  });
});

test.each([
  ["nothing", 202, "", "", undefined],
  ["nothing, with status 200", 200, "text/xml", "", undefined],
  ["white space, with status 200", 200, "text/xml", "\r\n ", undefined],
  ["an empty envelope", 200, "text/xml", inEnvelope(""), undefined],
  ["a Fault with status 200", 200, "text/xml", busy, "fault"],
  ["a Fault", 500, "text/xml", busy, "fault"],
  ["a page with status 200", 200, "text/html", "<html></html>", undefined],
  ["a page with status 502", 502, "text/html", "<html></html>", "protocol"],
  ["no envelope", 200, "text/xml", "<a/>", "protocol"],
])("a one-way message over SOAP is answered by %s", async (_what, status, type, body, kind) => {
  const { url } = await listen((_request, response) => {
    response.writeHead(status, type === "" ? {} : { "Content-Type": type }).end(body);
  });
  const sent = overHttp("soap", url).send(note, {});
  if (kind === undefined) expect(await sent).toBeUndefined();
  else expect(await failureOf(sent)).toMatchObject({ kind, status });
});

test.each([
  ["none", '<Text xmlns="">lost</Text>', true],
  ["the message", '<e:Text xmlns:e="urn:echo:types">read</e:Text>', false],
  ["others", '<e:Text xmlns:e="urn:other">skipped</e:Text>', false],
])("a member of the namespace of %s", async (_whose, text, isRefused) => {
  const soap = inEnvelope(`<EchoResponse xmlns="urn:echo:types"><Level>4</Level>${text}</EchoResponse>`);
  const { url } = await listen(
    (_request, response) => void response.writeHead(200, { "Content-Type": "text/xml" }).end(soap),
  );
  const call = overHttp("soap", url).call(echo, {});
  if (!isRefused) expect(await call).toMatchObject({ Level: 4 });
  else
    expect(await failureOf(call)).toMatchObject({
      kind: "protocol",
      issues: [{ pointer: "/Text", code: "unexpected" }],
    });
});

test("unknown elements of a reply are skipped", async () => {
  const soap =
    '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><EchoResponse xmlns="urn:echo:types" new="1">' +
    "<New><x/></New><Level>4</Level><Other/></EchoResponse></s:Body></s:Envelope>";
  const { url } = await listen(
    (_request, response) => void response.writeHead(200, { "Content-Type": "text/xml" }).end(soap),
  );
  expect(await overHttp("soap", url).call(echo, {})).toEqual({ Level: 4 });
});

test.each([
  ["its prefix declared on the faultcode", '<faultcode xmlns:e="urn:e">e:Busy</faultcode>', "Busy", "urn:e"],
  ["no prefix", "<faultcode>Server</faultcode>", "Server", ""],
  ["a prefix of nobody", "<faultcode>q:Server</faultcode>", "Server", ""],
])("a Fault of another service: %s", async (_title, faultcode, code, codeNamespace) => {
  const soap =
    '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><s:Fault>' +
    `${faultcode}<faultstring>Too busy</faultstring><faultactor>urn:a</faultactor><detail>later</detail></s:Fault></s:Body></s:Envelope>`;
  const { url } = await listen(
    (_request, response) => void response.writeHead(500, { "Content-Type": "text/xml" }).end(soap),
  );
  const error = await failureOf(overHttp("soap", url).call(echo, {}));
  const detail = { "#text": "later" };
  expect(error).toMatchObject({
    fault: { code, codeNamespace, message: "Too busy", actor: "urn:a", detail },
    errors: [],
  });
});

test("headers are requested for each call; Authorization is sent to no other origin", async () => {
  const seen: unknown[] = [];
  const elsewhere = await listen((request, response) => {
    seen.push(["elsewhere", request.headers.authorization]);
    response.end("{}");
  });
  const { url } = await listen((request, response) => {
    seen.push(request.headers.authorization);
    response.writeHead(307, { Location: elsewhere.url }).end();
  });
  let count = 0;
  const transport = createJsonTransport({
    baseUrl: url,
    headers: async () => ({ Authorization: `Bearer ${++count}` }),
  });
  await failureOf(transport.call(echo, {}));
  await failureOf(transport.call(echo, {}));
  expect(seen).toEqual(["Bearer 1", "Bearer 2"]);
});

test("a port without a listener is a transport error with its cause", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  const port = typeof address === "object" ? address?.port : undefined;
  const error = await failureOf(createJsonTransport({ baseUrl: `http://127.0.0.1:${port}` }).call(echo, {}));
  expect([error.kind, error.status, error.cause]).toEqual([
    "transport",
    undefined,
    expect.objectContaining({ name: "TypeError" }),
  ]);
});
