import { describe, expect, test } from "@jest/globals";
import { createJsonTransport, createSoapTransport, type Transport } from "../index.js";
import { echo } from "../testing/echo-contract.js";
import type { FetchedReply } from "./transport.js";

const soapReply =
  '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><EchoResponse xmlns="urn:echo:types"><Level>1</Level></EchoResponse></s:Body></s:Envelope>';

/** A reply that begins with `text`, and then the connection breaks. */
function broken(text: string): FetchedReply {
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new TextEncoder().encode(text)),
    pull: (stream) => stream.error(new TypeError("terminated")),
  });
  return new Response(body);
}

describe.each(["json", "soap"] as const)("the length of replies over %s", (wire) => {
  const type = wire === "json" ? "application/json" : "text/xml";
  const answering = (maxReplyBytes: number, reply: () => FetchedReply | Promise<FetchedReply>): Transport => {
    const options = { maxReplyBytes, fetch: async () => reply() };
    if (wire === "json") return createJsonTransport({ ...options, baseUrl: "http://test" });
    return createSoapTransport({ ...options, url: "http://test/soap11" });
  };

  test.each([
    ["whose length is told", true],
    ["in pieces", false],
  ])("a readable reply, %s, is not longer than allowed", async (_title, isTold) => {
    const body = (wire === "json" ? '{"Level":1}' : soapReply).padEnd(4001);
    const headers = { "Content-Type": type, ...(isTold ? { "Content-Length": "4001" } : {}) };
    const call = (most: number) => answering(most, () => new Response(body, { headers })).call(echo, {});
    expect(await call(4001)).toEqual({ Level: 1 });
    await expect(call(4000)).rejects.toMatchObject({
      kind: "protocol",
      status: 200,
      message: expect.stringContaining("longer than 4000 bytes"),
    });
  });

  // The request may have arrived, so nothing may say that it has not.
  test.each([
    ["before the reply", () => Promise.reject(new TypeError("fetch failed"))],
    ["within the reply", () => broken("{")],
  ])("a connection that breaks %s", async (_when, fetched) => {
    const cause = expect.any(TypeError);
    await expect(answering(4000, fetched).call(echo, {})).rejects.toMatchObject({
      kind: "transport",
      message: "Echo: the connection failed",
      cause,
    });
  });

  // As in a browser, which hides `Content-Encoding`: the length is that of what was compressed.
  test("a compressed reply of another origin is not longer than allowed", async () => {
    let asked = 0;
    const reply = new Response(
      new ReadableStream({
        pull: (body) => {
          asked++;
          body.enqueue(new Uint8Array(1000).fill(0x20));
          if (asked === 100) body.close();
        },
      }),
      { headers: { "Content-Type": type, "Content-Length": "50" } },
    );
    Object.defineProperty(reply, "type", { value: "cors" });
    const call = answering(4000, () => reply).call(echo, {}, { timeoutMs: 1000 });
    await expect(call).rejects.toThrow("longer than 4000");
    expect(asked).toBeLessThan(10);
  });
});
