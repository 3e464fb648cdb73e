import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type LiveContract, openContract } from "@stubwright/live";
import {
  createJsonTransport,
  createSoapTransport,
  FaultError,
  ProblemError,
  retryCalls,
  type Transport,
} from "@stubwright/runtime";
import { gatewayHandler } from "@stubwright/runtime/gateway";
import { createListener } from "@stubwright/runtime/server";
import { listen } from "soap";

const entry = fileURLToPath(new URL("../../../generator/service-test/planted/shop.wsdl", import.meta.url));
const receipt = { number: "AB-0001", pieces: 1, placed: "2024-01-01T00:00:00Z", state: "red" };
const servers: Server[] = [];
const errors: unknown[] = [];
let contract: LiveContract;
let nodeSoap: string;
let seenAuthorization: string | undefined;

async function serve(listener?: RequestListener): Promise<{ server: Server; url: string }> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Serves the contract in front of a service. */
async function gateway(transport: Transport, passHeaders: readonly string[] = []): Promise<string> {
  const handlers = [...contract.operations.values()].map((operation) =>
    gatewayHandler(operation, transport, { passHeaders }),
  );
  const listener = createListener(handlers, contract.endpoint, { onError: (error) => errors.push(error) });
  return (await serve(listener)).url;
}

const order = (customer: string): object => ({ customer, line: [{ sku: "AB-1234", quantity: 1, price: "1.00" }] });

async function place(front: Transport, customer: string, headers: Record<string, string> = {}): Promise<unknown> {
  const operation = contract.operations.get("PlaceOrder");
  if (operation?.kind !== "request-reply") throw new Error("PlaceOrder is answered.");
  return front.call(operation, order(customer), { headers });
}

const fault = (code: string, text: string, detail?: object) => ({
  Fault: { faultcode: code, faultstring: text, ...(detail && { detail }) },
});

beforeAll(async () => {
  const opened = await openContract({ entry });
  if (opened.contract === undefined) throw new Error("The contract does not load.");
  contract = opened.contract;
  const { server, url } = await serve();
  const port = {
    PlaceOrder: (
      { customer }: { customer: string },
      _reply: unknown,
      _blocks: unknown,
      request: { headers: object },
    ) => {
      seenAuthorization = Reflect.get(request.headers, "authorization");
      if (customer === "Eve") throw fault("soap:Server.Stock", "Nothing is left.");
      if (customer === "Bob")
        throw fault("soap:Client", "Out of stock.", {
          "s:OutOfStock": { attributes: { "xmlns:s": "urn:example:shop" }, "s:sku": "AB-1234", "s:left": 3 },
        });
      return receipt;
    },
    StoreProfile: (profile: object) => profile,
    Subscribe: () => undefined,
  };
  await new Promise((resolve) => {
    const services = { ShopService: { ShopPort: port } };
    listen(server, { path: "/soap11", xml: readFileSync(entry, "utf8"), uri: entry, services, callback: resolve });
  });
  nodeSoap = `${url}/soap11`;
});

afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

describe("a gateway in front of node-soap's server", () => {
  let front: string;
  beforeAll(async () => {
    front = await gateway(createSoapTransport({ url: nodeSoap }), ["Authorization"]);
  });

  test.each(["json", "soap"] as const)("answers over %s, and passes chosen headers on", async (wire) => {
    const transport =
      wire === "json" ? createJsonTransport({ baseUrl: front }) : createSoapTransport({ url: `${front}/soap11` });
    expect(await place(transport, "Ann", { Authorization: `Bearer ${wire}` })).toEqual(receipt);
    expect(seenAuthorization).toBe(`Bearer ${wire}`);
  });

  test("makes a problem document of a fault", async () => {
    const failed = place(createJsonTransport({ baseUrl: front }), "Eve");
    await expect(failed).rejects.toBeInstanceOf(ProblemError);
    await expect(failed).rejects.toMatchObject({
      status: 500,
      problem: { detail: "Nothing is left.", members: { fault: { code: "Server.Stock" } } },
    });
  });

  test.each(["json", "soap"] as const)("keeps the type of a declared fault over %s", async (wire) => {
    const transport =
      wire === "json" ? createJsonTransport({ baseUrl: front }) : createSoapTransport({ url: `${front}/soap11` });
    await expect(place(transport, "Bob")).rejects.toMatchObject({
      declared: { kind: "OutOfStock", detail: { sku: "AB-1234", left: 3 } },
    });
  });

  test("refuses a request that breaks the contract, before the service sees it", async () => {
    seenAuthorization = "untouched";
    const response = await fetch(`${front}/json/reply/PlaceOrder`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ customer: "Ann", line: [{ sku: "?", quantity: 1, price: "1.00" }] }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ pointer: "/line/0/sku" }] });
    expect(seenAuthorization).toBe("untouched");
  });
});

