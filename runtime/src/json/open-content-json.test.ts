import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { DecodeError } from "../errors/decode-error.js";
import { EncodeError } from "../errors/encode-error.js";
import type { Issue } from "../errors/issue.js";
import { queryTexts } from "../server/query.js";
import type { OpenContent } from "../values/open-content.js";
import { JsonReader, type JsonReaderOptions } from "./json-reader.js";
import { JsonWriter } from "./json-writer.js";
import { decodeOpenJson, encodeOpenJson } from "./open-content-json.js";

function decoded(value: unknown, options?: JsonReaderOptions): OpenContent {
  const json = new JsonReader(value, options);
  const content = decodeOpenJson(json);
  json.end();
  return content;
}

function encoded(content: OpenContent): string {
  const json = new JsonWriter();
  encodeOpenJson(json, content);
  return json.toString();
}

test("what is read is written the same, members in order, whatever they are called", () => {
  const text = '{"b":1,"a":[null,true,{"x":"y"},[]],"__proto__":{"c":1},"constructor":{},"toString":"t","":-1.5e-7}';
  expect(encoded(decoded(JSON.parse(text)))).toBe(text);
  expect(Object.getPrototypeOf(decoded(JSON.parse(text)))).toBe(Object.prototype);
});

test("any JSON object comes back", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 5 })), (value) => {
      const text = JSON.stringify(value);
      expect(encoded(decoded(JSON.parse(text)))).toBe(text);
    }),
  );
});

test.each([
  ["[]", " type"],
  ['"x"', " type"],
  ["5", " type"],
  ["null", " null"],
  ['{"a":1e400}', " value"],
  ['{"a":[{"b":-1e400}]}', " value"],
])("%s is refused", (text, want) => expect(issuesOf(() => decoded(JSON.parse(text)))).toEqual([want]));

test("depth is limited, and costs no stack", () => {
  const nested = (depth: number): unknown => JSON.parse(`${'{"a":['.repeat(depth)}${"]}".repeat(depth)}`);
  const arrays = (depth: number): unknown => ({ a: JSON.parse("[".repeat(depth) + "]".repeat(depth)) });
  // Repeated elements inside each other are no deeper in JSON than in XML.
  expect(issuesOf(() => decoded(nested(64)))).toEqual([]);
  expect(issuesOf(() => decoded(nested(65)))).toEqual([" limit"]);
  expect(issuesOf(() => decoded(nested(4), { depth: 3 }))).toEqual([" limit"]);
  expect(issuesOf(() => decoded(nested(100_000)))).toEqual([" limit"]);
  expect(issuesOf(() => decoded(arrays(64)))).toEqual([]);
  expect(issuesOf(() => decoded(arrays(65)))).toEqual([" limit"]);
  expect(issuesOf(() => decoded(arrays(100_000)))).toEqual([" limit"]);
  expect(issuesOf(() => decoded(JSON.parse('{"a":[[1e400]]}')))).toEqual([" value"]);
});

test("a query is an object of texts", () => {
  expect(decoded({ a: "1", b: ["x", "y"], c: "{}" }, { members: queryTexts })).toEqual({
    a: "1",
    b: ["x", "y"],
    c: "{}",
  });
});

test("undefined members are left out", () => {
  const content = JSON.parse('{"a":1,"b":2,"c":null}');
  content.b = undefined;
  expect(encoded(content)).toBe('{"a":1,"c":null}');
});

describe("what JSON cannot say is refused at its place", () => {
  const cycle: Record<string, unknown> = {};
  cycle.a = [cycle];

  test.each<[unknown, string | RegExp]>([
    [{ a: [1, Number.NaN] }, "/a/1 value"],
    [{ a: Number.POSITIVE_INFINITY }, "/a value"],
    [{ a: { b: 5n } }, "/a/b type"],
    [{ a: new Date(0) }, "/a type"],
    [{ a: new Map() }, "/a type"],
    [{ a: () => 1 }, "/a type"],
    [{ a: Symbol("s") }, "/a type"],
    [{ a: [undefined] }, "/a/0 type"],
    [[], " type"],
    [null, " type"],
    ["x", " type"],
    [new Date(0), " type"],
    [cycle, /^(\/a\/0)+ limit$/],
  ])("%p", (value, want) => {
    const json = new JsonWriter();
    const attempt = (): void => Reflect.apply(encodeOpenJson, undefined, [json, value]);
    expect(issuesOf(attempt)).toEqual([expect.stringMatching(want instanceof RegExp ? want : new RegExp(`^${want}$`))]);
  });

  test("an object without a prototype is an object", () => {
    expect(encoded(Object.assign(Object.create(null), { a: 1 }))).toBe('{"a":1}');
  });
});

function issueText({ pointer, code }: Issue): string {
  return `${pointer} ${code}`;
}

function issuesOf(attempt: () => unknown): string[] {
  try {
    attempt();
    return [];
  } catch (error) {
    if (error instanceof EncodeError) return [issueText(error.issue)];
    if (error instanceof DecodeError) return error.issues.map(issueText);
    throw error;
  }
}
