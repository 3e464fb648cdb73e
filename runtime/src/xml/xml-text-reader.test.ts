import { describe, expect, test } from "@jest/globals";
import { DecodeError } from "../errors/decode-error.js";
import { ValueError } from "../errors/value-error.js";
import type { Scalar } from "../simple-types/scalar.js";
import { elementTable, unbounded } from "./element-table.js";
import type { XmlReader, XmlReaderOptions } from "./xml-reader.js";
import { XmlTextReader } from "./xml-text-reader.js";

const int: Scalar<number> = {
  name: "xs:int",
  placeholder: 0,
  parse: (text) => {
    if (!/^\s*[+-]?\d+\s*$/.test(text)) throw new ValueError("value", "An integer is expected.");
    return Number(text);
  },
  format: String,
  fromJson: Number,
  toJson: (value) => value,
};
const string: Scalar<string> = {
  name: "xs:string",
  placeholder: "",
  parse: (text) => text,
  format: (value) => value,
  fromJson: String,
  toJson: (value) => value,
};

const orders = "urn:orders";
const orderElements = elementTable(orders, "Order", [
  ["Id", 1, 1],
  ["Note", 0, 1],
  ["Line", 0, unbounded],
  ["Total", 1, 1],
  ["Extra", 0, 2, "urn:extra"],
]);
const lineElements = elementTable(orders, "", [["Sku", 1, 1]]);

function decodeOrder(xml: XmlReader): Record<string, unknown> {
  const order: Record<string, unknown> = {};
  const lines: string[] = [];
  const extras: number[] = [];
  for (;;) {
    switch (xml.next(orderElements)) {
      case "Id":
        order.Id = xml.value(int);
        break;
      case "Note":
        order.Note = xml.nillable(string);
        break;
      case "Line":
        lines.push(xml.nilOr(decodeLine) ?? "nil");
        break;
      case "Total":
        order.Currency = xml.attribute("", "currency", string);
        order.Total = xml.value(int);
        break;
      case "Extra":
        extras.push(xml.value(int));
        break;
      case undefined:
        if (lines.length > 0) order.Line = lines;
        if (extras.length > 0) order.Extra = extras;
        return order;
    }
  }
}

function decodeLine(xml: XmlReader): string {
  const kind = xml.requiredAttribute("", "kind", string);
  let sku = "";
  while (xml.next(lineElements)) sku = xml.value(string);
  return `${kind}:${sku}`;
}

function read(content: string, options?: XmlReaderOptions): unknown {
  const xml = new XmlTextReader(
    `<Order xmlns="${orders}" xmlns:o="${orders}" xmlns:e="urn:extra" xmlns:i="http://www.w3.org/2001/XMLSchema-instance"${content}</Order>`,
    options,
  );
  xml.root();
  const order = decodeOrder(xml);
  xml.end();
  return order;
}

function issues(run: () => unknown): string[] {
  try {
    run();
  } catch (error) {
    if (error instanceof DecodeError) return error.issues.map(({ code, pointer }) => `${code} ${pointer}`);
    throw error;
  }
  return [];
}

const valid = "<Id>1</Id><Total>2</Total>";

