import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { DecodeError } from "../errors/decode-error.js";
import { EncodeError } from "../errors/encode-error.js";
import { processorTime } from "../testing/processor-time.js";
import type { OpenContent } from "../values/open-content.js";
import { decodeOpenXml, encodeOpenXml } from "./open-content-xml.js";
import { acceptedByLibxml2 } from "./testing/libxml2.js";
import { XmlTextReader } from "./xml-text-reader.js";
import { XmlWriter } from "./xml-writer.js";

const namespace = "urn:payload";

function read(document: string): OpenContent {
  const xml = new XmlTextReader(document);
  xml.root();
  const content = decodeOpenXml(xml, namespace);
  xml.end();
  return content;
}

function readContent(content: string): OpenContent {
  return read(
    `<P xmlns="${namespace}" xmlns:i="http://www.w3.org/2001/XMLSchema-instance" xmlns:o="urn:other">${content}</P>`,
  );
}

function write(value: OpenContent): string {
  const xml = new XmlWriter();
  xml.open("P", `xmlns="${namespace}" xmlns:i="http://www.w3.org/2001/XMLSchema-instance"`);
  xml.markRoot();
  encodeOpenXml(xml, namespace, value);
  xml.close("P");
  return xml.toString();
}

function content(value: OpenContent): string {
  return write(value)
    .replace(/^<P xmlns="[^"]*" xmlns:i="[^"]*"/, "")
    .replace(/^>(.*)<\/P>$/s, "$1");
}

describe("XML to open content", () => {
  const rows: readonly (readonly [xml: string, want: OpenContent])[] = [
    ["", {}],
    [" \n <!-- c --> ", {}],
    ["<a>x</a>", { a: "x" }],
    ["<a> x </a><b/>", { a: " x ", b: "" }],
    ["<a> </a>", { a: " " }],
    ["<a>1</a><b>2</b><a>3</a><a>4</a>", { a: ["1", "3", "4"], b: "2" }],
    ["<a><b>1</b><b><c/></b></a>", { a: { b: ["1", { c: "" }] } }],
    [`<a x="1"/>`, { a: { "@x": "1" } }],
    [`<a x="1">t</a>`, { a: { "@x": "1", "#text": "t" } }],
    [`<a x="1"> </a>`, { a: { "@x": "1", "#text": " " } }],
    ["<a> <b/>\n<c/> </a>", { a: { b: "", c: "" } }],
    ["<a>x <b/> <c/> y<![CDATA[z]]></a>", { a: { b: "", c: "", "#text": "x  yz" } }],
    [`<a i:nil="true"/>`, { a: null }],
    [`<a i:nil="true" x="1"/>`, { a: { "@x": "1" } }],
    [`<a i:nil="false" i:type="o:T">x</a>`, { a: "x" }],
    [`<o:a>1</o:a><a xmlns="">2</a><a>3</a>`, { "{urn:other}a": "1", "{}a": "2", a: "3" }],
    [
      `<a o:x="1" xml:lang="en"/>`,
      { a: { "@{urn:other}x": "1", "@{http://www.w3.org/XML/1998/namespace}lang": "en" } },
    ],
    ["<constructor>1</constructor><toString>2</toString>", { constructor: "1", toString: "2" }],
  ];
  test.each(rows)("%s", (xml, want) => {
    expect(readContent(xml)).toEqual(want);
  });

  test("attributes of the payload itself", () => {
    expect(read(`<p:P xmlns:p="${namespace}" id="7"><p:a/></p:P>`)).toEqual({ "@id": "7", a: "" });
  });

  test("__proto__ is a member like any other", () => {
    const value = readContent("<__proto__><polluted>yes</polluted></__proto__><a><__proto__>x</__proto__></a>");
    expect(Object.keys(value)).toEqual(["__proto__", "a"]);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Object.getOwnPropertyDescriptor(value, "__proto__")?.value).toEqual({ polluted: "yes" });
    expect(Reflect.get({}, "polluted")).toBeUndefined();
    expect(content(value)).toBe("<__proto__><polluted>yes</polluted></__proto__><a><__proto__>x</__proto__></a>");
  });

  const refused: readonly (readonly [xml: string, want: string])[] = [
    ["text", "unexpected "],
    ["<a/>text", "unexpected "],
    ["<![CDATA[x]]>", "unexpected "],
    [`<a i:nil="true">x</a>`, "unexpected /a"],
    [`<a i:nil="true"><b/></a>`, "unexpected /a"],
    [`<a i:nil="maybe"/>`, "value /a/@nil"],
    ["<a>", "syntax "],
    [`${"<a>".repeat(70)}`, "limit "],
  ];
  test.each(refused)("%s is refused", (xml, want) => {
    expect(() => readContent(xml)).toThrow(DecodeError);
    try {
      readContent(xml);
    } catch (error) {
      if (error instanceof DecodeError) expect(`${error.issues[0]?.code} ${error.issues[0]?.pointer}`).toBe(want);
    }
  });

  test("a payload that is nil is refused", () => {
    expect(() => read(`<P i:nil="true" xmlns:i="http://www.w3.org/2001/XMLSchema-instance"/>`)).toThrow(DecodeError);
  });
});

