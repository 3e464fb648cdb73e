import { describe, expect, test } from "@jest/globals";
import { codeText, constantSymbol, literal, moduleSymbol, typeSymbol, valueSymbol, word } from "./code.js";
import { SourceFile } from "./source-file.js";

describe("a source file", () => {
  test("imports what its lines use, packages first, types apart, and not what it declares", () => {
    const out = new SourceFile("./b.js");
    out.line`f(${valueSymbol("z", "./a.js")}, ${valueSymbol("y", "pkg")}, ${typeSymbol("T", "pkg")}, ${moduleSymbol("m", "./m.js")});`;
    out.line`g(${valueSymbol("own", "./b.js")}, ${valueSymbol("a", "./a.js")}, ${constantSymbol("space", "urn:a")});`;
    expect(out.print(["// head"])).toBe(
      [
        "// head",
        "",
        'import type { T } from "pkg";',
        'import { y } from "pkg";',
        'import { a, z } from "./a.js";',
        'import * as m from "./m.js";',
        "",
        'const space = "urn:a";',
        "",
        "f(z, y, T, m);",
        "g(own, a, space);",
        "",
      ].join("\n"),
    );
  });

  test("breaks what is too long for a line", () => {
    const out = new SourceFile("./a.js");
    const long = "x".repeat(60);
    out.line`call(${word(long)}, ${word(long)});`;
    out.line`if (${word(long)}) ${word(long)}();`;
    out.line`type A = ${word(long)} | ${word(long)};`;
    expect(out.print([])).toBe(
      [
        `call(`,
        `  ${long},`,
        `  ${long},`,
        `);`,
        `if (${long})`,
        `  ${long}();`,
        `type A =`,
        `  | ${long}`,
        `  | ${long};`,
        "",
      ].join("\n"),
    );
  });
});

test.each<[string, string]>([
  ["plain", '"plain"'],
  ['with "quotes"', `'with "quotes"'`],
  [`both " and '`, `"both \\" and '"`],
  ["line\nend", '"line\\nend"'],
  ["\u2028", '"\\u2028"'],
  ["*/", '"*/"'],
])("the literal of %j", (text, want) => {
  expect(codeText(literal(text))).toBe(want);
});

test("a doc comment cannot be ended by the contract's words", () => {
  const out = new SourceFile("./a.js");
  out.doc("evil */ code");
  expect(out.print([])).toBe("/** evil *\\/ code */\n");
});
