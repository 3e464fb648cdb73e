import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, test } from "@jest/globals";
import { createJsonTransport } from "../client/json-transport.js";
import { createSoapTransport } from "../client/soap-transport.js";
import { type JsonWriter, string } from "../codec.js";
import { createInProcessTransport } from "../in-process/in-process-transport.js";
import { arrayType } from "../soap-encoding/array-type.js";
import { type Listing, list } from "../testing/listing-contract.js";
import { createListingListener } from "../testing/listing-listener.js";
import { openSocket, startServer, type TestServer } from "../testing/test-server.js";
import type { CallContext } from "./call-context.js";
import { handle } from "./handler.js";
import type { Interceptor } from "./interceptor.js";
import { StreamedItems } from "./streamed-items.js";

const request: Listing = { Title: "all", Total: 0 };
const servers: TestServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

type Serve = (request: Listing, context: CallContext) => Promise<Listing> | Listing;

async function start(serve: Serve, errors: unknown[] = []): Promise<TestServer> {
  const server = await startServer(createListingListener(serve, { onError: (error) => errors.push(error) }));
  servers.push(server);
  return server;
}

async function* names(count: number, pauseEvery = 0): AsyncGenerator<string> {
  for (let index = 0; index < count; index++) {
    if (pauseEvery > 0 && index % pauseEvery === 0) await sleep(12);
    yield `n<${index}>"`;
  }
}

function* numbered(count: number): Generator<string> {
  for (let index = 0; index < count; index++) yield `n${index}`;
}

const streaming =
  (items: () => AsyncIterable<string> | Iterable<string>): Serve =>
  (_request, context) => ({ Title: "t", Name: context.streamed(items()), Total: 7 });

describe("the streamed items are the reply", () => {
  const table: readonly (readonly [
    title: string,
    items: () => AsyncIterable<string> | Iterable<string>,
    count: number,
  ])[] = [
    ["no items", () => names(0), 0],
    ["one item", () => names(1), 1],
    ["more than go together", () => names(1000), 1000],
    ["items that come slowly", () => names(6, 2), 6],
    ["items that are there", () => Array.from({ length: 130 }, (_none, index) => `n<${index}>"`), 130],
  ];
  test.each(table)("%s", async (_title, items, count) => {
    const server = await start(streaming(items));
    const want = { Title: "t", Name: Array.from({ length: count }, (_none, index) => `n<${index}>"`), Total: 7 };
    const handlers = [handle(list, streaming(items))];
    for (const transport of [
      createJsonTransport({ baseUrl: server.url }),
      createSoapTransport({ url: `${server.url}/soap11` }),
      createInProcessTransport(handlers),
      createInProcessTransport(handlers, { wire: "soap" }),
    ]) {
      expect(await transport.call(list, request)).toEqual(want);
    }
  });

  test.each([
    ["Name=a[b", ["a[b"]],
    ["Name=%20[%22a[b%22]", ["a[b"]],
    ["Name=a&Name=[", ["a", "["]],
  ])("for texts that the query has: %s", async (query, want) => {
    const server = await start(({ Name = [] }, context) => ({ Title: "t", Name: context.streamed(Name), Total: 7 }));
    const reply = await fetch(`${server.url}/list?Title=x&Total=1&${query}`);
    expect(await reply.json()).toEqual({ Title: "t", Name: want, Total: 7 });
  });

  test("over JSONP", async () => {
    const server = await start(streaming(() => ["a", "b\u2028"]));
    const reply = await fetch(`${server.url}/list?callback=f&Title=x&Total=1`);
    expect(await reply.text()).toBe('/**/f({"Title":"t","Name":["a","b\\u2028"],"Total":7});');
  });

  test("an answer to HEAD has no body, and no more items are read", async () => {
    let isClosed = false;
    async function* endless(): AsyncGenerator<string> {
      try {
        for (;;) yield "n";
      } finally {
        isClosed = true;
      }
    }
    const server = await start(streaming(endless));
    const reply = await fetch(`${server.url}/list?Title=x&Total=1`, { method: "HEAD" });
    expect([reply.status, isClosed]).toEqual([200, true]);
  });
});

test("the first items are sent before the last exist", async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  async function* items(): AsyncGenerator<string> {
    yield "first";
    await held;
    yield "last";
  }
  const server = await start(streaming(items));
  const reply = await fetch(`${server.url}/json/reply/List`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(request),
  });
  const reader = reply.body?.getReader();
  const first = await reader?.read();
  expect(Buffer.from(first?.value ?? []).toString()).toBe('{"Title":"t","Name":["first"');
  release();
  const rest: Buffer[] = [];
  for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read())
    rest.push(Buffer.from(piece.value));
  expect(Buffer.concat(rest).toString()).toBe(',"last"],"Total":7}');
});

