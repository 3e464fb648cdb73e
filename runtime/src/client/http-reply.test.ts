import { describe, expect, test } from "@jest/globals";
import { createJsonTransport, createSoapTransport, type Transport } from "../index.js";
import { echo } from "../testing/echo-contract.js";
import type { FetchedReply } from "./transport-options.js";

const soapReply =
  '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><EchoResponse xmlns="urn:echo:types"><Level>1</Level></EchoResponse></s:Body></s:Envelope>';

describe.each(["json", "soap"] as const)("the length of replies over %s", (wire) => {
  const type = wire === "json" ? "application/json" : "text/xml";
  const answering = (maxReplyBytes: number, reply: () => FetchedReply): Transport => {
    const options = { maxReplyBytes, fetch: async () => reply() };
    if (wire === "json") return createJsonTransport({ ...options, baseUrl: "http://test" });
    return createSoapTransport({ ...options, url: "http://test/soap11" });
  };

  test.each([
    ["whose length is told", true],
    ["in pieces", false],
  ])("a reply that could be read, %s, is no longer than allowed", async (_title, isTold) => {
    const body = (wire === "json" ? '{"Level":1}' : soapReply).padEnd(4001);
    const headers = { "Content-Type": type, ...(isTold ? { "Content-Length": "4001" } : {}) };
    const call = (most: number) => answering(most, () => new Response(body, { headers })).call(echo, {});
    expect(await call(4001)).toEqual({ Level: 1 });
    await expect(call(4000)).rejects.toMatchObject({
      kind: "protocol",
      status: 200,
      message: expect.stringContaining("longer than 4000 octets"),
    });
  });

  // As in a browser, which hides `Content-Encoding`: the length is that of what was compressed.
  test("a reply of another origin that was compressed is no longer than allowed", async () => {
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
