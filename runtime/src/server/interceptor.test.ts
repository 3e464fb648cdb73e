import { describe, expect, test } from "@jest/globals";
import { createEchoListener, type EchoReply, type EchoService } from "../testing/echo-contract.js";
import { startServer } from "../testing/test-server.js";
import type { Interceptor } from "./interceptor.js";
import type { ListenerOptions } from "./server-settings.js";
import { ServiceFault } from "./service-fault.js";

const message = (element: string): string =>
  `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><${element} xmlns="urn:echo:types"/></s:Body></s:Envelope>`;

/** The statuses of a request-reply call and of a one-way call, over JSON and over SOAP. */
async function statuses(options: ListenerOptions, service: Partial<EchoService> = {}): Promise<number[]> {
  const { url, close } = await startServer(createEchoListener(service, options));
  const post = async (path: string, type: string, body: string): Promise<number> => {
    const reply = await fetch(url + path, { method: "POST", headers: { "Content-Type": type }, body });
    await reply.text();
    return reply.status;
  };
  try {
    return [
      await post("/json/reply/Echo", "application/json", "{}"),
      await post("/soap11", "text/xml", message("Echo")),
      await post("/json/reply/Note", "application/json", "{}"),
      await post("/soap11", "text/xml", message("Note")),
    ];
  } finally {
    await close();
  }
}

/** An interceptor as JavaScript takes it, which no type keeps from returning something else. */
function careless(layer: (next: () => Promise<unknown>) => unknown): Interceptor {
  return (next) => async (call) => JSON.parse(JSON.stringify({ result: await layer(() => next(call)) })).result;
}

describe("an interceptor that", () => {
  const table: readonly (readonly [title: string, interceptor: Interceptor, want: readonly number[]])[] = [
    ["calls the service twice", (next) => async (call) => next(call).then(() => next(call)), [200, 200, 200, 202]],
    [
      "returns the first of two results",
      (next) => async (call) => {
        const first = await next(call);
        await next(call);
        return first;
      },
      [200, 200, 200, 202],
    ],
    ["forgets to return", careless(async (next) => void (await next())), [500, 500, 200, 202]],
    ["returns without asking the service", careless(() => undefined), [500, 500, 200, 202]],
    ["makes a result up", careless(() => ({ Level: 1 })), [500, 500, 500, 500]],
  ];
  test.each(table)("%s", async (_title, interceptor, want) => {
    const reported: unknown[] = [];
    const onError = (error: unknown): void => void reported.push(String(error));
    expect(await statuses({ interceptors: [interceptor], onError })).toEqual(want);
    const wanted = "Error: An interceptor has not returned what next() resolved to.";
    expect(reported).toEqual(want.filter((status) => status === 500).map(() => wanted));
  });
});

test("an interceptor that calls twice gets the second answer on both wires", async () => {
  const again: Interceptor = (next) => (call) => next(call).catch(() => next(call));
  let calls = 0;
  const echo = (): EchoReply => {
    calls++;
    if (calls % 2 === 1) throw new ServiceFault("Server", "Busy.", { status: 503 });
    return { Level: 1 };
  };
  expect(await statuses({ interceptors: [again] }, { echo })).toEqual([200, 200, 200, 202]);
  expect(calls).toBe(4);
});
