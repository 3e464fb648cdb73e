import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { DecodeError } from "../errors/decode-error.js";
import type { MessageTemplate } from "./message-template.js";
import { type Order, readOrder, readOrderLike, recordOrder } from "./testing/order.js";

const xsi = 'xmlns:i="http://www.w3.org/2001/XMLSchema-instance"';

function order(content: string, attributes = ""): string {
  return `<Order xmlns="urn:order" ${xsi}${attributes}>${content}</Order>`;
}

function template(text: string): MessageTemplate {
  const made = recordOrder(text);
  if (made === undefined) throw new Error(`No template is made of ${text}`);
  return made;
}

/** What a message says by the template of another. */
function readLike(known: string, text: string): Order | undefined {
  return readOrderLike(template(known), text);
}

describe("a message with the markup of another is read by its template", () => {
  test.each<[title: string, known: string, text: string, want: Partial<Order>]>([
    ["other texts", "<Id>1</Id><Note>a</Note>", "<Id>-7</Id><Note>b > c</Note>", { id: -7, note: "b > c" }],
    ["a text where there was none", "<Note></Note>", "<Note>a</Note>", { note: "a" }],
    ["no text where there was one", "<Note>a</Note>", "<Note></Note>", { note: "" }],
    ["a default value", "<Level>a</Level>", "<Level></Level>", { level: "usual" }],
    ["references", "<Note>a</Note>", "<Note>&lt;&#65;&amp;&#x1F600; b</Note>", { note: "<A&\u{1F600} b" }],
    ["no references any more", "<Note>&lt;</Note>", "<Note>a</Note>", { note: "a" }],
    ["space around a number", "<Id>1</Id>", "<Id> 2\n</Id>", { id: 2 }],
    ["elements without content", "<Note/><Level />", "<Note/><Level />", { note: "", level: "usual" }],
    [
      "null",
      '<Note i:nil="true"/><Line i:nil="1"></Line>',
      '<Note i:nil="true"/><Line i:nil="1"></Line>',
      { note: null, lines: [null] },
    ],
    [
      "a list",
      "<Line><Count>1</Count></Line><Line/>",
      "<Line><Count>2</Count></Line><Line/>",
      { lines: [{ count: 2 }, {}] },
    ],
    ["attributes at a text", '<Id xmlns:a=">" >1</Id>', '<Id xmlns:a=">" >2</Id>', { id: 2 }],
    [
      "attributes of the contract, with the same values",
      '<Marked mark="a"><Count>1</Count></Marked><Marked></Marked>',
      '<Marked mark="a"><Count>2</Count></Marked><Marked></Marked>',
      { lines: [{ mark: "a", count: 2 }, { mark: undefined }] },
    ],
    [
      "types that stand for others",
      '<Typed i:type="Short"><Count>1</Count></Typed><Typed><Count>2</Count></Typed>',
      '<Typed i:type="Short"><Count>3</Count></Typed><Typed><Count>4</Count></Typed>',
      {
        lines: [
          { mark: "Short", count: 3 },
          { mark: "Line", count: 4 },
        ],
      },
    ],
    [
      "simple content",
      '<Priced unit="EUR">1</Priced>',
      '<Priced unit="EUR">2</Priced>',
      { lines: [{ mark: "EUR", count: 2 }] },
    ],
    ["space and comments", "\n <Id>1</Id\n><!-- > -->", "\n <Id>2</Id\n><!-- > -->", { id: 2 }],
    ["letters outside of Latin", "<Note>a</Note>", "<Note>\u65e5\u672c</Note>", { note: "\u65e5\u672c" }],
    ["open content", "<Open><a>1</a></Open>", "<Open><a>2</a></Open>", { open: { a: "2" } }],
    [
      "open content with space, also where there was none",
      "<Open><a>1</a> <b/></Open>",
      "<Open> <a> </a><b/>\n</Open>",
      { open: { a: " ", b: "" } },
    ],
    [
      "attributes, null, lists and other namespaces in open content",
      '<Open c="1"><a d="&amp;">1</a><a i:nil="true"/><a i:nil="1" d="2"></a><b xmlns="">3</b></Open>',
      '<Open c="1"><a d="&amp;">4</a><a i:nil="true"/><a i:nil="1" d="2"></a><b xmlns="">5</b></Open>',
      { open: { "@c": "1", a: [{ "@d": "&", "#text": "4" }, null, { "@d": "2" }], "{}b": "5" } },
    ],
    [
      "text beside children in open content",
      "<Open><a>1<b/>2</a></Open>",
      "<Open><a>3<b/> </a></Open>",
      { open: { a: { b: "", "#text": "3" } } },
    ],
    ["empty open content", "<Id>1</Id><Open/>", "<Id>2</Id><Open/>", { open: {}, id: 2 }],
    ["nothing at all", "", "", {}],
    ["as many steps as there may be", "<Line/>".repeat(682), "<Line/>".repeat(682), { lines: Array(682).fill({}) }],
  ])("%s", (_title, known, text, want) => {
    expect(readLike(order(known), order(text))).toEqual({ lines: [], ...want });
    expect(readOrder(order(text))).toEqual({ lines: [], ...want });
  });

  test("whatever its start tag and what is around it", () => {
    const around = (id: number): string =>
      `<?xml version="1.0"?><o:Order a=">" xmlns:a='"' xmlns:o="urn:order"><o:Id>${id}</o:Id></o:Order> `;
    const known = around(1).replace('a=">" ', "xmlns:b='>' ");
    expect(readLike(known, known.replace(">1<", ">22<"))).toEqual({ id: 22, lines: [] });
    expect(template(known).start).toBe(
      '<?xml version="1.0"?><o:Order xmlns:b=\'>\' xmlns:a=\'"\' xmlns:o="urn:order">',
    );
  });
});

