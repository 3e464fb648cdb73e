import { describe, expect, test } from "@jest/globals";
import { EncodeError } from "../errors/encode-error.js";
import { string } from "../simple-types/strings.js";
import type { AnyContent, AnyElement } from "../values/open-content.js";
import {
  decodeAnyContent,
  decodeAnyElement,
  decodeOtherAttributes,
  encodeAnyContent,
  encodeAnyElement,
  encodeOtherAttributes,
  writeAnyContent,
} from "./any-element-xml.js";
import { documentSchema } from "./document-schema.js";
import { acceptedByLibxml2 } from "./testing/libxml2.js";
import { XmlTextReader } from "./xml-text-reader.js";
import { XmlWriter } from "./xml-writer.js";

const xsi = "http://www.w3.org/2001/XMLSchema-instance";

const xml = "http://www.w3.org/XML/1998/namespace";

function written(element: AnyElement): string {
  const writer = new XmlWriter();
  encodeAnyElement(writer, element);
  return writer.toString();
}

function read(text: string): AnyElement {
  const reader = new XmlTextReader(text);
  reader.root();
  const element = decodeAnyElement(reader);
  reader.end();
  return element;
}

describe("elements are written in the default namespace, and read back as they were", () => {
  test.each<[string, AnyElement, string]>([
    ["one", { name: "{urn:a}e" }, '<e xmlns="urn:a"/>'],
    ["in no namespace", { name: "{}e" }, '<e xmlns=""/>'],
    [
      "in no namespace, of a type in none",
      { name: "{}e", attributes: { [`{${xsi}}type`]: "{}T" } },
      `<e xmlns="" xmlns:x0="${xsi}" x0:type="T"/>`,
    ],
    [
      "children of the same namespace declare nothing",
      { name: "{urn:a}e", content: [{ name: "{urn:a}f", content: ["x", { name: "{urn:a}g" }] }] },
      '<e xmlns="urn:a"><f>x<g/></f></e>',
    ],
    [
      "a nest of namespaces",
      {
        name: "{urn:a}e",
        content: [{ name: "{}f", content: [{ name: "{}g" }, { name: "{urn:a}h" }] }, { name: "{urn:a}i" }],
      },
      '<e xmlns="urn:a"><f xmlns=""><g/><h xmlns="urn:a"/></f><i/></e>',
    ],
    [
      "neighbours of another namespace",
      { name: "{urn:a}e", content: [{ name: "{urn:b}f" }, { name: "{urn:b}g" }] },
      '<e xmlns="urn:a"><f xmlns="urn:b"/><g xmlns="urn:b"/></e>',
    ],
    [
      "an attribute whose value looks like a name",
      { name: "{urn:a}e", attributes: { b: "{urn:c}d" } },
      '<e xmlns="urn:a" b="{urn:c}d"/>',
    ],
    [
      "attributes have prefixes of the writer's",
      { name: "{urn:a}e", attributes: { b: "1", "{urn:a}c": "2", "{urn:d}e": "3", [`{${xml}}lang`]: "en" } },
      '<e xmlns="urn:a" b="1" xmlns:x0="urn:a" x0:c="2" xmlns:x1="urn:d" x1:e="3" xml:lang="en"/>',
    ],
    [
      "an element of the namespace that xml stands for",
      { name: "{urn:a}e", content: [{ name: `{${xml}}f`, content: [{ name: "{urn:a}g" }] }] },
      '<e xmlns="urn:a"><xml:f><g/></xml:f></e>',
    ],
    ["a namespace with braces and markup", { name: '{a}{"<&}e' }, '<e xmlns="a}{&quot;&lt;&amp;"/>'],
    [
      "the type that xsi:type names",
      { name: "{urn:a}e", attributes: { [`{${xsi}}type`]: "{urn:t}T" } },
      `<e xmlns="urn:a" xmlns:x0="urn:t" xmlns:x1="${xsi}" x1:type="x0:T"/>`,
    ],
    [
      "a type in no namespace: there is no default one",
      { name: "{urn:a}e", attributes: { [`{${xsi}}type`]: "{}T" }, content: [{ name: "{}f" }, { name: "{urn:a}g" }] },
      `<x0:e xmlns:x0="urn:a" xmlns="" xmlns:x1="${xsi}" x1:type="T"><f/><g xmlns="urn:a"/></x0:e>`,
    ],
    [
      "a type of the namespace that xml stands for",
      { name: "{}e", attributes: { [`{${xsi}}type`]: `{${xml}}T` } },
      `<e xmlns="" xmlns:x0="${xsi}" x0:type="xml:T"/>`,
    ],
    [
      "a prefix that the text uses",
      { name: "{urn:a}e", namespaces: { t: "urn:t&" }, content: ["t:x"] },
      '<e xmlns="urn:a" xmlns:t="urn:t&amp;">t:x</e>',
    ],
    [
      "an enclosing element has it already, or another of that name",
      {
        name: "{urn:a}e",
        attributes: { b: "t:x" },
        namespaces: { t: "urn:t" },
        content: [
          {
            name: "{urn:a}f",
            namespaces: { t: "urn:t", u: "urn:u" },
            content: ["t:x u:x", { name: "{urn:a}g", namespaces: { t: "urn:other" }, content: ["t:x"] }],
          },
          { name: "{urn:a}h", namespaces: { t: "urn:t", u: "urn:u" }, content: ["t:x u:x"] },
        ],
      },
      '<e xmlns="urn:a" xmlns:t="urn:t" b="t:x"><f xmlns:u="urn:u">t:x u:x<g xmlns:t="urn:other">t:x</g></f>' +
        '<h xmlns:u="urn:u">t:x u:x</h></e>',
    ],
    [
      "it is one that the writer would have taken",
      {
        name: "{urn:a}e",
        attributes: { "{urn:b}c": "x0:y" },
        namespaces: { x0: "urn:x" },
        content: [
          "x0:y",
          {
            name: "{urn:a}f",
            attributes: { "{urn:b}c": "x2:y", "{urn:b}d": "x0:y" },
            namespaces: { x2: "urn:2", x0: "urn:x" },
          },
        ],
      },
      '<e xmlns="urn:a" xmlns:x0="urn:x" xmlns:x1="urn:b" x1:c="x0:y">x0:y' +
        '<f xmlns:x2="urn:2" xmlns:x3="urn:b" x3:c="x2:y" xmlns:x4="urn:b" x4:d="x0:y"/></e>',
    ],
    [
      "or for an element with a prefix",
      {
        name: "{urn:a}e",
        attributes: { [`{${xsi}}type`]: "{}T" },
        namespaces: { x0: "urn:x", x1: "urn:y" },
        content: ["x0:y x1:y"],
      },
      `<x2:e xmlns:x2="urn:a" xmlns="" xmlns:x0="urn:x" xmlns:x1="urn:y" xmlns:x3="${xsi}" x3:type="T">x0:y x1:y</x2:e>`,
    ],
  ])("%s", (_name, element, want) => {
    const text = written(element);
    expect(text).toBe(want);
    expect(acceptedByLibxml2(text)).not.toBe(false);
    expect(read(text)).toEqual(element);
  });
});

