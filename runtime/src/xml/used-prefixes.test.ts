import { expect, test } from "@jest/globals";
import { NamespaceScope } from "./namespace-scope.js";
import { addUsedPrefixes } from "./used-prefixes.js";

test.each<[text: string, want: readonly string[]]>([
  ["", []],
  ["plain", []],
  ["a:b", ["a"]],
  ["a: b", []],
  ["a :b", []],
  ["b:a", []],
  [":a", []],
  ["a:", []],
  ["http://a/b", []],
  ["a://b", []],
  ["12:30:00", []],
  ["2030-01-01T00:00:00", []],
  ["xml:lang", []],
  ["xmlns:a", []],
  ["tns1:Rule/tns1:Cell//.", ["tns1"]],
  ["//a:x[@tns1:y='é:z']", ["a", "tns1", "é"]],
  ["-a:x", ["a"]],
  ["child::a:*", ["a"]],
  ["a:tns1:x", ["a", "tns1"]],
  ["xa:b", []],
  ["é:b a:ç", ["é", "a"]],
  ["𐀀:b", ["𐀀"]],
  ["a:𐀀", ["a"]],
  ["\u{F0000}a:b", []],
  ["\ue000a:b", ["a"]],
])("%p uses %p", (text, want) => {
  const scope = new NamespaceScope();
  for (const prefix of ["", "a", "tns1", "é", "𐀀"]) scope.declare(prefix, `urn:${prefix}`, scope.mark);
  const found = new Map<string, string>();
  addUsedPrefixes(text, scope, found);
  expect([...found]).toEqual(want.map((prefix) => [prefix, `urn:${prefix}`]));
});