describe("a record is read", () => {
  const rows: readonly (readonly [content: string, want: unknown])[] = [
    [`>${valid}`, { Id: 1, Total: 2 }],
    [
      `>\n <Id> 1 </Id>\n <!-- c --> <Note>a &lt; <![CDATA[b]]><!-- x --> c</Note> <Total>2</Total>\n`,
      { Id: 1, Note: "a < b c", Total: 2 },
    ],
    [`><Id>1</Id><Note/><Total>2</Total>`, { Id: 1, Note: "", Total: 2 }],
    [`><Id>1</Id><Note i:nil="true"/><Total>2</Total>`, { Id: 1, Note: null, Total: 2 }],
    [`><Id>1</Id><Note i:nil=" 1 "><!-- c --></Note><Total>2</Total>`, { Id: 1, Note: null, Total: 2 }],
    [`><Id>1</Id><Note i:nil="0">x</Note><Total>2</Total>`, { Id: 1, Note: "x", Total: 2 }],
    [`><Total currency="EUR">2</Total><Id>1</Id>`, { Id: 1, Total: 2, Currency: "EUR" }],
    [
      `><Line kind="a"><Sku>x</Sku></Line><Id>1</Id><Line i:nil="true"/><Total>2</Total><Line kind="b"><Sku/></Line>`,
      { Id: 1, Total: 2, Line: ["a:x", "nil", "b:"] },
    ],
    [
      `><o:Id>1</o:Id><o:Total>2</o:Total><e:Extra>3</e:Extra><Extra xmlns="urn:extra">4</Extra>`,
      { Id: 1, Total: 2, Extra: [3, 4] },
    ],
    [` i:type="Order">${valid}`, { Id: 1, Total: 2 }],
    [` i:type=" o:Order " i:schemaLocation="a b">${valid}`, { Id: 1, Total: 2 }],
    [`><Id xmlns:s="urn:schema" i:type="s:whatever">1</Id><Total>2</Total>`, { Id: 1, Total: 2 }],
    [
      `><Id>1</Id><Line kind="a" i:type="o:AnyLine"><Sku>x</Sku></Line><Total>2</Total>`,
      { Id: 1, Total: 2, Line: ["a:x"] },
    ],
    [`>&#32;<![CDATA[\n]]>${valid}`, { Id: 1, Total: 2 }],
  ];
  test.each(rows)("%s", (content, want) => {
    expect(read(content)).toEqual(want);
  });
});

describe("what the contract does not allow is refused", () => {
  const rows: readonly (readonly [content: string, want: readonly string[]])[] = [
    [`><Id>x</Id><Total></Total>`, ["value /Id", "value /Total"]],
    [`><Id>x</Id>`, ["value /Id", "missing /Total"]],
    [`>`, ["missing /Id", "missing /Total"]],
    [`>${valid}<Other/>`, ["unexpected /Other"]],
    [`><Id xmlns="">1</Id>`, ["unexpected /Id"]],
    [`><Id xmlns="urn:extra">1</Id>`, ["unexpected /Id"]],
    [`><id>1</id>`, ["unexpected /id"]],
    [`>${valid}<Extra>1</Extra>`, ["unexpected /Extra"]],
    [`>${valid}<Id>2</Id>`, ["repeated /Id"]],
    [`>${valid}<e:Extra>1</e:Extra><e:Extra>2</e:Extra><e:Extra>3</e:Extra>`, ["repeated /Extra"]],
    [`>text${valid}`, ["unexpected "]],
    [`>${valid}&#65;`, ["unexpected "]],
    [`>${valid}<![CDATA[x]]>`, ["unexpected "]],
    [`><Line kind="a">x<Sku/></Line>`, ["unexpected /Line"]],
    [`><Id><b/></Id>`, ["type /Id"]],
    [`><Id>1<!-- --><b/></Id>`, ["type /Id"]],
    [` extra="1">${valid}`, ["unexpected /@extra"]],
    [` i:extra="1">${valid}`, ["unexpected /@extra"]],
    [` type="Order" nil="false">${valid}`, ["unexpected /@type", "unexpected /@nil"]],
    [` e:extra="1" xml:lang="en">${valid}`, ["unexpected /@extra", "unexpected /@lang"]],
    [`><Id a="1" b="2">1</Id><Total>2</Total>`, ["unexpected /Id/@a", "unexpected /Id/@b"]],
    [`><Total e:currency="EUR">2</Total><Id>1</Id>`, ["unexpected /Total/@currency"]],
    [`><Line><Sku/></Line>${valid}`, ["missing /Line/@kind"]],
    [`><Line kind="1"/>`, ["missing /Line/Sku"]],
    [`><Id i:nil="true"/><Total>2</Total>`, ["null /Id"]],
    [` i:nil="true">`, ["null "]],
    [`><Note i:nil="true">x</Note>${valid}`, ["unexpected /Note"]],
    [`><Note i:nil="true"> </Note>${valid}`, ["unexpected /Note"]],
    [`><Note i:nil="true"><b/></Note>${valid}`, ["unexpected /Note"]],
    [`><Note i:nil="yes"/>${valid}`, ["value /Note/@nil"]],
    [`><Note i:nil=""/>${valid}`, ["value /Note/@nil"]],
    [` i:type="o:Other">${valid}`, ["type /@type"]],
    [` i:type="e:Order">${valid}`, ["type /@type"]],
    [` i:type="x:Order">${valid}`, ["type /@type"]],
    [` i:type="">${valid}`, ["type /@type"]],
    [` i:type=":Order">${valid}`, ["type /@type"]],
    [`><Id i:type="x:int">1</Id>`, ["type /Id/@type"]],
    [`><Id i:type="o:int int">1</Id>`, ["type /Id/@type"]],
    [`><Note i:nil="true" i:type="x:string"/>`, ["type /Note/@type"]],
    [`><Id>1</Id><Total>x</Total><Line kind="a"><Sku/><Sku/></Line>`, ["value /Total", "repeated /Line/Sku"]],
    [`><Id>x</Id><Total>1</Totl>`, ["value /Id", "syntax "]],
  ];
  test.each(rows)("%s", (content, want) => {
    expect(issues(() => read(content))).toEqual(want);
  });

  test("the detail says what is wrong", () => {
    const details = (content: string) => {
      try {
        read(content);
      } catch (error) {
        if (error instanceof DecodeError) return error.issues.map(({ detail }) => detail);
      }
      return [];
    };
    expect(details(`><Id xmlns="">1</Id>`)).toEqual([
      "The element Id of no namespace is not expected here; {urn:orders}Id is.",
    ]);
    expect(details(`>`)).toEqual(["Id is missing.", "Total is missing."]);
    expect(details(`>\n<Id></Od>`)).toEqual(["The end tag of Id is missing (line 2, column 7)."]);
  });
});

