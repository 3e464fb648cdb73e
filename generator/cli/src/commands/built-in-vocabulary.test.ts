import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type Outcome, stubwrightIn } from "../testing/contract-project.js";

const addressing = "http://www.w3.org/2005/08/addressing";
const folder = mkdtempSync(join(tmpdir(), "stubwright-built-in-"));
const stubwright = (...args: readonly string[]): Promise<Outcome> => stubwrightIn(folder, args);
const read = (path: string): string => readFileSync(join(folder, path), "utf8");

/** A contract whose message contains an endpoint reference, imported from WS-Addressing. */
function contract(location: string): string {
  return `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
    xmlns:t="urn:t" targetNamespace="urn:t">
  <types><xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:a="${addressing}" targetNamespace="urn:t">
    <xs:import namespace="${addressing}" schemaLocation="${location}"/>
    <xs:element name="watch"><xs:complexType><xs:sequence>
      <xs:element name="listener" type="a:EndpointReferenceType"/>
    </xs:sequence></xs:complexType></xs:element>
  </xs:schema></types>
  <message name="in"><part name="body" element="t:watch"/></message>
  <portType name="p"><operation name="watch"><input message="t:in"/></operation></portType>
  <binding name="b" type="t:p"><soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>
    <operation name="watch"><input><soap:body use="literal"/></input></operation></binding>
  <service name="s"><port name="p" binding="t:b"><soap:address location="http://h/"/></port></service>
</definitions>`;
}

/** The contract's own copy of the vocabulary, in which the address is optional. */
const own = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:a="${addressing}" targetNamespace="${addressing}" elementFormDefault="qualified">
  <xs:complexType name="EndpointReferenceType"><xs:sequence>
    <xs:element name="Address" minOccurs="0" type="a:AttributedURIType"/>
  </xs:sequence></xs:complexType>
  <xs:complexType name="AttributedURIType"><xs:simpleContent><xs:extension base="xs:anyURI"/></xs:simpleContent></xs:complexType>
</xs:schema>`;

beforeAll(async () => {
  mkdirSync(join(folder, "own"));
  writeFileSync(join(folder, "own/watch.wsdl"), contract("addressing.xsd"));
  writeFileSync(join(folder, "own/addressing.xsd"), own);
  writeFileSync(join(folder, "watch.wsdl"), contract(`${addressing}/ws-addr.xsd`));
  const contracts = [{ name: "watch", entry: "watch.wsdl", out: "out" }];
  writeFileSync(join(folder, "stubwright.config.json"), JSON.stringify({ contracts }));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("code has the types of the messages, the WSDL is served unchanged, and check finds all files current", async () => {
  const { status, error } = await stubwright("generate");
  expect({ status, error }).toEqual({
    status: 0,
    error: expect.stringMatching(/^watch\.wsdl:6:35: note document-built-in: \S+ is described by a built-in schema/),
  });
  const types = [...read("out/types.ts").matchAll(/^export (?:type|interface) (\w+)/gm)].map((match) => match[1]);
  expect(types.sort()).toEqual([
    "AttributedURIType",
    "EndpointReferenceType",
    "MetadataType",
    "ReferenceParametersType",
    "Watch",
  ]);
  const served = read("out/contract.ts");
  expect(served).toContain(`schemaLocation="${addressing}/ws-addr.xsd"`);
  expect(served).toMatch(/importedDocuments: .* = \{\};/);
  expect(await stubwright("check")).toMatchObject({ status: 0, out: "watch: current\n" });
});

test("a contract's own copy of a vocabulary is compared with the built-in one", async () => {
  const { status, out } = await stubwright("compare", "own/watch.wsdl", "watch.wsdl", "--surface", "wire");
  expect(status).toBe(1);
  expect(out).toContain("error requiredness-tightened EndpointReferenceType/Address (minOccurs): 0..1 -> 1");
  expect(out).toMatch(/^ {2}at stubwright:\/ws-addressing\.xsd:\d+:\d+ \(base own\/addressing\.xsd:3:5\)$/m);
  expect((await stubwright("compare", "watch.wsdl", "watch.wsdl")).status).toBe(0);
});

test("a new project has a copy of the contract, but not of built-in documents", async () => {
  expect((await stubwright("init", "watch.wsdl", "project")).status).toBe(0);
  const copies = readdirSync(join(folder, "project/contracts"), { recursive: true, encoding: "utf8" });
  expect(copies.filter((name) => /\.(?:wsdl|xsd)$/.test(name))).toEqual(["watch/watch.wsdl"]);
  expect(read("project/contracts/watch/watch.wsdl")).toBe(read("watch.wsdl"));
});
