import type { createServer, ServerResponse } from "node:http";
import { afterEach, describe, expect, test } from "@jest/globals";
import { createJsonStreamTransport, createSoapStreamTransport, type StreamTransport } from "../index.js";
import { createNodeFetch } from "../node.js";
import { createInProcessStreamTransport, handle } from "../server.js";
import { type Listing, list } from "../testing/listing-contract.js";
import { createListingListener } from "../testing/listing-listener.js";
import { collect, listedNames } from "../testing/streamed-listing.js";
import { startServer, type TestServer } from "../testing/test-server.js";

const request: Listing = { Title: "all", Total: 1 };
const types = "urn:listing:types";
const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function start(listener: Parameters<typeof createServer>[1]): Promise<TestServer> {
  const server = await startServer((incoming, response) => listener?.(incoming, response));
  servers.push(server);
  return server;
}

const fetches = [
  ["the global fetch", undefined],
  ["node:http", createNodeFetch()],
] as const;

async function writeSlowly(response: ServerResponse, text: string, size: number): Promise<void> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length && !response.destroyed; at += size) {
    response.write(bytes.subarray(at, at + size));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

describe.each(fetches)("over %s", (_title, fetch) => {
  test("a server that writes slowly and in odd pieces", async () => {
    const names = Array.from(
      { length: 60 },
      (_, index) => `<Name a=">">grüße ${index} &amp; 😀</Name><!-- ${index} -->`,
    );
    const body = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><ListResponse xmlns="${types}"
      ><Title>t</Title>${names.join("\r\n")}<Total>60</Total></ListResponse></s:Body></s:Envelope>`;
    const server = await start(async (_request, response) => {
      response.writeHead(200, { "Content-Type": "text/xml" });
      await writeSlowly(response, body, 37);
      response.end();
    });
    const transport = createSoapStreamTransport({ url: server.url, fetch });
    const items = await collect(transport.stream(listedNames, request));
    expect(items).toEqual(Array.from({ length: 60 }, (_, index) => `grüße ${index} & 😀`));
  });

  test("a connection that is cut", async () => {
    const server = await start(async (_request, response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      response.write('{"Title":"t","Name":["a","b",');
      setTimeout(() => response.destroy(), 20);
    });
    const transport = createJsonStreamTransport({ baseUrl: server.url, fetch });
    const items: string[] = [];
    const read = (async () => {
      for await (const item of transport.stream(listedNames, request)) items.push(item);
    })();
    await expect(read).rejects.toMatchObject({ kind: "transport", status: 200, message: "List: the reply broke off" });
    expect(items).toEqual(["a", "b"]);
  });

  test("leaving the loop ends the call on the server", async () => {
    let closed = (): void => undefined;
    const gone = new Promise<void>((resolve) => {
      closed = resolve;
    });
    function* names(): Generator<string> {
      try {
        for (let index = 0; ; index++) yield `name ${index}`;
      } finally {
        closed();
      }
    }
    const server = await start(
      createListingListener((_request, context) => ({ Title: "t", Name: context.streamed(names()), Total: 0 }), {
        onError: () => undefined,
      }),
    );
    const transport = createSoapStreamTransport({ url: `${server.url}/soap11`, fetch });
    let count = 0;
    for await (const name of transport.stream(listedNames, request)) {
      expect(name).toBe(`name ${count}`);
      if (++count === 1000) break;
    }
    expect(count).toBe(1000);
    await gone;
  });

  test("the signal ends the call while the consumer is busy", async () => {
    let left = (): void => undefined;
    const gone = new Promise<void>((resolve) => {
      left = resolve;
    });
    const server = await start((_request, response) => {
      response.once("close", left);
      response.writeHead(200, { "Content-Type": "application/json" });
      response.write('{"Title":"t","Name":["a","b",');
    });
    const controller = new AbortController();
    const transport = createJsonStreamTransport({ baseUrl: server.url, fetch });
    const names = transport.stream(listedNames, request, { signal: controller.signal })[Symbol.asyncIterator]();
    expect(await names.next()).toEqual({ done: false, value: "a" });
    controller.abort();
    await gone;
    expect(await names.next()).toEqual({ done: false, value: "b" });
    await expect(names.next()).rejects.toMatchObject({ kind: "abort" });
  });
});

function* manyNames(count: number): Generator<string> {
  for (let index = 0; index < count; index++) yield `the name of number ${index}, which is some text`;
}

const service = handle(list, (_request, context) => ({
  Title: "t",
  Name: context.streamed(manyNames(100_000)),
  Total: 1,
}));

test.each([
  ["soap", createInProcessStreamTransport([service], { wire: "soap" })],
  ["json", createInProcessStreamTransport([service])],
] satisfies [string, StreamTransport][])(
  "100,000 items over %s, none of which is kept in memory",
  async (_wire, transport) => {
    let count = 0;
    for await (const name of transport.stream(listedNames, request)) {
      if (count % 10_000 === 0) expect(name).toBe(`the name of number ${count}, which is some text`);
      count++;
    }
    expect(count).toBe(100_000);
  },
);

describe("in process, as over the network,", () => {
  /** Names, each made when it is asked for, until the caller has gone away. */
  async function* untilGone(signal: AbortSignal, closed: () => void): AsyncGenerator<string> {
    const gone = new Promise((resolve) => signal.addEventListener("abort", resolve));
    yield* ["a", "b"];
    await gone;
    closed();
  }

  test.each<readonly [title: string, stop: (controller: AbortController) => boolean, error: object | undefined]>([
    ["leaves the loop", () => true, undefined],
    [
      "aborts",
      (controller) => {
        controller.abort();
        return false;
      },
      { kind: "abort" },
    ],
  ])("a caller that %s has left", async (_title, stop, error) => {
    for (const wire of ["json", "soap"] as const) {
      let closed = (): void => undefined;
      const gone = new Promise<void>((resolve) => {
        closed = resolve;
      });
      const waiting = handle(list, (_request, context) => {
        return { Title: "t", Name: context.streamed(untilGone(context.signal, closed)), Total: 1 };
      });
      const transport = createInProcessStreamTransport([waiting], { wire });
      const controller = new AbortController();
      const read = async (): Promise<void> => {
        for await (const _name of transport.stream(listedNames, request, controller)) if (stop(controller)) break;
      };
      if (error === undefined) await read();
      else await expect(read()).rejects.toMatchObject(error);
      await gone;
    }
  });

  test.each(["json", "soap"] as const)("others get their turns while %s items are ready", async (wire) => {
    function* names(): Generator<string> {
      for (let index = 0; index < 300_000; index++) yield "a";
    }
    const listing = handle(list, (_request, context) => ({ Title: "t", Name: context.streamed(names()), Total: 1 }));
    const transport = createInProcessStreamTransport([listing], { wire });
    let turns = 0;
    const other = setInterval(() => turns++, 1);
    for await (const _name of transport.stream(listedNames, request)) if (turns === 3) break;
    clearInterval(other);
    expect(turns).toBe(3);
  });

  test("if a caller aborts before, its signal has aborted when the handler starts", async () => {
    const begun = new Promise<boolean>((resolve) => {
      const waiting = handle(list, (message, context) => {
        resolve(context.signal.aborted);
        return message;
      });
      const transport = createInProcessStreamTransport([waiting]);
      collect(transport.stream(listedNames, request, { signal: AbortSignal.abort() })).catch(() => undefined);
    });
    expect(await begun).toBe(true);
  });

  test("an item that fails ends the reply, and the error is reported", async () => {
    const failure = new Error("the store is gone");
    function* failing(): Generator<string> {
      yield* manyNames(100);
      throw failure;
    }
    for (const wire of ["json", "soap"] as const) {
      const errors: unknown[] = [];
      const onError = (error: unknown): void => void errors.push(error);
      const broken = handle(list, (_request, context) => {
        return { Title: "t", Name: context.streamed(failing()), Total: 1 };
      });
      const transport = createInProcessStreamTransport([broken], { wire, onError });
      const call = collect(transport.stream(listedNames, request));
      await expect(call).rejects.toMatchObject({ kind: "transport", cause: failure });
      expect(errors).toEqual([failure]);
    }
  });
});
