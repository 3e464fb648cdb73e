import { expect, test } from "@jest/globals";
import { processorTime } from "../testing/processor-time.js";
import { XmlItemSplitter } from "./xml-item-splitter.js";

const path = [{ name: "List" }, { namespace: "urn:a", name: "Item" }];

test("nothing is kept of 100,000 items but the first, nor of what stands between them", () => {
  const splitter = new XmlItemSplitter({ path, kept: 1, limit: 1000 });
  let count = 0;
  splitter.split('<List xmlns="urn:a">');
  for (let index = 0; index < 100_000; index++) {
    const split = splitter.split(`\n  <!-- ${index} --><Item a="${index}"><Name>some name</Name>`);
    count += [...split, ...splitter.split("</Item>")].reduce((sum, { items }) => sum + items.length, 0);
  }
  splitter.split("</List>");
  expect(count).toBe(100_000);
  expect(splitter.end()).toBe('<List xmlns="urn:a">\n  <!-- 0 --><Item a="0"><Name>some name</Name></Item></List>');
});

test("items come with the tags that they are in, and what stands before them", () => {
  const splitter = new XmlItemSplitter({ path: [{ name: "A" }, ...path], kept: 0, limit: 1000 });
  const split = splitter.split(
    "<A x='>'><List xmlns='urn:a'> <Item/><B/><Item>1</Item></List><List><Item/></List></A>",
  );
  expect(split).toEqual([
    { before: "<A x='>'><List xmlns='urn:a'>", items: [" <Item/>", "<Item>1</Item>"], after: "</List></A>" },
  ]);
  expect(splitter.head).toBe("<A x='>'><List xmlns='urn:a'></List></A>");
  expect(splitter.end()).toBe("<A x='>'><List xmlns='urn:a'><B/></List><List><Item/></List></A>");
});

const bookPath = [{ name: "Shop" }, { namespace: "urn:a", name: "List" }, { name: "Item" }];
test.each<readonly [where: string, document: string, items: readonly string[]]>([
  [
    "an element that is not on the way",
    "<Old><List><Item>1</Item></List></Old><List><Item>2</Item></List>",
    ["<Item>2</Item>"],
  ],
  ["an element of that name in another namespace", '<List xmlns=""><Item>1</Item></List>', []],
  ["a parent that is empty", "<List/><Item>1</Item><List><Item>2</Item></List>", ["<Item>2</Item>"]],
  [
    "behind their parent",
    "<List><Item>1</Item></List><Item><Item>2</Item></Item><b><Item>3</Item></b>",
    ["<Item>1</Item>"],
  ],
  [
    "several parents",
    "<List><Item>1</Item></List><b/><List> <Item>2</Item></List>",
    ["<Item>1</Item>", " <Item>2</Item>"],
  ],
  ["an item", "<List><Item><List><Item>1</Item></List></Item></List>", ["<Item><List><Item>1</Item></List></Item>"]],
  ["their parent, called like what is around it", "<Item><Item/></Item><List><List><Item/></List></List>", []],
])("items are only those of the path: %s", (_where, document, items) => {
  const text = `<Shop xmlns="urn:a">${document}</Shop>`;
  for (const size of [1, 7, text.length]) {
    const splitter = new XmlItemSplitter({ path: bookPath, kept: 0, limit: 1000 });
    const pieces = text.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
    const found = pieces.flatMap((piece) => splitter.split(piece)).flatMap((batch) => batch.items);
    expect(found).toEqual(items);
    expect(splitter.end()).toBe(items.reduce((rest, item) => rest.replace(item, ""), text));
  }
});

test.each([
  ["a document type declaration", "<!DOCTYPE List>", "forbidden"],
  ["another one", "<List><!ELEMENT a>", "syntax"],
])("%s is refused as soon as it is there", (_what, piece, code) => {
  const splitter = new XmlItemSplitter({ path, kept: 0, limit: 1000 });
  expect(() => splitter.split(piece)).toThrow(expect.objectContaining({ issues: [expect.objectContaining({ code })] }));
});

test.each([
  ["\ufeff", "<Item\ufeff/>"],
  ["\u1680", "<Item\u1680/>"],
])("names end where XML ends them: %j belongs to the name", (_character, other) => {
  const splitter = new XmlItemSplitter({ path, kept: 0, limit: 1000 });
  const split = splitter.split(`<List xmlns='urn:a'>${other}<Item>1</Item></List>`);
  expect(split).toMatchObject([{ items: ["<Item>1</Item>"] }]);
  expect(splitter.end()).toBe(`<List xmlns='urn:a'>${other}</List>`);
});

test("an empty item is one, also where it is the last", () => {
  const splitter = new XmlItemSplitter({ path, kept: 0, limit: 1000 });
  expect(splitter.split("<List xmlns='urn:a'><Item/></List>")).toMatchObject([{ items: ["<Item/>"] }]);
  expect(splitter.end()).toBe("<List xmlns='urn:a'></List>");
});

test.each<[what: string, piece: string, limit: number]>([
  ["an item", `<List><Item xmlns="urn:a">${"x".repeat(100)}`, 100],
  ["what stands before an item", `<List>${" ".repeat(101)}`, 100],
  ["the rest", `<List><Other>${"x".repeat(100)}`, 100],
  ["a start tag", `<List><Item a="${"x".repeat(100)}`, 100],
  ["a start tag around items", `<List a="${"x".repeat(16_384)}">`, 100_000],
])("%s may only be so long", (_what, piece, limit) => {
  const splitter = new XmlItemSplitter({ path, kept: 0, limit });
  expect(() => splitter.split(piece)).toThrow(
    expect.objectContaining({ issues: [expect.objectContaining({ code: "limit" })] }),
  );
});

test("a long item in short pieces costs no more than its length", () => {
  const text = `<!--${"-x".repeat(200_000)}--><![CDATA[${"]".repeat(400_000)}]]><x a="${">".repeat(400_000)}"/>`;
  const taken = processorTime(() => {
    const splitter = new XmlItemSplitter({ path, kept: 0, limit: 10_000_000 });
    splitter.split("<List xmlns='urn:a'><Item>");
    for (const character of text) splitter.split(character);
    expect(splitter.split("</Item>")).toMatchObject([{ items: [`<Item>${text}</Item>`] }]);
  }, 5000);
  expect(taken).toBeLessThan(5000);
});

test("items that declare their namespace cost no more for all that their parent declares", () => {
  const many = Array.from({ length: 200 }, (_, index) => ` xmlns:n${index}="urn:${"n".repeat(50)}"`).join("");
  const piece = '<Item xmlns="urn:a"/><Item/><Item xmlns="urn:b"/>'.repeat(1000);
  const taken = ["", many].map((declared) => {
    const splitter = new XmlItemSplitter({ path, kept: 0, limit: 10_000_000 });
    splitter.split(`<List${declared}>`);
    return processorTime(() => {
      for (let round = 0; round < 10; round++) expect(splitter.split(piece)[0]?.items).toHaveLength(1000);
    });
  });
  expect(taken[1]).toBeLessThan(4 * Math.max(taken[0] ?? 0, 50));
});
