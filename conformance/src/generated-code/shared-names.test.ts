import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "@jest/globals";
import { type DocumentCodec, JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { compileGolden } from "../testing/generated-modules.js";
import { objection } from "../testing/sample-judge.js";
import { XsdJudge } from "../testing/xsd-judge.js";

interface JsonCodecs {
  readonly [name: string]: (wire: JsonReader | JsonWriter, value?: unknown) => unknown;
}

const schema = fileURLToPath(new URL("../../../generator/codegen/golden/shared-names/contract.xsd", import.meta.url));
let judge: XsdJudge;
let documents: Readonly<Record<string, DocumentCodec<unknown>>>;
let json: JsonCodecs;

beforeAll(async () => {
  const module = compileGolden("shared-names");
  judge = new XsdJudge(schema);
  ({ documents } = await import(module("documents")));
  json = await import(module("json"));
});

const element = (name: string, content: string, attributes = ""): string =>
  `<t:${name} xmlns:t="urn:golden:shared"${attributes}>${content}</t:${name}>`;
const both = (
  xs: readonly [child: string, attribute: string],
  ys: readonly [child: string, attribute: string],
): string => element("Both", `<x>${xs[0]}</x><y>${ys[0]}</y>`, ` x="${xs[1]}" y="${ys[1]}"`);

// Two types share each name. Each type accepts only its own values.
test.each<[name: string, type: string, valid: string, value: unknown, invalid: readonly string[]]>([
  [
    "Both",
    "Both",
    both(["child", "attribute"], ["<z>9</z>", "5"]),
    { x: "child", xAttribute: "attribute", y: { z: 9 }, yAttribute: 5 },
    [both(["attribute", "child"], ["<z>9</z>", "5"]), both(["child", "attribute"], ["<z>9</z>", "6"])],
  ],
  [
    "Part",
    "PartElementShared",
    element("Part", "<x>element</x><part><x>type</x></part>"),
    { x: "element", part: { x: "type" } },
    [element("Part", "<x>type</x><part><x>element</x></part>")],
  ],
  [
    "Groups",
    "Groups",
    element("Groups", "<x>group</x>", ' x="attributes"'),
    { x: "group", xAttribute: "attributes" },
    [element("Groups", "<x>attributes</x>", ' x="group"')],
  ],
  [
    "Derived",
    "Derived",
    element("Derived", "<x>type</x>", ' x="added"'),
    { x: "type", xAttribute: "added" },
    [element("Derived", "<x>added</x>", ' x="type"')],
  ],
  [
    "Text",
    "Text",
    element("Text", "text", ' Value="attribute"'),
    { $value: "text", Value: "attribute" },
    [element("Text", "attribute", ' Value="text"')],
  ],
  [
    "Qualified",
    "Qualified",
    element("Qualified", "<x>without</x>"),
    { $content: [{ x2: "without" }] },
    [element("Qualified", "<x>with</x>"), element("Qualified", "<t:x>without</t:x>")],
  ],
])("%s: our codecs and libxml2 take what is valid and nothing else", (name, type, valid, value, invalid) => {
  const codec = documents[`{urn:golden:shared}${name}`];
  if (codec === undefined) throw new Error(`${name} has no codec.`);
  expect([valid, objection(valid, judge, codec)]).toEqual([valid, undefined]);
  expect(codec.decode(valid)).toEqual(value);
  const writer = new JsonWriter();
  json[`encode${type}`]?.(writer, value);
  const written: unknown = JSON.parse(writer.toString());
  expect(written).toEqual(value);
  const reader = new JsonReader(written);
  expect(json[`decode${type}`]?.(reader)).toEqual(value);
  reader.end();
  for (const xml of invalid) {
    expect([xml, judge.refusal(xml)]).toEqual([xml, expect.any(String)]);
    expect(() => codec.decode(xml)).toThrow();
  }
});
