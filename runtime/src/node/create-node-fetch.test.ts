import { randomBytes, randomUUID } from "node:crypto";
import { getEventListeners } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { createServer as createSocketServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "@jest/globals";
import { isCallError } from "../client/call-error.js";
import { createJsonStreamTransport } from "../client/json-stream-transport.js";
import { createJsonTransport } from "../client/json-transport.js";
import { createSoapTransport } from "../client/soap-transport.js";
import type { Fetch } from "../client/transport.js";
import { type Listing, list } from "../testing/listing-contract.js";
import { createListingListener } from "../testing/listing-listener.js";
import { collect, listedNames } from "../testing/streamed-listing.js";
import { startServer, type TestServer } from "../testing/test-server.js";
import { createNodeFetch } from "./create-node-fetch.js";
import { Inflater } from "./inflater.js";

const servers: TestServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

async function start(listener: RequestListener): Promise<TestServer> {
  const server = await startServer(listener);
  servers.push(server);
  return server;
}

const request: Listing = { Title: "grüße", Name: ["a", "ß"], Total: 2 };

test.each(["json", "soap"])("%s calls share one kept connection", async (wire) => {
  const server = await start(createListingListener((message) => message));
  let connections = 0;
  server.server.on("connection", () => connections++);
  const fetch = createNodeFetch();
  const transport =
    wire === "json"
      ? createJsonTransport({ baseUrl: server.url, fetch })
      : createSoapTransport({ url: `${server.url}/soap11`, fetch });
  for (let call = 0; call < 5; call++) expect(await transport.call(list, request)).toEqual(request);
  expect(connections).toBe(1);
});

test.each([
  [undefined, 1],
  [true, 1],
  [false, 3],
])("with keepAlive %s three calls take %d connections", async (keepAlive, want) => {
  const server = await start(createListingListener((message) => message));
  let connections = 0;
  server.server.on("connection", () => connections++);
  const transport = createJsonTransport({ baseUrl: server.url, fetch: createNodeFetch({ keepAlive }) });
  for (let call = 0; call < 3; call++) await transport.call(list, request);
  expect(connections).toBe(want);
});

test("no call uses a connection that the server closed without notice after its last reply", async () => {
  const reply = JSON.stringify(request);
  const head = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(reply)}\r\n\r\n`;
  const server = createSocketServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => socket.end(head + reply));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const transport = createJsonTransport({ baseUrl: `http://127.0.0.1:${port}`, fetch: createNodeFetch() });
  for (let call = 0; call < 30; call++) expect(await transport.call(list, request)).toEqual(request);
  server.close();
});

test("servers are asked for uncompressed replies", async () => {
  const asked: unknown[] = [];
  const server = await start((message, response) => {
    asked.push(message.headers["accept-encoding"]);
    response.end();
  });
  const fetch = createNodeFetch();
  await fetch(server.url, {});
  await fetch(server.url, { headers: { "Accept-Encoding": "gzip" } });
  expect(asked).toEqual(["identity", "gzip"]);
});

