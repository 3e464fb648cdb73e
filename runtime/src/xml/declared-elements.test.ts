import { describe, expect, test } from "@jest/globals";
import { contentModel } from "../content/content-model.js";
import { DecodeError } from "../errors/decode-error.js";
import { boolean } from "../simple-types/boolean.js";
import { decimal } from "../simple-types/decimal.js";
import { restrict } from "../simple-types/facets/restrict.js";
import { int } from "../simple-types/integers.js";
import { QName } from "../simple-types/names.js";
import { anySimpleType, string } from "../simple-types/strings.js";
import { fixed, withDefault } from "../simple-types/value-constraints.js";
import type { AnyContent } from "../values/open-content.js";
import { typeTable } from "../values/type-table.js";
import { decodeAnyContent, decodeAnyElement, encodeAnyContent } from "./any-element-xml.js";
import { documentSchema } from "./document-schema.js";
import { type ElementDeclaration, fixedText } from "./element-declaration.js";
import { elementTable } from "./element-table.js";
import { neverNil } from "./never-nil.js";
import { nextIn } from "./next-in.js";
import type { ReaderSchema, XmlReader } from "./xml-reader.js";
import { XmlTextReader } from "./xml-text-reader.js";
import { XmlWriter } from "./xml-writer.js";

const xsi =
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:u="urn:u"';

