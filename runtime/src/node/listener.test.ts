import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, jest, test } from "@jest/globals";
import express from "express";
import { EncodeError } from "../errors/encode-error.js";
import type { CallContext } from "../server/call-context.js";
import type { Interceptor } from "../server/interceptor.js";
import type { ListenerOptions } from "../server/server-settings.js";
import { ServiceFault } from "../server/service-fault.js";
import { createEchoListener, type EchoReply, type EchoService } from "../testing/echo-contract.js";
import { exchangeRaw, openSocket, readRaw, startServer, type TestServer } from "../testing/test-server.js";
import { incomingRequest } from "./node-request.js";

const servers: TestServer[] = [];

afterAll(() => Promise.all(servers.map((server) => server.close())));

async function serve(service: Partial<EchoService> = {}, options: ListenerOptions = {}): Promise<TestServer> {
  const server = await startServer(createEchoListener(service, options));
  servers.push(server);
  return server;
}

async function host(app: express.Express): Promise<TestServer> {
  const server = await startServer(app);
  servers.push(server);
  return server;
}

const soapEcho =
  '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><Echo xmlns="urn:echo:types"/></s:Body></s:Envelope>';

function postJson(url: string, body = "{}"): Promise<Response> {
  return fetch(url, { method: "POST", headers: { "Content-Type": "application/json" }, body });
}

function postSoap(url: string, body = soapEcho): Promise<Response> {
  return fetch(url, { method: "POST", headers: { "Content-Type": "text/xml" }, body });
}