describe("a reply that is compressed nevertheless", () => {
  const json = JSON.stringify(request);
  const outcome = async (coding: string, content: Uint8Array, maxReplyBytes?: number): Promise<unknown> => {
    const server = await start((_request, response) => {
      response.writeHead(200, { "Content-Type": "application/json", "Content-Encoding": coding }).end(content);
    });
    const told = async (send: Fetch): Promise<unknown> =>
      createJsonTransport({ baseUrl: server.url, fetch: send, maxReplyBytes })
        .call(list, request)
        .catch((error: unknown) => (isCallError(error) ? [error.kind, error.status] : error));
    const one = await told(createNodeFetch());
    expect(await told(fetch)).toEqual(one);
    return one;
  };
  const protocol = ["protocol", 200];
  test.each<[string, string, Uint8Array, unknown]>([
    ["gzip", "gzip", gzipSync(json), request],
    ["gzip by its old name", "X-GZIP", gzipSync(json), request],
    ["deflate", "deflate", deflateSync(json), request],
    ["deflate without its head", "deflate", deflateRawSync(json), request],
    ["deflate with something behind it", "deflate", Buffer.concat([deflateSync(json), Buffer.from("more")]), request],
    ["two codings", "gzip, br", brotliCompressSync(gzipSync(json)), request],
    ["a part of gzip by its old name", "x-gzip", gzipSync(json).subarray(0, -20), protocol],
    ["a part of deflate", "deflate", deflateSync(json).subarray(0, -8), protocol],
    ["nothing of deflate", "deflate", Buffer.alloc(0), protocol],
    ["no deflate", "deflate", Buffer.from("xx"), ["transport", undefined]],
    ["a coding that nobody knows of two", "compress, gzip", gzipSync(json), protocol],
    ["brotli", "br", brotliCompressSync(json), request],
    ["none", "identity", Buffer.from(json), request],
    ["a part of gzip", "gzip", gzipSync(json).subarray(0, -20), protocol],
    ["nothing", "gzip", Buffer.alloc(0), protocol],
    ["a part of brotli", "br", brotliCompressSync(json).subarray(0, -4), protocol],
    ["nothing in brotli", "br", Buffer.alloc(0), protocol],
    ["a coding that nobody knows", "compress", gzipSync(json), protocol],
    ["no gzip", "gzip", Buffer.from(json), ["transport", undefined]],
  ])("%s is read as by the global fetch", async (_title, coding, content, want) => {
    expect(await outcome(coding, content)).toEqual(want);
  });

  test.each<[string, (content: string) => Uint8Array]>([
    ["deflate", deflateSync],
    ["deflate without its head", deflateRawSync],
  ])("is read whole if it arrives in many pieces: %s", async (_title, compress) => {
    const many = { ...request, Name: Array.from({ length: 40_000 }, () => randomUUID()) };
    expect(await outcome("deflate", compress(JSON.stringify(many)))).toEqual(many);
  });

  test.each<[string, (content: string) => Uint8Array]>([
    ["gzip", gzipSync],
    ["deflate", deflateRawSync],
  ])("is given up if its uncompressed form is too long: %s", async (coding, compress) => {
    expect(await outcome(coding, compress(" ".repeat(1_000_000)), 50_000)).toEqual(protocol);
  });

  test("is not decoded if it has absurdly many codings", async () => {
    const server = await start((_request, response) => {
      response.writeHead(200, { "Content-Encoding": Array(6).fill("gzip").join() }).end("x");
    });
    expect(await (await createNodeFetch()(server.url, {})).arrayBuffer()).toEqual(new TextEncoder().encode("x").buffer);
  });

  test("arrives whole at a slow reader, however fast it is sent", async () => {
    const text = randomBytes(300_000).toString("hex");
    const sent = deflateRawSync(text);
    const inflater = new Inflater({ flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH });
    for (let from = 0; from < sent.length; from += 20_000) inflater.write(sent.subarray(from, from + 20_000));
    inflater.end();
    let read = "";
    for await (const piece of inflater) {
      read += String(piece);
      await sleep(1);
    }
    expect(read).toBe(text);
  });

  test("is read at the speed of its reader", async () => {
    const inflater = new Inflater({});
    inflater.write(deflateRawSync(Buffer.alloc(10_000_000)));
    await sleep(200);
    expect(inflater.readableLength).toBeLessThan(100_000);
    let length = 0;
    for await (const piece of inflater.end()) length += piece.length;
    expect(length).toBe(10_000_000);
  });
});

test("a failure with a compressed page keeps its status", async () => {
  const server = await start((_request, response) => {
    response.writeHead(502, { "Content-Type": "text/html", "Content-Encoding": "gzip" }).end("x");
  });
  const call = createJsonTransport({ baseUrl: server.url, fetch: createNodeFetch() }).call(list, request);
  await expect(call).rejects.toMatchObject({ kind: "protocol", status: 502 });
});

test("a long failure of a streamed reply is read to its end", async () => {
  const problem = JSON.stringify({ status: 500, detail: "x".repeat(1_000_000) });
  const server = await start((_request, response) => {
    const headers = { "Content-Type": "application/problem+json", "Content-Length": problem.length };
    response.writeHead(500, headers).end(problem);
  });
  const transport = createJsonStreamTransport({ baseUrl: server.url, fetch: createNodeFetch(), timeoutMs: 5000 });
  await expect(collect(transport.stream(listedNames, request))).rejects.toMatchObject({ kind: "problem", status: 500 });
});

test("a reply in pieces of one byte is given up once it is too long", async () => {
  const server = await start((_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    const send = (): void => {
      for (let count = 0; count < 1000; count++) response.write(" ");
      if (!response.destroyed) setImmediate(send);
    };
    send();
  });
  const transport = createJsonTransport({ baseUrl: server.url, fetch: createNodeFetch(), maxReplyBytes: 50_000 });
  await expect(transport.call(list, request)).rejects.toThrow("longer than 50000 bytes");
});

