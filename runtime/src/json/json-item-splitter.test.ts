import { expect, test } from "@jest/globals";
import { JsonItemSplitter } from "./json-item-splitter.js";

test("nothing is kept of 100,000 items but the first", () => {
  const splitter = new JsonItemSplitter({ members: ["List"], kept: 1, limit: 1000 });
  let count = splitter.split('{"List":[').length;
  for (let index = 0; index < 100_000; index++) {
    count += splitter.split(`\n  {"Name":"some [name]","Number":${index}`).length + splitter.split("},").length;
  }
  count += splitter.split('1],"Total":1}').length;
  expect(count).toBe(100_001);
  expect(splitter.end()).toBe('{"List":[\n  {"Name":"some [name]","Number":0}],"Total":1}');
});

test.each([
  ["a member", ["List"], '{"List":[1, 2 ]}', ["1", " 2 "], '{"List":[]}'],
  ["the whole", [], ' [ "," , [","], {"a":"]"} ] ', [' "," ', ' [","]', ' {"a":"]"} '], " [] "],
  ["a member of a member", ["A", "B"], '{"B":[0],"A":{"A":[0],"B":[1]}}', ["1"], '{"B":[0],"A":{"A":[0],"B":[]}}'],
  ["an object in the place of an array", ["A"], '{"A":{"A":[1]}}', [], '{"A":{"A":[1]}}'],
  ["an array in the place of an object", ["A", "B"], '{"A":[{"B":[1]}]}', [], '{"A":[{"B":[1]}]}'],
  ["a member of that name further out", ["A", "B"], '{"A":{"C":0},"B":[1]}', [], '{"A":{"C":0},"B":[1]}'],
  ["the same beside an array", ["A", "B"], '{"A":["x"],"B":[1]}', [], '{"A":["x"],"B":[1]}'],
  ["the same beside a number", ["A", "B"], '{"A":5,"B":[1]}', [], '{"A":5,"B":[1]}'],
  ["an object of several members there", ["A"], '{"A":{"x":1,"y":2},"B":[3]}', [], '{"A":{"x":1,"y":2},"B":[3]}'],
  ["a name as a value", ["A"], '{"C":"A","D":["A",[1]],"A":[2]}', ["2"], '{"C":"A","D":["A",[1]],"A":[]}'],
  ["an item that is missing", [], "[1,,2,]", ["1", "", "2", ""], "[]"],
  ["an array that ends otherwise", [], "[1}", [], "[1}"],
])("%s", (_title, members, text, items, rest) => {
  const splitter = new JsonItemSplitter({ members, kept: 0, limit: 1000 });
  expect(splitter.split(text)).toEqual(items);
  expect(splitter.end()).toBe(rest);
});