describe("a prefix is as good as another", () => {
  const readWhole = (document: string) => {
    const xml = new XmlTextReader(document);
    xml.root();
    const order = decodeOrder(xml);
    xml.end();
    return order;
  };
  const want = { Id: 1, Total: 2, Line: ["a:x"] };

  test.each([
    `<o:Order xmlns:o="${orders}"><o:Id>1</o:Id><o:Line kind="a"><o:Sku>x</o:Sku></o:Line><o:Total>2</o:Total></o:Order>`,
    `<o:Order xmlns:o="${orders}" xmlns="${orders}"><Id>1</Id><Line kind="a"><o:Sku>x</o:Sku></Line><Total>2</Total></o:Order>`,
    `<Order xmlns:oo="${orders}" xmlns="${orders}"><oo:Id>1</oo:Id ><oo:Line kind="a"><Sku>x</Sku></oo:Line><oo:Total >2</oo:Total></Order>`,
    `<o:Order xmlns:o="${orders}"><Id xmlns="${orders}">1</Id><p:Line xmlns:p="${orders}" kind="a"><p:Sku>x</p:Sku></p:Line><o:Total>2</o:Total></o:Order>`,
    `<o:Order xmlns:o="${orders}"><x:Line xmlns:o="urn:x" xmlns:x="${orders}" kind="a"><x:Sku>x</x:Sku></x:Line><o:Id>1</o:Id><o:Total>2</o:Total></o:Order>`,
  ])("%s", (document) => {
    expect(readWhole(document)).toEqual(want);
  });

  test.each([
    [`<o:Order xmlns:o="${orders}"><Id>1</Id></o:Order>`, "unexpected /Id"],
    [`<Order xmlns:o="${orders}"><Id>1</Id></Order>`, "unexpected /Id"],
    [`<o:Order xmlns:o="${orders}"><o:Id xmlns:o="urn:x">1</o:Id></o:Order>`, "unexpected /Id"],
    [`<o:Order xmlns:o="${orders}" xmlns:oo="urn:x"><oo:Id>1</oo:Id></o:Order>`, "unexpected /Id"],
    [`<o:Order xmlns:o="${orders}"><p:Id>1</p:Id></o:Order>`, "syntax "],
    [`<Order xmlns="${orders}"><Line xmlns="urn:x" kind="a"><Sku/></Line></Order>`, "unexpected /Line"],
    [
      `<o:Order xmlns:o="${orders}" xmlns:e="urn:extra"><o:Id>1</o:Id><e:Extra>2</e:Extra><e:Total>3</e:Total></o:Order>`,
      "unexpected /Total",
    ],
  ])("%s is refused", (document, issue) => {
    expect(issues(() => readWhole(document))).toEqual([issue]);
  });

  test("what it stood for in an earlier element is forgotten", () => {
    const outer = elementTable("urn:a", "", [
      ["e", 1, 1],
      ["f", 1, 1, "urn:b"],
    ]);
    const inner = elementTable("urn:a", "", [["x", 1, 1]]);
    const xml = new XmlTextReader('<d xmlns="urn:a"><e><x></x></e><f xmlns="urn:b"><x></x></f></d>');
    xml.root();
    const readAll = (): void => {
      while (xml.next(outer)) while (xml.next(inner)) xml.value(string);
    };
    expect(issues(readAll)).toEqual(["unexpected /f/x"]);
  });
});

