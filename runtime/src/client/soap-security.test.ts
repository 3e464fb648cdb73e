import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { IncomingHttpHeaders, RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import soap from "soap";
import { createSoapTransport, type SoapCall, type SoapSecurity } from "../index.js";
import { echo } from "../testing/echo-contract.js";
import { startServer, type TestServer } from "../testing/test-server.js";

interface Sent {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const servers: TestServer[] = [];
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stubwright-"));
  await writeFile(join(folder, "echo.wsdl"), wsdl);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await rm(folder, { recursive: true });
});

/** A service that only notes what it is sent. */
async function recorder(): Promise<{ url: string; sent: Sent[] }> {
  const sent: Sent[] = [];
  const listener: RequestListener = (request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += String(chunk);
    });
    request.on("end", () => {
      sent.push({ headers: request.headers, body });
      response.writeHead(500, { "Content-Type": "text/xml" }).end();
    });
  };
  const server = await startServer(listener);
  servers.push(server);
  return { url: server.url, sent };
}

const wsdl = `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
  xmlns:t="urn:echo:types" targetNamespace="urn:echo:types"><types><xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"
  targetNamespace="urn:echo:types" elementFormDefault="qualified"><xs:element name="Echo"><xs:complexType><xs:sequence>
  <xs:element name="Level" type="xs:int"/></xs:sequence></xs:complexType></xs:element></xs:schema></types>
  <message name="In"><part name="par" element="t:Echo"/></message>
  <portType name="P"><operation name="Echo"><input message="t:In"/></operation></portType>
  <binding name="B" type="t:P"><soap:binding transport="http://schemas.xmlsoap.org/soap/http"/><operation name="Echo">
  <soap:operation soapAction="urn:echo:types/Echo" style="document"/><input><soap:body use="literal"/></input></operation></binding>
  <service name="S"><port name="Port" binding="t:B"><soap:address location="http://localhost/"/></port></service></definitions>`;

/** What the two clients may differ in: time and chance. */
function steady(text: string): string {
  return text
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/g, "TIME")
    .replace(/(<wsse:Nonce[^>]*>)[^<]*/g, "$1NONCE")
    .replace(/(PasswordDigest">)[^<]*/g, "$1DIGEST");
}

function headerOf(body: string): string | undefined {
  return steady(body).match(/<soap:Header>.*<\/soap:Header>/)?.[0];
}

const table: readonly (readonly [title: string, make: () => SoapSecurity & soap.ISecurity])[] = [
  ["Basic", () => new soap.BasicAuthSecurity("ann", "p:ä")],
  ["Bearer", () => new soap.BearerSecurity("token")],
  ["UsernameToken, text", () => new soap.WSSecurity("ann", "p<&", { mustUnderstand: true })],
  ["UsernameToken, digest", () => new soap.WSSecurity("ann", "p", { passwordType: "PasswordDigest" })],
  [
    "UsernameToken without a time stamp",
    () => new soap.WSSecurity("ann", "p", { hasTimeStamp: false, hasNonce: true }),
  ],
];
test.each(table)("%s: the same as the client of node-soap sends", async (_title, make) => {
  const { url, sent } = await recorder();
  const client = await soap.createClientAsync(join(folder, "echo.wsdl"), {}, url);
  client.setSecurity(make());
  await client.EchoAsync?.({ Level: 1 }).catch(() => undefined);
  await createSoapTransport({ url, security: make() })
    .call(echo, { Level: 1 })
    .catch(() => undefined);
  expect(sent).toHaveLength(2);
  const [theirs, ours] = sent;
  const asked = theirs?.headers.authorization ?? headerOf(theirs?.body ?? "");
  expect(asked).toMatch(/^Basic |^Bearer |UsernameToken/);
  expect(ours?.headers.authorization).toBe(theirs?.headers.authorization);
  expect(ours?.headers.soapaction).toBe(theirs?.headers.soapaction);
  expect(ours?.headers["content-type"]).toBe(theirs?.headers["content-type"]);
  expect(headerOf(ours?.body ?? "")).toBe(headerOf(theirs?.body ?? ""));
  expect(ours?.body).toContain("<soap:Body>");
});

test("header blocks of the caller precede those of security, as in node-soap", async () => {
  const { url, sent } = await recorder();
  const client = await soap.createClientAsync(join(folder, "echo.wsdl"), {}, url);
  const action = '<wsa:Action xmlns:wsa="http://www.w3.org/2005/08/addressing">urn:echo/Echo</wsa:Action>';
  const security = { toXML: () => '<Token xmlns="urn:s"/>' };
  client.addSoapHeader(action);
  client.setSecurity(security);
  await client.EchoAsync?.({ Level: 1 }).catch(() => undefined);
  const calls: SoapCall[] = [];
  const headerBlocks = (call: SoapCall): string => {
    calls.push(call);
    return action;
  };
  await createSoapTransport({ url, headerBlocks, security })
    .call(echo, { Level: 1 })
    .catch(() => undefined);
  expect(headerOf(sent[1]?.body ?? "")).toBe(headerOf(sent[0]?.body ?? ""));
  expect(sent[1]?.body).toContain(`<soap:Header>${action}<Token xmlns="urn:s"/></soap:Header>`);
  expect(calls).toEqual([{ operation: "Echo", action: echo.soapAction, url }]);
});

test.each(["1.1", "1.2"] as const)("an action that is not ASCII is sent as UTF-8, in SOAP %s", async (soapVersion) => {
  const { url, sent } = await recorder();
  const soapAction = "urn:echo/Привет";
  await createSoapTransport({ url, soapVersion })
    .call({ ...echo, soapAction }, {})
    .catch(() => undefined);
  const { soapaction, "content-type": type } = sent[0]?.headers ?? {};
  const header = soapVersion === "1.1" ? soapaction : type;
  expect(Buffer.from(String(header), "latin1").toString()).toContain(`"${soapAction}"`);
});

test.each([
  ["1.1", { soapaction: '""', "content-type": "text/xml; charset=utf-8" }],
  ["1.2", { "content-type": "application/soap+xml; charset=utf-8" }],
] as const)("an operation without an action says none, in SOAP %s", async (soapVersion, want) => {
  const { url, sent } = await recorder();
  await createSoapTransport({ url, soapVersion })
    .call({ ...echo, soapAction: "" }, {})
    .catch(() => undefined);
  expect(sent[0]?.headers).toMatchObject(want);
});

test("postProcess gets the envelope with an empty Header, and its prefix", async () => {
  const { url, sent } = await recorder();
  const security: SoapSecurity = {
    postProcess: (xml, envelopeKey) =>
      xml.replace(`<${envelopeKey}:Header>`, `<${envelopeKey}:Header><Signed xmlns="urn:s"/>`),
  };
  await createSoapTransport({ url, security })
    .call(echo, {})
    .catch(() => undefined);
  expect(sent[0]?.body).toContain('<soap:Header><Signed xmlns="urn:s"/></soap:Header><soap:Body>');
});

test("addOptions reaches a custom fetch and cannot replace the request", async () => {
  let seen: RequestInit & { readonly agent?: unknown } = {};
  const security: SoapSecurity = {
    addOptions: (options) => void Object.assign(options, { agent: "a", method: "GET" }),
  };
  const fetch = async (_url: string, init: RequestInit): Promise<Response> => {
    seen = init;
    return new Response("", { status: 500 });
  };
  await createSoapTransport({ url: "http://x/", security, fetch })
    .call(echo, {})
    .catch(() => undefined);
  expect([seen.agent, seen.method]).toEqual(["a", "POST"]);
});
