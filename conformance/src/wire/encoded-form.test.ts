import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "@jest/globals";
import type { RequestReplyOperation } from "@stubwright/runtime/codec";
import { createListener, handle } from "@stubwright/runtime/server";
import { generateModules } from "../testing/generated-modules.js";
import { TestServers } from "./test-servers.js";

const folder = fileURLToPath(new URL("./encoded-form-modules/", import.meta.url));

/** A schema with qualified members. In SOAP's encoding, members are unqualified nevertheless (SOAP 1.1 section 5.4.1). */
const contract = `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:s="http://schemas.xmlsoap.org/wsdl/soap/"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:form" xmlns:d="urn:form:data" targetNamespace="urn:form">
  <types><xs:schema targetNamespace="urn:form:data" elementFormDefault="qualified">
    <xs:complexType name="Trip"><xs:sequence>
      <xs:element name="from" type="xs:string"/>
      <xs:element name="leg" type="d:Leg" minOccurs="0" maxOccurs="2"/>
      <xs:choice minOccurs="0"><xs:element name="bus" type="xs:int"/><xs:element name="tram" type="xs:int"/></xs:choice>
    </xs:sequence></xs:complexType>
    <xs:complexType name="Leg"><xs:all><xs:element name="to" type="xs:string"/></xs:all></xs:complexType>
  </xs:schema></types>
  <message name="In"><part name="trip" type="d:Trip"/></message>
  <message name="Out"><part name="trip" type="d:Trip"/></message>
  <portType name="P"><operation name="Echo"><input message="t:In"/><output message="t:Out"/></operation></portType>
  <binding name="B" type="t:P"><s:binding style="rpc" transport="http://schemas.xmlsoap.org/soap/http"/>
    <operation name="Echo"><input><s:body use="encoded" namespace="urn:form"/></input><output><s:body use="encoded" namespace="urn:form"/></output></operation>
  </binding>
</definitions>`;

interface Echoed {
  readonly trip: unknown;
}

let operation: RequestReplyOperation<Echoed, Echoed>;

beforeAll(async () => {
  const module = await generateModules(folder, { name: "form", wsdl: contract });
  const { echo }: { echo: typeof operation } = await import(module("operations"));
  operation = echo;
});

async function reply(body: string): Promise<string> {
  const servers = new TestServers();
  const noContract = (): Promise<never> => Promise.reject(new Error("Nobody asks for the WSDL."));
  const echo = handle(operation, async ({ trip }: Echoed): Promise<Echoed> => ({ trip }));
  const url = await servers.start(createListener([echo], { soapPath: "/soap11", contract: noContract }));
  const envelope = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${body}</s:Body></s:Envelope>`;
  const headers = { "Content-Type": "text/xml; charset=utf-8" };
  const answer = await fetch(`${url}/soap11`, { method: "POST", headers, body: envelope });
  await servers.closeAll();
  return answer.text();
}

const written = "<trip><from>a</from><leg><to>b</to></leg><tram>1</tram></trip>";

describe("encoded messages of a schema with elementFormDefault=qualified", () => {
  test.each([
    ["no namespace, as PHP writes them", `<n:Echo xmlns:n="urn:form">${written}</n:Echo>`],
    [
      "that of the schema, as node-soap writes them",
      `<n:Echo xmlns:n="urn:form" xmlns:d="urn:form:data"><trip><d:from>a</d:from><d:leg><d:to>b</d:to></d:leg><d:tram>1</d:tram></trip></n:Echo>`,
    ],
    [
      "none, elsewhere in the message",
      `<n:Echo xmlns:n="urn:form"><trip href="#a"/></n:Echo><multiRef id="a"><from>a</from><leg href="#b"/><tram>1</tram></multiRef><multiRef id="b"><to>b</to></multiRef>`,
    ],
  ])("members in %s are read, and are written in none", async (_title, body) => {
    expect(await reply(body)).toContain(written);
  });
});