describe("failures", () => {
  const secret = "password=hunter2";
  const table: readonly (readonly [title: string, error: () => unknown, status: number, text: string, code: string])[] =
    [
      ["an error of the program", () => new Error(secret), 500, "The service failed.", "Server"],
      ["something that is no error", () => secret, 500, "The service failed.", "Server"],
      ["a fault of the caller", () => new ServiceFault("Client", "No <such> game."), 400, "No <such> game.", "Client"],
      [
        "a fault with a status",
        () => new ServiceFault("Client", "Not here.", { status: 404 }),
        404,
        "Not here.",
        "Client",
      ],
      ["a fault of ours", () => new ServiceFault("Server", "Closed.", { status: 503 }), 503, "Closed.", "Server"],
      [
        "a fault with an impossible status",
        () => new ServiceFault("Server", "Odd.", { status: 200 }),
        500,
        "Odd.",
        "Server",
      ],
      [
        "a fault with a status that SOAP has of HTTP",
        () => new ServiceFault("Client", "Long.", { status: 413 }),
        413,
        "Long.",
        "Client",
      ],
      ["a message that XML cannot carry", () => new ServiceFault("Client", "a\u0000b"), 400, "a\u0000b", "Client"],
    ];
  test.each(table)("%s", async (_title, error, status, text, code) => {
    const onError = jest.fn();
    const fail = (): never => {
      throw error();
    };
    const { url } = await serve({ echo: fail }, { onError });
    const json = await postJson(`${url}/json/reply/Echo`);
    const body = await json.text();
    expect([json.status, JSON.parse(body).detail]).toEqual([status, text]);
    const soap = await postSoap(`${url}/soap11`);
    const envelope = await soap.text();
    expect([soap.status, envelope]).toEqual([500, expect.stringContaining(`<faultcode>s:${code}</faultcode>`)]);
    expect(body + envelope).not.toMatch(/hunter2|\bat .*\.js/);
    expect(onError).toHaveBeenCalledTimes(error() instanceof ServiceFault ? 0 : 2);
  });

  test("issues of a fault are sent, and its cause is reported", async () => {
    const onError = jest.fn();
    const cause = new Error("inside");
    const issues = [{ pointer: "/Guid", code: "value", detail: "unknown <game>" }] as const;
    const fail = (): never => {
      throw new ServiceFault("Client", "No.", { issues, cause });
    };
    const { url } = await serve({ echo: fail }, { onError });
    expect((await (await postJson(`${url}/json/reply/Echo`)).json()).errors).toEqual(issues);
    const error = '<error pointer="/Guid" code="value">unknown &lt;game&gt;</error>';
    expect(await (await postSoap(`${url}/soap11`)).text()).toContain(error);
    expect(onError.mock.calls.map(([reported]) => reported)).toEqual([cause, cause]);
  });

  test("a reply that breaks the contract is an internal error", async () => {
    const onError = jest.fn();
    const { url } = await serve({ echo: () => ({ Level: 1.5 }) }, { onError });
    expect((await postJson(`${url}/json/reply/Echo`)).status).toBe(500);
    expect((await postSoap(`${url}/soap11`)).status).toBe(500);
    expect(onError.mock.calls.map(([error]) => error instanceof EncodeError)).toEqual([true, true]);
  });

  test("issues of a fault in a form that cannot be written", async () => {
    const fail = (): never => {
      throw new ServiceFault("Client", "No.", { issues: JSON.parse('[{"pointer":"/a"}, null]') });
    };
    const { url } = await serve({ echo: fail }, { onError: () => undefined });
    const json = await postJson(`${url}/json/reply/Echo`);
    expect([json.status, await json.text()]).toEqual([500, expect.stringContaining("The service failed.")]);
    const soap = await postSoap(`${url}/soap11`);
    expect([soap.status, await soap.text()]).toEqual([500, expect.stringContaining("The service failed.")]);
  });

  test("a log hook that fails later does no harm", async () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const fail = async (): Promise<never> => {
      throw new Error("one");
    };
    const { url } = await serve({ echo: fail }, { onError: fail });
    expect((await postJson(`${url}/json/reply/Echo`)).status).toBe(500);
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });

  test("a log hook that fails does no harm", async () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const fail = (): never => {
      throw new Error("one");
    };
    const { url } = await serve({ echo: fail }, { onError: fail });
    expect((await postJson(`${url}/json/reply/Echo`)).status).toBe(500);
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });

  test.each([2 ** 31, Number.POSITIVE_INFINITY])("a time limit beyond the reach of timers: %d ms", async (time) => {
    const wait = (): Promise<EchoReply> => sleep(50, { Level: 1 });
    const { url, port } = await serve({ echo: wait }, { handlerTimeoutMs: time, limits: { bodyMs: time } });
    expect((await postJson(`${url}/json/reply/Echo`)).status).toBe(200);
    const socket = await openSocket(port, "POST /json/reply/Echo HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n");
    setTimeout(() => socket.write("{}"), 50);
    expect((await readRaw(socket)).status).toBe(200);
    socket.destroy();
  });

  test.each<[what: string, fail: () => unknown, reported: number]>([
    ["what it was told to stop with", () => new DOMException("stopped", "AbortError"), 0],
    ["an error of its own", () => new Error("The store is gone."), 1],
  ])("of a handler whose caller has gone away: %s", async (_what, error, reported) => {
    const onError = jest.fn();
    let gone = (): void => undefined;
    const isGone = new Promise<void>((resolve) => {
      gone = resolve;
    });
    const wait = async (_request: object, { signal }: CallContext): Promise<never> => {
      socket.destroy();
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      gone();
      throw error();
    };
    const { port } = await serve({ echo: wait }, { onError });
    const head = "POST /json/reply/Echo HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n";
    const socket = await openSocket(port);
    socket.write(`${head}{}`);
    await isGone;
    await sleep(5);
    expect(onError).toHaveBeenCalledTimes(reported);
  });

  test("a handler that takes too long", async () => {
    let stopped: unknown;
    const wait = (_request: object, { signal }: CallContext): Promise<never> =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => {
          stopped = signal.reason;
          reject(new Error("late"));
        });
      });
    const { url } = await serve({ echo: wait }, { handlerTimeoutMs: 30, onError: () => undefined });
    expect((await postJson(`${url}/json/reply/Echo`)).status).toBe(503);
    expect(stopped).toMatchObject({ name: "TimeoutError" });
    expect((await postSoap(`${url}/soap11`)).status).toBe(500);
  });
});

test("the facts that a handler gets about its call", async () => {
  const seen: unknown[] = [];
  const { url } = await serve({
    echo: (_request, call) => {
      seen.push([call.operation, call.protocol, call.peer, call.requestHeaders.get("x-a"), call.signal.aborted]);
      seen.push([incomingRequest(call)?.method, incomingRequest(call)?.url]);
      call.responseHeaders.append("Set-Cookie", "a=1");
      call.responseHeaders.append("Set-Cookie", "b=2");
      call.responseHeaders.set("Content-Length", "1");
      return { Level: 1 };
    },
  });
  const json = await fetch(`${url}/json/reply/Echo`, { method: "POST", headers: { "X-A": "1" } });
  const soap = await fetch(`${url}/soap11`, {
    method: "POST",
    headers: { "X-A": "2", "Content-Type": "text/xml" },
    body: soapEcho,
  });
  expect(seen).toEqual([
    ["Echo", "json", "127.0.0.1", "1", false],
    ["POST", "/json/reply/Echo"],
    ["Echo", "soap", "127.0.0.1", "2", false],
    ["POST", "/soap11"],
  ]);
  expect([json.headers.getSetCookie(), soap.headers.getSetCookie()]).toEqual([
    ["a=1", "b=2"],
    ["a=1", "b=2"],
  ]);
  expect(await json.text()).toBe('{"Level":1}');
});

