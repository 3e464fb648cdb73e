import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "@jest/globals";
import { type DocumentCodec, JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { generate } from "stubwright";
import { compileGolden } from "../testing/generated-modules.js";
import { runCompiler } from "../testing/run-compiler.js";

interface JsonCodecs {
  readonly [name: string]: (wire: JsonReader | JsonWriter, value?: unknown) => unknown;
}

let documents: Readonly<Record<string, DocumentCodec<unknown>>>;
let json: JsonCodecs;

beforeAll(async () => {
  const module = compileGolden("inherited-names");
  ({ documents } = await import(module("documents")));
  json = await import(module("json"));
});

const empty = (name: string): string => `<${name} xmlns="urn:golden:inherited"/>`;
const element = (name: string, content: string, attributes = ""): string =>
  `<${name} xmlns="urn:golden:inherited"${attributes}>${content}</${name}>`;

// Members with the names of Object.prototype's members. An absent member must not be mistaken for a present one.
test.each<[type: string, value: unknown, xml: string, said?: unknown]>([
  ["House", {}, empty("House")],
  ["House", { price: 1 }, element("House", "<price>1</price>")],
  ["House", { constructor: "a" }, element("House", "<constructor>a</constructor>")],
  [
    "House",
    { isPrototypeOf: "p", constructor: "a", toString: { id: 2, valueOf: 3 }, valueOf: [4, 5], hasOwnProperty: null },
    element(
      "House",
      '<constructor>a</constructor><toString id="2"><valueOf>3</valueOf></toString><valueOf>4</valueOf><valueOf>5</valueOf>' +
        '<hasOwnProperty xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"/>',
      ' isPrototypeOf="p"',
    ),
  ],
  [
    "House",
    { $type: "Special", price: 1 },
    element("House", "<price>1</price>", ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="Special"'),
  ],
  ["Part", { id: 1, valueOf: 2 }, element("Part", "<valueOf>2</valueOf>", ' id="1"')],
  [
    "Part",
    { id: 1, valueOf: 2, constructor: "" },
    element("Part", "<valueOf>2</valueOf><constructor></constructor>", ' id="1"'),
  ],
  ["Either", { id: 1, price: 2 }, element("Either", "<price>2</price>", ' id="1"')],
  ["Either", { id: 1, constructor: "a" }, element("Either", "<constructor>a</constructor>", ' id="1"')],
  ["Either", { id: 1, toString: [2] }, element("Either", "<toString>2</toString>", ' id="1"')],
  [
    "Log",
    { $content: ["x", { price: 1 }, { toString: null }, { toString: 2 }, { constructor: "a" }] },
    element(
      "Log",
      'x<price>1</price><toString xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"/>' +
        "<toString>2</toString><constructor>a</constructor>",
    ),
  ],
  ["Note", { $value: "a" }, element("Note", "a")],
  ["Note", { $value: "a", valueOf: 1 }, element("Note", "a", ' valueOf="1"')],
])("%s %j", (type, value, xml) => {
  const document = documents[`{urn:golden:inherited}${type}`];
  expect(document?.decode(xml)).toEqual(value);
  expect(document?.decode(document.encode(value))).toEqual(value);
  expect(document?.decode(document.encode(document.decode(xml)))).toEqual(value);
  for (const sent of [value, document?.decode(xml)]) {
    const writer = new JsonWriter();
    json[`encode${type}`]?.(writer, sent);
    expect(JSON.parse(writer.toString())).toEqual(value);
    const reader = new JsonReader(JSON.parse(writer.toString()));
    const read = json[`decode${type}`]?.(reader);
    reader.end();
    expect(read).toEqual(value);
  }
});

test("samples without such members compile", async () => {
  const folder = fileURLToPath(new URL("./inherited-samples/", import.meta.url));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const type = `<xs:complexType name="T"><xs:sequence><xs:element name="toString" type="t:T" minOccurs="0"/></xs:sequence></xs:complexType>`;
  writeFileSync(
    `${folder}contract.wsdl`,
    `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:s="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:xs="http://www.w3.org/2001/XMLSchema"
      xmlns:t="urn:t" targetNamespace="urn:t"><types><xs:schema targetNamespace="urn:t">${type}<xs:element name="Op" type="t:T"/></xs:schema></types>
      <message name="In"><part name="body" element="t:Op"/></message>
      <portType name="P"><operation name="Op"><input message="t:In"/></operation></portType>
      <binding name="B" type="t:P"><s:binding transport="http://schemas.xmlsoap.org/soap/http"/><operation name="Op"><s:operation soapAction=""/>
        <input><s:body use="literal"/></input></operation></binding></definitions>`,
  );
  const { files } = await generate({ entry: "contract.wsdl", name: "inherited", cwd: folder, documents: true });
  const sources = files.filter(({ path }) => path.endsWith(".ts"));
  for (const { path, text } of sources) writeFileSync(folder + path, text);
  const options = ["--noEmit", "--strict", "--target", "es2022", "--module", "nodenext", "--skipLibCheck"];
  expect(await runCompiler("typescript", ...options, `${folder}samples.ts`)).toBe("");
});
