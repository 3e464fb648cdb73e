import { spawnSync } from "node:child_process";
import { expect, test } from "@jest/globals";
import { shellWord } from "./terminal.js";

test.each([
  ["my-shop", "my-shop"],
  ["../a/b.c", "../a/b.c"],
  ["", "''"],
  ["with space", "'with space'"],
  ["it's", "'it'\\''s'"],
  ['{"a":"$b"}', '\'{"a":"$b"}\''],
  ["a\nb", "'a\nb'"],
])("%j is %s, which a shell reads as it was", (text, want) => {
  expect(shellWord(text)).toBe(want);
  expect(spawnSync("sh", ["-c", `printf %s ${want}`], { encoding: "utf8" }).stdout).toBe(text);
});
