import type { RequestListener } from "node:http";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createSoapTransport, type Transport } from "@stubwright/runtime";
import { type ListenerOptions, ServiceFault } from "@stubwright/runtime/server";
import { XmlDocument, XmlElement } from "libxml2-wasm";
import { generateModules } from "../../testing/generated-modules.js";
import { TestServers } from "../test-servers.js";
import { strictService } from "./strict-service.js";

const addressing = "http://www.w3.org/2005/08/addressing";
const folder = fileURLToPath(new URL("./addressing-modules/", import.meta.url));

/** As JAX-WS publishes a service that requires addressing: no action in the binding, one in the port type, or the default one. */
const wsdl = `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:s="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:wsam="http://www.w3.org/2007/05/addressing/metadata" xmlns:wsp="http://www.w3.org/ns/ws-policy"
    xmlns:wsu="http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd" xmlns:t="http://parcels.example/" targetNamespace="http://parcels.example/">
  <wsp:Policy wsu:Id="addressed"><wsam:Addressing><wsp:Policy/></wsam:Addressing></wsp:Policy>
  <types><xs:schema targetNamespace="http://parcels.example/"><xs:element name="track" type="xs:string"/><xs:element name="trackResponse" type="xs:string"/>
    <xs:element name="find" type="xs:string"/><xs:element name="findResponse" type="xs:string"/></xs:schema></types>
  ${["track", "find"].map((name) => `<message name="${name}"><part name="a" element="t:${name}"/></message><message name="${name}Response"><part name="a" element="t:${name}Response"/></message>`).join("")}
  <portType name="Parcel">
    <operation name="track"><input wsam:Action="http://parcels.example/Parcel/track?a&amp;b" message="t:track"/><output wsam:Action="urn:tracked" message="t:trackResponse"/></operation>
    <operation name="find"><input message="t:find"/><output message="t:findResponse"/></operation>
  </portType>
  <binding name="B" type="t:Parcel"><wsp:PolicyReference URI="#addressed"/><s:binding transport="http://schemas.xmlsoap.org/soap/http"/>
    ${["track", "find"].map((name) => `<operation name="${name}"><s:operation soapAction=""/><input><s:body use="literal"/></input><output><s:body use="literal"/></output></operation>`).join("")}
  </binding>
  <service name="S"><port name="P" binding="t:B"><s:address location="http://parcels.example/soap"/></port></service>
</definitions>`;

const strict = {
  track: { action: "http://parcels.example/Parcel/track?a&b", replyAction: "urn:tracked" },
  find: {
    action: "http://parcels.example/Parcel/findRequest",
    replyAction: "http://parcels.example/Parcel/findResponse",
  },
};

interface Service {
  track(text: string): Promise<string>;
  find(text: string): Promise<string>;
}

interface Generated {
  createAddressingListener(service: Service, options?: ListenerOptions): RequestListener;
  createAddressingClient(transport: Transport): Service;
}

const servers = new TestServers();
let generated: Generated;

beforeAll(async () => {
  const module = await generateModules(folder, { name: "addressing", wsdl });
  generated = { ...(await import(module("server"))), ...(await import(module("client"))) };
}, 60_000);
afterAll(() => servers.closeAll());

test("a client speaks addressing where the binding requires it; one without it is refused", async () => {
  const url = `${await servers.start(strictService(strict))}/parcels?a=1&b=2`;
  const client = generated.createAddressingClient(createSoapTransport({ url }));
  expect(await Promise.all([client.track("a"), client.find("b"), client.track("c")])).toEqual(["a", "b", "c"]);
  const plain = generated.createAddressingClient(createSoapTransport({ url, addressing: false }));
  await expect(plain.track("a")).rejects.toThrow("MessageAddressingHeaderRequired");
  const headerBlocks = (): string =>
    `<a:Action xmlns:a="${addressing}">urn:other</a:Action><a:MessageID xmlns:a="${addressing}">urn:uuid:1</a:MessageID>`;
  const wrong = generated.createAddressingClient(createSoapTransport({ url, headerBlocks, addressing: false }));
  await expect(wrong.track("a")).rejects.toThrow("ActionNotSupported");
});

/** The headers of addressing in a reply, as libxml2 reads them. */
function headersOf(text: string): Readonly<Record<string, string>> {
  const document = XmlDocument.fromString(text);
  const found = document.find("/*/*[local-name()='Header']/a:*", { a: addressing });
  const headers = found.map((node) => [node instanceof XmlElement ? node.name : "", node.content] as const);
  document.dispose();
  return Object.fromEntries(headers);
}

test("a server answers with the headers of addressing, also with faults, though the contract declares none", async () => {
  const find = async (): Promise<string> => {
    throw new ServiceFault("Client", "There is no such parcel.");
  };
  const listener = generated.createAddressingListener(
    { track: async (text) => text, find },
    { addressing: "required" },
  );
  const url = `${await servers.start(listener)}/soap11`;
  const replies: string[] = [];
  const client = generated.createAddressingClient(createSoapTransport({ url }));
  expect(await client.track("a")).toBe("a");
  await expect(client.find("a")).rejects.toThrow("There is no such parcel.");
  const post = async (operation: "track" | "find", id: string): Promise<void> => {
    const { action } = strict[operation];
    const blocks = `<a:Action s:mustUnderstand="1">${action.replace("&", "&amp;")}</a:Action>${id}`;
    const body = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" xmlns:a="${addressing}"><s:Header>${blocks}</s:Header><s:Body><${operation} xmlns="http://parcels.example/">x</${operation}></s:Body></s:Envelope>`;
    const headers = { "Content-Type": "text/xml", SOAPAction: `"${action}"` };
    replies.push(await (await fetch(url, { method: "POST", headers, body })).text());
  };
  const id = '<a:MessageID s:mustUnderstand="1">urn:uuid:1&amp;2</a:MessageID>';
  await post("track", id);
  await post("find", id);
  await post("track", "");
  expect(replies.map(headersOf)).toEqual([
    { RelatesTo: "urn:uuid:1&2", Action: "urn:tracked" },
    { RelatesTo: "urn:uuid:1&2", Action: `${addressing}/soap/fault` },
    { Action: `${addressing}/fault` },
  ]);
  expect(replies[2]).toContain("The header MessageID is missing.");
});
