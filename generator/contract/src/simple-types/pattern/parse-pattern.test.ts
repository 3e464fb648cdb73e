import { expect, test } from "@jest/globals";
import { withoutAnchors } from "./parse-pattern.js";

test.each([
  ["", ""],
  ["^", ""],
  ["[0-9]+", "[0-9]+"],
  ["^[0-9]+$", "[0-9]+"],
  ["^[0-9]+", "[0-9]+"],
  ["[0-9]+$", "[0-9]+"],
  ["^a$|^b$", "a|b"],
  ["^(a|b)$", "(a|b)"],
  ["(^a$|^b$)", "(a|b)"],
  ["^[^$]$", "[^$]"],
  ["[^a-z-[^$]]$", "[^a-z-[^$]]"],
  ["[a^][$]|[$]", "[a^][$]|[$]"],
  [String.raw`\^a\$`, String.raw`\^a\$`],
  [String.raw`^\[$|^\]$`, String.raw`\[|\]`],
  [String.raw`^\\$`, String.raw`\\`],
  ["$[0-9]+", "$[0-9]+"],
  ["a^b$c", "a^b$c"],
  ["a$?", "a$?"],
])("%s without anchors is %s", (pattern, plain) => {
  expect(withoutAnchors(pattern)).toBe(plain);
});