test.each<[string, AnyElement["content"]]>([
  ["<e> <f/>\n<f/> </e>", [{ name: "{}f" }, { name: "{}f" }]],
  ["<e> <f/> x</e>", [" ", { name: "{}f" }, " x"]],
  ["<e> </e>", [" "]],
])("white space is kept beside text, and alone: %s", (text, content) => {
  expect(read(text)).toEqual({ name: "{}e", content });
});

test.each([
  ["t:T", "{urn:t}T"],
  ["v:T", "v:T"],
  ["", ""],
])("what nobody looks into may name any type: %p is kept as %p", (type, want) => {
  const reader = new XmlTextReader(`<e xmlns:t="urn:t" xmlns:i="${xsi}" i:type="${type}"/>`);
  reader.root();
  reader.wildcard = { namespaces: "any", process: "skip" };
  expect(decodeAnyElement(reader)).toEqual({ name: "{}e", attributes: { [`{${xsi}}type`]: want } });
});

test("a wildcard takes attributes of its namespaces only", () => {
  const reader = new XmlTextReader('<e a="1" u:a="2" v:a="3" xmlns:u="urn:u" xmlns:v="urn:v"/>');
  reader.root();
  const wildcard = { namespaces: { of: ["urn:u"] }, process: "skip" } as const;
  expect(decodeOtherAttributes(reader, wildcard)).toEqual({ "{urn:u}a": "2" });
  expect(reader.parts.parser.attributes.unread().map(({ value }) => value)).toEqual(["1", "3"]);
});