describe("a service behind a gateway that fails", () => {
  const xml = (status: number, body: string, headers: Record<string, string> = {}): RequestListener => {
    return (_request, response) =>
      void response.writeHead(status, { "Content-Type": "text/xml", ...headers }).end(body);
  };

  test.each<[string, RequestListener, object]>([
    ["closes the connection", (request) => request.socket.destroy(), { status: 502, cause: /cannot be reached/ }],
    ["never answers", () => undefined, { status: 504, cause: /in time/ }],
    ["sends a page", xml(200, "<html/>"), { status: 502, cause: /breaks the contract/ }],
    ["asks for credentials", xml(401, "", { "WWW-Authenticate": "Basic" }), { status: 401, header: "Basic" }],
    ["is busy", xml(503, "", { "Retry-After": "7" }), { status: 503, header: "7" }],
  ])("%s", async (_what, listener, wanted) => {
    const { url } = await serve(listener);
    const front = await gateway(createSoapTransport({ url, timeoutMs: 300 }));
    const response = await fetch(`${front}/json/reply/PlaceOrder`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(order("Ann")),
    });
    const text = await response.text();
    const found = {
      status: response.status,
      header: response.headers.get("Retry-After") ?? response.headers.get("WWW-Authenticate"),
    };
    expect({ ...found, cause: text }).toMatchObject(
      "cause" in wanted ? { ...wanted, cause: expect.stringMatching(String(wanted.cause).slice(1, -1)) } : wanted,
    );
    expect(text).not.toContain("127.0.0.1");
    expect(errors.length).toBeGreaterThan(0);
  });

  test("is asked again for an operation that may arrive twice", async () => {
    let requests = 0;
    const { url } = await serve((request, response) => {
      requests++;
      if (requests < 3) request.socket.destroy();
      else xml(503, "")(request, response);
    });
    const interceptors = [retryCalls({ repeatable: ["PlaceOrder"], pauseMs: 1 })];
    const front = await gateway(createSoapTransport({ url, interceptors }));
    await expect(place(createJsonTransport({ baseUrl: front }), "Ann")).rejects.toMatchObject({ status: 503 });
    expect(requests).toBe(3);
  });
});

test("a gateway serves SOAP in front of a service that speaks JSON", async () => {
  const json = await serve(async (request, response) => {
    const text = (await request.toArray()).join("");
    const { customer } = JSON.parse(text);
    const reply = (status: number, type: string, body: object): unknown =>
      response.writeHead(status, { "Content-Type": type }).end(JSON.stringify(body));
    if (customer === "Ann") reply(200, "application/json", receipt);
    else
      reply(409, "application/problem+json", {
        title: "Conflict",
        status: 409,
        detail: "Out of stock.",
        OutOfStock: { sku: "AB-1234", left: 3 },
      });
  });
  const front = await gateway(createJsonTransport({ baseUrl: json.url }));
  const transport = createSoapTransport({ url: `${front}/soap11` });
  expect(await place(transport, "Ann")).toEqual(receipt);
  const failed = place(transport, "Bob");
  await expect(failed).rejects.toBeInstanceOf(FaultError);
  await expect(failed).rejects.toMatchObject({
    fault: { code: "Client", message: "Out of stock." },
    declared: { kind: "OutOfStock", detail: { sku: "AB-1234", left: 3 } },
  });
});
