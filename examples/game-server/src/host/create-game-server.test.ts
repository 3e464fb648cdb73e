import { once } from "node:events";
import { existsSync, readdirSync, readlinkSync } from "node:fs";
import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createScratchFolder } from "../testing/scratch-folder.js";
import { createGameServer, type RunningGameServer } from "./create-game-server.js";
import { createHostApp } from "./host-app.js";

const guid = "0f8fad5bd9cb469fa16570867728950e";
const folder = createScratchFolder();
const whole = "/images/balloon-whole.svg";
const logged: string[] = [];
let server: RunningGameServer;

beforeAll(async () => {
  const log = (line: string) => logged.push(line);
  server = await createGameServer({ port: 0, host: "127.0.0.1", dataDir: folder.path, seed: "test", log });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

async function postJson(path: string, body: unknown) {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(`${server.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const text = await response.text();
  return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
}

async function postSoap(operation: string, content: string) {
  const body = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><${operation} xmlns="urn:game-play:types">${content}</${operation}></s:Body></s:Envelope>`;
  const headers = { "Content-Type": "text/xml; charset=utf-8", SOAPAction: `"urn:game-play:types/${operation}"` };
  const response = await fetch(`${server.url}/soap11`, { method: "POST", headers, body });
  return { status: response.status, text: await response.text() };
}

describe("the contract in front", () => {
  test("one game is played over both wires", async () => {
    const first = await postJson(`/popballoon/${guid}`, { PopBalloonId: 1, Instance: { Id: 5 } });
    expect(first).toMatchObject({ status: 200, body: { Id: 1, LegalMovement: true } });
    const again = await postSoap(
      "PopBalloonRequest",
      "<Guid>0f8fad5b-d9cb-469f-a165-70867728950e</Guid><Instance><Id>5</Id></Instance><PopBalloonId>1</PopBalloonId>",
    );
    expect(again.status).toBe(200);
    expect(again.text).toContain("<LegalMovement>false</LegalMovement>");
  });

  test("an empty request to either game is answered", async () => {
    expect(await postJson("/json/reply/PopBalloonRequest", {})).toMatchObject({ status: 200, body: { Id: 0 } });
    const board = await postJson("/json/reply/MatchTilesPerformanceRequest", {});
    expect(board).toMatchObject({ status: 200, body: { Score: 0, Started: false } });
  });

  test("open operations are answered or accepted", async () => {
    expect(await postJson("/json/reply/StepRequest", { Any: [1] })).toEqual({ status: 200, body: {} });
    expect(await postJson("/json/reply/SpinRequest", { Any: [1] })).toEqual({ status: 200, body: undefined });
    expect(await postSoap("SpinRequest", "<Any>1</Any>")).toEqual({ status: 202, text: "" });
  });

  test("of many pops of one balloon at the same time exactly one is legal", async () => {
    const request = { Guid: guid, Instance: { Id: 77 }, PopBalloonId: 9 };
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => postJson("/json/reply/PopBalloonRequest", request)),
    );
    expect(replies.filter((reply) => reply.body.LegalMovement)).toHaveLength(1);
  });
});

describe("the host behind", () => {
  test.each([
    ["/healthz", 200, "application/json; charset=utf-8", '{"status":"ok"}'],
    ["/readyz", 200, "application/json; charset=utf-8", '{"status":"ready"}'],
    ["/", 200, "text/html; charset=utf-8", '<script type="module" src="page.js">'],
    ["/console", 200, "text/html; charset=utf-8", '<script type="module" src="page.js">'],
    ["/console/contract/description.json", 200, "application/json", '"name":"PopBalloonRequest"'],
    ["/console/none.js", 404, "application/problem+json", '"status":404'],
    ["/images/balloon-whole.svg", 200, "image/svg+xml", "<svg"],
    ["/images/balloon-prize.svg", 200, "image/svg+xml", "<svg"],
    ["/images/balloon-empty.svg", 200, "image/svg+xml", "<svg"],
    ["/images/none.svg", 404, "application/problem+json", '"status":404'],
    ["/images/", 404, "application/problem+json", '"status":404'],
    ["/images/..%2fpackage.json", 404, "application/problem+json", '"status":404'],
    ["/images/%00", 404, "application/problem+json", '"status":404'],
    ["/images/%ff", 404, "application/problem+json", '"status":404'],
    ["/nothing", 404, "application/problem+json", '"status":404'],
  ])("GET %s is %i %s", async (path, status, type, part) => {
    const response = await fetch(`${server.url}${path}`);
    expect([response.status, response.headers.get("Content-Type")]).toEqual([status, expect.stringContaining(type)]);
    expect(response.headers.get("X-Powered-By")).toBeNull();
    expect(await response.text()).toContain(part);
  });

  test.each<[string, number, string, string]>([
    ["/nothing", 404, "Not Found", "Nothing is served here."],
    ["/images/none.svg?callback=f", 404, "Not Found", "Nothing is served here."],
  ])("GET %s is the problem %i", async (path, status, title, detail) => {
    const response = await fetch(`${server.url}${path}`);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ type: "about:blank", title, status, detail, errors: [] });
  });

  test.each<[string, Record<string, string>]>([
    [whole, { Range: "bytes=999999-" }],
    [whole, { "If-Match": '"other"' }],
    ["/", { Range: "bytes=0-1,2-3" }],
  ])("GET %s with %o is sent whole, and nobody is told of a failure", async (path, headers) => {
    const response = await fetch(`${server.url}${path}`, { headers });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(await (await fetch(`${server.url}${path}`)).text());
    expect(logged).toEqual([]);
  });

  test("an image that is known is not sent again", async () => {
    const known = (await fetch(`${server.url}${whole}`)).headers;
    expect(known.get("Cache-Control")).toBe("public, max-age=3600");
    const headers = { "If-None-Match": known.get("ETag") ?? "", "Cache-Control": "max-age=0" };
    expect((await fetch(`${server.url}${whole}`, { headers })).status).toBe(304);
  });

  test("the console knows all 22 operations, and where they are called", async () => {
    const text = await (await fetch(`${server.url}/console/contract/description.json`)).text();
    expect(JSON.parse(text).operations).toHaveLength(22);
    expect(await (await fetch(`${server.url}/console/settings.json`)).json()).toMatchObject({
      json: "..",
      soap: "../soap11",
    });
  });

  test("each image that a reply names is served", async () => {
    const { body } = await postJson("/json/reply/PopBalloonRequest", {});
    expect((await fetch(`${server.url}${body.ResultImage}`)).status).toBe(200);
  });
});

