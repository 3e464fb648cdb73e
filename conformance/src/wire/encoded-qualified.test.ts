import type { RequestListener } from "node:http";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createSoapTransport, FaultError, type Transport } from "@stubwright/runtime";
import { generateModules } from "../testing/generated-modules.js";
import { TestServers } from "./test-servers.js";

const folder = fileURLToPath(new URL("./encoded-qualified-modules/", import.meta.url));

/** A contract in which documents of the element Report have qualified members. */
const contract = `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:s="http://schemas.xmlsoap.org/wsdl/soap/"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:kept" targetNamespace="urn:kept">
  <types><xs:schema targetNamespace="urn:kept" elementFormDefault="qualified">
    <xs:complexType name="Cause"><xs:sequence>
      <xs:element name="text" type="xs:string"/><xs:element name="cause" type="t:Cause" minOccurs="0"/>
    </xs:sequence></xs:complexType>
    <xs:element name="Report" type="t:Cause"/>
  </xs:schema></types>
  <message name="In"><part name="cause" type="t:Cause"/></message>
  <message name="Out"><part name="text" type="xs:string"/></message>
  <portType name="P"><operation name="Tell">
    <input message="t:In"/><output message="t:Out"/><fault name="Failed" message="t:In"/>
  </operation></portType>
  <binding name="B" type="t:P"><s:binding style="rpc" transport="http://schemas.xmlsoap.org/soap/http"/>
    <operation name="Tell"><input><s:body use="encoded" namespace="urn:kept"/></input><output><s:body use="encoded" namespace="urn:kept"/></output>
      <fault name="Failed"><s:fault name="Failed" use="encoded" namespace="urn:kept"/></fault></operation>
  </binding>
</definitions>`;

interface Cause {
  readonly text: string;
  readonly cause?: Cause;
}
interface Tell {
  readonly cause: Cause | null;
}
interface Generated {
  createKeptListener(service: { tell(request: Tell): never }): RequestListener;
  tellFault(kind: "Failed", detail: Cause): Error;
  createKeptClient(transport: Transport): { tell(request: Tell): Promise<unknown> };
}

const servers = new TestServers();
afterAll(() => servers.closeAll());

let generated: Generated;

beforeAll(async () => {
  const module = await generateModules(folder, { name: "kept", wsdl: contract });
  generated = { ...(await import(module("server"))), ...(await import(module("client"))) };
});

/** Sends a message, and returns the fault detail that the client reads. The server copies the request's part into the detail. */
async function declared(fetchReply?: typeof fetch): Promise<unknown> {
  const service = {
    tell: ({ cause }: Tell): never => {
      throw generated.tellFault("Failed", cause ?? { text: "none" });
    },
  };
  const url = `${await servers.start(generated.createKeptListener(service))}/soap11`;
  const transport = createSoapTransport(fetchReply ? { url, fetch: fetchReply } : { url });
  const call = generated.createKeptClient(transport).tell({ cause: { text: "a", cause: { text: "b" } } });
  const error: unknown = await call.then(
    () => undefined,
    (reason) => reason,
  );
  return error instanceof FaultError ? (error.declared ?? error.message) : error;
}

/** A call with this in its Body instead. */
function sending(body: string): typeof fetch {
  const envelope = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${body}</s:Body></s:Envelope>`;
  return (url, options) => fetch(url, { ...options, body: envelope });
}

/** Returns a Fault with the given detail. */
function answering(detail: string): typeof fetch {
  const fault = `<s:Fault><faultcode>s:Server</faultcode><faultstring>no</faultstring><detail>${detail}</detail></s:Fault>`;
  const envelope = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${fault}</s:Body></s:Envelope>`;
  return async () => new Response(envelope, { status: 500, headers: { "Content-Type": "text/xml" } });
}

describe("encoded messages whose members keep the namespace of the message", () => {
  const whole = { kind: "Failed", detail: { text: "a", cause: { text: "b" } } };
  const members = "<t:text>a</t:text><t:cause><t:text>b</t:text></t:cause>";
  const plain = members.replaceAll("t:", "");
  const inPlace = plain.replace("<text>", `<text xmlns="urn:kept">`).replace("<cause>", `<cause xmlns="urn:kept">`);
  test.each<readonly [string, (() => typeof fetch) | undefined]>([
    ["as we write requests and faults", undefined],
    ["in a request with prefixes", () => sending(`<t:Tell xmlns:t="urn:kept"><cause>${members}</cause></t:Tell>`)],
    [
      "in a request without prefixes",
      () => sending(`<Tell xmlns="urn:kept"><cause xmlns="">${inPlace}</cause></Tell>`),
    ],
    ["in a request with one namespace for all", () => sending(`<Tell xmlns="urn:kept"><cause>${plain}</cause></Tell>`)],
    ["in a fault with prefixes", () => answering(`<t:cause xmlns:t="urn:kept">${members}</t:cause>`)],
    ["in a fault without prefixes", () => answering(`<cause xmlns="urn:kept">${plain}</cause>`)],
  ])("are read %s", async (_title, fetchReply) => {
    expect(await declared(fetchReply?.())).toEqual(whole);
  });
});
