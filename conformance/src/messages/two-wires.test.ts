import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { DecodeError, type DocumentCodec, EncodeError, JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { generate } from "stubwright";
import { writeModules } from "../testing/generated-modules.js";
import { schemaDocument, targetAttributes } from "../testing/schema-codecs.js";
import { XsdJudge } from "../testing/xsd-judge.js";

const folder = fileURLToPath(new URL("./two-wires-modules/", import.meta.url));

/** Two types with declared attributes and an attribute wildcard: one without, one with an element wildcard. */
const schema = ["Closed", "Extensible"].map((name) => {
  const any = name === "Closed" ? "" : '<xs:any namespace="##other" processContents="skip" minOccurs="0"/>';
  const content = `<xs:sequence><xs:element name="e" type="xs:double" minOccurs="0"/>${any}</xs:sequence>`;
  const attributes =
    '<xs:attribute name="a" type="xs:int"/><xs:attribute ref="t:b"/><xs:anyAttribute processContents="skip"/>';
  return `<xs:complexType name="${name}">${content}${attributes}</xs:complexType><xs:element name="${name}" type="t:${name}"/>`;
});

const holder =
  '<xs:complexType name="Base"><xs:sequence><xs:element name="x" type="xs:int" minOccurs="0"/></xs:sequence></xs:complexType>' +
  '<xs:complexType name="More"><xs:complexContent><xs:extension base="t:Base"><xs:attribute name="m" type="xs:int"/></xs:extension></xs:complexContent></xs:complexType>' +
  '<xs:complexType name="Less"><xs:complexContent><xs:restriction base="t:Base"/></xs:complexContent></xs:complexType>' +
  '<xs:complexType name="Holder"><xs:sequence><xs:element name="any" type="t:Base" minOccurs="0"/>' +
  '<xs:element name="one" type="t:Base" block="extension" minOccurs="0"/>' +
  '<xs:element name="null" type="t:Base" block="extension" nillable="true" minOccurs="0"/>' +
  '<xs:element name="many" type="t:Base" block="extension restriction" minOccurs="0" maxOccurs="2"/>' +
  '<xs:element name="free" type="xs:anyType" minOccurs="0"/>' +
  '<xs:element name="fixed" type="xs:int" fixed="1" nillable="true" minOccurs="0" maxOccurs="2"/></xs:sequence></xs:complexType>' +
  '<xs:element name="Holder" type="t:Holder"/>';

/** Elements of fixed values whose types hold a text: mixed content, numbers with attributes, and these restricted to other numbers. */
const texts =
  '<xs:complexType name="Text" mixed="true"><xs:sequence><xs:element name="x" minOccurs="0"/></xs:sequence></xs:complexType>' +
  '<xs:complexType name="Figure"><xs:simpleContent><xs:restriction base="t:Text">' +
  '<xs:simpleType><xs:restriction base="xs:decimal"/></xs:simpleType></xs:restriction></xs:simpleContent></xs:complexType>' +
  '<xs:complexType name="Flag"><xs:simpleContent><xs:restriction base="t:Text">' +
  '<xs:simpleType><xs:restriction base="xs:boolean"/></xs:simpleType></xs:restriction></xs:simpleContent></xs:complexType>' +
  '<xs:complexType name="Sum"><xs:simpleContent><xs:extension base="xs:int"><xs:attribute name="n" type="xs:int"/></xs:extension></xs:simpleContent></xs:complexType>' +
  '<xs:complexType name="Price"><xs:simpleContent><xs:extension base="xs:decimal"><xs:attribute name="n" type="xs:int"/></xs:extension></xs:simpleContent></xs:complexType>' +
  '<xs:complexType name="RoundPrice"><xs:simpleContent><xs:restriction base="t:Price">' +
  '<xs:simpleType><xs:restriction base="xs:int"/></xs:simpleType></xs:restriction></xs:simpleContent></xs:complexType>' +
  '<xs:complexType name="Texts"><xs:sequence><xs:element name="text" type="t:Text" fixed="1.50" minOccurs="0" maxOccurs="2"/>' +
  '<xs:element name="sum" type="t:Sum" fixed="5" minOccurs="0"/>' +
  '<xs:element name="price" type="t:Price" fixed="5" minOccurs="0" maxOccurs="2"/></xs:sequence></xs:complexType><xs:element name="Texts" type="t:Texts"/>';

interface Wires {
  readonly xml: DocumentCodec<unknown>;
  readonly decode: (json: JsonReader) => unknown;
  readonly encode: (json: JsonWriter, value: unknown) => void;
}

let judge: XsdJudge;
const wires = new Map<string, Wires>();

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  const entry = join(folder, "contract.xsd");
  writeFileSync(
    entry,
    schemaDocument(`<xs:attribute name="b" type="xs:string"/>${schema.join("")}${holder}${texts}`, targetAttributes),
  );
  judge = new XsdJudge(entry);
  const { files } = await generate({ entry: "contract.xsd", name: "wires", cwd: folder });
  const module = writeModules(
    folder,
    files.map(({ path, text }) => [path, text]),
  );
  const { documents } = await import(module("documents"));
  const json = await import(module("json"));
  for (const name of ["Closed", "Extensible", "Holder", "Texts"]) {
    wires.set(name, { xml: documents[`{urn:t}${name}`], decode: json[`decode${name}`], encode: json[`encode${name}`] });
  }
});

