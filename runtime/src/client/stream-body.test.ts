import { describe, expect, test } from "@jest/globals";
import { createJsonStreamTransport, createSoapStreamTransport } from "../index.js";
import type { Listing } from "../testing/listing-contract.js";
import { collectUntilError, listedNames, piecedReply } from "../testing/streamed-listing.js";
import type { Fetch } from "./transport.js";

const request: Listing = { Title: "all", Total: 1 };
const encoder = new TextEncoder();

describe("a body is not read unless its items are requested", () => {
  function* endless(): Generator<Uint8Array> {
    yield encoder.encode(
      `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><ListResponse xmlns="urn:listing:types">`,
    );
    for (;;) yield encoder.encode("<Name>a</Name><Name>b</Name>");
  }

  test("no piece is read ahead, and leaving the loop cancels the body", async () => {
    const pieced = piecedReply(endless(), "text/xml");
    const transport = createSoapStreamTransport({ url: "http://test", fetch: async () => pieced.reply });
    let count = 0;
    for await (const _ of transport.stream(listedNames, request)) {
      count++;
      expect(pieced.taken()).toBe(1 + Math.ceil(count / 2));
      if (count === 7) break;
    }
    expect(pieced.isCancelled()).toBe(true);
  });

  test("nothing is sent before the first item is requested", async () => {
    let calls = 0;
    const fetch: Fetch = async () => {
      calls++;
      return piecedReply([], "text/xml").reply;
    };
    createSoapStreamTransport({ url: "http://test", fetch }).stream(listedNames, request);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(calls).toBe(0);
  });

  test.each([
    ["timeout", () => ({ timeoutMs: 30 })],
    ["abort", () => ({ signal: AbortSignal.timeout(30) })],
  ])("%s between two pieces", async (kind, options) => {
    let cancelled = false;
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => controller.enqueue(encoder.encode('{"Title":"t","Name":["a",')),
      cancel: () => {
        cancelled = true;
      },
    });
    const fetch: Fetch = async () => new Response(body, { headers: { "Content-Type": "application/json" } });
    const transport = createJsonStreamTransport({ baseUrl: "http://test", fetch });
    const read = await collectUntilError(transport.stream(listedNames, request, options()));
    expect(read).toMatchObject({ items: ["a"], error: { kind } });
    expect(cancelled).toBe(true);
  });

  test("the time of a call starts again with each piece", async () => {
    const pieces = ['{"Title":"t",', '"Name":["a"', ',"b"', ',"c"]', ',"Total":1}'].values();
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: async (controller) => {
        await new Promise((resolve) => setTimeout(resolve, 60));
        const { done, value } = pieces.next();
        if (done === true) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
    });
    const fetch: Fetch = async () => new Response(body, { headers: { "Content-Type": "application/json" } });
    const transport = createJsonStreamTransport({ baseUrl: "http://test", fetch, timeoutMs: 200 });
    expect(await collectUntilError(transport.stream(listedNames, request))).toEqual({
      items: ["a", "b", "c"],
      error: undefined,
    });
  });
});
