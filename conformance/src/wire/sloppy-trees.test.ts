import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";
import { createSoapTransport, resultOf, type Transport } from "@stubwright/runtime";
import fc from "fast-check";
import { generateModules } from "../testing/generated-modules.js";
import { sloppyContract } from "./sloppy-contract.js";

const folder = fileURLToPath(new URL("./sloppy-trees-modules/", import.meta.url));

/** An element as it is written. */
interface Tree {
  name: string;
  attributes: Record<string, string>;
  content: (string | Tree)[];
}

function tree(name: string, content: (string | Tree)[], attributes: Record<string, string> = {}): Tree {
  return { name, attributes, content };
}

function rightReply(): Tree {
  const box = (id: string) => tree("Box", [tree("Id", [id])]);
  return tree(
    "Counted",
    [
      tree("Total", ["1"]),
      tree("At", ["2016-10-20T00:00:00"]),
      tree("State", ["full"]),
      tree("Shelf", [tree("Width", ["1"]), tree("Label", ["x"])], { id: "1" }),
      tree("Boxes", [box("1"), box("2")]),
      tree("Names", [tree("string", ["a"])]),
      tree("Tag", ["5"], { lang: "en" }),
      tree("Pay", [tree("Amount", ["1"]), tree("Card", ["c"])]),
      tree("Steps", [tree("From", ["a"]), tree("To", ["b"])]),
      tree("Beast", [tree("Legs", ["4"])], { "xsi:type": "Dog" }),
      tree("Extra", [tree("Known", ["1"])]),
    ],
    { xmlns: "urn:stock" },
  );
}

type Harm = (element: Tree, other: Tree) => void;

/** What services do to their replies. */
const harms: readonly Harm[] = [
  (element) => element.content.splice(0),
  (element) => element.content.reverse(),
  (element) => element.content.pop(),
  (element) => element.content.unshift("text"),
  (element, other) => element.content.push(structuredClone(other)),
  (element, other) => {
    element.name = other.name;
  },
  (element) => {
    element.attributes["xsi:nil"] = "true";
  },
  (element) => {
    element.attributes.xmlns = "";
  },
  (element, other) => {
    element.attributes["xsi:type"] = other.name;
  },
  (element) => {
    element.attributes = {};
  },
];

function elementsOf(root: Tree): readonly Tree[] {
  return [root, ...root.content.flatMap((child) => (typeof child === "string" ? [] : elementsOf(child)))];
}

function written({ name, attributes, content }: Tree): string {
  const start = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
  const inner = content.map((child) => (typeof child === "string" ? child : written(child)));
  return `<${name}${start.join("")}>${inner.join("")}</${name}>`;
}

interface Generated {
  createStockClient(transport: Transport): { count(request: object): Promise<object> };
}

test("whatever is done to the elements of a reply, it is read", async () => {
  const module = await generateModules(folder, { name: "stock", wsdl: sloppyContract });
  const { createStockClient }: Generated = await import(module("client"));
  let body = "";
  const answer = async (): Promise<Response> => new Response(body, { headers: { "Content-Type": "text/xml" } });
  const client = createStockClient(createSoapTransport({ url: "http://test", fetch: answer, lenient: true }));
  const step = fc.tuple(fc.constantFrom(...harms), fc.nat(), fc.nat());
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      const root = rightReply();
      for (const [harm, first, second] of steps) {
        const elements = elementsOf(root);
        const [element = root, other = root] = [first, second].map((index) => elements[index % elements.length]);
        harm(element, other);
      }
      body = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><s:Body>${written(root)}</s:Body></s:Envelope>`;
      expect(await resultOf(client.count({ Place: "x" }))).toMatchObject({ ok: true });
    }),
    { numRuns: 500 },
  );
});
