import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { EncodeError } from "../errors/encode-error.js";
import { long } from "../simple-types/big-integers.js";
import { boolean } from "../simple-types/boolean.js";
import { double } from "../simple-types/floats.js";
import { guid } from "../simple-types/guid.js";
import { int } from "../simple-types/integers.js";
import type { Scalar } from "../simple-types/scalar.js";
import { string } from "../simple-types/strings.js";
import { JsonWriter } from "./json-writer.js";

function written(write: (json: JsonWriter) => void): string {
  const json = new JsonWriter();
  write(json);
  return json.toString();
}

function issueOf(write: (json: JsonWriter) => void): unknown {
  try {
    written(write);
    return "written";
  } catch (error) {
    if (!(error instanceof EncodeError)) throw error;
    return `${error.issue.pointer} ${error.issue.code}`;
  }
}

test.each([
  ["alone", (json: JsonWriter) => json.value(double, -0), "-0"],
  ["in a list", (json: JsonWriter) => json.values(double, [0, -0, 0, 5, -0]), "[0,-0,0,5,-0]"],
  ["first in a list", (json: JsonWriter) => json.values(double, [-0]), "[-0]"],
  ["where the type has none", (json: JsonWriter) => json.value(int, -0), "0"],
])("negative zero, which XML has too, is kept %s", (_where, write, want) => {
  expect(written(write)).toBe(want);
});

test("numbers of lists are what JSON.stringify makes of them, but for negative zero", () => {
  const numbers = fc.oneof(
    fc.integer({ min: -2, max: 101 }),
    fc.double({ min: -1, max: 101, noNaN: true }),
    fc.integer(),
  );
  fc.assert(
    fc.property(fc.array(numbers), (items) => {
      const texts = items.map((item) => (Object.is(item, -0) ? "-0" : JSON.stringify(item)));
      expect(written((json) => json.values(double, items))).toBe(`[${texts.join(",")}]`);
    }),
  );
});

test("objects, arrays and scalars", () => {
  const text = written((json) => {
    json.openObject();
    json.member("Id").value(int, 5);
    json.member("Guid").value(guid, "01234567-89AB-cdef-0123-456789abcdef");
    json.member("Big").value(long, 9223372036854775807n);
    json.member("Empty").openObject();
    json.closeObject();
    json.member("Grid").openArray();
    for (const row of [[1, 2], [], [3]]) {
      json.openArray();
      for (const item of row) json.value(int, item);
      json.closeArray();
    }
    json.closeArray();
    json.member("Done").value(boolean, false);
    json.member("Nothing").nil();
    json.closeObject();
  });
  expect(text).toBe(
    '{"Id":5,"Guid":"0123456789abcdef0123456789abcdef","Big":"9223372036854775807","Empty":{},"Grid":[[1,2],[],[3]],"Done":false,"Nothing":null}',
  );
});

test.each<[string, (json: JsonWriter) => void]>([
  ["null", (json) => json.nil()],
  ["5", (json) => json.value(int, 5)],
  ["0", (json) => json.value(int, -0)],
  ["1e+21", (json) => json.value(double, 1e21)],
  ['"INF"', (json) => json.value(double, Number.POSITIVE_INFINITY)],
  ['"NaN"', (json) => json.value(double, Number.NaN)],
  ['"\\ud800\\u0000\\"\\\\é"', (json) => json.value(string, '\ud800\0"\\é')],
])("%s", (want, write) => expect(written(write)).toBe(want));

describe("what is no value of its scalar is refused at its place", () => {
  const dishonest: Scalar<number> = { ...int, toJson: (value) => value };

  test.each<[string, (json: JsonWriter) => void]>([
    [" value", (json) => json.value(int, 1.5)],
    [" facet", (json) => json.value(int, 2 ** 31)],
    [" value", (json) => json.value(dishonest, Number.NaN)],
    [
      "/a~1b/1/~0 type",
      (json) => {
        json.openObject();
        json.member("first").value(int, 1);
        json.member("a/b").openArray();
        json.nil();
        json.openObject();
        json.member("~").value(int, JSON.parse('"5"'));
      },
    ],
    [
      "/2/0 facet",
      (json) => {
        json.openArray();
        json.value(int, 1);
        json.openArray();
        json.closeArray();
        json.openArray();
        json.value(int, 1e300);
      },
    ],
    ["/0 value", (json) => json.values(int, [1.5, 1])],
    [
      "/1/a/2 facet",
      (json) => {
        json.openArray();
        json.nil();
        json.openObject();
        json.member("a").values(int, [1, 2, 2 ** 31]);
      },
    ],
    [
      "/b value",
      (json) => {
        json.openObject();
        json.member("a").openObject();
        json.member("inner").nil();
        json.closeObject();
        json.member("b").value(guid, "x");
      },
    ],
  ])("%s", (want, write) => expect(issueOf(write)).toBe(want));
});

test("any text comes back from JSON.parse", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary" })), fc.string({ unit: "binary" }), (items, name) => {
      const text = written((json) => {
        json.openObject();
        json.member(name).openArray();
        for (const item of items) json.value(string, item);
        json.closeArray();
        json.closeObject();
      });
      expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(JSON.parse(JSON.stringify({ [name]: items }))));
    }),
  );
});
