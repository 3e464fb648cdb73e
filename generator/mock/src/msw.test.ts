import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type LiveContract, openContract } from "@stubwright/live";
import { createJsonTransport, createSoapTransport, isCallError } from "@stubwright/runtime";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { createMock } from "./index.js";
import { mswHandlers } from "./msw.js";

const entry = fileURLToPath(new URL("../../service-test/planted/shop.wsdl", import.meta.url));
const receipt = { number: "AB-0001", pieces: 1, placed: "2024-01-01T00:00:00Z", state: "red" };
const server = setupServer();
/** The requests that no handler has taken. */
const unhandled: unknown[] = [];
let contract: LiveContract;

beforeAll(async () => {
  const opened = await openContract({ entry });
  if (opened.contract === undefined) throw new Error("The contract does not load.");
  contract = opened.contract;
  const mock = createMock(contract, { handlers: { PlaceOrder: () => receipt } });
  server.use(
    http.get("https://shop.example/v1/health", () => HttpResponse.text("up")),
    ...mswHandlers(mock.handlers, contract.endpoint, { baseUrl: "https://shop.example/v1/" }),
  );
  server.listen({ onUnhandledRequest: (_request, print) => void unhandled.push(print) });
});
afterAll(() => server.close());

test.each(["json", "soap"] as const)(
  "MSW answers a client over %s, and refuses what breaks the contract",
  async (wire) => {
    const operation = contract.operations.get("PlaceOrder");
    if (operation?.kind !== "request-reply") throw new Error("PlaceOrder is answered.");
    const baseUrl = "https://shop.example/v1";
    const transport =
      wire === "json" ? createJsonTransport({ baseUrl }) : createSoapTransport({ url: `${baseUrl}/soap11` });
    const order = { customer: "Ann", line: [{ sku: "AB-1234", quantity: 1, price: "1.00" }] };
    expect(await transport.call(operation, order)).toEqual(receipt);
    const headers = { "Content-Type": "application/json" };
    const refused = await fetch(`${baseUrl}/json/reply/PlaceOrder`, { method: "POST", headers, body: "{}" });
    expect(refused.status).toBe(400);
  },
);

test("the contract's documents are served, and other paths are those of other handlers", async () => {
  expect(await (await fetch("https://shop.example/v1/soap11?wsdl")).text()).toContain("<definitions");
  expect(await (await fetch("https://shop.example/v1/health")).text()).toBe("up");
  const transport = createJsonTransport({ baseUrl: "https://elsewhere.example" });
  const operation = contract.operations.get("Subscribe");
  if (operation?.kind !== "one-way") throw new Error("Subscribe is one-way.");
  const failed: unknown = await transport.send(operation, { email: "a@b.example" }).catch((error: unknown) => error);
  expect(isCallError(failed)).toBe(true);
  expect(unhandled).toHaveLength(1);
});