describe("interceptors", () => {
  test("run around the call, the first outermost", async () => {
    const steps: string[] = [];
    const layer =
      (name: string): Interceptor =>
      (next) =>
      async (call) => {
        steps.push(`${name} before ${call.operation}`);
        const result = await next(call);
        steps.push(`${name} after`);
        return result;
      };
    const { url } = await serve({}, { interceptors: [layer("a"), layer("b")] });
    expect((await postJson(`${url}/json/reply/Echo`)).status).toBe(200);
    expect(steps).toEqual(["a before Echo", "b before Echo", "b after", "a after"]);
  });

  test("refuse a call before its message is read, with headers", async () => {
    const guard: Interceptor = () => (call) => {
      call.responseHeaders.set("WWW-Authenticate", "Basic");
      throw new ServiceFault("Client", "Who are you?", { status: 401 });
    };
    const { url } = await serve({}, { interceptors: [guard] });
    const json = await postJson(`${url}/json/reply/Echo`, "no json");
    expect([json.status, json.headers.get("www-authenticate")]).toEqual([401, "Basic"]);
    const soap = await postSoap(`${url}/soap11`);
    expect([soap.status, soap.headers.get("www-authenticate")]).toEqual([500, "Basic"]);
  });

  test.each([
    ["elements", "<t:User>ann</t:User>", { User: "ann" }],
    ["text", "ann", { "#text": "ann" }],
    ["nothing", " ", {}],
  ])("get the header blocks that they understand: %s", async (_title, content, wanted) => {
    const key = "{urn:auth}Token";
    const seen: unknown[] = [];
    const read: Interceptor = (next) => (call) => {
      seen.push(call.soapHeaders.get(key));
      return next(call);
    };
    const { url } = await serve({}, { interceptors: [read], understoodHeaders: [key] });
    const header =
      `<s:Header xmlns:t="urn:auth"><t:Token s:mustUnderstand="1">${content}</t:Token>` +
      `<t:Token s:actor="urn:other" s:mustUnderstand="1">bob</t:Token></s:Header>`;
    expect((await postSoap(`${url}/soap11`, soapEcho.replace("<s:Body>", `${header}<s:Body>`))).status).toBe(200);
    expect(seen).toEqual([{ "@{http://schemas.xmlsoap.org/soap/envelope/}mustUnderstand": "1", ...wanted }]);
  });
});

