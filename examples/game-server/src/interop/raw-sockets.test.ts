import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { createGameServer, type RunningGameServer } from "../host/create-game-server.js";
import { collect } from "../store/collect.js";
import { openLmdbStore } from "../store/lmdb-store.js";
import { createScratchFolder } from "../testing/scratch-folder.js";
import { exchange, openSocket, readToEnd, statusesIn } from "./raw-socket.js";

const folder = createScratchFolder();
const logged: string[] = [];
const spin = '{"Speed":1}';
let server: RunningGameServer;
let before: unknown;

beforeAll(async () => {
  const log = (line: string): void => void logged.push(line);
  server = await createGameServer({ port: 0, host: "127.0.0.1", dataDir: folder.path, seed: "abuse", log });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});
beforeEach(async () => {
  before = await seeState();
});
afterEach(() => expect(logged).toEqual([]));

/** What the service shows and keeps: a board, a balloon and the length of the journal. Asking for it changes nothing. */
async function seeState() {
  const ask = async (operation: string): Promise<unknown> => {
    const headers = { "Content-Type": "application/json" };
    const response = await fetch(`${server.url}/json/reply/${operation}`, { method: "POST", headers, body: "{}" });
    return { status: response.status, body: await response.json() };
  };
  const games = [await ask("MatchTilesPerformanceRequest"), await ask("PopBalloonRequest")];
  const store = openLmdbStore(folder.path);
  const journal = (await collect(store.entries())).length;
  await store.close();
  return { games, journal };
}

const post = (headers: string, body = spin): string =>
  `POST /json/reply/SpinRequest HTTP/1.1\r\nHost: games\r\nContent-Type: application/json\r\n${headers}\r\n${body}`;
const get = (headers: string, target = "/healthz"): string => `GET ${target} HTTP/1.1\r\n${headers}\r\n`;
const move = '{"X":0,"Y":0}';

