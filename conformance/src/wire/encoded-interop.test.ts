import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createJsonTransport, createSoapTransport, type Transport } from "@stubwright/runtime";
import { type Client, createClientAsync, listen } from "soap";
import { compileGolden } from "../testing/generated-modules.js";
import { TestServers } from "./test-servers.js";

interface Stop {
  readonly name: string | null;
  readonly minute: number;
}
interface PlanRequest {
  readonly stops: readonly Stop[] | null;
  readonly speed: number;
}
interface PlanReply {
  readonly minutes: readonly (readonly number[])[] | null;
  readonly remark: string | null;
}
interface Service {
  plan(request: PlanRequest): PlanReply;
  first(request: Pick<PlanRequest, "stops">): { readonly return: Stop | null };
}
interface EncodedServer {
  createRpcEncodedListener(service: Service): RequestListener;
  firstFault(kind: "Unreachable", detail: Stop): Error;
}
interface EncodedClient {
  createRpcEncodedClient(transport: Transport): {
    plan(request: PlanRequest): Promise<PlanReply>;
    first(request: Pick<PlanRequest, "stops">): Promise<{ readonly return: Stop | null }>;
  };
  isFirstFault(error: unknown): boolean;
}

const contract = fileURLToPath(new URL("../../../generator/codegen/golden/rpc-encoded/contract.wsdl", import.meta.url));
const servers = new TestServers();
afterAll(() => servers.closeAll());

let url = "";
let generated: EncodedClient;
const seen: PlanRequest[] = [];

beforeAll(async () => {
  const module = compileGolden("rpc-encoded");
  const server: EncodedServer = await import(module("server"));
  generated = await import(module("client"));
  url = await servers.start(
    server.createRpcEncodedListener({
      plan: (request) => {
        seen.push(request);
        const minutes = request.stops?.map(({ minute }) => [minute, minute * request.speed]) ?? null;
        return { minutes, remark: request.stops?.[0]?.name ?? null };
      },
      first: (request) => {
        throw server.firstFault("Unreachable", request.stops?.[0] ?? { name: null, minute: 0 });
      },
    }),
  );
});

const stops = [
  { name: "A & B", minute: 1 },
  { name: null, minute: 2 },
];
const reply = {
  minutes: [
    [1, 3],
    [2, 6],
  ],
  remark: "A & B",
};

test("our client and our server agree on every wire", async () => {
  for (const transport of [createSoapTransport({ url: `${url}/soap11` }), createJsonTransport({ baseUrl: url })]) {
    const client = generated.createRpcEncodedClient(transport);
    expect(await client.plan({ stops, speed: 3 })).toEqual(reply);
    expect(await client.plan({ stops: null, speed: 3 })).toEqual({ minutes: null, remark: null });
    expect(await client.plan({ stops: [], speed: 3 })).toEqual({ minutes: [], remark: null });
  }
});

test("node-soap calls the service by the served WSDL", async () => {
  const peer: Client = await createClientAsync(`${url}/soap11?wsdl`);
  const [found] = await peer.PlanAsync({ stops: { item: [{ name: "A & B", minute: 1 }] }, speed: 3 });
  expect(seen.at(-1)).toEqual({ stops: [{ name: "A & B", minute: 1 }], speed: 3 });
  expect(found).toMatchObject({ minutes: { item: { item: ["1", "3"] } }, remark: "A & B" });
});

test("our client calls node-soap's server", async () => {
  const host = createServer((_request, response) => response.end());
  await new Promise<void>((done) => host.listen(0, "127.0.0.1", done));
  const address = host.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const asked: unknown[] = [];
  const Plan = (request: unknown): object => {
    asked.push(request);
    return { minutes: { item: [{ item: [1, 3] }, { item: [2, 6] }] }, remark: "A & B" };
  };
  listen(host, "/planner", { PlannerService: { Planner: { Plan } } }, readFileSync(contract, "utf8"));
  const transport = createSoapTransport({ url: `http://127.0.0.1:${address.port}/planner` });
  const found = await generated.createRpcEncodedClient(transport).plan({ stops, speed: 3 });
  await new Promise((done) => host.close(done));
  expect(found).toEqual(reply);
  expect(asked).toMatchObject([{ speed: "3" }]);
});

