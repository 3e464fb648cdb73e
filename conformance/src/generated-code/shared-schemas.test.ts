import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { runProgram, runStubwright } from "../commands/run-program.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "stubwright-shared-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const common = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="urn:common" targetNamespace="urn:common" elementFormDefault="qualified">
  <xs:complexType name="Party"><xs:sequence><xs:element name="Name" type="xs:string"/></xs:sequence></xs:complexType>
  <xs:complexType name="Money"><xs:sequence>
    <xs:element name="Amount" type="xs:decimal"/><xs:element name="Currency" type="Currency"/>
  </xs:sequence></xs:complexType>
  <xs:simpleType name="Currency"><xs:restriction base="xs:string">
    <xs:enumeration value="EUR"/><xs:enumeration value="USD"/>
  </xs:restriction></xs:simpleType>
</xs:schema>
`;

/** A contract with one operation, whose messages have types of common.xsd. `own` is a type that only this contract derives. */
function contract(name: string, operation: string, own: string): string {
  return `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:${name}" xmlns:c="urn:common" targetNamespace="urn:${name}">
  <types><xs:schema targetNamespace="urn:${name}" elementFormDefault="qualified">
    <xs:import namespace="urn:common" schemaLocation="common.xsd"/>
    <xs:element name="${operation}"><xs:complexType><xs:sequence>
      <xs:element name="By" type="c:Party"/><xs:element name="Price" type="c:Money"/>
    </xs:sequence></xs:complexType></xs:element>
    <xs:element name="${operation}Response"><xs:complexType><xs:sequence>
      <xs:element name="By" type="c:Party"/><xs:element name="Price" type="c:Money"/>
    </xs:sequence></xs:complexType></xs:element>${own}
  </xs:schema></types>
  <message name="in"><part name="body" element="t:${operation}"/></message>
  <message name="out"><part name="body" element="t:${operation}Response"/></message>
  <portType name="${name}"><operation name="${operation}"><input message="t:in"/><output message="t:out"/></operation></portType>
  <binding name="${name}" type="t:${name}"><soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>
    <operation name="${operation}"><soap:operation soapAction="urn:${name}/${operation}"/>
      <input><soap:body use="literal"/></input><output><soap:body use="literal"/></output></operation></binding>
  <service name="${name}"><port name="${name}" binding="t:${name}"><soap:address location="http://localhost/${name}"/></port></service>
</definitions>
`;
}

const firm = `<xs:complexType name="Firm"><xs:complexContent><xs:extension base="c:Party"><xs:sequence>
  <xs:element name="Number" type="xs:int"/></xs:sequence></xs:extension></xs:complexContent></xs:complexType>`;

/** The document that brings the contracts together, as docs/configuration.md shows it. */
function wholeDocument(): string {
  const page = readFileSync(join(root, "docs/configuration.md"), "utf8");
  const [, xml = ""] = /## Several contracts with the same schemas[\s\S]*?```xml\n([\s\S]*?)```/.exec(page) ?? [];
  return xml;
}

beforeAll(async () => {
  mkdirSync(join(folder, "src"));
  writeFileSync(join(folder, "common.xsd"), common);
  writeFileSync(join(folder, "billing.wsdl"), contract("billing", "Invoice", firm));
  writeFileSync(join(folder, "orders.wsdl"), contract("orders", "PlaceOrder", ""));
  writeFileSync(join(folder, "shop.wsdl"), wholeDocument());
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  expect(await runStubwright(folder, "generate", "shop.wsdl", "--out", "src/shop")).toMatchObject({
    status: 0,
    error: "",
  });
});

test.each([
  ["types.ts", /^export interface Money /gm],
  ["types.ts", /^export type Currency /gm],
  ["xml.ts", /^export function decodeMoney\(/gm],
  ["json.ts", /^export function decodeMoney\(/gm],
])("%s has %p once", (file, pattern) => {
  expect(readFileSync(join(folder, "src/shop", file), "utf8").match(pattern)).toHaveLength(1);
});

test("a value from one service goes to the other, without a cast, and keeps its derived type", async () => {
  const program = `import { createServer } from "node:http";
import { createJsonTransport, createSoapTransport } from "@stubwright/runtime";
import { invoice, placeOrder } from "./shop/client.js";
import { createShopListener, type ShopService } from "./shop/server.js";

const service: ShopService = {
  invoice: async ({ By, Price }) => ({ By: { $type: "Firm", Name: By.Name, Number: 7 }, Price }),
  placeOrder: async (order) => order,
};
const server = createServer(createShopListener(service)).listen(0, "127.0.0.1", async () => {
  const address = server.address();
  const url = \`http://127.0.0.1:\${typeof address === "object" ? address?.port : ""}\`;
  const billing = createSoapTransport({ url: \`\${url}/soap11\` });
  for (const orders of [createSoapTransport({ url: \`\${url}/soap11\` }), createJsonTransport({ baseUrl: url })]) {
    const bill = await invoice(billing, { By: { Name: "Ann" }, Price: { Amount: "1.50", Currency: "EUR" } });
    console.log(JSON.stringify(await placeOrder(orders, bill)));
  }
  server.close();
});
`;
  writeFileSync(join(folder, "src/main.ts"), program);
  const compilerOptions = {
    module: "nodenext",
    strict: true,
    target: "es2022",
    outDir: "dist",
    rootDir: "src",
    types: ["node"],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["src"] }));
  const tsc = await runProgram(folder, process.execPath, join(root, "node_modules/typescript/bin/tsc"));
  expect(tsc).toMatchObject({ status: 0, out: "" });
  const reply = '{"By":{"$type":"Firm","Name":"Ann","Number":7},"Price":{"Amount":"1.50","Currency":"EUR"}}\n';
  expect(await runProgram(folder, process.execPath, "dist/main.js")).toMatchObject({ error: "", out: reply + reply });
});