describe("what is no request of ours is refused and changes nothing", () => {
  test.each<[title: string, sent: string, status: number]>([
    ["both framings", post("Content-Length: 11\r\nTransfer-Encoding: chunked\r\n", `b\r\n${spin}\r\n0\r\n\r\n`), 400],
    ["two lengths", post("Content-Length: 11\r\nContent-Length: 12\r\n"), 400],
    ["a negative length", post("Content-Length: -11\r\n"), 400],
    ["a length with a sign", post("Content-Length: +11\r\n"), 400],
    ["a length beyond the limit", post("Content-Length: 99999999999\r\n"), 413],
    ["a length beyond all numbers", post(`Content-Length: ${"9".repeat(30)}\r\n`), 400],
    [
      "chunks beyond the limit",
      post("Transfer-Encoding: chunked\r\n", `${"ffff\r\n".concat("x".repeat(65_535), "\r\n").repeat(20)}`),
      413,
    ],
    ["a chunk without a size", post("Transfer-Encoding: chunked\r\n", `zz\r\n${spin}\r\n0\r\n\r\n`), 400],
    ["an unknown transfer coding", post("Transfer-Encoding: magic\r\n", `${spin}`), 400],
    ["a space before the colon", get("Host: games\r\nX : y\r\n"), 400],
    ["a folded header", get("Host: games\r\nX: y\r\n  z\r\n"), 400],
    ["a NUL in a header", get("Host: games\r\nX: y\0z\r\n"), 400],
    ["a NUL in the path", get("Host: games\r\n", "/a\0b"), 400],
    ["a space in the path", get("Host: games\r\n", "/a b"), 400],
    ["lines that end with LF only", "GET /healthz HTTP/1.1\nHost: games\n\n", 400],
    ["no Host", get("Connection: close\r\n"), 400],
    ["a header of 200 kB", get(`Host: games\r\nX: ${"y".repeat(200_000)}\r\n`), 431],
    ["a path of 200 kB", get("Host: games\r\n", `/${"y".repeat(200_000)}`), 431],
    ["headers of 200 kB in 20,000 lines", get(`Host: games\r\n${"X: yyyyy\r\n".repeat(20_000)}`), 431],
    ["an expectation we do not know", post("Content-Length: 11\r\nConnection: close\r\nExpect: magic\r\n"), 417],
    ["HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
    ["TLS", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400],
    ["TRACE", "TRACE /json/reply/SpinRequest HTTP/1.1\r\nHost: games\r\nConnection: close\r\n\r\n", 405],
    ["OPTIONS *", "OPTIONS * HTTP/1.1\r\nHost: games\r\nConnection: close\r\n\r\n", 404],
    [
      "a GET with a body",
      get("Host: games\r\nContent-Length: 0\r\nConnection: close\r\n", "/json/reply/SpinRequest"),
      405,
    ],
    [
      "half of an escape in the path",
      `POST /popballoon/%f HTTP/1.1\r\nHost: games\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
      400,
    ],
  ])("%s", async (_title, sent, status) => {
    expect(statusesIn(await exchange(server.url, sent))).toEqual([status]);
    expect(await seeState()).toEqual(before);
  });

  test("a CONNECT gets no tunnel", async () => {
    expect(await exchange(server.url, "CONNECT games:1 HTTP/1.1\r\nHost: games:1\r\n\r\n")).toBe("");
  });

  test("a hostile Host stays text in the WSDL", async () => {
    const received = await exchange(server.url, get('Host: "><script>\r\nConnection: close\r\n', "/soap11"));
    expect(statusesIn(received)).toEqual([200]);
    expect(received).not.toContain("<script>");
  });
});

describe("slow and vanishing callers", () => {
  test("100 callers who go away in the middle of a body leave no trace", async () => {
    const sockets = await Promise.all(Array.from({ length: 100 }, () => openSocket(server.url)));
    for (const socket of sockets) socket.write(post("Content-Length: 11\r\n", spin.slice(0, 6)));
    await sleep(100);
    for (const [index, socket] of sockets.entries()) index % 2 === 0 ? socket.destroy() : socket.resetAndDestroy();
    await sleep(100);
    expect(await seeState()).toEqual(before);
  });

  test("a body that is half-closed in the middle is refused", async () => {
    const socket = await openSocket(server.url);
    socket.end(post("Content-Length: 11\r\n", spin.slice(0, 6)));
    expect(statusesIn(await readToEnd(socket))).toEqual([400]);
    expect(await seeState()).toEqual(before);
  });

  test("a caller who half-closes after a whole request has gone, as Node sees it: the message counts at most once", async () => {
    const socket = await openSocket(server.url);
    socket.end(post(`Content-Length: ${spin.length}\r\n`));
    expect(await readToEnd(socket)).toBe("");
    // The message may be on its way yet, and must not be counted by the next test.
    await sleep(300);
    const { games, journal } = await seeState();
    expect({ games }).toEqual({ games: Reflect.get(Object(before), "games") });
    expect(journal - journalOf(before)).toBeLessThanOrEqual(1);
  });

  test("100 slow bodies hold nobody up, and are answered when they are there", async () => {
    const sockets = await Promise.all(Array.from({ length: 100 }, () => openSocket(server.url)));
    const received = sockets.map(readToEnd);
    for (const socket of sockets) socket.write(post("Content-Length: 11\r\nConnection: close\r\n", ""));
    for (const byte of spin.slice(0, -1)) {
      for (const socket of sockets) socket.write(byte);
      const start = performance.now();
      expect(await seeState()).toEqual(before);
      expect(performance.now() - start).toBeLessThan(2000);
    }
    for (const socket of sockets) socket.write(spin.slice(-1));
    const statuses = (await Promise.all(received)).map(statusesIn);
    expect(statuses).toEqual(sockets.map(() => [200]));
    expect(await seeState()).toMatchObject({ journal: journalOf(before) + 100 });
  });

  test("500 connections that say nothing hold nobody up", async () => {
    const sockets = await Promise.all(Array.from({ length: 500 }, () => openSocket(server.url)));
    const start = performance.now();
    expect(await seeState()).toEqual(before);
    expect(performance.now() - start).toBeLessThan(2000);
    await Promise.all(sockets.map((socket) => once(socket.destroy(), "close")));
  });

  test("a reply that nobody reads to the end holds nobody up", async () => {
    const sockets = await Promise.all(Array.from({ length: 20 }, () => openSocket(server.url)));
    for (const socket of sockets) socket.pause().write(get("Host: games\r\n", "/soap11?wsdl").repeat(200));
    await sleep(100);
    expect(await seeState()).toEqual(before);
    for (const socket of sockets) socket.destroy();
  });
});

describe("several requests on one connection", () => {
  test("pipelined requests are answered in order", async () => {
    const bodies = [spin, "{", "", '{"Speed":2}', "[]"];
    const sent = bodies.map((body) => post(`Content-Length: ${body.length}\r\n`, body)).join("");
    const received = await exchange(server.url, sent + get("Host: games\r\nConnection: close\r\n"));
    expect(statusesIn(received)).toEqual([200, 400, 200, 200, 400, 200]);
    expect(await seeState()).toMatchObject({ journal: journalOf(before) + 3 });
  });

  test("200 pipelined moves on one game are 200 moves, one after the other", async () => {
    const head = "POST /popballoon/0f8fad5bd9cb469fa16570867728950e HTTP/1.1\r\nHost: games\r\n";
    const pop = '{"PopBalloonId":1}';
    const sent = `${head}Content-Length: ${pop.length}\r\n\r\n${pop}`.repeat(200);
    const received = await exchange(server.url, sent + get("Host: games\r\nConnection: close\r\n"));
    expect(statusesIn(received)).toHaveLength(201);
    expect(received.match(/"LegalMovement":true/g)).toHaveLength(1);
    expect(received.match(/"LegalMovement":false/g)).toHaveLength(199);
  });

  test("a chunked body, byte by byte, after 100-continue", async () => {
    const chunks = [...move].map((byte) => `1\r\n${byte}\r\n`).join("");
    const path = "/luckyTilesPerformance/match/ffffffffffffffffffffffffffffffff";
    const head = `PUT ${path} HTTP/1.1\r\nHost: games\r\nTransfer-Encoding: chunked\r\nExpect: 100-continue\r\n`;
    const received = await exchange(server.url, `${head}Connection: close\r\n\r\n${chunks}0\r\n\r\n`);
    expect(statusesIn(received)).toEqual([100, 200]);
    expect(received).toContain('"Board":[[');
  });
});

function journalOf(state: unknown): number {
  return Number(Reflect.get(Object(state), "journal"));
}
