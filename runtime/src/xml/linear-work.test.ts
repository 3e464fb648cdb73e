import { afterEach, describe, expect, test } from "@jest/globals";
import { int } from "../simple-types/integers.js";
import { string } from "../simple-types/strings.js";
import { decodeAnyElement, encodeAnyElement } from "./any-element-xml.js";
import { elementTable, unbounded } from "./element-table.js";
import type { XmlReader } from "./xml-reader.js";
import { XmlTextReader } from "./xml-text-reader.js";
import { XmlWriter } from "./xml-writer.js";

const listTable = elementTable("urn:n", "List", [["Item", 0, unbounded]]);
const itemTable = elementTable("urn:n", "Item", [
  ["A", 0, 1],
  ["B", 0, 1],
]);

interface Item {
  A: number | undefined;
  B: string | undefined;
}

function decodeItem(xml: XmlReader): Item {
  const item: Item = { A: undefined, B: undefined };
  for (;;) {
    switch (xml.next(itemTable)) {
      case "A":
        item.A = xml.value(int);
        break;
      case "B":
        item.B = xml.value(string);
        break;
      case undefined:
        return item;
    }
  }
}

function decodeList(text: string): Item[] {
  const xml = new XmlTextReader(text);
  const items: Item[] = [];
  xml.root();
  while (xml.next(listTable)) items.push(decodeItem(xml));
  xml.end();
  return items;
}

function encodeList(items: readonly Item[]): string {
  const xml = new XmlWriter();
  xml.open("List", 'xmlns="urn:n"');
  for (const item of items) {
    xml.element("Item", item, (writer, { A, B }) => {
      if (A !== undefined) writer.value("A", int, A);
      if (B !== undefined) writer.value("B", string, B);
    });
  }
  xml.close("List");
  return xml.toString();
}

const { charCodeAt, includes, indexOf, startsWith } = String.prototype;

/** Counts how many characters of strings some work looks at. */
function charactersSeen(work: () => void): number {
  let seen = 0;
  String.prototype.charCodeAt = function (index) {
    seen++;
    return charCodeAt.call(this, index);
  };
  String.prototype.startsWith = function (token, position) {
    seen += token.length;
    return startsWith.call(this, token, position);
  };
  String.prototype.includes = function (token, position = 0) {
    return this.indexOf(token, position) >= 0;
  };
  String.prototype.indexOf = function (token, position = 0) {
    const found = indexOf.call(this, token, position);
    seen += (found < 0 ? this.length : found) - position;
    return found;
  };
  try {
    work();
  } finally {
    restore();
  }
  return seen;
}

function restore(): void {
  Object.assign(String.prototype, { charCodeAt, includes, indexOf, startsWith });
}

afterEach(restore);

