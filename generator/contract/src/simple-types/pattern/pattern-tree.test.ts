import { describe, expect, test } from "@jest/globals";
import { XmlDocument, XsdValidator } from "libxml2-wasm";
import { parsePattern } from "./parse-pattern.js";
import { printPattern } from "./pattern-tree.js";

function translatePattern(pattern: string): { readonly source: string } | { readonly error: string } {
  const parsed = parsePattern(pattern);
  return "error" in parsed ? parsed : { source: printPattern(parsed.tree) };
}

const patterns = [
  "",
  "a",
  "a|b|",
  "(a|bc)*d?",
  "a{2}",
  "a{2,}",
  "a{0,3}b",
  "[abc]+",
  "[a-c]+",
  "[^a-c]",
  "[a-z-[aeiou]]+",
  "[^0-9-[a-f]]",
  "[-a]+",
  "[a-]+",
  "[^-]",
  "[\\-\\]\\[\\\\^]+",
  "[\\s\\d]+",
  "[\\D]",
  "\\d{3}-\\d{4}",
  "\\w+",
  "\\W",
  "\\s\\S",
  "\\i\\c*",
  "\\I",
  "\\C",
  "[\\i-[:]][\\c-[:]]*",
  "\\p{L}",
  "\\P{L}",
  "\\p{Lu}\\p{Ll}*",
  "[\\p{N}\\p{P}]",
  "\\p{IsBasicLatin}+",
  "\\P{IsBasicLatin}",
  "\\p{IsGreek}",
  "[^\\p{IsLatin-1Supplement}]",
  ".",
  "a.c",
  "^a$",
  "a\\.b",
  "\\*\\+\\?\\(\\)\\{\\}\\|",
  "\\n|\\t|\\r",
  "a/b#c&amp;@!%~\"'",
  "[\\da-fA-F]{8}-[\\da-fA-F]{4}",
  "\\-?P(\\d*D)?(T(\\d*H)?(\\d*M)?(\\d*(\\.\\d*)?S)?)?",
  "(([a-z])+(\\d)?)+",
  "é|Ω|𐐀",
  "[𐐀-𐐧]",
];

const badPatterns = [
  "(",
  ")",
  "a)",
  "(a",
  "*",
  "+a",
  "a**",
  "a{2}{3}",
  "a{,3}",
  "a{3,2}",
  "a{",
  "a{x}",
  "[",
  "[]",
  "[^]",
  "[a",
  "[z-a]",
  "[a-\\d]",
  "a]",
  "a}",
  "\\",
  "\\b",
  "\\1",
  "\\x41",
  "\\u0041",
  "\\p{Foo}",
  "\\p{IsNowhere}",
  "\\pL",
  "\\p{L",
  "(?:a)",
  "(?=a)",
  "[a[b]]",
  "[a-z-[aeiou]",
];

const texts = [
  ..."abcdemxz09ABZ-_:.^$]*[",
  ..."éΩߙ中𐐀𐐧\u0301\u00b7\u0660\t\n ",
  ...[
    "",
    "ab",
    "aa",
    "aaa",
    "aaaa",
    "aab",
    "bcd",
    "abcbc",
    "bcbcd",
    "ae",
    "xyz",
    "a-",
    "-a-",
    "ß",
    "a.b",
    "a c",
    "abc",
    "a\nc",
  ],
  ...["123-4567", " 1", "1 ", " a", "a:b", "xs:int", "1a", "Abc", "aBC", "^a$", "*+?(){}|", "a/b#c&@!%~\"'", "\\]-["],
  ...["0123abcd-ffFF", "-P1DT2H3M4.5S", "P", "PT", "abc1def2", "a1b", "a$"],
];

/**
 * Where libxml2 says otherwise: its names are those of XML 1.0's second edition, ours of the fifth (as both XML readers'
 * are); its category tables are older than these characters and lack the ranges that Unicode gives by their ends only.
 */
const disputedTexts = ["ߙ", "𐐀", "𐐧", "\u0660", "中"];

