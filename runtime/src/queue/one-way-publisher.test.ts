import { afterEach, describe, expect, test } from "@jest/globals";
import type { Interceptor } from "../server/interceptor.js";
import { createEchoListener, note } from "../testing/echo-contract.js";
import { startServer, type TestServer } from "../testing/test-server.js";
import { createMemoryQueue } from "./memory-queue.js";
import type { MessageQueue, QueueMessage } from "./message-queue.js";
import { oneWayPublisher } from "./one-way-publisher.js";
import { QueueUnavailableError } from "./queue-errors.js";

let server: TestServer | undefined;
afterEach(() => server?.close());

/** A server whose one-way operation is put on a queue, and the messages that were published there. */
async function publishing(queue: Partial<MessageQueue> = {}, interceptors: readonly Interceptor[] = []) {
  const published: QueueMessage[] = [];
  const memory = createMemoryQueue({ maxBytes: 100 });
  const publish = async (message: QueueMessage): Promise<void> => {
    await memory.publish(message);
    published.push(message);
  };
  const publisher = oneWayPublisher({ ...memory, publish, ...queue }, { key: (_name, message) => keyOf(message) });
  const serve = createEchoListener(
    { note: (request, context) => publisher(note, request, context) },
    { interceptors, onError: () => undefined },
  );
  server = await startServer(serve);
  return { published, url: server.url };
}

function keyOf(message: unknown): string | undefined {
  const text: unknown = Reflect.get(Object(message), "Game");
  return typeof text === "string" ? text : undefined;
}

async function postJson(url: string, body: string, headers: Readonly<Record<string, string>> = {}) {
  const all = { "Content-Type": "application/json", ...headers };
  const response = await fetch(`${url}/json/reply/Note`, { method: "POST", headers: all, body });
  return { status: response.status, text: await response.text() };
}

async function postSoap(url: string, body: string, header = "") {
  const text = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/">${header}<s:Body>${body}</s:Body></s:Envelope>`;
  const headers = { "Content-Type": "text/xml; charset=utf-8" };
  const response = await fetch(`${url}/soap11`, { method: "POST", headers, body: text });
  return { status: response.status, text: await response.text() };
}

describe("a message over either wire", () => {
  test("is published as JSON, with the id and the trace of its caller and what an interceptor found out", async () => {
    const identify: Interceptor = (next) => (call) => {
      call.caller = { name: "Zoë" };
      return next(call);
    };
    const { published, url } = await publishing({}, [identify]);
    const headers = { "Idempotency-Key": '"a \\"1\\""', traceparent: "00-1-2-01", Authorization: "Bearer secret" };
    expect(await postJson(url, '{"Game":"g","Text":"ü"}', headers)).toEqual({ status: 200, text: "" });
    const [message] = published;
    expect({ ...message, body: new TextDecoder().decode(message?.body) }).toEqual({
      id: 'a "1"',
      isIdGiven: true,
      operation: "Note",
      key: "g",
      headers: { traceparent: "00-1-2-01", "stubwright-caller": '{"name":"Zo\\u00eb"}' },
      body: '{"Game":"g","Text":"ü"}',
    });
  });

  test.each(["http://www.w3.org/2005/08/addressing", "http://schemas.xmlsoap.org/ws/2004/08/addressing"])(
    "has the id that %s gives it",
    async (namespace) => {
      const { published, url } = await publishing();
      const header = (id: string) =>
        `<s:Header><t:Trace xmlns:t="urn:t"><t:MessageID>no</t:MessageID></t:Trace><a:MessageID xmlns:a="${namespace}" s:mustUnderstand="0"> ${id}\n</a:MessageID></s:Header>`;
      for (const id of ["urn:uuid:1", "urn:uuid:2"]) {
        const reply = await postSoap(url, '<Note xmlns="urn:echo:types"><Text>1</Text></Note>', header(id));
        expect(reply).toEqual({ status: 202, text: "" });
      }
      expect(published.map(({ id, isIdGiven }) => [id, isIdGiven])).toEqual([
        ["urn:uuid:1", true],
        ["urn:uuid:2", true],
      ]);
    },
  );

  test("that has no id gets one", async () => {
    const { published, url } = await publishing();
    await postJson(url, "{}");
    await postSoap(url, '<Note xmlns="urn:echo:types"/>', "<s:Header/>");
    expect(published.map(({ isIdGiven }) => isIdGiven)).toEqual([false, false]);
    expect(new Set(published.map(({ id }) => id)).size).toBe(2);
  });

  test.each<[string, Partial<MessageQueue>, string, number, string]>([
    [
      "an engine that cannot keep it",
      { publish: () => Promise.reject(new QueueUnavailableError("no leader")) },
      "{}",
      503,
      "The service cannot keep the message now.",
    ],
    ["an engine that fails", { publish: () => Promise.reject(new Error("bug")) }, "{}", 500, "The service failed."],
    [
      "a message that is too large",
      {},
      `{"Text":"${"x".repeat(100)}"}`,
      413,
      "The message has 111 bytes; the queue takes 100.",
    ],
  ])("is refused with %s", async (_title, queue, body, status, words) => {
    const { published, url } = await publishing(queue);
    const json = await postJson(url, body);
    expect([json.status, JSON.parse(json.text).detail]).toEqual([status, words]);
    const text = JSON.parse(body).Text ?? "";
    const soap = await postSoap(url, `<Note xmlns="urn:echo:types"><Text>${text}</Text></Note>`);
    expect([soap.status, soap.text]).toEqual([500, expect.stringContaining(`<faultstring>${words}<`)]);
    expect(published).toEqual([]);
  });

  test("is refused with an id that is too long", async () => {
    const { published, url } = await publishing();
    const reply = await postJson(url, "{}", { "Idempotency-Key": "x".repeat(257) });
    expect([reply.status, JSON.parse(reply.text).detail]).toEqual([
      400,
      "The id of a message has at most 256 characters.",
    ]);
    expect(published).toEqual([]);
  });
});