describe("options", () => {
  test("order is held when it is strict", () => {
    const strict: XmlReaderOptions = { order: "strict" };
    expect(read(`><Id>1</Id><Line kind="a"><Sku/></Line><Line kind="b"><Sku/></Line><Total>2</Total>`, strict)).toEqual(
      { Id: 1, Line: ["a:", "b:"], Total: 2 },
    );
    expect(issues(() => read(`><Total>2</Total><Id>1</Id>`, strict))).toEqual(["order /Id"]);
    expect(issues(() => read(`><Line kind="a"><Sku/></Line><Id>1</Id>`, strict))).toEqual(["order /Id"]);
  });

  test("what is unexpected is passed when it is to be skipped, and still must be well-formed", () => {
    const skip: XmlReaderOptions = { unexpected: "skip" };
    expect(read(` a="1"><x><y z="1">t</y>&amp;</x>${valid}<Other i:nil="true"/>`, skip)).toEqual({ Id: 1, Total: 2 });
    expect(read(`>${valid}<x:Id xmlns:x="urn:x">2</x:Id>`, skip)).toEqual({ Id: 1, Total: 2 });
    for (const extra of ["<Extra>1</Extra>", '<Extra xmlns="">1</Extra>'])
      expect(issues(() => read(`>${valid}${extra}`, skip))).toEqual(["unexpected /Extra"]);
    expect(issues(() => read(`><x><y></x>`, skip))).toEqual(["syntax "]);
  });

  test("problems are collected up to the limit", () => {
    const lines = `<Line kind="a"><Sku>1</Sku></Line>`.replace("kind", "kin").repeat(30);
    expect(issues(() => read(`>${lines}`))).toHaveLength(20);
    expect(issues(() => read(`>${lines}`, { limits: { errors: 3 } }))).toHaveLength(3);
  });
});