test("a reply without a length is read, and one that is too long is refused", async () => {
  const server = await start(
    createListingListener((_message, context) => ({ ...request, Name: context.streamed("ab") })),
  );
  const fetch = createNodeFetch();
  const want = { ...request, Name: ["a", "b"] };
  expect(await createJsonTransport({ baseUrl: server.url, fetch }).call(list, request)).toEqual(want);
  const short = createJsonTransport({ baseUrl: server.url, fetch, maxReplyBytes: 10 });
  await expect(short.call(list, request)).rejects.toThrow("the reply is longer than 10 bytes");
});

describe("a failure is a CallError of the same kind as with the global fetch", () => {
  const table: readonly (readonly [title: string, kind: string, listener: RequestListener, timeoutMs: number])[] = [
    ["no reply in time", "timeout", () => undefined, 50],
    ["a connection that is cut before the reply", "transport", (_request, response) => response.destroy(), 5000],
    [
      "a connection that is cut within the reply",
      "transport",
      (_request, response) => {
        response.writeHead(200, { "Content-Type": "application/json", "Content-Length": 100 });
        response.write("{");
        setTimeout(() => response.destroy(), 20);
      },
      5000,
    ],
    [
      "another protocol",
      "transport",
      (request) => {
        request.socket.end("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n");
      },
      5000,
    ],
    [
      "a redirect",
      "protocol",
      (_request, response) => {
        response.writeHead(302, { Location: "http://localhost/" });
        response.end();
      },
      5000,
    ],
  ];
  test.each(table)("%s", async (_title, kind, listener, timeoutMs) => {
    const server = await start(listener);
    for (const fetch of [createNodeFetch(), undefined]) {
      const transport = createJsonTransport({ baseUrl: server.url, timeoutMs, fetch });
      await expect(transport.call(list, request)).rejects.toMatchObject({ kind });
    }
  });

  test.each([
    ["with a length", "Content-Length: 100"],
    ["in chunks", "Transfer-Encoding: chunked"],
  ])("a connection that ends before the body is requested, %s", async (_title, framing) => {
    const server = await start((request) => {
      request.socket.write(`HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n${framing}\r\n\r\n1\r\n{`);
      setTimeout(() => request.socket.destroy(), 5);
    });
    for (const send of [createNodeFetch(), fetch]) {
      const late: Fetch = async (url, init) => {
        const reply = await send(url, init);
        await sleep(40);
        return reply;
      };
      const options = { baseUrl: server.url, fetch: late, timeoutMs: 2000 };
      const call = createJsonTransport(options).call(list, request);
      await expect(call).rejects.toMatchObject({ kind: "transport" });
      const items = createJsonStreamTransport(options).stream(listedNames, request);
      await expect(collect(items)).rejects.toMatchObject({ kind: "transport" });
    }
  });

  test("a port without a listener", async () => {
    const gone = createServer();
    await new Promise<void>((resolve) => gone.listen(0, "127.0.0.1", resolve));
    const address = gone.address();
    await new Promise((resolve) => gone.close(resolve));
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const transport = createJsonTransport({ baseUrl: `http://127.0.0.1:${port}`, fetch: createNodeFetch() });
    await expect(transport.call(list, request)).rejects.toMatchObject({ kind: "transport" });
  });

  test("the signal of the caller", async () => {
    const server = await start(() => undefined);
    const transport = createJsonTransport({ baseUrl: server.url, fetch: createNodeFetch() });
    const signal = AbortSignal.timeout(30);
    await expect(transport.call(list, request, { signal })).rejects.toMatchObject({ kind: "abort" });
  });
});

describe("a signal that aborts", () => {
  test.each([
    ["with an error", new Error("enough"), "enough"],
    ["with something else", "enough", "The request was aborted."],
  ])("%s ends the connection", async (_title, reason, message) => {
    const controller = new AbortController();
    let cut = (): void => undefined;
    const isCut = new Promise<void>((resolve) => {
      cut = resolve;
    });
    const server = await start((incoming) => {
      incoming.once("close", cut);
      controller.abort(reason);
    });
    const reply = createNodeFetch()(server.url, { signal: controller.signal });
    await expect(reply).rejects.toThrow(message);
    await isCut;
  });

  test("prevents sending if it aborts before", async () => {
    let isAsked = false;
    const server = await start((_incoming, response) => {
      isAsked = true;
      response.end();
    });
    const reply = createNodeFetch()(server.url, { signal: AbortSignal.abort(new Error("enough")) });
    await expect(reply).rejects.toThrow("enough");
    expect(isAsked).toBe(false);
  });

  test("has no listener after the reply", async () => {
    const server = await start((_incoming, response) => void response.end("{}"));
    const { signal } = new AbortController();
    const reply = await createNodeFetch()(server.url, { signal });
    await reply.arrayBuffer();
    await sleep(20);
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });
});
