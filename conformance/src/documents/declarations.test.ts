import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "@jest/globals";
import type { DocumentCodec } from "@stubwright/runtime/codec";
import fc from "fast-check";
import { compileGolden } from "../testing/generated-modules.js";
import { accepts } from "../testing/schema-codecs.js";
import { XsdJudge } from "../testing/xsd-judge.js";

const schema = fileURLToPath(new URL("../../../generator/codegen/golden/declarations/contract.xsd", import.meta.url));
const judge = new XsdJudge(schema);
let codec: DocumentCodec<unknown>;

beforeAll(async () => {
  const { documents }: { documents: Record<string, DocumentCodec<unknown>> } = await import(
    compileGolden("declarations")("documents")
  );
  const found = documents["{urn:golden:library}library"];
  if (found === undefined) throw new Error("The golden has no library.");
  codec = found;
});

/** Few values, so that equal keys occur. */
const isbn = fc.constantFrom("1", "2", " 2 ", "3");
const name = fc.constantFrom("a", "b", "c");
const attribute = (key: string, value: fc.Arbitrary<string>) => value.map((text) => ` ${key}="${text}"`);
const maybe = (text: fc.Arbitrary<string>) => fc.oneof({ weight: 3, arbitrary: text }, fc.constant(""));
const book = fc
  .tuple(maybe(attribute("isbn", isbn)), maybe(attribute("shelfmark", name)))
  .map((all) => `<book${all.join("")}/>`);
const loan = fc
  .tuple(attribute("isbn", isbn), maybe(attribute("number", fc.constantFrom("1", "01", "2", "3"))))
  .map((all) => `<loan${all.join("")}/>`);
const reader = fc
  .tuple(maybe(attribute("favourite", name)), fc.array(loan, { maxLength: 3 }))
  .map(([favourite, loans]) => `<reader${favourite}>${loans.join("")}</reader>`);
const shelf = fc.constantFrom(
  "",
  '<shelf floor="1"/>',
  '<shelf xsi:type="Place"/>',
  '<shelf xsi:type="Room" door="x"/>',
);
const fee = fc.constantFrom("<fee/>", "<fee>1.25</fee>", '<fee currency="USD">1.255</fee>', "<fee xsi:nil='true'/>");
const kind = fc.constantFrom("", "<kind>xsi:a</kind>", "<kind>b</kind>", "<kind>c:d</kind>");
const library = fc
  .tuple(fc.array(book, { minLength: 1, maxLength: 3 }), fc.array(reader, { maxLength: 2 }), shelf, fee, kind)
  .map(
    (parts) =>
      `<library xmlns="urn:golden:library" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${parts.flat().join("")}</library>`,
  );

/** libxml2 does not check IDREF attributes. Only here may our codecs be stricter. */
function hasLostReference(text: string): boolean {
  const ids = new Set([...text.matchAll(/shelfmark="(\w)"/g)].map(([, id]) => id));
  return [...text.matchAll(/favourite="(\w)"/g)].some(([, id]) => !ids.has(id));
}

describe("keys, IDs, blocks, defaults and names", () => {
  test("libxml2 agrees on random documents", () => {
    let valid = 0;
    fc.assert(
      fc.property(library, (text) => {
        const want = judge.refusal(text) === undefined && !hasLostReference(text);
        expect([text, accepts(codec, text)]).toEqual([text, want]);
        if (want) valid += 1;
      }),
      { numRuns: 2000 },
    );
    expect(valid).toBeGreaterThan(20);
  });

  test("valid documents are written back valid and unchanged", () => {
    fc.assert(
      fc.property(library, (text) => {
        if (!accepts(codec, text)) return;
        const value = codec.decode(text);
        const written = codec.encode(value);
        expect([written, judge.refusal(written)]).toEqual([written, undefined]);
        expect(codec.decode(written)).toEqual(value);
      }),
      { numRuns: 1000 },
    );
  });
});
