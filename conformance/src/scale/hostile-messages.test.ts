import { createServer, type Server } from "node:http";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { Listener } from "@stubwright/runtime/server";
import { generateModules } from "../testing/generated-modules.js";

const restriction = (base: string, facets: string): string =>
  `<xs:restriction base="${base}">${facets}</xs:restriction>`;
const pattern = (value: string): string => restriction("xs:string", `<xs:pattern value="${value}"/>`);
const many = (count: number, of: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => of(index)).join("");

/** Types whose values take the more work, the more of them there are; a text that they take or refuse, of any length. */
const types: readonly (readonly [name: string, type: string, text: (length: number) => string])[] = [
  ["CountedWords", pattern("(.{1,400} )*.{1,400}"), (length) => "a ".repeat(length / 2)],
  ["CountedSpaces", pattern("(.{1,400} )*.{1,400}"), (length) => `${" ".repeat(length)}&#10;`],
  ["CountedPairs", pattern("((ab?){1,900}c?){1,900}d"), (length) => "ab".repeat(length / 2)],
  ["Behind", pattern("[ab]*a[ab]{500}"), (length) => "aab".repeat(length / 3)],
  ["BehindFew", pattern("[ab]*a[ab]{14}"), (length) => "abbabaabaaab".repeat(length / 12)],
  ["Twice", pattern("(a|aa)+b"), (length) => "a".repeat(length)],
  ["Groups", pattern("((a+)+|(aa)+)+b"), (length) => "a".repeat(length)],
  ["Dots", pattern(".{0,2000}x.{0,2000}"), (length) => "x".repeat(length)],
  ["Choices", pattern("(a|a|a|a){0,5}b"), (length) => "a".repeat(length)],
  [
    "Members",
    `<xs:union>${many(60, (index) => `<xs:simpleType>${pattern(`(a|aa)*b{${index + 1}}`)}</xs:simpleType>`)}</xs:union>`,
    (length) => "a".repeat(length),
  ],
  [
    "Periods",
    `<xs:list><xs:simpleType>${restriction(
      "xs:duration",
      many(2000, (index) => `<xs:enumeration value="P${index + 1}D"/>`),
    )}</xs:simpleType></xs:list>`,
    (length) => "P2000D ".repeat(length / 7),
  ],
  [
    "Prices",
    `<xs:list><xs:simpleType><xs:union memberTypes="t:Price xs:token"/></xs:simpleType></xs:list>`,
    (length) => "1234.5 ".repeat(length / 7),
  ],
];

const wsdl = `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
  xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:t" targetNamespace="urn:t">
  <types><xs:schema targetNamespace="urn:t" elementFormDefault="qualified">
    <xs:simpleType name="Price">${restriction("xs:decimal", '<xs:pattern value="\\d{1,3}\\.\\d{2}"/>')}</xs:simpleType>
    ${types.map(([name, type]) => `<xs:simpleType name="${name}">${type}</xs:simpleType>`).join("")}
    <xs:element name="Take"><xs:complexType><xs:sequence>${types
      .map(([name]) => `<xs:element name="${name}" type="t:${name}" minOccurs="0" maxOccurs="unbounded"/>`)
      .join("")}</xs:sequence></xs:complexType></xs:element>
    <xs:element name="TakeResponse"><xs:complexType/></xs:element>
  </xs:schema></types>
  <message name="In"><part name="par" element="t:Take"/></message>
  <message name="Out"><part name="par" element="t:TakeResponse"/></message>
  <portType name="P"><operation name="Take"><input message="t:In"/><output message="t:Out"/></operation></portType>
  <binding name="B" type="t:P"><soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>
    <operation name="Take"><soap:operation soapAction=""/><input><soap:body use="literal"/></input><output><soap:body use="literal"/></output></operation></binding>
  <service name="S"><port name="P" binding="t:B"><soap:address location="http://s.invalid/soap"/></port></service></definitions>`;

const folder = fileURLToPath(new URL("./hostile-messages-modules/", import.meta.url));
let server: Server;
let origin = "";

beforeAll(async () => {
  const modules = await generateModules(folder, { name: "hostile", wsdl });
  const { createHostileListener }: { createHostileListener: (service: object, options: object) => Listener } =
    await import(modules("server"));
  server = createServer(createHostileListener({ take: () => ({}) }, { soapPath: "/soap", onError: () => {} }));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});

afterAll(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Seconds of processor time for each MiB: generous, as it is to tell half a second from half a minute on any machine. */
const most = 8;

async function cost(text: string): Promise<{ readonly seconds: number; readonly reply: string }> {
  const before = process.cpuUsage();
  const reply = await fetch(`${origin}/soap`, { method: "POST", headers: { "Content-Type": "text/xml" }, body: text });
  const answer = `${reply.status} ${await reply.text()}`;
  return { seconds: process.cpuUsage(before).user / 1_000_000, reply: answer };
}

function envelope(elements: string): string {
  return `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><Take xmlns="urn:t">${elements}</Take></s:Body></s:Envelope>`;
}

test.each(types)("%s: no message keeps the server for long", async (name, _type, textOf) => {
  for (const [length, count] of [
    [20_000, 1],
    [500_000, 1],
    [12, 20_000],
  ] as const) {
    const { seconds, reply } = await cost(envelope(`<${name}>${textOf(length)}</${name}>`.repeat(count)));
    expect(reply).toMatch(/^200|code="(facet|value|limit)"/);
    expect([length, count, seconds < most]).toEqual([length, count, true]);
  }
});
