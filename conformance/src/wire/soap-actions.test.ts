import type { RequestListener } from "node:http";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "@jest/globals";
import { createSoapTransport, type Transport } from "@stubwright/runtime";
import { generateModules } from "../testing/generated-modules.js";
import { TestServers } from "./test-servers.js";

const folder = fileURLToPath(new URL("./soap-actions-modules/", import.meta.url));

function binding(prefix: string, name: string, action: string): string {
  const body = `<${prefix}:body use="literal"/>`;
  return `<binding name="${name}" type="t:P"><${prefix}:binding transport="http://schemas.xmlsoap.org/soap/http"/><operation name="Tell">
    <${prefix}:operation soapAction="${action}"/><input>${body}</input><output>${body}</output></operation></binding>`;
}

/** A port type with bindings for both SOAP versions, each with its own action. */
const contract = `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:s="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:s12="http://schemas.xmlsoap.org/wsdl/soap12/"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:t" targetNamespace="urn:t">
  <types><xs:schema targetNamespace="urn:t"><xs:element name="Tell" type="xs:string"/><xs:element name="Told" type="xs:string"/></xs:schema></types>
  <message name="In"><part name="a" element="t:Tell"/></message><message name="Out"><part name="b" element="t:Told"/></message>
  <portType name="P"><operation name="Tell"><input message="t:In"/><output message="t:Out"/></operation></portType>
  ${binding("s", "B", "urn:one")}${binding("s12", "B12", "urn:two")}
  <service name="S"><port name="P" binding="t:B"/><port name="P12" binding="t:B12"/></service>
</definitions>`;

interface Generated {
  createActionsListener(service: { tell(text: string): string }): RequestListener;
  createActionsClient(transport: Transport): { tell(text: string): Promise<string> };
}

const servers = new TestServers();
afterAll(() => servers.closeAll());

// SOAP 1.1 section 6.1.1; SOAP 1.2 Part 2, section 6.5.
test("an operation has each binding's action in that binding's SOAP version", async () => {
  const module = await generateModules(folder, { name: "actions", wsdl: contract });
  const generated: Generated = { ...(await import(module("server"))), ...(await import(module("client"))) };
  const url = `${await servers.start(generated.createActionsListener({ tell: (text) => text }))}/soap11`;
  const sent: (string | null)[] = [];
  const watched: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    sent.push(headers.get("SOAPAction") ?? headers.get("Content-Type"));
    return fetch(input, init);
  };
  for (const soapVersion of ["1.1", "1.2"] as const) {
    const client = generated.createActionsClient(createSoapTransport({ url, soapVersion, fetch: watched }));
    expect(await client.tell(soapVersion)).toBe(soapVersion);
  }
  expect(sent).toEqual([
    expect.stringContaining('"urn:one"'),
    expect.stringMatching(/^application\/soap\+xml;.*action="urn:two"/),
  ]);
});
