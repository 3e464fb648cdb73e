import { expect, test } from "@jest/globals";
import { ValueError } from "../errors/value-error.js";
import { processorTime } from "../testing/processor-time.js";
import { integer, long } from "./big-integers.js";
import { date, gYear } from "./calendar.js";
import { decimal } from "./decimal.js";
import { duration, netDuration } from "./duration.js";
import { restrict } from "./facets/restrict.js";
import { guid } from "./guid.js";
import { int } from "./integers.js";
import { list } from "./list.js";
import { builtinTypes } from "./testing/builtin-types.js";

const length = 100_000;
/** Milliseconds that something linear never takes. */
const most = 4000;
const hostile = [
  ...[
    "0",
    "9",
    "a",
    " ",
    "\n",
    "A",
    "=",
    "-",
    ".",
    ":",
    "%",
    "/",
    "\ud800",
    "a ",
    "a-",
    "1.",
    "P",
    "T",
    "Y",
    "\u0301",
  ].map((unit) => unit.repeat(length)),
  ...["1", "a", "P1", "--", "2000-01-01T00:00:00.", "http://", "a:", "P1Y", "1e", "."].map(
    (head) => head + "0".repeat(length),
  ),
  ...["0", " ", "a", "-a"].map((unit) => unit.repeat(length) + "!"),
  "P" + "1".repeat(length) + "Y",
  "//" + "@".repeat(length),
];

const types = [
  ...builtinTypes.map(({ name, roundTrip }) => ({ name, read: roundTrip })),
  ...[guid, netDuration].map(({ name, parse }) => ({ name, read: parse })),
];

test.each(types)("$name takes linear time on long texts, and overflows nothing", ({ read }) => {
  const taken = processorTime(() => {
    for (const text of hostile) {
      try {
        read(text);
      } catch (error) {
        expect(error).toBeInstanceOf(ValueError);
      }
    }
  }, most);
  expect(taken).toBeLessThan(most);
});

const lists = list(int, "list");
test.each<readonly [title: string, read: () => unknown]>([
  [
    "zeros of a decimal",
    () => restrict(decimal, "tested", { pattern: [/^(?:\d\.\d\d)$/u] }).fromJson(`1.${"0".repeat(length)}1`),
  ],
  [
    "zeros of a decimal in a list",
    () =>
      restrict(list(decimal, "list"), "tested", { pattern: [/^(?:\d\.\d\d \d)$/u] }).fromJson([
        `1.${"0".repeat(length)}1`,
        "1",
      ]),
  ],
  ["items", () => restrict(lists, "tested", { pattern: [/^(?:[a-z] ?)*$/u] }).fromJson(Array(5 * length).fill(1))],
])("no form of many %s takes long to look for, where the pattern wants another one", (_title, read) => {
  expect(processorTime(() => expect(read).toThrow(ValueError), most)).toBeLessThan(most);
});

test("the text of a price is among the first that are tried", () => {
  const price = restrict(decimal, "price", { pattern: [/^(?:\d+\.\d{2})$/u] });
  const read = (): string[] => list(price, "prices").fromJson(Array(length).fill(1.5));
  expect(processorTime(read, most)).toBeLessThan(most);
});

test("of many values each is found among many", () => {
  const enumeration = Array.from({ length: 500 }, (_none, index) => `${index}.0`);
  const listed = restrict(decimal, "listed", { enumeration });
  const read = (): string[] => list(listed, "all").parse("499 ".repeat(length));
  expect(processorTime(read, most)).toBeLessThan(most);
});

const digits = "9".repeat(10_000);
test.each<
  readonly [type: { readonly name: string; readonly parse: (text: string) => unknown }, before: string, after: string]
>([
  [integer, "", ""],
  [integer, "-000", ""],
  [gYear, "", ""],
  [date, "-", "-01-01"],
  [duration, "P", "Y"],
  [duration, "PT1M", "S"],
  [duration, "PT0.", "S"],
])("$0.name has numbers of so many digits only as are computed with at once: $1…$2", ({ parse }, before, after) => {
  expect(parse(before + digits + after)).toBeDefined();
  expect(() => parse(`${before}9${digits}${after}`)).toThrow(ValueError);
});

test("zeros in front of an integer are no digits of it", () => {
  expect(long.parse(`-${"0".repeat(length)}1`)).toBe(-1n);
});
