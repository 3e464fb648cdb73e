import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "@jest/globals";
import type { ListenerOptions } from "../server/server-settings.js";
import { createEchoListener, type EchoService } from "../testing/echo-contract.js";
import { exchangeRaw, openSocket, readRaw, startServer, type TestServer } from "../testing/test-server.js";

const small: ListenerOptions = { limits: { bodyBytes: 1000, bodyMs: 150 } };

async function withServer(
  options: ListenerOptions,
  service: Partial<EchoService>,
  act: (server: TestServer) => Promise<void>,
): Promise<void> {
  const server = await startServer(createEchoListener(service, options));
  try {
    await act(server);
  } finally {
    await server.close();
  }
}

function head(path: string, ...lines: readonly string[]): string {
  return [`POST ${path} HTTP/1.1`, "Host: x", ...lines, "", ""].join("\r\n");
}

describe("a body that is too long", () => {
  const chunk = `400\r\n${"x".repeat(1024)}\r\n`;
  const table: readonly (readonly [title: string, path: string, lines: readonly string[], body: string])[] = [
    ["a Content-Length, nothing sent", "/json/reply/Echo", ["Content-Length: 1001"], ""],
    ["a Content-Length, all sent", "/json/reply/Echo", ["Content-Length: 100000"], "x".repeat(100_000)],
    ["a huge Content-Length", "/soap11", ["Content-Length: 9007199254740993"], ""],
    ["chunks without end", "/json/reply/Echo", ["Transfer-Encoding: chunked"], chunk],
    ["chunks without end over SOAP", "/soap11", ["Transfer-Encoding: chunked", "Content-Type: text/xml"], chunk],
  ];
  test.each(table)("%s", async (_title, path, lines, body) => {
    await withServer(small, {}, async ({ port }) => {
      const reply = await exchangeRaw(port, head(path, ...lines), body);
      expect([reply.status, reply.headers.connection]).toEqual([413, "close"]);
      if (path === "/soap11") expect(reply.body).toContain("<faultcode>s:Client</faultcode>");
      else expect(JSON.parse(reply.body)).toMatchObject({ status: 413 });
    });
  });

  test("the connection closes soon, whatever arrives", async () => {
    await withServer(small, {}, async ({ port }) => {
      const socket = await openSocket(port, head("/json/reply/Echo", "Content-Length: 1000000000"));
      await readRaw(socket);
      const flood = setInterval(() => socket.writable && socket.write("x".repeat(65_536)), 5);
      const closed = new Promise((resolve) =>
        socket.once("close", () => resolve("closed")).on("error", () => undefined),
      );
      expect(await Promise.race([closed, sleep(3000, "open", { ref: false })])).toBe("closed");
      clearInterval(flood);
    });
  });

  test("a body of the greatest length is read", async () => {
    await withServer(small, {}, async ({ port }) => {
      const body = `{"Text":"${"x".repeat(989)}"}`;
      expect((await exchangeRaw(port, head("/json/reply/Echo", "Content-Length: 1000"), body)).status).toBe(200);
      const chunked = `3e8\r\n${body}\r\n0\r\n\r\n`;
      const reply = await exchangeRaw(port, head("/json/reply/Echo", "Transfer-Encoding: chunked"), chunked);
      expect(reply.status).toBe(200);
    });
  });
});

test.each(["/json/reply/Echo", "/soap11"])("a slow body to %s", async (path) => {
  await withServer(small, {}, async ({ port }) => {
    const reply = await exchangeRaw(port, head(path, "Content-Length: 100"), "{");
    expect([reply.status, reply.headers.connection]).toEqual([408, "close"]);
  });
});

test.each(["/json/reply/Echo", "/soap11"])("a compressed body to %s", async (path) => {
  await withServer({}, {}, async ({ url }) => {
    const headers = {
      "Content-Encoding": "gzip",
      "Content-Type": path === "/soap11" ? "text/xml" : "application/json",
    };
    const response = await fetch(url + path, { method: "POST", headers, body: gzipSync("{}") });
    expect([response.status, response.headers.get("accept-encoding")]).toEqual([415, "identity"]);
  });
});

test("a body with Content-Encoding identity", async () => {
  await withServer({}, {}, async ({ port }) => {
    const lines = ["Content-Encoding: Identity", "Content-Length: 2"];
    expect((await exchangeRaw(port, head("/json/reply/Echo", ...lines), "{}")).status).toBe(200);
  });
});

test("an empty chunked body is no body: the query is the message", async () => {
  await withServer({}, {}, async ({ port }) => {
    const get = head("/echo/any/0123456789abcdef0123456789abcdef?Level=4", "Transfer-Encoding: chunked");
    const reply = await exchangeRaw(port, get.replace("POST", "GET"), "0\r\n\r\n");
    expect(reply.body).toContain('"Level":4');
  });
});

test.each([
  ["/json/reply/Echo", "gzip, chunked", 501],
  ["/soap11", "gzip, chunked", 501],
  ["/json/reply/Echo", "Chunked", 200],
])("a body to %s in the transfer coding %s", async (path, coding, status) => {
  await withServer({}, {}, async ({ port }) => {
    const reply = await exchangeRaw(port, head(path, `Transfer-Encoding: ${coding}`), "2\r\n{}\r\n0\r\n\r\n");
    expect(reply.status).toBe(status);
  });
});