/** Reads `<e …>content</e>`; undefined where it is refused. */
function read<Value>(attributes: string, content: string, decode: (xml: XmlReader) => Value, schema?: ReaderSchema) {
  const xml = new XmlTextReader(`<e ${xsi} ${attributes}>${content}</e>`, { order: "strict", schema });
  xml.root();
  try {
    const value = decode(xml);
    xml.end();
    return value;
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}

const small = restrict(int, "small", { maxInclusive: "9" });

const empty = elementTable("", "", []);

const types = typeTable("Base", [
  ["Base", "Base", "urn:u"],
  ["More", "More", "urn:u", ["extension"]],
  ["Less", "Less", "urn:u", ["restriction"]],
]);

describe("what an element's declaration says beyond its type", () => {
  test.each<[ElementDeclaration, string, string | undefined]>([
    [{ default: "7" }, "", "7"],
    [{ default: "7" }, "8", "8"],
    [{ fixed: fixedText("7") }, "", "7"],
    [{ fixed: fixedText("7.0") }, "07", "07"],
    [{ fixed: fixedText("7") }, "8", undefined],
    [{ abstract: true }, "7", undefined],
  ])("%p with the text %p is %p", (declaration, content, want) => {
    expect(read("", content, (xml) => xml.declare(declaration).value(decimal))).toBe(want);
  });

  test.each<[ElementDeclaration, string, string | undefined]>([
    [{ default: "a b" }, "", "a b"],
    [{ fixed: fixedText("a b") }, "<!--c-->a b", "a b"],
    [{ fixed: fixedText("a b") }, "a  b", undefined],
    [{ fixed: fixedText("a b") }, "a b<x/>", undefined],
  ])("%p of mixed content: %p is %p", (declaration, content, want) => {
    expect(read("", content, (xml) => decodeAnyContent(xml.declare(declaration)).content?.[0])).toBe(want);
  });

  test.each<[ElementDeclaration, string, string | undefined]>([
    [{ block: ["extension"] }, "More", undefined],
    [{ block: ["extension"] }, "Less", "Less"],
    [{ block: ["restriction"] }, "Less", undefined],
    [{ block: ["restriction", "extension"] }, "Base", "Base"],
  ])("%p and xsi:type %p: %p", (declaration, type, want) => {
    const decode = (xml: XmlReader): string => {
      const found = xml.declare(declaration).typeOf(types);
      xml.skip();
      return found;
    };
    expect(read(`xsi:type="u:${type}"`, "", decode)).toBe(want);
  });

  test("it is forgotten once the element has begun to be read", () => {
    const outer = elementTable("", "", [
      ["a", 0, 1],
      ["b", 0, 1],
    ]);
    const decode = (xml: XmlReader): string => {
      xml.declare({ default: "unwanted" });
      let text = "";
      while (xml.next(outer)) text += `[${xml.value(string)}]`;
      return text;
    };
    expect(read("", "<a/><b/>", decode)).toBe("[][]");
  });
});

describe("xsi:nil", () => {
  const attributed = (xml: XmlReader): unknown => [xml.requiredAttribute("", "x", int), xml.next(empty)];
  const simple = (xml: XmlReader): unknown => [
    xml.requiredAttribute("", "x", int),
    xml.content(int, "urn:u", "Simple"),
  ];
  test.each<[string, string, (xml: XmlReader) => unknown, unknown]>([
    ['xsi:nil="true"', "", (xml) => xml.nillable(int), null],
    ['xsi:nil="true" x="1"', "", (xml) => xml.nillable(int), undefined],
    ['xsi:nil="true" x="1"', "", (xml) => xml.nilOr(() => xml.next(empty)), undefined],
    ['xsi:nil="true" x="1"', "", (xml) => xml.nilOr(attributed), null],
    ['xsi:nil="true" x="a"', "", (xml) => xml.nilOr(attributed), undefined],
    ['xsi:nil="true"', "", (xml) => xml.nilOr(attributed), null],
    ['xsi:nil="true" x="1" y="1"', "", (xml) => xml.nilOr(attributed), undefined],
    ['xsi:nil="true" x="1"', " ", (xml) => xml.nilOr(attributed), undefined],
    ['xsi:nil="false" x="1"', "", (xml) => xml.nilOr(attributed), [1, undefined]],
    ['xsi:nil="true" x="1"', "", (xml) => xml.nilOr(simple), null],
    ['xsi:nil="true" x="1" xsi:type="u:Other"', "", (xml) => xml.nilOr(simple), undefined],
    ['x="1"', "2", (xml) => xml.nilOr(simple), [1, 2]],
    ['x="1" xsi:type="u:Simple"', "2", (xml) => xml.nilOr(simple), [1, 2]],
    ['x="1" xsi:type="u:Other"', "2", (xml) => xml.nilOr(simple), undefined],
    ['xsi:nil="false"', "1", (xml) => xml.nillable(int), 1],
    ['xsi:nil="false"', "1", (xml) => xml.value(int), undefined],
    ['xsi:nil="true"', "", (xml) => xml.nillable(fixed(int, "one", "1")), undefined],
    ['xsi:nil="true"', "", (xml) => xml.nillable(withDefault(int, "one", "1")), null],
    ['xsi:nil="true"', "", (xml) => xml.nilOr(() => xml.value(fixed(int, "one", "1"))), undefined],
    ['xsi:nil="true"', "", (xml) => xml.nilOr(() => xml.value(withDefault(int, "one", "1"))), null],
    ['xsi:nil="true"', "", (xml) => xml.declare({ fixed: fixedText("1") }).nilOr(simple), undefined],
    ['xsi:nil="false"', "", (xml) => xml.nilOr(() => xml.next(empty) ?? "empty"), "empty"],
    ['xsi:nil="false"', "", (xml) => xml.next(empty) ?? "empty", undefined],
    ['xsi:nil="true"', "", (xml) => decodeAnyContent(xml), undefined],
    ['xsi:nil="false" x="1"', "a", (xml) => xml.nilOr(decodeAnyContent), { attributes: { x: "1" }, content: ["a"] }],
    ['xsi:nil="false"', "", (xml) => xml.nilOr(decodeAnyContent), {}],
    ['xsi:nil="false"', "a", (xml) => decodeAnyContent(neverNil(xml)), { content: ["a"] }],
    ['xsi:nil="true"', "", (xml) => decodeAnyContent(neverNil(xml)), undefined],
    ['xsi:nil="false"', "", (xml) => neverNil(xml).value(fixed(int, "one", "1")), 1],
    ['xsi:null="1"', "", (xml) => neverNil(xml).value(fixed(int, "one", "1")), undefined],
  ])("%s with the content %p, %p: %p", (attributes, content, decode, want) => {
    expect(read(attributes, content, decode)).toEqual(want);
  });
});

test("empty content has no white space", () => {
  expect(read("", "<!---->", (xml) => xml.next(empty) ?? "empty")).toBe("empty");
  expect(read("", " ", (xml) => xml.next(empty) ?? "empty")).toBe(undefined);
});

const schema = documentSchema({
  documents: () => ({ "{urn:u}flag": { read: (xml) => xml.value(boolean) }, "{urn:u}any": { read: decodeAnyContent } }),
  attributes: { "{urn:u}count": int },
  types: { "{urn:u}Empty": (xml) => xml.next(elementTable("urn:u", "Empty", [])) },
  simpleTypes: {
    "{urn:u}small": { type: small, bases: ["{http://www.w3.org/2001/XMLSchema}int"] },
  },
});

describe("xsi:type of simple types, by a schema", () => {
  test.each<[string, string, (xml: XmlReader) => unknown, unknown]>([
    ["u:small", "7", (xml) => xml.value(int), 7],
    ["u:small", "10", (xml) => xml.value(int), undefined],
    ["u:small", "7", (xml) => xml.declare({ block: ["restriction"] }).value(int), undefined],
    ["u:small", "7", (xml) => xml.value(string), undefined],
    ["u:small", "", (xml) => xml.value(withDefault(int, "of int", "10")), undefined],
    ["u:small", "", (xml) => xml.value(withDefault(int, "of int", "9")), 9],
    ["u:small", "7", (xml) => xml.value(anySimpleType), "7"],
    ["xs:int", "7", (xml) => xml.value(int), 7],
    ["xs:byte", "200", (xml) => xml.value(int), undefined],
    ["xs:long", "7", (xml) => xml.value(int), undefined],
    ["xs:QName", "u:x", (xml) => xml.value(anySimpleType), "u:x"],
    ["xs:QName", "v:x", (xml) => xml.value(anySimpleType), undefined],
    ["u:Absent", "7", (xml) => xml.value(int), undefined],
  ])("%s with the text %p, %p: %p", (type, content, decode, want) => {
    expect(read(`xsi:type="${type}"`, content, decode, schema)).toEqual(want);
  });

  test("without a schema nobody looks", () =>
    expect(read('xsi:type="u:Absent"', "7", (xml) => xml.value(int))).toBe(7));
});

const wild = contentModel("", "", {
  elements: [],
  any: { $any: { namespaces: "any", process: "strict" }, $any2: { namespaces: { of: ["urn:v"] }, process: "lax" } },
  states: [{ $any: 1, $any2: 1 }, {}],
  final: [1],
});

describe("what wildcards take is held to its declaration", () => {
  const strict = (xml: XmlReader): unknown => {
    if (nextIn(xml, wild) === undefined) return "nothing";
    const element = decodeAnyElement(xml);
    return nextIn(xml, wild) ?? element;
  };

  test.each<[string, unknown]>([
    ["<u:flag>1</u:flag>", { name: "{urn:u}flag", content: ["1"] }],
    ["<u:flag>2</u:flag>", undefined],
    ["<u:other/>", undefined],
    ['<u:other xsi:type="u:small">9</u:other>', expect.objectContaining({ content: ["9"] })],
    ['<u:other xsi:type="u:small">10</u:other>', undefined],
    ['<u:any u:count="x"/>', undefined],
    ['<u:any u:count="1"><free><u:flag>0</u:flag></free></u:any>', expect.objectContaining({ name: "{urn:u}any" })],
    ["<u:any><free><u:flag>no</u:flag></free></u:any>", undefined],
    ['<u:any xsi:type="u:Empty"/>', expect.objectContaining({ name: "{urn:u}any" })],
    ['<u:any xsi:type="u:Empty">x</u:any>', undefined],
  ])("%s", (content, want) => expect(read("", content, strict, schema)).toEqual(want));
});

const strictly = contentModel("urn:m", "", {
  elements: [["a"], ["b", "b", "urn:other"]],
  states: [{ a: 1 }, { b: 2 }, {}],
  final: [2],
});

test.each([
  ["foreign elements", "<m:a/><x xmlns='urn:x'/><y xmlns='urn:x'/><o:b/>", "ab"],
  ["a member in another's namespace", "<m:a/><m:b/><o:b/>", "refused"],
  ["a member in no namespace", "<m:a/><b/><o:b/>", "refused"],
  ["a namesake of a foreign namespace", "<m:a/><x:b xmlns:x='urn:x'/><o:b/>", "ab"],
  ["a member again", "<m:a/><m:a/><o:b/>", "refused"],
])("a content model, where what is unexpected is skipped: %s", (_title, content, want) => {
  const xml = new XmlTextReader(`<m:e xmlns:m="urn:m" xmlns:o="urn:other">${content}</m:e>`, { unexpected: "skip" });
  const read = (): string => {
    let names = "";
    for (let name = nextIn(xml, strictly); name !== undefined; name = nextIn(xml, strictly)) {
      names += name;
      xml.skip();
    }
    return names;
  };
  xml.root();
  if (want === "refused") expect(read).toThrow(DecodeError);
  else expect(read()).toBe(want);
});

test("names and the type of any content come back, whatever their prefixes", () => {
  const text = '<e xmlns:a="urn:u" xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:type="a:Empty"/>';
  const xml = new XmlTextReader(text);
  xml.root();
  const content: AnyContent = decodeAnyContent(xml);
  expect(content.attributes).toEqual({ "{http://www.w3.org/2001/XMLSchema-instance}type": "{urn:u}Empty" });
  const out = new XmlWriter();
  out.element("e", content, encodeAnyContent);
  const again = new XmlTextReader(out.toString());
  again.root();
  expect(decodeAnyContent(again)).toEqual(content);
});

test("a QName is written with a prefix that is declared beside it", () => {
  const out = new XmlWriter();
  out.open("e");
  out.attribute("a", QName, "{urn:a}x");
  out.value("b", QName, "{urn:b}y");
  out.value("c", QName, "z");
  out.close("e");
  expect(out.toString()).toBe('<e xmlns:q1="urn:a" a="q1:x"><b xmlns:q2="urn:b">q2:y</b><c>z</c></e>');
});
