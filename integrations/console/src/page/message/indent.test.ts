import { expect, test } from "@jest/globals";
import { indentJson, indentXml } from "./indent.js";

test.each([
  ["<a><b>1</b><c/></a>", "<a>\n  <b>1</b>\n  <c/>\n</a>"],
  ["<a></a>", "<a></a>"],
  ["<a>text<b/>more</a>", "<a>text<b/>more</a>"],
  ['<a b=">"><!-- <x> --><c><![CDATA[<d>]]></c></a>', '<a b=">">\n  <!-- <x> -->\n  <c><![CDATA[<d>]]></c>\n</a>'],
  ["</a></b><c>", "</a>\n</b>\n<c>"],
  ["no markup", "no markup"],
])("XML %s is indented without a change of its text", (text, wanted) => {
  expect(indentXml(text)).toBe(wanted);
});

test.each([
  ['{"a":[1,2.50],"b":{}}', '{\n  "a": [\n    1,\n    2.50\n  ],\n  "b": {}\n}'],
  [
    '{"big":12345678901234567890,"text":"{\\"x\\":1}"}',
    '{\n  "big": 12345678901234567890,\n  "text": "{\\"x\\":1}"\n}',
  ],
  ["[[[[", "[\n  [\n    [\n      [\n        "],
  ["]", "\n]"],
])("JSON %s is indented without a change of its values", (text, wanted) => {
  expect(indentJson(text)).toBe(wanted);
});