describe("bodies in pieces", () => {
  test("chunked, one byte at a time", async () => {
    await withServer({}, {}, async ({ port }) => {
      const text = new TextEncoder().encode('{"Text":"é€"}');
      const chunks = [...text].map((byte) =>
        Buffer.concat([Buffer.from("1\r\n"), Buffer.of(byte), Buffer.from("\r\n")]),
      );
      const reply = await exchangeRaw(
        port,
        head("/json/reply/Echo", "Transfer-Encoding: chunked"),
        ...chunks,
        "0\r\n\r\n",
      );
      expect([reply.status, reply.body]).toEqual([200, '{"Level":0,"Text":"é€"}']);
    });
  });

  test("Expect: 100-continue", async () => {
    await withServer({}, {}, async ({ port }) => {
      const socket = await openSocket(port, head("/json/reply/Echo", "Expect: 100-continue", "Content-Length: 2"));
      const first = await new Promise<Buffer>((resolve) => socket.once("data", resolve));
      expect(first.toString()).toContain("100 Continue");
      socket.write("{}");
      expect((await readRaw(socket)).status).toBe(200);
      socket.destroy();
    });
  });
});

test("pipelined requests, however their bytes are divided", async () => {
  const bodies = ['{"Text":"one"}', '{"Text":"two"}', "{}", '{"Text":"é€"}'].map((text) => Buffer.from(text));
  const messages = bodies.map((body, index) => {
    const isChunked = index === 1;
    const framing = isChunked ? "Transfer-Encoding: chunked" : `Content-Length: ${body.length}`;
    const framed = isChunked ? Buffer.from(`${body.length.toString(16)}\r\n${body.toString()}\r\n0\r\n\r\n`) : body;
    return Buffer.concat([Buffer.from(head("/json/reply/Echo", framing)), framed]);
  });
  const bytes = Buffer.concat(messages);
  await withServer({}, {}, async ({ port }) => {
    for (let cut = 1; cut <= bytes.length; cut += 7) {
      const socket = await openSocket(port, bytes.subarray(0, cut));
      const replies = new Promise<string>((resolve) => {
        let text = "";
        socket.on("data", (chunk: Buffer) => {
          text += chunk.toString();
          if (text.split('{"Level"').length > bodies.length) resolve(text);
        });
      });
      await sleep(2);
      socket.write(bytes.subarray(cut));
      const texts = [...(await replies).matchAll(/"Text":"(.*?)"|\{"Level":0\}/g)].map(([, text]) => text);
      expect(texts).toEqual(["one", "two", undefined, "é€"]);
      socket.destroy();
    }
  });
});

describe("keep-alive", () => {
  test.each([
    ["/json/reply/Echo", '{"Level":"x"}', 400],
    ["/json/reply/Nope", "{}", 404],
    ["/soap11", "hello", 500],
  ])("survives an error of %s", async (path, body, status) => {
    await withServer({}, {}, async ({ port }) => {
      const socket = await openSocket(port, head(path, `Content-Length: ${body.length}`), body);
      expect((await readRaw(socket)).status).toBe(status);
      socket.removeAllListeners("data");
      socket.write(`${head("/json/reply/Echo", "Content-Length: 2")}{}`);
      expect((await readRaw(socket)).status).toBe(200);
      socket.destroy();
    });
  });
});

describe("callers that leave", () => {
  test.each(["/json/reply/Echo", "/soap11"])("in the middle of a body to %s", async (path) => {
    const errors: unknown[] = [];
    await withServer({ onError: (error) => errors.push(error) }, {}, async ({ port, url }) => {
      const socket = await openSocket(port, head(path, "Content-Length: 100"), "{");
      await sleep(20);
      socket.resetAndDestroy();
      await sleep(50);
      expect((await fetch(`${url}/levels/1`)).status).toBe(200);
    });
    expect(errors).toEqual([]);
  });

  test("while a handler works: its signal aborts and nothing is reported", async () => {
    const errors: unknown[] = [];
    let tell = (_reason: unknown): void => undefined;
    const aborted = new Promise<unknown>((resolve) => {
      tell = resolve;
    });
    const service: Partial<EchoService> = {
      echo: (_request, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => {
            tell(signal.reason);
            reject(signal.reason);
          });
        }),
    };
    await withServer({ onError: (error) => errors.push(error) }, service, async ({ port }) => {
      const socket = await openSocket(port, head("/json/reply/Echo", "Content-Length: 2"), "{}");
      await sleep(30);
      socket.destroy();
      expect(await aborted).toMatchObject({ name: "AbortError" });
      await sleep(10);
    });
    expect(errors).toEqual([]);
  });

  test("before the handler asks: its signal has aborted, and an AbortError with another cause is not reported", async () => {
    const errors: unknown[] = [];
    let tell = (_aborted: boolean): void => undefined;
    const asked = new Promise<boolean>((resolve) => {
      tell = resolve;
    });
    const service: Partial<EchoService> = {
      echo: async (_request, context) => {
        await sleep(60);
        tell(context.signal.aborted);
        throw new DOMException("What the handler waited for was aborted.", "AbortError");
      },
    };
    await withServer({ onError: (error) => errors.push(error) }, service, async ({ port }) => {
      const socket = await openSocket(port, head("/json/reply/Echo", "Content-Length: 2"), "{}");
      await sleep(20);
      socket.destroy();
      expect(await asked).toBe(true);
      await sleep(10);
    });
    expect(errors).toEqual([]);
  });

  test("after their reply: the signal does not abort", async () => {
    const signals: AbortSignal[] = [];
    const service: Partial<EchoService> = {
      echo: (_request, { signal }) => {
        signals.push(signal);
        return { Level: 0 };
      },
    };
    await withServer({}, service, async ({ port }) => {
      await exchangeRaw(port, head("/json/reply/Echo", "Content-Length: 2"), "{}");
      await sleep(20);
    });
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  });
});