describe("a message that differs from the template is not read by it", () => {
  test.each<[title: string, known: string, text: string]>([
    ["another element", "<Id>1</Id>", "<Note>1</Note>"],
    ["one more", "<Id>1</Id>", "<Id>1</Id><Note>a</Note>"],
    ["one less", "<Id>1</Id><Note>a</Note>", "<Id>1</Id>"],
    ["a longer list", "<Line><Count>1</Count></Line>", "<Line><Count>1</Count></Line><Line><Count>1</Count></Line>"],
    ["space between elements", "<Id>1</Id><Note>a</Note>", "<Id>1</Id> <Note>a</Note>"],
    ["a tag without content", "<Note></Note>", "<Note/>"],
    ["null", "<Note>a</Note>", '<Note i:nil="true"/>'],
    ["another value of xsi:nil", '<Line i:nil="true"></Line>', '<Line i:nil="0"></Line>'],
    ["an attribute", "<Id>1</Id>", '<Id a="1">1</Id>'],
    ["another value of an attribute", '<Marked mark="a"/>', '<Marked mark="b"/>'],
    ["another type", '<Typed i:type="Short"></Typed>', '<Typed i:type="Line"></Typed>'],
    ["a comment in a text", "<Note>a</Note>", "<Note>a<!-- b --></Note>"],
    ["another name in open content", "<Open><a>1</a></Open>", "<Open><b>1</b></Open>"],
    ["another attribute in open content", '<Open><a b="1"/></Open>', '<Open><a b="2"/></Open>'],
    ["an element more in open content", "<Open><a>1</a></Open>", "<Open><a>1<b/></a></Open>"],
    ["text where open content has elements only", "<Open><a>1</a></Open>", "<Open>x<a>1</a></Open>"],
    ["null where open content is not", "<Open><a>1</a></Open>", '<Open i:nil="true"><a>1</a></Open>'],
    ["content of an element that is null", '<Open><a i:nil="1"></a></Open>', '<Open><a i:nil="1"> </a></Open>'],
    ["CDATA", "<Note>a</Note>", "<Note><![CDATA[a]]></Note>"],
    ["the end of CDATA", "<Note>a</Note>", "<Note>]]></Note>"],
    ["a carriage return", "<Note>a</Note>", "<Note>a\r\nb</Note>"],
    ["a forbidden character", "<Note>a</Note>", "<Note>\u0000</Note>"],
    ["a broken reference", "<Note>a</Note>", "<Note>&amp</Note>"],
    ["a text that is no value", "<Id>1</Id>", "<Id>one</Id>"],
    ["elements in a text", "<Note>a</Note>", "<Note><b/></Note>"],
    ["an end tag that is missing", "<Note>a</Note>", "<Note>a"],
  ])("%s", (_title, known, text) => {
    expect(readLike(order(known), order(text))).toBeUndefined();
  });

  test.each<[title: string, text: string]>([
    ["what follows the message", `${order("<Id>1</Id>")}x`],
    ["what begins the message", order("<Id>1</Id>", ' xmlns:a="b"')],
    ["the end of the text", order("<Id>1</Id>").slice(0, -1)],
    ["the end of the text within a text", order("<Id>1").slice(0, -8)],
  ])("%s", (_title, text) => {
    expect(readLike(order("<Id>1</Id>"), text)).toBeUndefined();
  });
});