describe("failures", () => {
  async function* failing(before: number): AsyncGenerator<string> {
    yield* names(before);
    throw new Error("the store is gone");
  }

  test("before the first items: the failure is answered", async () => {
    const errors: unknown[] = [];
    const server = await start(
      streaming(() => failing(0)),
      errors,
    );
    await expect(createSoapTransport({ url: `${server.url}/soap11` }).call(list, request)).rejects.toThrow(
      "The service failed.",
    );
    expect(errors).toEqual([new Error("the store is gone")]);
  });

  test("after the first items: the connection ends, so that the reply does not look complete", async () => {
    const errors: unknown[] = [];
    const server = await start(
      streaming(() => failing(500)),
      errors,
    );
    await expect(createJsonTransport({ baseUrl: server.url }).call(list, request)).rejects.toMatchObject({
      kind: "transport",
    });
    expect(errors).toEqual([new Error("the store is gone")]);
  });

  test("streaming the same items twice in a reply is a mistake of the service", async () => {
    const errors: unknown[] = [];
    const reply = {
      ...list.reply,
      encodeJson: (json: JsonWriter, { Name = [] }: Listing) => {
        json.openObject();
        json.member("Name").values(string, Name);
        json.member("Again").values(string, Name);
        json.closeObject();
      },
    };
    const handlers = [handle({ ...list, reply }, (message, context) => streaming(() => ["a"])(message, context))];
    const transport = createInProcessTransport(handlers, { onError: (error) => errors.push(error) });
    await expect(transport.call(list, request)).rejects.toThrow("The service failed.");
    expect(errors).toEqual([new Error("What context.streamed() has returned is in the reply twice.")]);
  });

  test.each<readonly [title: string, serve: Serve, error: string]>([
    [
      "an array that is not in the reply",
      (_request, context) => {
        context.streamed([]);
        return { Title: "t", Total: 1 };
      },
      "What context.streamed() has returned is not an array of the reply.",
    ],
    [
      "another that is not in the reply",
      (_request, context) => {
        const names = context.streamed([]);
        context.streamed([]);
        return { Title: "t", Name: names, Total: 1 };
      },
      "A reply can stream one array only.",
    ],
    [
      "two of them",
      (_request, context) => ({ Title: "t", Name: [...context.streamed([]), ...context.streamed([])], Total: 1 }),
      "Streamed items can be read only by what sends the reply.",
    ],
  ])("%s", async (_title, serve, message) => {
    const errors: unknown[] = [];
    const server = await start(serve, errors);
    await expect(createJsonTransport({ baseUrl: server.url }).call(list, request)).rejects.toThrow();
    expect(errors).toEqual([new Error(message)]);
  });
});

test.each([
  ["that come", names, new Error("after the items")],
  ["that are there", numbered, new Error("after the items")],
  ["where something of its own was aborted", names, new DOMException("after the items", "AbortError")],
])("an interceptor that fails after the start of the items closes them: items %s", async (_title, source, failure) => {
  const items = source(1000);
  const fail: Interceptor = (next) => async (call) => {
    await next(call);
    throw failure;
  };
  const errors: unknown[] = [];
  const onError = (error: unknown): void => void errors.push(error);
  const serve = streaming(() => items);
  const server = await startServer(createListingListener(serve, { interceptors: [fail], onError }));
  servers.push(server);
  const call = createJsonTransport({ baseUrl: server.url }).call(list, request);
  await expect(call).rejects.toMatchObject({ status: 500 });
  await sleep(10);
  expect(await items.next()).toEqual({ done: true, value: undefined });
  expect(errors).toEqual([failure]);
});

test("a handler that fails after it streamed items closes their source", async () => {
  let signal: AbortSignal | undefined;
  const server = await start((_request, context) => {
    signal = context.signal;
    context.streamed(names(1000));
    throw new Error("no");
  });
  await expect(createJsonTransport({ baseUrl: server.url }).call(list, request)).rejects.toMatchObject({ status: 500 });
  expect(signal?.aborted).toBe(true);
});