describe("twice the message is twice the work", () => {
  test.each<[string, string]>([
    ["plain items", "<Item><A>1</A><B>text</B></Item>"],
    ["the other order", "<Item><B>text</B><A>1</A></Item>"],
    ["references", "<Item><B>&amp;&#65;&lt;</B></Item>"],
    ["CDATA sections and comments", "<Item><!-- x --><B><![CDATA[<]]]]><![CDATA[>]]></B></Item>"],
    ["prefixes declared again and again", '<n:Item xmlns:n="urn:n" xmlns:m="urn:m"><n:A>1</n:A></n:Item>'],
    ["empty tags", "<Item/>"],
    ["white space between", "\n  <Item>\n    <A>1</A>\n  </Item>"],
  ])("%s", (_name, item) => {
    const seen = [400, 800, 1600].map((count) => {
      const text = `<List xmlns="urn:n">${item.repeat(count)}</List>`;
      return charactersSeen(() => expect(decodeList(text)).toHaveLength(count));
    });
    expect((seen[1] ?? 0) / (seen[0] ?? 0)).toBeLessThan(2.02);
    expect((seen[2] ?? 0) / (seen[1] ?? 0)).toBeLessThan(2.02);
    expect(seen[0]).toBeLessThan(40 * 400 + 12 * 400 * item.length);
  });

  test.each<[string, (count: number) => string]>([
    ["prefixes in a text", (count) => "a:".repeat(count)],
    ["names without an end before a colon", (count) => `${"a".repeat(count)} :a`],
    ["one long prefix", (count) => `${"1a".repeat(count)}:a`],
    ["many prefixes", (count) => Array.from({ length: count }, (_, index) => `p${index % 200}:a`).join(" ")],
    ["no prefix", (count) => "text, ".repeat(count)],
  ])("%s, read and written as any element", (_name, textOf) => {
    const declarations = Array.from({ length: 200 }, (_, index) => `xmlns:p${index}="urn:${index}"`).join(" ");
    const seen = [4000, 8000, 16_000].map((count) => {
      const xml = new XmlTextReader(`<e ${declarations} xmlns:a="urn:a">${`<f>${textOf(count)}</f>`.repeat(2)}</e>`);
      return charactersSeen(() => {
        xml.root();
        encodeAnyElement(new XmlWriter(), decodeAnyElement(xml));
        xml.end();
      });
    });
    expect((seen[1] ?? 0) / (seen[0] ?? 0)).toBeLessThan(2.1);
    expect((seen[2] ?? 0) / (seen[1] ?? 0)).toBeLessThan(2.1);
  });

  test.each<[string, string]>([
    ["unqualified attributes", ""],
    ["attributes of a namespace", "{urn:a}"],
  ])("%s, written as any element", (_name, prefix) => {
    const seen = [1000, 2000, 4000].map((count) => {
      const attributes = Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}a${index}`, "1"]));
      return charactersSeen(() => encodeAnyElement(new XmlWriter(), { name: "{urn:n}e", attributes }));
    });
    expect((seen[1] ?? 0) / (seen[0] ?? 0)).toBeLessThan(2.1);
    expect((seen[2] ?? 0) / (seen[1] ?? 0)).toBeLessThan(2.1);
  });

  test("writing", () => {
    const seen = [1000, 2000, 4000].map((count) => {
      const items = Array.from({ length: count }, (): Item => ({ A: 1, B: "a & b" }));
      return charactersSeen(() => encodeList(items));
    });
    expect((seen[2] ?? 0) / (seen[1] ?? 0)).toBeLessThan(2.02);
    expect(seen[1]).toBeGreaterThan(0);
  });

  test("what is longer than one piece is joined in order", () => {
    const items = Array.from({ length: 20_000 }, (_item, index): Item => ({ A: index, B: `text ${index}` }));
    const text = encodeList(items);
    expect(text.length).toBeGreaterThan(10 * 65_536);
    const limits = { elements: 100_000 };
    const xml = new XmlTextReader(text, { limits });
    const read: Item[] = [];
    xml.root();
    while (xml.next(listTable)) read.push(decodeItem(xml));
    xml.end();
    expect(read).toEqual(items);
  });
});

describe("a child's prefix is that of the child before only where it stands for the same namespace", () => {
  test.each<[string, string, number]>([
    [
      "a prefix declared on one child is not there for the next",
      '<List xmlns="urn:n"><p:Item xmlns:p="urn:n"/><p:Item/></List>',
      -1,
    ],
    [
      "the default namespace is another inside",
      '<n:List xmlns:n="urn:n"><Item xmlns="urn:n"><A>1</A></Item><n:Item/></n:List>',
      2,
    ],
    [
      "a prefix that is bound again inside",
      '<n:List xmlns:n="urn:n"><n:Item xmlns:n="urn:n"><n:A>1</n:A></n:Item><n:Item/></n:List>',
      2,
    ],
    [
      "a prefix that is bound to something else inside",
      '<n:List xmlns:n="urn:n"><n:Item><n:A xmlns:n="urn:m">1</n:A></n:Item></n:List>',
      -1,
    ],
    [
      "prefixes by turns",
      '<n:List xmlns:n="urn:n" xmlns:m="urn:n"><m:Item/><n:Item/><m:Item><n:A>1</n:A><m:B>2</m:B></m:Item></n:List>',
      3,
    ],
    ["no prefix where there is no default namespace", '<n:List xmlns:n="urn:n"><n:Item/><Item/></n:List>', -1],
    [
      "an end tag with another prefix",
      '<n:List xmlns:n="urn:n" xmlns:m="urn:n"><n:Item><n:A>1</m:A></n:Item></n:List>',
      -1,
    ],
  ])("%s", (_name, text, count) => {
    if (count < 0) expect(() => decodeList(text)).toThrow();
    else expect(decodeList(text)).toHaveLength(count);
  });
});
