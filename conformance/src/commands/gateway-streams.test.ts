import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "@jest/globals";

const command = fileURLToPath(new URL("../../../generator/cli/bin/stubwright.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "stubwright-gateway-streams-"));
const sequence = (inside: string): string => `<xs:complexType><xs:sequence>${inside}</xs:sequence></xs:complexType>`;
const wsdl = `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:s="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:t" targetNamespace="urn:t">
<types><xs:schema targetNamespace="urn:t" elementFormDefault="qualified"><xs:element name="List"><xs:complexType/></xs:element>
<xs:element name="Listed">${sequence(`<xs:element name="Entries">${sequence('<xs:element name="Entry" type="xs:int" minOccurs="0" maxOccurs="unbounded"/>')}</xs:element>`)}</xs:element></xs:schema></types>
<message name="In"><part name="p" element="t:List"/></message><message name="Out"><part name="p" element="t:Listed"/></message>
<portType name="P"><operation name="List"><input message="t:In"/><output message="t:Out"/></operation></portType>
<binding name="B" type="t:P"><s:binding transport="http://schemas.xmlsoap.org/soap/http"/><operation name="List"><s:operation soapAction="List"/><input><s:body use="literal"/></input><output><s:body use="literal"/></output></operation></binding>
<service name="S"><port name="P" binding="t:B"><s:address location="http://localhost/"/></port></service></definitions>`;
const before =
  '<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body><Listed xmlns="urn:t"><Entries><Entry>1</Entry>';
const after = "<Entry>2</Entry></Entries></Listed></e:Body></e:Envelope>";
const fault =
  '<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body><e:Fault><faultcode>e:Client</faultcode><faultstring>No list 1.</faultstring></e:Fault></e:Body></e:Envelope>';

let service: Server;
let gateway: ChildProcess;
let address = "";
/** The reply of the service that waits to be ended. */
let waiting: ServerResponse | undefined;
let isRefusing = false;

beforeAll(async () => {
  writeFileSync(join(folder, "list.wsdl"), wsdl);
  const contract = { name: "list", entry: "list.wsdl", out: "generated", streams: { List: "Entries/Entry" } };
  writeFileSync(join(folder, "stubwright.config.json"), JSON.stringify({ contracts: [contract] }));
  service = createServer((request, response) => {
    request.resume();
    response.writeHead(isRefusing ? 500 : 200, { "Content-Type": "text/xml" });
    if (isRefusing) return void response.end(fault);
    response.write(before);
    waiting = response;
  }).listen(0, "127.0.0.1");
  await once(service, "listening");
  const to = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
  gateway = spawn(process.execPath, [command, "gateway", "list", "--port", "0", "--to", to], { cwd: folder });
  let printed = "";
  for (const stream of [gateway.stdout, gateway.stderr]) stream?.on("data", (text) => (printed += String(text)));
  while (!/ {2}service .*\n/.test(printed)) {
    if (gateway.exitCode !== null) throw new Error(printed);
    await new Promise((resume) => setTimeout(resume, 10));
  }
  address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0] ?? "";
});
afterAll(() => {
  gateway.kill("SIGKILL");
  service.closeAllConnections();
  service.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Calls the gateway, and reads the body until the first item has arrived, while the service still waits. */
async function begin() {
  const reply = await fetch(`${address}/json/reply/List`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: "{}",
  });
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) {
    text += next.value;
    if (text.includes("1")) break;
  }
  return { status: reply.status, reader, text };
}

test("an item reaches the caller before the service has ended its reply", async () => {
  const { status, reader, text } = await begin();
  expect(waiting?.writableEnded).toBe(false);
  waiting?.end(after);
  let whole = text;
  for (let next = await reader?.read(); next !== undefined && !next.done; next = await reader?.read())
    whole += next.value;
  expect([status, JSON.parse(whole)]).toEqual([200, { Entries: [1, 2] }]);
});

test("a reply that breaks off breaks off for the caller, too", async () => {
  const { reader } = await begin();
  waiting?.destroy();
  await expect(async () => {
    for (let next = await reader?.read(); next?.done === false; next = await reader?.read());
  }).rejects.toThrow();
});

test("a Fault in place of the items is a problem document", async () => {
  isRefusing = true;
  const { status, text } = await begin();
  expect([status, JSON.parse(text)]).toMatchObject([400, { detail: "No list 1." }]);
});