describe("content of an element that is not written here", () => {
  test.each<[string, AnyContent, string]>([
    [
      "its default namespace is not known",
      { content: [{ name: "{}a" }, { name: "{urn:n}b" }] },
      '<e xmlns="urn:n"><a xmlns=""/><b xmlns="urn:n"/></e>',
    ],
    ["a prefix", { namespaces: { t: "urn:t" }, content: ["t:x"] }, '<e xmlns="urn:n" xmlns:t="urn:t">t:x</e>'],
    [
      "a prefix inside it",
      {
        namespaces: { t: "urn:t" },
        content: ["t:x", { name: "{urn:n}b", namespaces: { t: "urn:t" }, content: ["t:y"] }],
      },
      '<e xmlns="urn:n" xmlns:t="urn:t">t:x<b xmlns="urn:n">t:y</b></e>',
    ],
  ])("%s", (_name, content, want) => {
    const writer = new XmlWriter();
    writer.open("e", 'xmlns="urn:n"');
    encodeAnyContent(writer, content);
    writer.close("e");
    expect(writer.toString()).toBe(want);
    const reader = new XmlTextReader(want);
    reader.root();
    expect(decodeAnyContent(reader)).toEqual(content);
  });

  test("a prefix that its start tag has or uses stays what it is", () => {
    const writer = new XmlWriter();
    const inner: AnyElement = { name: "{urn:t}f", namespaces: { t: "urn:other", i: "urn:i" }, content: ["t:x i:x"] };
    writer.open("t:e", 'xmlns:t="urn:t" xmlns:i="urn:xsi"');
    writer.open("t:d");
    encodeAnyContent(writer, { namespaces: { t: "urn:other", u: "urn: xmlns:i=" }, content: ["t:x", inner] });
    writer.close("t:d");
    writer.open("t:d");
    encodeAnyContent(writer, { namespaces: { t: "urn:t" }, content: ["t:x"] });
    writer.close("t:d");
    writer.close("t:e");
    expect(writer.toString()).toBe(
      '<t:e xmlns:t="urn:t" xmlns:i="urn:xsi"><t:d xmlns:u="urn: xmlns:i=">t:x' +
        '<f xmlns="urn:t" xmlns:t="urn:other" xmlns:i="urn:i">t:x i:x</f></t:d><t:d>t:x</t:d></t:e>',
    );
    const root = new XmlWriter();
    root.open("t:e", 'xmlns:t="urn:t" xmlns:i="urn:xsi"');
    encodeAnyContent(root, { namespaces: { i: "urn:i", u: "urn:u" }, content: ["i:x u:x"] });
    root.close("t:e");
    expect(root.toString()).toBe('<t:e xmlns:t="urn:t" xmlns:i="urn:xsi" xmlns:u="urn:u">i:x u:x</t:e>');
  });
});

test.each<[string, AnyContent, string]>([
  ["nothing", {}, "<t:e/>"],
  ["another prefix", { namespaces: { u: "urn:u" }, content: ["u:x"] }, '<t:e xmlns:u="urn:u">u:x</t:e>'],
  ["the prefix of the tag", { namespaces: { t: "urn:t" }, content: ["t:x"] }, "<t:e>t:x</t:e>"],
  [
    "the prefix for something else",
    { attributes: { a: "t:y" }, namespaces: { t: "urn:u" }, content: ["t:x", { name: "{urn:t}f" }] },
    '<e xmlns="urn:t" xmlns:t="urn:u" a="t:y">t:x<f/></e>',
  ],
])("an element with a prefix, whose content uses %s", (_name, content, want) => {
  const writer = new XmlWriter();
  writeAnyContent(writer, "t:e", "urn:t", content);
  expect(writer.toString()).toBe(want);
});