const disputed = /\\[icICpPwW](?!\{Is)/;

describe("a pattern as an expression agrees with libxml2", () => {
  test.each(patterns)("%s", (pattern) => {
    const translated = translatePattern(pattern.replace("&amp;", "&"));
    if ("error" in translated) throw new Error(translated.error);
    const expression = new RegExp(translated.source, "u");
    const judged = disputed.test(pattern) ? texts.filter((text) => !disputedTexts.includes(text)) : texts;
    expect(judged.filter((text) => expression.test(text))).toEqual(matchesOfLibxml2(pattern, judged));
  });

  test.each(badPatterns)("%s is refused", (pattern) => {
    expect(translatePattern(pattern)).toEqual({ error: expect.any(String) });
  });
});

test.each([
  ["[a-z-[aeiou]]", "^(?:(?![aeiou])[a-z])$"],
  ["a.b", "^a[^\\n\\r]b$"],
  ["\\d+|x", "^(?:\\p{Nd}+|x)$"],
  ["^/$", "^\\^\\/\\$$"],
])("%s becomes %s", (pattern, source) => {
  expect(translatePattern(pattern)).toEqual({ source });
});

test.each([
  ["\\i\\c*", ["ߙ", "中", "𐐀\u0660"], ["-", "1"]],
  ["\\p{L}+", ["ߙ", "中", "𐐀𐐧"], ["\u0660", "_"]],
  ["[a-z-[b-y-[m]]]", ["a", "m", "z"], ["b", "y"]],
  ["\\w+", ["中", "\u0660", "a+"], ["a b", "!"]],
])("%s matches what Unicode says today, and where libxml2 errs", (pattern, matching, others) => {
  const translated = translatePattern(pattern);
  const expression = new RegExp("source" in translated ? translated.source : "(", "u");
  expect([...matching, ...others].filter((text) => expression.test(text))).toEqual(matching);
});

test.each([
  ["(a", "a ( is not closed (before character 3)"],
  ["\\p{IsNowhere}", "\\p{IsNowhere} names no category and no block (before character 4)"],
  ["(".repeat(200), "groups are nested too deep (before character 102)"],
])("the message for %s", (pattern, error) => {
  expect(translatePattern(pattern)).toEqual({ error });
});

function matchesOfLibxml2(pattern: string, judged: readonly string[]): string[] {
  using schema = XmlDocument.fromString(
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="e"><xs:simpleType>` +
      `<xs:restriction base="xs:string"><xs:pattern value="${pattern.replace(/"/g, "&quot;")}"/></xs:restriction>` +
      `</xs:simpleType></xs:element></xs:schema>`,
  );
  using validator = XsdValidator.fromDoc(schema);
  return judged.filter((text) => {
    const content = text.replace(/[&<>\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
    using document = XmlDocument.fromString(`<e>${content}</e>`);
    try {
      validator.validate(document);
      return true;
    } catch {
      return false;
    }
  });
}

/** The categories of XSD 1.0 Part 2, appendix F.1.1; Cs is none of them. */
const categories = {
  L: "ultmo",
  M: "nce",
  N: "dlo",
  P: "cdseifo",
  Z: "slp",
  S: "mcko",
  C: "cfon",
};

test.each(Object.entries(categories))("category %s has these below it and no others: %s", (letter, below) => {
  const known = [..."abcdefghijklmnopqrstuvwxyz"].filter(
    (one) =>
      !("error" in translatePattern(`\\p{${letter}${one}}`)) && !("error" in translatePattern(`\\P{${letter}${one}}`)),
  );
  expect(known).toEqual([...below].sort());
  expect(translatePattern(`\\p{${letter}}`)).toEqual({ source: `^\\p{${letter}}$` });
});

test.each(["", "l", "LL", "Lul", "xLu", "Lu ", "Letter", "IsGreeks", "Greek"])("no category is called %j", (name) => {
  expect(translatePattern(`\\p{${name}}`)).toEqual({ error: expect.any(String) });
});