test("where the payload's namespace is not the default, its members declare it", () => {
  const xml = new XmlWriter();
  xml.open("p:P", `xmlns:p="${namespace}"`);
  xml.markRoot();
  const value = { a: { b: "1", "{}c": "2" }, "{urn:other}d": "3" };
  encodeOpenXml(xml, namespace, value, "");
  xml.close("p:P");
  expect(xml.toString()).toBe(
    `<p:P xmlns:p="${namespace}"><a xmlns="${namespace}"><b>1</b><c xmlns="">2</c></a><d xmlns="urn:other">3</d></p:P>`,
  );
  expect(read(xml.toString())).toEqual(value);
});

test("hostile payloads of a megabyte are read at once", () => {
  const long = "n".repeat(250);
  const hostile: readonly string[] = [
    "<a/>".repeat(190_000),
    Array.from({ length: 100_000 }, (_, index) => `<a${index}/>`).join(""),
    `<a xmlns:p='${long}'>${"<p:b/>".repeat(150_000)}</a>`,
    `<a>${"x<b/>".repeat(150_000)}</a>`,
    `<a>${"x<![CDATA[ ]]>".repeat(70_000)}</a>`,
    `${"<a>".repeat(60)}${"<a b='' c=''/>".repeat(70_000)}${"</a>".repeat(60)}`,
  ];
  for (const [index, document] of hostile.entries()) {
    const isQuick = processorTime(() => readContent(document), 1500) < 1500;
    expect([index, isQuick]).toEqual([index, true]);
  }
});

describe("open content to XML", () => {
  const rows: readonly (readonly [value: OpenContent, want: string])[] = [
    [{}, "/>"],
    [{ a: "x<&" }, "<a>x&lt;&amp;</a>"],
    [{ a: 1, b: -1.5e300, c: true, d: false }, "<a>1</a><b>-1.5e+300</b><c>true</c><d>false</d>"],
    [{ a: Number.NEGATIVE_INFINITY, b: Number.NaN }, "<a>-INF</a><b>NaN</b>"],
    [{ a: null }, '<a i:nil="true"/>'],
    [{ a: ["1", null, { b: "2" }] }, '<a>1</a><a i:nil="true"/><a><b>2</b></a>'],
    [{ a: [], b: {} }, "<b/>"],
    [{ a: { "#text": "t", b: "", "@x": 1, "@y": null } }, '<a x="1">t<b/></a>'],
    [
      { "{urn:other}a": { b: { "{urn:other}c": "1" } } },
      `<a xmlns="urn:other"><b xmlns="${namespace}"><c xmlns="urn:other">1</c></b></a>`,
    ],
    [{ "{}a": { "{}b": "1", c: null } }, `<a xmlns=""><b>1</b><c xmlns="${namespace}" i:nil="true"/></a>`],
    [{ a: { "@{urn:x}b": "1", "@{urn:y}b": "2" } }, '<a xmlns:p1="urn:x" p1:b="1" xmlns:p2="urn:y" p2:b="2"/>'],
    [{ a: { "@{http://www.w3.org/XML/1998/namespace}lang": "en" } }, '<a xml:lang="en"/>'],
    [{ "{http://www.w3.org/XML/1998/namespace}a": { b: "1" } }, "<xml:a><b>1</b></xml:a>"],
    [{ a: { "#text": null, b: "1" } }, "<a><b>1</b></a>"],
    [{ '{urn:"<&}a': "1" }, '<a xmlns="urn:&quot;&lt;&amp;">1</a>'],
  ];
  test.each(rows)("%j", (value, want) => {
    expect(content(value)).toBe(want);
    expect(acceptedByLibxml2(write(value))).not.toBe(false);
  });

  const refused: readonly (readonly [value: unknown, pointer: string])[] = [
    [{ a: new Date(0) }, "/a"],
    [{ a: [new Map([["b", 1]])] }, "/a"],
    [new Date(0), ""],
    [{ "": "x" }, "/"],
    [{ "1a": "x" }, "/1a"],
    [{ "a b": "x" }, "/a b"],
    [{ "a/b~": "x" }, "/a~1b~0"],
    [{ "a:b": "x" }, "/a:b"],
    [{ "a><b": "x" }, "/a><b"],
    [{ "{urn:x": "x" }, "/{urn:x"],
    [{ "urn:x}a": "x" }, "/urn:x}a"],
    [{ "@{urn:x": "x" }, "/@{urn:x"],
    [{ "{urn:x}": "x" }, "/{urn:x}"],
    [{ "{http://www.w3.org/2000/xmlns/}a": "x" }, "/{http:~1~1www.w3.org~12000~1xmlns~1}a"],
    [{ "{\u0001}a": "x" }, "/a/@xmlns"],
    [{ "@": "x" }, "/@"],
    [{ "@xmlns": "u" }, "/@xmlns"],
    [{ "@xmlns:p": "u" }, "/@xmlns:p"],
    [{ "@{}a": "u" }, "/@{}a"],
    [
      { "@{http://www.w3.org/2001/XMLSchema-instance}nil": "true" },
      "/@{http:~1~1www.w3.org~12001~1XMLSchema-instance}nil",
    ],
    [{ "@a": {} }, "/@a"],
    [{ "#text": "x" }, ""],
    [{ "#other": "x" }, "/#other"],
    [{ a: { "#text": {} } }, "/a/#text"],
    [{ a: [["x"]] }, "/a"],
    [{ a: "\u0000" }, "/a"],
    [{ a: { b: { "1": "x" } } }, "/a/b/1"],
    [{ a: () => 1 }, "/a"],
    [{ a: Symbol("x") }, "/a"],
    ["text", ""],
    [["x"], ""],
    [null, ""],
  ];
  test.each(refused)("%p is refused", (value, pointer) => {
    try {
      // The rows hold what the type forbids and a program without types can still pass.
      write(value as OpenContent);
    } catch (error) {
      if (!(error instanceof EncodeError)) throw error;
      expect(error.issue.pointer).toBe(pointer);
      return;
    }
    throw new Error("written");
  });

  test("a member that is undefined is not written", () => {
    const value: OpenContent = { b: "1" };
    Reflect.set(value, "a", undefined);
    expect(content(value)).toBe("<b>1</b>");
  });

  test("an object inside itself ends with an error", () => {
    const loop: OpenContent = {};
    loop.a = loop;
    expect(() => write(loop)).toThrow(EncodeError);
  });
});