test("a caller that reads slowly or leaves holds back the items and closes them", async () => {
  let made = 0;
  let closed = (): void => undefined;
  const isClosed = new Promise<void>((resolve) => {
    closed = resolve;
  });
  async function* endless(): AsyncGenerator<string> {
    try {
      for (;;) {
        made++;
        yield "x".repeat(1000);
      }
    } finally {
      closed();
    }
  }
  const errors: unknown[] = [];
  const server = await start(streaming(endless), errors);
  const body = JSON.stringify(request);
  const head = "POST /json/reply/List HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
  const socket = await openSocket(server.port, `${head}Content-Length: ${body.length}\r\n\r\n${body}`);
  socket.pause();
  let held = -1;
  // A busy machine takes its time to fill what stands between both.
  for (let turn = 0; turn < 20 && made !== held; turn++) {
    held = made;
    await sleep(150);
  }
  expect(made).toBe(held);
  socket.destroy();
  await isClosed;
  expect(errors).toEqual([]);
});

describe("items that wait for the next one are closed at once", () => {
  /** Gives so many names and others, and then waits, as a queue does; closing it ends the waiting. */
  function waiting(
    count: number,
    ...others: string[]
  ): { items: AsyncIterable<string>; closed: Promise<number>; times: () => number } {
    let [left, times] = [count, 0];
    let end = (): void => undefined;
    const closed = new Promise<number>((resolve) => {
      end = () => resolve(++times);
    });
    const next = async (): Promise<IteratorResult<string>> => {
      if (left-- > 0) return { done: false, value: "a" };
      const other = others.shift();
      if (other !== undefined) return { done: false, value: other };
      await closed;
      return { done: true, value: undefined };
    };
    const close = async (): Promise<IteratorResult<string>> => {
      end();
      return { done: true, value: undefined };
    };
    const items = { [Symbol.asyncIterator]: () => ({ next, return: close }) };
    return { items, closed, times: () => times };
  }

  test.each([
    ["before the first", 0],
    ["after it", 1],
  ])("by a caller that leaves, %s", async (_title, count) => {
    const { items, closed, times } = waiting(count);
    let begun = (): void => undefined;
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const errors: unknown[] = [];
    const server = await start((message, context) => {
      begun();
      return streaming(() => items)(message, context);
    }, errors);
    const body = JSON.stringify(request);
    const head = "POST /json/reply/List HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
    const socket = await openSocket(server.port, `${head}Content-Length: ${body.length}\r\n\r\n${body}`);
    await hasBegun;
    await sleep(20);
    socket.destroy();
    await closed;
    await sleep(20);
    expect(times()).toBe(1);
    expect(errors).toEqual([]);
  });

  test.each([
    ["the first", 0, { status: 500 }],
    ["a later one", 64, { kind: "transport" }],
  ])("by an item that cannot be written, %s: the next item is not awaited", async (_title, count, failure) => {
    const { items, closed, times } = waiting(count, "\u0000");
    const errors: unknown[] = [];
    const { url } = await start(
      streaming(() => items),
      errors,
    );
    const transport = createSoapTransport({ url: `${url}/soap11`, timeoutMs: 2000 });
    await expect(transport.call(list, request)).rejects.toMatchObject(failure);
    await closed;
    await sleep(10);
    expect([times(), errors]).toEqual([1, [expect.objectContaining({ name: "EncodeError" })]]);
  });

  test("by the time of a handler", async () => {
    const { items, closed } = waiting(0);
    const serve = streaming(() => items);
    const server = await startServer(createListingListener(serve, { handlerTimeoutMs: 20, onError: () => undefined }));
    servers.push(server);
    const call = createJsonTransport({ baseUrl: server.url }).call(list, request);
    await expect(call).rejects.toMatchObject({ status: 503 });
    await closed;
  });
});

test.each(["ENOENT", "ERR_STREAM_PREMATURE_CLOSE_LATER"])(
  "a source that fails with the code %s is reported",
  async (code) => {
    const failure = Object.assign(new Error("no such file"), { code });
    async function* source(): AsyncGenerator<string> {
      yield* names(100);
      throw failure;
    }
    const errors: unknown[] = [];
    const { url } = await start(streaming(source), errors);
    await expect(createJsonTransport({ baseUrl: url }).call(list, request)).rejects.toMatchObject({
      kind: "transport",
    });
    expect(errors).toEqual([failure]);
  },
);

test("an encoded array states its number of items unless they are streamed", () => {
  const { array } = new StreamedItems(numbered(3), AbortSignal.timeout(1000));
  array.push("n0");
  expect([arrayType("x:string", ["n0"]), arrayType("x:string", array)]).toEqual(["x:string[1]", "x:string[]"]);
});