describe("what would be no XML is refused", () => {
  const e = "{urn:a}e";
  test.each<[string, AnyElement, pointer?: string]>([
    ["a name with markup", { name: '{urn:a}e b="1"' }, ""],
    ["a name that ends the tag", { name: "{urn:a}e><f" }, ""],
    ["a name with a prefix", { name: "{urn:a}b:e" }, ""],
    ["no local name", { name: "{urn:a}" }, ""],
    ["no name", { name: "" }, ""],
    ["half a name", { name: "{urn:a" }, ""],
    ["the other half", { name: "urn:a}e" }, ""],
    ["a name inside", { name: e, content: [{ name: "1" }] }],
    ["an element of the namespace of declarations", { name: "{http://www.w3.org/2000/xmlns/}e" }, ""],
    ["a namespace that XML cannot carry", { name: "{\0}e" }, "/e/@xmlns"],
    ["an attribute with markup", { name: e, attributes: { 'b="1" c': "" } }],
    ["an attribute with a prefix", { name: e, attributes: { "b:c": "" } }],
    ["an attribute that is a declaration", { name: e, attributes: { xmlns: "urn:b" } }],
    [
      "one where the element needs none",
      { name: e, content: [{ name: "{urn:a}f", attributes: { xmlns: "urn:b" } }] },
      "/e/f",
    ],
    ["a declaration by its namespace", { name: e, attributes: { "{http://www.w3.org/2000/xmlns/}b": "urn:b" } }],
    ["an attribute twice", { name: e, attributes: { b: "1", "{}b": "2" } }],
    ["a value that XML cannot carry", { name: e, attributes: { b: "\0" } }, "/e/@b"],
    ["a type with markup", { name: e, attributes: { [`{${xsi}}type`]: '{urn:t}T"' } }],
    ["a type of declarations", { name: e, attributes: { [`{${xsi}}type`]: "{http://www.w3.org/2000/xmlns/}T" } }],
    ["a prefix with markup", { name: e, namespaces: { 't="" b': "urn:t" } }],
    ["an empty prefix", { name: e, namespaces: { "": "urn:t" } }],
    ["the prefix xml", { name: e, namespaces: { xml } }],
    ["the prefix xmlns", { name: e, namespaces: { xmlns: "urn:t" } }],
    ["no namespace", { name: e, namespaces: { t: "" } }],
    ["the namespace that xml stands for", { name: e, namespaces: { t: xml } }],
    ["the namespace of declarations", { name: e, namespaces: { t: "http://www.w3.org/2000/xmlns/" } }],
    ["a namespace of a prefix that XML cannot carry", { name: e, namespaces: { t: "\0" } }, "/e/@t"],
    ["text that XML cannot carry", { name: e, content: ["\0"] }],
  ])("%s", (_name, element, pointer = "/e") => {
    const refused = expect(() => written(element));
    refused.toThrow(EncodeError);
    refused.toThrow(expect.objectContaining({ issue: expect.objectContaining({ code: "value", pointer }) }));
  });

  test("an attribute that stands beside the contract's", () => {
    const writer = new XmlWriter();
    writer.open("e");
    writer.attribute("k", string, ' a="');
    encodeOtherAttributes(writer, { a: "1" });
    expect(() => encodeOtherAttributes(writer, { "a b": "" })).toThrow(EncodeError);
    expect(() => encodeOtherAttributes(writer, { k: "2" })).toThrow(EncodeError);
    writer.attribute("xml:lang", string, "en");
    expect(() => encodeOtherAttributes(writer, { [`{${xml}}lang`]: "de" })).toThrow(EncodeError);
    expect(() => encodeOtherAttributes(writer, { "{urn:b}c": "1" }, [["urn:b", "c"]])).toThrow(EncodeError);
    for (const local of ["type", "nil"])
      expect(() => encodeOtherAttributes(writer, { [`{${xsi}}${local}`]: "1" })).toThrow(EncodeError);
  });
});

test.each<[title: string, where: "message" | "document", text: string, want: AnyElement["content"]]>([
  ["a message that is printed for people", "message", "<e>\n <b/>\n</e>", [{ name: "{}b" }]],
  ["text in a message", "message", "<e>a <b/> </e>", ["a ", { name: "{}b" }, " "]],
  ["nothing but white space", "message", "<e> </e>", [" "]],
  [
    "a message that says so",
    "message",
    '<e xml:space="preserve"><b/> <b/></e>',
    [{ name: "{}b" }, " ", { name: "{}b" }],
  ],
  [
    "a message that says that it does not",
    "message",
    '<e xml:space="default"><b/> <b/></e>',
    [{ name: "{}b" }, { name: "{}b" }],
  ],
  ["a document", "document", "<e><b/> <b/></e>", [{ name: "{}b" }, " ", { name: "{}b" }]],
])("white space between elements: %s", (_title, where, text, want) => {
  const schema = documentSchema({ documents: () => ({}) });
  const reader = new XmlTextReader(text, where === "document" ? { schema } : {});
  reader.root();
  const { content } = decodeAnyElement(reader);
  reader.end();
  expect(content).toEqual(want);
});