const name = fc.constantFrom(
  "a",
  "b",
  "Id",
  "__proto__",
  "constructor",
  "é",
  "_1",
  "xmlns",
  "{}a",
  "{urn:other}a",
  "{urn:other}b",
  "{http://www.w3.org/XML/1998/namespace}a",
  `{urn:{"<&}'}x`,
);

const attribute = fc.constantFrom(
  "@a",
  "@id",
  "@__proto__",
  "@{urn:other}a",
  "@{urn:third}a",
  "@{http://www.w3.org/XML/1998/namespace}lang",
);

const text = fc
  .string({ unit: "binary", maxLength: 8 })
  .map((value) => value.replace(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "&"));

/** Open content in the one form that reading gives: what has neither attributes nor children is a string, an array has two items or more. */
const { payload } = fc.letrec<{ payload: OpenContent; value: OpenContent[string]; element: OpenContent }>((tie) => {
  const children = fc.array(fc.tuple(name, tie("value")), { maxLength: 4 });
  const attributes = fc.array(fc.tuple(attribute, text), { maxLength: 3 });
  return {
    payload: fc.tuple(attributes, children).map(([left, right]) => Object.fromEntries([...left, ...right])),
    element: fc
      .tuple(attributes, children, text)
      .filter(([left, right]) => left.length + right.length > 0)
      .map(([left, right, words]) => {
        const keep = right.length === 0 ? words !== "" : /[^ \t\n\r]/.test(words);
        return Object.fromEntries([...left, ...right, ...(keep ? [["#text", words] as const] : [])]);
      }),
    value: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      text,
      fc.constant(null),
      fc.array(fc.oneof(text, fc.constant(null), tie("element")), { minLength: 2, maxLength: 3 }),
      tie("element"),
    ),
  };
});

test("open content of strings comes back as it was, and libxml2 accepts what is written", () => {
  fc.assert(
    fc.property(payload, (value) => {
      const document = write(value);
      expect(acceptedByLibxml2(document)).not.toBe(false);
      expect(Object.entries(read(document)).sort(byName)).toEqual(Object.entries(value).sort(byName));
      expect(read(document)).toEqual(value);
    }),
    { numRuns: 1000 },
  );
});

function byName([left]: [string, unknown], [right]: [string, unknown]): number {
  return left < right ? -1 : 1;
}

describe("a text that says that it is base64, as SOAP::Lite writes what is not ASCII", () => {
  const schema = 'xmlns:x="http://www.w3.org/2001/XMLSchema"';
  test.each<[title: string, content: string, want: OpenContent]>([
    ["a text", `<a ${schema} i:type="x:base64Binary">w7w=</a>`, { a: "ü" }],
    [
      "a text beside attributes",
      `<a ${schema} i:type="x:base64Binary" b="c">w7w=</a>`,
      { a: { "@b": "c", "#text": "ü" } },
    ],
    ["bytes that are no text", `<a ${schema} i:type="x:base64Binary">/w==</a>`, { a: "/w==" }],
    ["what is no base64", `<a ${schema} i:type="x:base64Binary">-</a>`, { a: "-" }],
    ["another type", `<a ${schema} i:type="x:string">w7w=</a>`, { a: "w7w=" }],
    ["a type of another namespace", '<a i:type="o:base64Binary">w7w=</a>', { a: "w7w=" }],
    ["null", `<a ${schema} i:type="x:base64Binary" i:nil="true"/>`, { a: null }],
  ])("%s", (_title, text, want) => {
    expect(readContent(text)).toEqual(want);
  });
});