describe("mounting", () => {
  test("in front of an Express application, which gets the remaining requests", async () => {
    const app = express();
    app.get("/health", (_request, response) => void response.send("ok"));
    const listener = createEchoListener();
    const server = await startServer((request, response) => listener(request, response, () => app(request, response)));
    servers.push(server);
    expect(await (await fetch(`${server.url}/health`)).text()).toBe("ok");
    expect((await postJson(`${server.url}/json/reply/Echo`)).status).toBe(200);
    expect((await postJson(`${server.url}/json/reply/Nope`)).headers.get("content-type")).toBe(
      "application/problem+json",
    );
  });

  test("below a path of an Express application", async () => {
    const app = express();
    app.use("/v1", createEchoListener());
    const { url, port } = await host(app);
    expect((await postJson(`${url}/v1/json/reply/Echo`)).status).toBe(200);
    expect((await postJson(`${url}/json/reply/Echo`)).status).toBe(404);
    expect(await (await fetch(`${url}/v1/soap11?wsdl`)).text()).toContain(`"http://127.0.0.1:${port}/v1/soap11"`);
  });

  test("with a base path", async () => {
    const { url, port } = await serve({}, { basePath: "/Api/v1/" });
    expect((await postJson(`${url}/api/V1/json/reply/Echo`)).status).toBe(200);
    expect((await postJson(`${url}/api/v1x/json/reply/Echo`)).status).toBe(404);
    expect((await postJson(`${url}/api/v1xjson/reply/Echo`)).status).toBe(404);
    expect((await postJson(`${url}/json/reply/Echo`)).status).toBe(404);
    expect(await (await fetch(`${url}/api/v1/soap11`)).text()).toContain(`"http://127.0.0.1:${port}/Api/v1/soap11"`);
  });

  test.each([
    ["/Services/Echo.asmx", undefined, "/services/echo.ASMX", "/Services/Echo.asmx"],
    ["/echo/", "/v1", "/v1/echo", "/v1/echo"],
    ["/", undefined, "/", "/"],
    ["/", "/v1", "/v1/", "/v1/"],
  ])("with SOAP at %s below %s", async (soapPath, basePath, path, shown) => {
    const { url, port } = await serve({}, { soapPath, ...(basePath === undefined ? {} : { basePath }) });
    expect((await postSoap(url + path)).status).toBe(200);
    expect(await (await fetch(`${url}${path}?wsdl`)).text()).toContain(`"http://127.0.0.1:${port}${shown}"`);
    expect((await fetch(url + path, { method: "PUT" })).headers.get("allow")).toBe("GET, HEAD, POST");
    expect((await postSoap(`${url}${basePath ?? ""}/soap11`)).status).toBe(404);
    expect((await postJson(`${url}${basePath ?? ""}/json/reply/Echo`)).status).toBe(200);
  });

  test.each([
    ["express.json", express.json()],
    ["express.text", express.text({ type: "*/*" })],
    ["express.raw", express.raw({ type: "*/*" })],
  ])("behind %s", async (_name, parser) => {
    const app = express();
    app.use(parser, createEchoListener());
    const { url } = await host(app);
    const response = await postJson(`${url}/json/reply/Echo`, '{"Level":5}');
    expect([response.status, await response.text()]).toEqual([200, '{"Level":5}']);
    expect((await postSoap(`${url}/soap11`)).status).toBe(200);
    expect((await fetch(`${url}/levels/1`)).status).toBe(200);
  });

  test.each([
    ["null", 400, "an object is expected here, not null"],
    ["5", 400, "an object is expected here, not a number"],
    ["true", 400, "an object is expected here, not a boolean"],
    ['{"Text":"\\u0000"}', 400, "XML cannot carry the character U+0000"],
    ['{"Level":5}', 200, undefined],
  ])("behind express.json that is not strict: %s keeps its value", async (body, status, detail) => {
    const app = express();
    app.use(express.json({ strict: false }), createEchoListener());
    const { url } = await host(app);
    const response = await postJson(`${url}/json/reply/Echo`, body);
    const problem = await response.json();
    expect([response.status, problem.errors?.[0].detail]).toEqual([status, detail]);
  });

  test("behind express.text: a package may have lost bytes, so the answer is 500 with a clear log", async () => {
    const onError = jest.fn();
    const { url } = await host(express().use(express.text({ type: "*/*" }), createEchoListener({}, { onError })));
    const headers = { "Content-Type": "multipart/related; boundary=B" };
    const response = await fetch(`${url}/soap11`, { method: "POST", headers, body: "--B\r\n\r\n<a/>\r\n--B--" });
    expect(response.status).toBe(500);
    expect(String(onError.mock.calls[0]?.[0])).toContain("A body parser in front of the listener");
  });

  test.each(["json", "soap"])("behind a middleware that consumes a %s body: 500 and a clear log", async (wire) => {
    const onError = jest.fn();
    const listener = createEchoListener({}, { onError });
    const server = await startServer((request, response) => {
      request.resume().once("end", () => listener(request, response));
    });
    servers.push(server);
    const { url } = server;
    const response = await (wire === "json" ? postJson(`${url}/json/reply/Echo`) : postSoap(`${url}/soap11`));
    expect(response.status).toBe(500);
    expect(String(onError.mock.calls[0]?.[0])).toContain("has read the request's body");
  });
});

describe("more header lines than Node reads", () => {
  const lines = "a: b\r\n".repeat(1100);

  test("are refused, because an unread line may announce a body", async () => {
    const { port } = await serve();
    const body = '{"Level":7}';
    const head = `POST /json/reply/Echo HTTP/1.1\r\nHost: x\r\n${lines}Content-Length: ${body.length}\r\n\r\n`;
    expect((await exchangeRaw(port, head + body)).status).toBe(431);
  });

  test("over SOAP, too", async () => {
    const { port } = await serve();
    const head = `POST /soap11 HTTP/1.1\r\nHost: x\r\n${lines}Content-Length: ${soapEcho.length}\r\n\r\n`;
    expect((await exchangeRaw(port, head + soapEcho)).status).toBe(431);
  });
});
