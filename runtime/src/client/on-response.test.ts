import { afterAll, expect, jest, test } from "@jest/globals";
import {
  CallError,
  createJsonTransport,
  createSoapTransport,
  type Transport,
  type TransportOptions,
} from "../index.js";
import { ServiceFault } from "../server.js";
import { createEchoListener, type EchoService, echo, note } from "../testing/echo-contract.js";
import { startServer, type TestServer } from "../testing/test-server.js";

const servers: TestServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

/** Whom `onResponse` of a transport, and of a call that is made with it, told what. */
const told = async (
  wire: "json" | "soap",
  service: Partial<EchoService>,
  make: (transport: Transport, onResponse: TransportOptions["onResponse"]) => Promise<unknown>,
): Promise<readonly unknown[]> => {
  const calls: unknown[] = [];
  const log = (who: string): TransportOptions["onResponse"] => {
    return ({ operation, status, headers }) => calls.push([who, operation, status, headers.get("X-Age")]);
  };
  const server = await startServer(createEchoListener(service, { onError: () => undefined }));
  servers.push(server);
  const onResponse = log("transport");
  const transport =
    wire === "json"
      ? createJsonTransport({ baseUrl: server.url, onResponse })
      : createSoapTransport({ url: `${server.url}/soap11`, onResponse });
  await make(transport, log("call")).catch(() => undefined);
  return calls;
};

const answer: EchoService["echo"] = async (request, context) => {
  context.responseHeaders.set("X-Age", "7");
  if (request.Level === 9) throw new ServiceFault("Client", "no", { status: 409 });
  return { Level: 5 };
};

test.each(["json", "soap"] as const)(
  "a response is told to the transport's function and the call's: %s",
  async (wire) => {
    const calls = await told(wire, { echo: answer }, (transport, onResponse) =>
      transport.call(echo, { Level: 5 }, { onResponse }),
    );
    expect(calls).toEqual([
      ["transport", "Echo", 200, "7"],
      ["call", "Echo", 200, "7"],
    ]);
  },
);

test.each([
  ["json", 409],
  ["soap", 500],
] as const)("a response that reports a failure is told, too: %s", async (wire, status) => {
  const calls = await told(wire, { echo: answer }, (transport) => transport.call(echo, { Level: 9 }));
  expect(calls).toEqual([["transport", "Echo", status, "7"]]);
});

test.each([
  ["json", 200],
  ["soap", 202],
] as const)("the response to a one-way call is told: %s", async (wire, status) => {
  const calls = await told(wire, {}, (transport) => transport.send(note, { Text: "a" }));
  expect(calls).toEqual([["transport", "Note", status, null]]);
});

const thrown = (failure: CallError): never => {
  throw failure;
};

test.each<[string, (failure: CallError) => unknown]>([
  ["is thrown", thrown],
  ["a promise ends with", async (failure) => thrown(failure)],
])("a response may be refused: the call rejects with what %s, and reading stops", async (_how, refuse) => {
  const failure = new CallError("fault", "the service says so in a header", { operation: "Echo", status: 200 });
  const cancelled = jest.fn<() => void>();
  const fetch = async (): Promise<Response> =>
    new Response(new ReadableStream({ cancel: cancelled }), { headers: { "X-Status": "400" } });
  const onResponse: TransportOptions["onResponse"] = ({ headers }) => {
    return headers.has("X-Status") ? refuse(failure) : undefined;
  };
  const transport = createJsonTransport({ baseUrl: "", fetch, onResponse });
  await expect(transport.call(echo, { Level: 5 })).rejects.toBe(failure);
  expect(cancelled).toHaveBeenCalledTimes(1);
});