test("a port in use rejects; closing twice is fine", async () => {
  const other = createScratchFolder();
  const options = { host: "127.0.0.1", dataDir: other.path, seed: "test" };
  await expect(createGameServer({ ...options, port: Number(new URL(server.url).port) })).rejects.toThrow("EADDRINUSE");
  const second = await createGameServer({ ...options, port: 0 });
  await Promise.all([second.close(), second.close()]);
  await expect(fetch(second.url)).rejects.toThrow();
  other.remove();
});

test("what fails before it listens leaves no store open", async () => {
  const other = createScratchFolder();
  const options = {
    port: 0,
    host: "127.0.0.1",
    dataDir: other.path,
    get seed(): string {
      throw new Error("no seed");
    },
  };
  await expect(createGameServer(options)).rejects.toThrow("no seed");
  expect(openFiles().filter((path) => path.startsWith(other.path))).toEqual([]);
  other.remove();
});

/** What this process has open, where the system tells (Linux). */
function openFiles(): readonly string[] {
  const folder = "/proc/self/fd";
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    return existsSync(path) ? readlinkSync(path) : [];
  });
}

test("a store that keeps nothing is told to who asks whether the server is ready, and to the log", async () => {
  const check = () => Promise.reject(new Error("no room"));
  const lines: string[] = [];
  const app = createHostApp({ check, log: (line) => lines.push(line) });
  const host = createServer(app).listen(0, "127.0.0.1");
  await once(host, "listening");
  const address = host.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const response = await fetch(`${url}/readyz`);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ status: 503, detail: "The store cannot be used." });
  expect(lines).toEqual(["the store cannot be used: no room"]);
  host.closeAllConnections();
  host.close();
});
