import { mkdtempSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "@jest/globals";
import { type LiveContract, openContract } from "@stubwright/live";
import type { Transport } from "@stubwright/runtime";
import { createInProcessTransport, createListener } from "@stubwright/runtime/server";
import {
  breakableListener,
  createMock,
  keepExchange,
  type MockOptions,
  masked,
  readRules,
  recordingHandlers,
} from "./index.js";

const shop = fileURLToPath(new URL("../../service-test/planted/shop.wsdl", import.meta.url));
let contract: LiveContract;

beforeAll(async () => {
  const opened = await openContract({ entry: shop });
  if (opened.contract === undefined) throw new Error("The contract does not load.");
  contract = opened.contract;
});

const order = (customer: string, quantity = 1): unknown => ({
  customer,
  line: [{ sku: "AB-1234", quantity, price: "1.00" }],
});
const receipt = (state: string): unknown => ({ number: "AB-0001", pieces: 1, placed: "2024-01-01T00:00:00Z", state });

function place(
  transport: Transport,
  customer: string,
  quantity?: number,
  headers?: Record<string, string>,
): Promise<unknown> {
  const operation = contract.operations.get("PlaceOrder");
  if (operation?.kind !== "request-reply") throw new Error("PlaceOrder is answered.");
  return transport.call(operation, order(customer, quantity), { headers });
}

function mocked(options: MockOptions, wire: "json" | "soap" = "json"): Transport {
  return createInProcessTransport(createMock(contract, options).handlers, { wire });
}

test.each(["json", "soap"] as const)("samples are valid, and the same for the same request, over %s", async (wire) => {
  const transport = mocked({}, wire);
  const [one, other] = [await place(transport, "Ann"), await place(transport, "Ann")];
  expect(one).toEqual(other);
  expect(one).toMatchObject({ state: "red" });
});

test("the first example whose conditions hold answers, and the log says why", async () => {
  const log: string[] = [];
  const rules = readRules(`
PlaceOrder:
  bulk:
    when: { /customer: Ann, /line/0/quantity: { atLeast: 10 } }
    reply: ${JSON.stringify(receipt("blue"))}
  sold-out:
    when: { /customer: { matches: "^B" } }
    fault: { OutOfStock: { sku: AB-0001, left: 3 } }
`);
  const transport = mocked({ rules, onLog: (line) => log.push(line) });
  expect(await place(transport, "Ann", 12)).toMatchObject({ state: "blue" });
  expect(await place(transport, "Ann", 2)).toMatchObject({ state: "red" });
  await expect(place(transport, "Bob")).rejects.toMatchObject({
    declared: { kind: "OutOfStock", detail: { left: 3 } },
  });
  expect(log).toEqual([
    "PlaceOrder over in-process: example bulk",
    "PlaceOrder over in-process: sample; the nearest example is bulk, but /line/0/quantity is 2, less than 10",
    "PlaceOrder over in-process: example sold-out",
  ]);
});

test("a scenario goes from state to state", async () => {
  const rules = readRules(`
PlaceOrder:
  first: { state: { basket: start }, next: { basket: placed }, reply: ${JSON.stringify(receipt("green"))} }
  then: { state: { basket: placed }, reply: ${JSON.stringify(receipt("blue"))} }
`);
  const mock = createMock(contract, { rules });
  const transport = createInProcessTransport(mock.handlers);
  const states = async (): Promise<unknown[]> => [await place(transport, "Ann"), await place(transport, "Ann")];
  expect(await states()).toMatchObject([{ state: "green" }, { state: "blue" }]);
  mock.reset();
  expect(await states()).toMatchObject([{ state: "green" }, { state: "blue" }]);
});

test("headers demand faults and examples; handlers come before examples", async () => {
  const rules = readRules(
    `PlaceOrder: { special: { when: { /customer: Zoe }, reply: ${JSON.stringify(receipt("blue"))} } }`,
  );
  const transport = mocked({ rules });
  await expect(place(transport, "Ann", 1, { "Mock-Fault": "OutOfStock" })).rejects.toMatchObject({
    declared: { kind: "OutOfStock" },
  });
  await expect(place(transport, "Ann", 1, { "Mock-Fault": "Server" })).rejects.toMatchObject({ status: 500 });
  expect(await place(transport, "Ann", 1, { "Mock-Example": "special" })).toMatchObject({ state: "blue" });
  const own = mocked({ rules, handlers: { PlaceOrder: () => receipt("green") } });
  expect(await place(own, "Zoe")).toMatchObject({ state: "green" });
});

test.each([
  ["close", undefined],
  ["cut", undefined],
  ["not-xml", "This is no message."],
  ["invalid", '{"unexpected":[[]]}'],
  ["wrong-type", "<!doctype html><title>502 Bad Gateway</title>"],
])("%s breaks a reply", async (how, text) => {
  const server = createServer(breakableListener(createListener(createMock(contract).handlers, contract.endpoint)));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/json/reply/PlaceOrder`;
  const headers = { "Content-Type": "application/json", "Mock-Break": how };
  const answer = fetch(url, { method: "POST", headers, body: JSON.stringify(order("Ann")) }).then((reply) =>
    reply.text(),
  );
  if (text === undefined) await expect(answer).rejects.toThrow();
  else expect(await answer).toBe(text);
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

test.each([
  ["an operation that is not there", "Nothing: { a: {} }", /There is no operation Nothing/],
  [
    "a reply that is not valid",
    "PlaceOrder: { a: { reply: { number: 1 } } }",
    /example a of PlaceOrder has a reply that is not valid/,
  ],
  [
    "a fault that is not declared",
    "PlaceOrder: { a: { fault: { Gone: {} } } }",
    /has a fault Gone that the operation does not declare/,
  ],
])("%s is refused at the start", (_name, text, problem) => {
  expect(() => createMock(contract, { rules: readRules(text) })).toThrow(problem);
});

test("what was recorded is replayed, without what was masked", async () => {
  const folder = mkdtempSync(join(tmpdir(), "stubwright-record-"));
  const real = mocked({ handlers: { PlaceOrder: () => receipt("green") } }, "soap");
  const onExchange = async (exchange: Parameters<typeof keepExchange>[1]): Promise<void> =>
    void (await keepExchange(folder, exchange));
  const recorder = createInProcessTransport(
    recordingHandlers(contract, { transport: real, mask: ["/customer"], onExchange }),
  );
  expect(await place(recorder, "Ann")).toMatchObject({ state: "green" });
  await place(recorder, "Ann");
  const text = readFileSync(join(folder, "PlaceOrder.examples.yaml"), "utf8");
  expect([text.includes("Ann"), text.match(/recorded-/g)?.length]).toEqual([false, 1]);
  expect(await place(mocked({ rules: readRules(text) }), "Bob")).toMatchObject({ state: "green" });
});

test("secrets are masked by their names, and by pointer", () => {
  expect(
    masked({ userPassword: "x", note: "y", card: { cardNumber: "4111" }, items: [{ id: 5 }] }, ["/items/*/id"]),
  ).toEqual({
    userPassword: "masked",
    note: "y",
    card: { cardNumber: "masked" },
    items: [{ id: 0 }],
  });
});
