import { describe, expect, test } from "@jest/globals";
import {
  describeCharacter,
  findForbidden,
  isBlank,
  isCharacter,
  isNameCharacter,
  isNameStart,
  isNcName,
  trimSpace,
} from "./characters.js";

/** The productions of XML 1.0 fifth edition as they are printed, without the colon. */
const nameStart =
  /^[A-Z_a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u037d\u037f-\u1fff\u200c-\u200d\u2070-\u218f\u2c00-\u2fef\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd\u{10000}-\u{effff}]$/u;
const nameOther = /^(?:[-.0-9\u00b7]|[\u0300-\u036f]|[\u203f-\u2040])$/u;
const character = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]$/u;

describe("character classes are the productions'", () => {
  test("for every code point", () => {
    const wrong: string[] = [];
    for (let code = 0; code <= 0x10ffff; code += code < 0x20000 ? 1 : 251) {
      const text = String.fromCodePoint(code);
      const start = nameStart.test(text);
      if (isNameStart(code) !== start) wrong.push(`start ${code.toString(16)}`);
      if (isNameCharacter(code) !== (start || nameOther.test(text))) wrong.push(`name ${code.toString(16)}`);
      if (isCharacter(code) !== character.test(text)) wrong.push(`character ${code.toString(16)}`);
    }
    expect(wrong).toEqual([]);
    expect([isNameStart(0xeffff), isNameStart(0xf0000), isCharacter(0x10ffff), isCharacter(0x110000)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([isNameStart(Number.NaN), isNameCharacter(Number.NaN), isCharacter(Number.NaN)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test.each([
    ["a", true],
    ["_1.-·é", true],
    ["\u{10000}", true],
    ["", false],
    ["1a", false],
    ["a:b", false],
    ["a b", false],
    ["a\ud800", false],
  ])("isNcName(%j) is %p", (text, want) => {
    expect(isNcName(text)).toBe(want);
  });

  test("white space, and what is no text at all", () => {
    expect([isBlank(""), isBlank(" \t\r\n"), isBlank("\u00a0"), isBlank(" x ")]).toEqual([true, true, false, false]);
    expect([trimSpace("\n a b\t"), trimSpace(" "), trimSpace("\u00a0")]).toEqual(["a b", "", "\u00a0"]);
    expect([
      findForbidden("a\u{1f600}\ufffd"),
      findForbidden("a\u0000"),
      findForbidden("ab\ud83d"),
      findForbidden("\ude00"),
    ]).toEqual([-1, 1, 2, 0]);
    expect([describeCharacter("\u0007", 0), describeCharacter("x\ud800", 1)]).toEqual(["U+0007", "U+D800"]);
  });
});
