import { expect, test } from "@jest/globals";
import { DecodeError } from "../../errors/decode-error.js";
import { readRequest } from "../../server/fault-of.js";
import { ServiceFault } from "../../server/service-fault.js";
import { decimal } from "../decimal.js";
import { int } from "../integers.js";
import { list } from "../list.js";
import type { SimpleType } from "../simple-type.js";
import { token } from "../strings.js";
import { union } from "../union.js";
import type { TextPattern } from "./facets.js";
import { restrict } from "./restrict.js";
import { withWorkBudget } from "./work-budget.js";

/** A pattern that counts the texts it is asked for. */
function counted(pattern: RegExp): { readonly pattern: TextPattern; readonly asked: () => number } {
  let asked = 0;
  const test = (text: string): boolean => {
    asked++;
    return pattern.test(text);
  };
  return { pattern: { test }, asked: () => asked };
}

const price = counted(/^(?:\d{1,3}\.\d{2})$/u);
const priceOrText = union([restrict(decimal, "price", { pattern: [price.pattern] }), token], "priceOrText");
const many = Array.from({ length: 150_000 }, (_none, index) => `${1000 + (index % 9000)}.5`);

test("a message is refused whose values have too many other texts", () => {
  const read = (): unknown => withWorkBudget(() => list(priceOrText, "prices").fromJson(many));
  expect(read).toThrow(DecodeError);
  expect(price.asked()).toBeLessThan(3_000_000);
  // What is read next is of no message.
  const some = many.slice(0, 300);
  expect(list(priceOrText, "prices").fromJson(some)).toEqual(some);
});

test("a server answers such a message with a ServiceFault", () => {
  expect(() => readRequest(() => list(priceOrText, "prices").fromJson(many))).toThrow(ServiceFault);
});

test("each message has its own budget, and what is none has no end", () => {
  const some = many.slice(0, 300);
  for (let message = 0; message < 3; message++) {
    expect(withWorkBudget(() => list(priceOrText, "prices").fromJson(some))).toEqual(some);
  }
  expect(list(priceOrText, "prices").fromJson(some)).toEqual(some);
});

test("none is looked for where no text helps", () => {
  const { pattern, asked } = counted(/^(?:\d{4})$/u);
  const year = restrict(int, "year", { pattern: [pattern], maxInclusive: "99" });
  expect(() => year.fromJson(100)).toThrow("100 is not a valid year");
  expect(asked()).toBeLessThan(5);
});

const pair: SimpleType<number[]> = restrict(list(int, "ints"), "pair", { pattern: [/^(?:\d\d (\d\d ?)*)$/u] });
test("expressions of a pattern's parts are made once for all lists", () => {
  const made: string[] = [];
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct: (target, given: [string, string]) => {
      made.push(String(given[0]));
      return new target(...given);
    },
  });
  try {
    for (let index = 0; index < 100; index++) expect(pair.fromJson([1, 2])).toEqual([1, 2]);
  } finally {
    globalThis.RegExp = original;
  }
  expect(made.length).toBeLessThan(10);
});