describe("no template is made where the markup does not tell everything", () => {
  test.each<[title: string, text: string]>([
    ["CDATA", "<Note><![CDATA[a]]></Note>"],
    ["a comment in a text", "<Note>a<!-- b -->c</Note>"],
    ["a comment in open content", "<Open><a>1<!-- --></a></Open>"],
    ["CDATA in open content", "<Open><a><![CDATA[1]]></a></Open>"],
    ["an attribute with a qualified name", '<Named kind="i:nil"/>'],
    ["a qualified name", "<Kind>i:nil</Kind>"],
    ["base64 of a text", '<Note xmlns:x="http://www.w3.org/2001/XMLSchema" i:type="x:base64Binary">w7w=</Note>'],
    ["a step too many", `<Id>1</Id>${"<Line/>".repeat(682)}`],
  ])("%s", (_title, text) => {
    expect(recordOrder(order(text))).toBeUndefined();
  });

  test("a decoder that asks for more does not read by what was recorded", () => {
    const text = order("<Other>1</Other>");
    expect(readOrder(text)).toEqual({ lines: [{ mark: "1" }] });
    expect(readLike(text, text)).toBeUndefined();
  });
});

test("a template keeps no text of the message", () => {
  const { start, steps, end } = template(order("<Id>12345</Id><Note>secret</Note>"));
  expect([start, ...steps.map(({ markup }) => markup), end].join("")).toBe(order("<Id></Id><Note></Note>"));
});

/** Bytes of the heap that are in use. */
function heapInUse(): number {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect === "function") collect();
  return process.memoryUsage().heapUsed;
}

test("a template does not keep the message alive that it was made of", () => {
  const long = (index: number): string => Buffer.from(order(`<Note>${index}${"x".repeat(8000)}</Note>`)).toString();
  template(long(0));
  const before = heapInUse();
  const kept = Array.from({ length: 500 }, (_, index) => template(long(index)));
  expect(heapInUse() - before).toBeLessThan(2_000_000);
  expect(kept).toHaveLength(500);
});

/** An element with a place for a text. */
type Piece = readonly [before: string, after: string];

const common: readonly Piece[] = [
  ["<Id>", "</Id>"],
  ["<Note>", "</Note>"],
  [" <Level>", "</Level>\n"],
  ["<Line><Count>", "</Count></Line>"],
  ["<Line/><!-- -->", ""],
  ['<Note i:nil="true"/>', ""],
  ["<Open><a>", "</a> </Open>"],
  ["<Open>", '<a b="1"/><c i:nil="true"/></Open>'],
];
const odd: readonly Piece[] = [
  ["<Kind>i:", "</Kind>"],
  ["<Marked mark='", "'/>"],
  ["<Note><![CDATA[", "]]></Note>"],
  ['<Id xmlns:i="', '">1</Id>'],
  ["", ""],
];
const pieces = fc.array(fc.constantFrom(...common, ...common, ...odd), { maxLength: 4 });
const good = fc.constantFrom("1", "23", " 4 ", "&#53;");
const any = fc.oneof(
  good,
  fc.constantFrom("", "x", "&amp;", "&", "]]>", "\r", "<!-- -->", "<Id>1</Id>", "\u0001", "\ud800"),
);

function filled(message: readonly Piece[], texts: readonly string[]): string {
  return order(message.map(([before, after], index) => before + (texts[index] ?? "") + after).join(""));
}

test("law: what a message says by the template of another, it says", () => {
  let read = 0;
  const four = (text: fc.Arbitrary<string>): fc.Arbitrary<string[]> => fc.array(text, { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(pieces, four(good), pieces, fc.boolean(), four(any), (known, texts, other, isAlike, otherTexts) => {
      const made = templateOrNone(filled(known, texts));
      const text = filled(isAlike ? known : other, otherTexts);
      const found = made && readOrderLike(made, text);
      if (found === undefined) return;
      read += 1;
      expect(found).toEqual(readOrder(text));
    }),
    { numRuns: 5000 },
  );
  expect(read).toBeGreaterThan(100);
});

function templateOrNone(text: string): MessageTemplate | undefined {
  try {
    return recordOrder(text);
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}