function wiresOf(name: string): Wires {
  const found = wires.get(name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
}

function read({ decode }: Wires, json: unknown): unknown {
  const reader = new JsonReader(json);
  const value = decode(reader);
  reader.end();
  return value;
}

function write({ encode }: Wires, value: unknown): string {
  const writer = new JsonWriter();
  encode(writer, value);
  return writer.toString();
}

/** Checks that a value survives both wires, and that libxml2 accepts its XML. */
function expectBoth(codecs: Wires, json: unknown): void {
  const value = read(codecs, json);
  const text = codecs.xml.encode(value);
  expect(judge.refusal(text)).toBeUndefined();
  expect(codecs.xml.decode(text)).toEqual(value);
  expect(write(codecs, codecs.xml.decode(text))).toBe(write(codecs, value));
  expect(read(codecs, JSON.parse(write(codecs, value)))).toEqual(value);
}

describe.each(["Closed", "Extensible"])("XML can express everything that JSON accepts: %s", (name) => {
  test.each([
    { a: 1, $attributes: { c: "d", "{urn:o}a": "\t", "{urn:t}c": "" } },
    { b: "x", $attributes: { "{http://www.w3.org/XML/1998/namespace}lang": "en" }, e: -0 },
  ])("%j comes back from both", (json) => {
    expectBoth(wiresOf(name), json);
  });

  test.each(["a", "{}a", "{urn:t}b", "1", "xmlns", "{http://www.w3.org/2001/XMLSchema-instance}nil"])(
    "%s is none of the other attributes",
    (attribute) => {
      const value = { $attributes: { [attribute]: "1" } };
      expect(() => read(wiresOf(name), value)).toThrow(DecodeError);
      expect(() => wiresOf(name).xml.encode({ a: 0, b: "x", ...value })).toThrow(EncodeError);
    },
  );
});

const nil = "{http://www.w3.org/2001/XMLSchema-instance}nil";

describe("JSON refuses what the element's declaration excludes", () => {
  test.each([
    { any: { $type: "More", m: 1 }, one: { $type: "Less" }, many: [{ x: 1 }, { $type: "Base" }] },
    { one: { x: 1 }, null: null, fixed: [1, 1] },
    { null: { $type: "Less" } },
    { free: { attributes: { a: "b" }, content: [{ name: "{}c", attributes: { [nil]: "true" } }] } },
  ])("%j comes back from both", (json) => {
    expectBoth(wiresOf("Holder"), json);
  });

  test.each([
    ["/one", { one: { $type: "More" } }],
    ["/null", { null: { $type: "More" } }],
    ["/many/1", { many: [{}, { $type: "More" }] }],
    ["/many/0", { many: [{ $type: "Less" }] }],
    ["/fixed/1", { fixed: [1, null] }],
    ["/free/attributes", { free: { attributes: { [nil]: "true" } } }],
  ])("not at %s", (pointer, json) => {
    const issues = [expect.objectContaining({ pointer })];
    expect(() => read(wiresOf("Holder"), json)).toThrow(expect.objectContaining({ issues }));
  });
});

describe("a fixed value applies, whatever the type", () => {
  test("the value survives both wires", () => {
    const text = [{ $content: ["1.50"] }, { $type: "Figure", $value: "1.50" }];
    const price = [{ $value: "5" }, { $type: "RoundPrice", $value: 5, n: 1 }];
    expectBoth(wiresOf("Texts"), { text, sum: { $value: 5, n: 1 }, price });
  });

  test.each([
    ["/text/0", { text: [{ $content: ["1.5"] }] }],
    ["/text/1", { text: [{ $content: ["1.50"] }, { $type: "Figure", $value: "1.51" }] }],
    ["/text/0/$value", { text: [{ $type: "Figure", $value: "one" }] }],
    ["/text/0", { text: [{ $type: "Flag", $value: true }] }],
    ["/sum", { sum: { $value: 6 } }],
    ["/price/0", { price: [{ $type: "RoundPrice", $value: 6 }] }],
    ["/sum/$value", { sum: { $value: "five" } }],
    ["/sum/$value", { sum: { n: 1 } }],
    ["/sum/n,/sum", { sum: { n: "one", $value: 6 } }],
  ])("not at %s", (pointers, json) => {
    const issues = pointers.split(",").map((pointer) => expect.objectContaining({ pointer }));
    expect(() => read(wiresOf("Texts"), json)).toThrow(expect.objectContaining({ issues }));
  });
});
