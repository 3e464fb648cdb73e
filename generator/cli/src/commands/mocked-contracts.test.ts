import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { createMock } from "@stubwright/mock";
import { fetchHandler } from "@stubwright/runtime/server";
import { openForTest, testService } from "@stubwright/service-test";

interface Operation {
  readonly request: string;
  readonly reply: string;
  /** The attributes of soap:body in the output. */
  readonly output?: string;
}

const operations: Readonly<Record<string, Operation>> = {
  Echo: { request: '<part name="p" element="t:Person"/>', reply: '<part name="p" element="t:Person"/>' },
  EchoNil: { request: '<part name="p" element="t:Nil"/>', reply: '<part name="p" element="t:Nil"/>' },
  Nothing: {
    request: '<part name="p" element="t:Name"/>',
    reply: '<part name="p" element="t:Name"/>',
    output: 'parts=""',
  },
  Ping: { request: "", reply: '<part name="p" element="t:Word"/>' },
  Two: {
    request: '<part name="p" element="t:One"/>',
    reply: '<part name="a" element="t:Name"/><part name="b" element="t:Word"/>',
  },
  TwoAsked: {
    request: '<part name="a" element="t:First"/><part name="b" element="t:Second"/>',
    reply: '<part name="p" element="t:Word"/>',
  },
};

const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:t" elementFormDefault="qualified">
  <xs:import namespace="http://www.w3.org/XML/1998/namespace"/>
  <xs:element name="Person"><xs:complexType>
    <xs:sequence><xs:element name="Name" type="xs:string" minOccurs="0"/><xs:element name="Age" type="xs:int" minOccurs="0"/></xs:sequence>
    <xs:attribute ref="xml:lang"/><xs:attribute name="key" type="xs:string"/>
  </xs:complexType></xs:element>
  <xs:element name="Nil" nillable="true"><xs:complexType><xs:sequence><xs:element name="a" type="xs:int" minOccurs="0"/></xs:sequence></xs:complexType></xs:element>
  ${["Name", "Word", "One", "First", "Second"].map((name) => `<xs:element name="${name}" type="xs:string"/>`).join("")}
</xs:schema>`;

function contractText(): string {
  const all = Object.entries(operations);
  const messages = all.map(
    ([name, { request, reply }]) =>
      `<message name="${name}In">${request}</message><message name="${name}Out">${reply}</message>`,
  );
  const declared = all.map(
    ([name]) => `<operation name="${name}"><input message="t:${name}In"/><output message="t:${name}Out"/></operation>`,
  );
  const bound = all.map(
    ([name, { output = "" }]) =>
      `<operation name="${name}"><soap:operation soapAction="urn:t"/><input><soap:body use="literal"/></input><output><soap:body use="literal" ${output}/></output></operation>`,
  );
  return `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:t="urn:t" targetNamespace="urn:t">
  <types>${schema}</types>${messages.join("")}<portType name="P">${declared.join("")}</portType>
  <binding name="B" type="t:P"><soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>${bound.join("")}</binding>
  <service name="S"><port name="P" binding="t:B"><soap:address location="http://localhost/"/></port></service></definitions>`;
}

test("the mock of a contract with messages of all forms passes the test of that contract", async () => {
  const entry = join(mkdtempSync(join(tmpdir(), "stubwright-mocked-")), "contract.wsdl");
  writeFileSync(entry, contractText());
  const { contract } = await openForTest({ entry });
  if (contract === undefined) throw new Error("The contract does not load.");
  const { handlers } = createMock(contract, {});
  const handler = fetchHandler(handlers, contract.endpoint, { onError: () => undefined });
  const phases = ["samples", "protocol", "coverage", "negative"] as const;
  const fetch = (url: string | URL, init?: RequestInit): Promise<Response> => handler(new Request(url, init));
  const report = await testService(contract, "http://localhost", { fetch: fetch as never, phases, seed: 1 });
  expect(report.findings.map(({ check, point, message }) => `${check} ${point} ${message}`)).toEqual([]);
  expect(report.unsupported).toEqual(["TwoAsked"]);
  expect(report.coverage.operations.filter(({ exercised }) => exercised.length > 0).map(({ name }) => name)).toEqual(
    Object.keys(operations).filter((name) => name !== "TwoAsked"),
  );
});