describe("documents are read element by element", () => {
  test("markRoot makes pointers begin below the message", () => {
    const text = `<s:Envelope xmlns:s="urn:s"><s:Body><Order xmlns="${orders}"><Id>x</Id><Total>y</Total></Order></s:Body></s:Envelope>`;
    const xml = new XmlTextReader(text);
    expect(xml.root()).toEqual({ namespace: "urn:s", name: "Envelope" });
    expect(xml.child()).toEqual({ namespace: "urn:s", name: "Body" });
    expect(xml.child()).toEqual({ namespace: orders, name: "Order" });
    xml.markRoot();
    decodeOrder(xml);
    expect(xml.child()).toBeUndefined();
    expect(xml.child()).toBeUndefined();
    expect(issues(() => xml.end())).toEqual(["value /Id", "value /Total"]);
  });

  test("attributes, prefixes in scope, text and skip", () => {
    const xml = new XmlTextReader(
      `<a xmlns="u" xmlns:p="v" p:b="1" c=" &#x9;x\n"><d xmlns:p="w" xmlns="">t<!-- -->u</d><e><f/>x</e><p:g/></a>`,
    );
    xml.root();
    expect(xml.attributes()).toEqual([
      { namespace: "v", name: "b", value: "1" },
      { namespace: "", name: "c", value: " \tx " },
    ]);
    expect(xml.child()).toEqual({ namespace: "", name: "d" });
    expect([xml.resolve(""), xml.resolve("p"), xml.resolve("xml"), xml.resolve("q")]).toEqual([
      "",
      "w",
      "http://www.w3.org/XML/1998/namespace",
      undefined,
    ]);
    expect(xml.text()).toBe("tu");
    expect([xml.resolve(""), xml.resolve("p")]).toEqual(["u", "v"]);
    expect(xml.child()).toEqual({ namespace: "u", name: "e" });
    xml.skip();
    expect(xml.child()).toEqual({ namespace: "v", name: "g" });
    expect(xml.attributes()).toEqual([]);
    expect(xml.child()).toBeUndefined();
    expect(xml.child()).toBeUndefined();
    xml.end();
  });

  test("an empty element has no text of the one around it, which has the same name", () => {
    const xml = new XmlTextReader("<a><a/>x</a>");
    xml.root();
    xml.child();
    expect([xml.text(), xml.text()]).toEqual(["", "x"]);
    xml.end();
  });

  test("line ends are normalised in text and attribute values, what references stand for is not", () => {
    const xml = new XmlTextReader("<a b='\r\n\r\t\n&#13;&#10;&#9;'>\r\n\r&#13;\n<![CDATA[\r\n]]></a>");
    xml.root();
    expect(xml.attributes()).toEqual([{ namespace: "", name: "b", value: "    \r\n\t" }]);
    expect(xml.text()).toBe("\n\n\r\n\n");
  });

  test("attributes are values like any other", () => {
    const xml = new XmlTextReader(`<a b="1" c="x" p:c="2" xmlns:p="u">3</a>`);
    xml.root();
    expect([xml.attribute("", "b", int), xml.attribute("u", "c", int), xml.attribute("", "d", int)]).toEqual([
      1,
      2,
      undefined,
    ]);
    expect([xml.attribute("", "c", int), xml.requiredAttribute("", "d", int), xml.value(int)]).toEqual([0, 0, 3]);
    expect(issues(() => xml.end())).toEqual(["value /@c", "missing /@d"]);
  });

  test("typeName resolves xsi:type, for decoders that choose by it", () => {
    const xml = new XmlTextReader(
      `<a xmlns="u" xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:type="b"><c xmlns:p="v" i:type=" p:d "/></a>`,
    );
    xml.root();
    expect(xml.typeName()).toEqual({ namespace: "u", name: "b" });
    xml.child();
    expect(xml.typeName()).toEqual({ namespace: "v", name: "d" });
    xml.skip();
    expect(xml.child()).toBeUndefined();
    expect(xml.typeName()).toBeUndefined();
  });

  test("end() inside an element is a mistake of the program", () => {
    const xml = new XmlTextReader("<a/>");
    xml.root();
    expect(() => xml.end()).toThrow("not been read to its end");
  });

  test("an error that is none of the value passes through", () => {
    const broken: Scalar<number> = {
      ...int,
      parse: () => {
        throw new RangeError("bug");
      },
    };
    const xml = new XmlTextReader("<a>1</a>");
    xml.root();
    expect(() => xml.value(broken)).toThrow(RangeError);
  });
});

test("an element without content may have white space in a message, and not in a document that is held to its schema", () => {
  const nothing = elementTable("", "", []);
  const read = (order: "any" | "strict"): string | undefined => {
    const xml = new XmlTextReader("<a>\n</a>", { order });
    xml.root();
    return xml.next(nothing);
  };
  expect(read("any")).toBeUndefined();
  expect(() => read("strict")).toThrow("The element must be empty.");
});
