import { expect, jest, test } from "@jest/globals";
import fc from "fast-check";
import {
  type AnyContent,
  decodeAnyContent,
  elementTable,
  encodedMessage,
  string,
  unbounded,
  type XmlReader,
} from "../codec.js";
import { encodingNamespace } from "../soap/soap-version.js";
import { XmlTextReader } from "../xml/xml-text-reader.js";

const messageElements = elementTable("urn:m", "", [
  ["any", 0, unbounded, ""],
  ["list", 0, unbounded, ""],
]);
const listElements = elementTable("urn:m", "List", [["item", 0, unbounded, ""]], "items");

interface Message {
  readonly any: (AnyContent | null)[];
  readonly lists: (string | null)[][];
}

function decodeList(xml: XmlReader): (string | null)[] {
  const items: (string | null)[] = [];
  xml.attribute(encodingNamespace, "arrayType", string);
  while (xml.next(listElements)) items.push(xml.nillable(string));
  return items;
}

function decodeMessage(xml: XmlReader): Message {
  const message: Message = { any: [], lists: [] };
  for (;;) {
    const next = xml.next(messageElements);
    if (next === undefined) return message;
    if (next === "any") message.any.push(xml.nilOr(decodeAnyContent));
    else message.lists.push(decodeList(xml));
  }
}

const scope = `xmlns:x="http://www.w3.org/2001/XMLSchema-instance" xmlns:e="http://schemas.xmlsoap.org/soap/encoding/"
  xmlns:p="urn:p" xmlns:literal1="urn:l" xmlns:literal2="urn:m"`;

function read(body: string, decode: (xml: XmlReader) => Message): Message {
  const xml = new XmlTextReader(`<Body ${scope}>${body}</Body>`);
  xml.root();
  xml.child();
  const message = decode(xml);
  while (xml.child()) xml.skip();
  xml.end();
  return message;
}

/** What an element has, and how its encoded form is written. */
interface Node {
  readonly name: string;
  readonly attributes: string;
  readonly content: readonly (string | Node)[];
  readonly apart: boolean;
}

interface ListNode {
  readonly items: readonly { readonly text: string | null; readonly apart: boolean; readonly name: string }[];
  readonly apart: boolean;
}

const text = fc.constantFrom(
  ...[
    "",
    "  ",
    "x",
    " a\nb ",
    "&#13;",
    "&lt;&amp;",
    "<![CDATA[<]]>",
    "p:x",
    "literal1:x literal2:*",
    "a:b",
    "\u{1f600}",
  ],
);
const attributes = fc.constantFrom(
  ...[
    "",
    ' a="&#10;&quot;"',
    ' p:a="literal2:y"',
    ' xml:lang="en"',
    ' id="own"',
    ' literal1:z=" "',
    ' xmlns:q="urn:q" q:a="q:y"',
  ],
);
const { node } = fc.letrec<{ node: Node }>((tie) => ({
  node: fc.record({
    name: fc.constantFrom("b", "p:b", "literal1:item", "literal2:any", "__proto__", "xml-b"),
    attributes,
    content: fc.array(fc.oneof({ depthSize: "small", withCrossShrink: true }, text, tie("node")), { maxLength: 4 }),
    apart: fc.boolean(),
  }),
}));
const list: fc.Arbitrary<ListNode> = fc.record({
  items: fc.array(
    fc.record({
      text: fc.option(text),
      apart: fc.boolean(),
      name: fc.constantFrom("item", "Item", "e:string", "p:x"),
    }),
    { maxLength: 4 },
  ),
  apart: fc.boolean(),
});

function literalNode({ attributes: written, content }: Node, tag: string): string {
  const inside = content.map((one) => (typeof one === "string" ? one : literalNode(one, one.name)));
  return `<${tag}${written}>${inside.join("")}</${tag}>`;
}

function literalList({ items }: ListNode): string {
  return `<list>${items.map((one) => tagged("item", one.text)).join("")}</list>`;
}

function tagged(tag: string, value: string | null): string {
  return value === null ? `<${tag} x:nil="1"/>` : `<${tag}>${value}</${tag}>`;
}

/** Writes the encoded form of messages; what stands apart comes in any order. */
class Encoded {
  readonly apart: string[] = [];

  node({ attributes: written, content, apart }: Node, tag: string): string {
    const inside = content.map((one) => (typeof one === "string" ? one : this.node(one, one.name))).join("");
    // An id of its own is a type's attribute: the element cannot have another.
    return apart && !written.includes("id=")
      ? this.#reference(tag, written, inside)
      : `<${tag}${written}>${inside}</${tag}>`;
  }

  list({ items, apart }: ListNode): string {
    const inside = items.map((one) =>
      one.apart && one.text !== null ? this.#reference(one.name, "", one.text) : tagged(one.name, one.text),
    );
    const type = ` e:arrayType="p:string[${items.length}]"`;
    if (apart) return this.#reference("list", type, inside.join(""));
    return `<list${type}>${inside.join("")}</list>`;
  }

  #reference(tag: string, written: string, inside: string): string {
    const id = `i${this.apart.length}`;
    const place = this.apart.push("") - 1;
    this.apart[place] = `<multiRef${written} id="${id}">${inside}</multiRef>`;
    return `<${tag} href="#${id}"/>`;
  }
}

test("an encoded message says what its literal form does", () => {
  fc.assert(
    fc.property(
      fc.array(node, { maxLength: 3 }),
      fc.array(list, { maxLength: 3 }),
      fc.boolean(),
      (any, lists, back) => {
        const literal = [...any.map((one) => literalNode(one, "any")), ...lists.map(literalList)].join("");
        const encoded = new Encoded();
        const parts = [...any.map((one) => encoded.node(one, "any")), ...lists.map((one) => encoded.list(one))].join(
          "",
        );
        const apart = (back ? encoded.apart.toReversed() : encoded.apart).join("");
        const inNone = parts.replaceAll(/<(any|list)/g, '<$1 xmlns=""');
        const want = read(`<m:M xmlns:m="urn:m">${literal}</m:M>`, decodeMessage);
        const decode = encodedMessage(decodeMessage);
        expect(read(`<literal2:M>${parts}</literal2:M>${apart}`, decode)).toEqual(want);
        expect(read(`<M xmlns="urn:m">${parts}</M>${apart}`, decode)).toEqual(want);
        expect(read(`<M xmlns="urn:m">${inNone}</M>${apart}`, decode)).toEqual(want);
      },
    ),
    { numRuns: 300 },
  );
});

test("prefixes in the texts of an element are noted once", () => {
  const names = Array.from({ length: 200 }, (_, index) => `n${index}`);
  const declared = names.map((name) => ` xmlns:${name}="urn:${name}"`).join("");
  const texts = `${names.join(":x ")}:x${"<b/>n1:x".repeat(2000)}`;
  const set = jest.spyOn(Map.prototype, "set");
  try {
    read(`<M xmlns="urn:m"><any${declared}>${texts}</any></M>`, encodedMessage(decodeMessage));
    expect(set.mock.calls.length).toBeLessThan(20_000);
  } finally {
    set.mockRestore();
  }
});