test("written messages name their encoding, and the type and number of array items", async () => {
  const body =
    '<p:Plan xmlns:p="urn:golden:encoded"><stops><item><name>x</name><minute>5</minute></item></stops><speed>2</speed></p:Plan>';
  const sent = `<S:Envelope xmlns:S="http://schemas.xmlsoap.org/soap/envelope/"><S:Body>${body}</S:Body></S:Envelope>`;
  const answer = await fetch(`${url}/soap11`, { method: "POST", headers: { "Content-Type": "text/xml" }, body: sent });
  expect(await answer.text()).toBe(
    '<?xml version="1.0" encoding="utf-8"?><s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" xmlns:i="http://www.w3.org/2001/XMLSchema-instance"><s:Body>' +
      '<t:PlanResponse xmlns:t="urn:golden:encoded" xmlns:a="http://schemas.xmlsoap.org/soap/encoding/" xmlns:b="http://www.w3.org/2001/XMLSchema" ' +
      'xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" s:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/">' +
      '<minutes a:arrayType="b:int[][1]"><item a:arrayType="b:int[2]"><item>5</item><item>10</item></item></minutes><remark>x</remark>' +
      "</t:PlanResponse></s:Body></s:Envelope>",
  );
});

test("a refused message does not affect the next message", async () => {
  const before = seen.length;
  const body = '<p:Plan xmlns:p="urn:golden:encoded"><stops href="#x"/><speed>2</speed></p:Plan>';
  const sent = `<S:Envelope xmlns:S="http://schemas.xmlsoap.org/soap/envelope/"><S:Body>${body}</S:Body></S:Envelope>`;
  const answer = await fetch(`${url}/soap11`, { method: "POST", headers: { "Content-Type": "text/xml" }, body: sent });
  expect([answer.status, await answer.text()]).toEqual([
    500,
    expect.stringContaining('pointer="/stops/@href" code="missing"'),
  ]);
  expect(seen).toHaveLength(before);
});

const unreachable = { declared: { kind: "Unreachable", detail: { name: "A & B", minute: 1 } } };

test("a fault whose part has a type reaches our client on every wire", async () => {
  for (const transport of [createSoapTransport({ url: `${url}/soap11` }), createJsonTransport({ baseUrl: url })]) {
    const failure = await generated
      .createRpcEncodedClient(transport)
      .first({ stops })
      .catch((error: unknown) => error);
    expect(generated.isFirstFault(failure)).toBe(true);
    expect(failure).toMatchObject(unreachable);
  }
});

test.each([
  [
    "in its place, as PHP writes it",
    `<p:fault xsi:type="p:Stop"><name xsi:type="xsd:string">A &amp; B</name><minute xsi:type="xsd:int">1</minute></p:fault>`,
    "",
  ],
  [
    "elsewhere, as Axis writes it",
    `<p:fault href="#id0"/><ns2:exceptionName xmlns:ns2="http://xml.apache.org/axis/">planner.Unreachable</ns2:exceptionName>`,
    `<multiRef id="id0" SOAP-ENC:root="0" xsi:type="p:Stop"><name href="#id1"/><minute>1</minute></multiRef><multiRef id="id1">A &amp; B</multiRef>`,
  ],
])("our client reads a fault whose detail is %s", async (_, detail, independent) => {
  const text = `<S:Envelope xmlns:S="http://schemas.xmlsoap.org/soap/envelope/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
    xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:SOAP-ENC="http://schemas.xmlsoap.org/soap/encoding/" xmlns:p="urn:golden:encoded"><S:Body>
    <S:Fault><faultcode>S:Server.userException</faultcode><faultstring>no way</faultstring><detail>
      ${detail}
    </detail></S:Fault>${independent}</S:Body></S:Envelope>`;
  const answer = async (): Promise<Response> =>
    new Response(text, { status: 500, headers: { "Content-Type": "text/xml;charset=utf-8" } });
  const transport = createSoapTransport({ url: "http://planner.example/", fetch: answer });
  const failure = await generated
    .createRpcEncodedClient(transport)
    .first({ stops })
    .catch((error: unknown) => error);
  expect(failure).toMatchObject(unreachable);
});
