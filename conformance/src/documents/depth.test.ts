import { expect, test } from "@jest/globals";
import { type DocumentCodec, JsonReader } from "@stubwright/runtime/codec";
import { compileGolden } from "../testing/generated-modules.js";

const module = compileGolden("mixed-and-any");
const { documents }: { documents: Record<string, DocumentCodec<unknown>> } = await import(module("documents"));
const json: Record<string, (reader: JsonReader) => unknown> = await import(module("json"));

/** Wraps a text `depth` times. */
function nested(text: string, depth: number, [before, after]: readonly [string, string]): string {
  return before.repeat(depth) + text + after.repeat(depth);
}

const limit = expect.objectContaining({ issues: [expect.objectContaining({ code: "limit" })] });

/**
 * Recursive types, with the deepest value that is read: as XML with nested elements, and as
 * JSON. In JSON, the content of an `xs:anyType` is one more level.
 */
test.each<[type: string, deepest: number, xml: (depth: number) => string, sent: (depth: number) => string]>([
  [
    "Paragraph",
    64,
    (depth) => `<Paragraph xmlns="urn:golden:mixed">${nested("text", depth - 1, ["<em>", "</em>"])}</Paragraph>`,
    (depth) => `{"$content":[${nested('"text"', depth - 1, ['{"em":{"$content":[', "]}}"])}]}`,
  ],
  [
    "Extensible",
    64,
    (depth) =>
      `<Extensible xmlns="urn:golden:mixed"><Id>1</Id>${nested("text", depth - 1, ['<a xmlns="urn:a">', "</a>"])}</Extensible>`,
    (depth) => `{"Id":1,"$any":[${nested('"text"', depth - 1, ['{"name":"{urn:a}a","content":[', "]}"])}]}`,
  ],
  [
    "Holder",
    63,
    (depth) =>
      `<Holder xmlns="urn:golden:mixed"><Value>${nested("text", depth - 2, ['<a xmlns="urn:a">', "</a>"])}</Value></Holder>`,
    (depth) => `{"Value":{"content":[${nested('"text"', depth - 2, ['{"name":"{urn:a}a","content":[', "]}"])}]}}`,
  ],
])("%s: elements may be as deep inside each other in JSON as in XML", (type, deepest, xml, sent) => {
  const decodeXml = (depth: number): unknown => documents[`{urn:golden:mixed}${type}`]?.decode(xml(depth));
  const decodeJson = (depth: number): unknown => {
    const reader = new JsonReader(JSON.parse(sent(depth)));
    const value = json[`decode${type}`]?.(reader);
    reader.end();
    return value;
  };
  expect(decodeJson(3)).toEqual(decodeXml(3));
  expect(decodeJson(deepest)).toEqual(decodeXml(deepest));
  expect(() => decodeXml(65)).toThrow(limit);
  expect(() => decodeJson(deepest + 1)).toThrow(limit);
});
