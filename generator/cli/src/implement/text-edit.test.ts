import { expect, test } from "@jest/globals";
import { applyEdits, type WritingStyle, writingStyle } from "./text-edit.js";

test.each<[string, Partial<WritingStyle>]>([
  ["", { indent: "  ", quote: '"', semicolon: ";", newline: "\n" }],
  ["import a from 'a'\r\nif (a)\r\n    b()\r\n", { indent: "    ", quote: "'", semicolon: "", newline: "\r\n" }],
  ["import a from 'a';\nimport b from \"b\"\n", { quote: '"', semicolon: ";" }],
  ["import a from 'a'; // one\n", { quote: "'", semicolon: ";" }],
  ["{\n\ta;\n\tb;\n  c;\n}\n", { indent: "\t" }],
  ["{\n\ta;\n   b;\n}\n", { indent: "   " }],
  ["/**\n * a\n */\n{\n          a;\n}\n", { indent: "        " }],
  ["{\n a;\n}\n", { indent: "  " }],
])("the style of %j", (text, want) => {
  expect(writingStyle(text)).toMatchObject(want);
});

test("edits at one offset keep their order, insertions first; overlapping edits are a defect", () => {
  const insert = (text: string) => ({ start: 1, end: 1, text });
  expect(applyEdits("abc", [{ start: 1, end: 2, text: "x" }, insert("1"), insert("2")])).toBe("a12xc");
  expect(() => applyEdits("abc", [{ start: 0, end: 2, text: "" }, insert("1")])).toThrow("overlap at offset 1");
});
