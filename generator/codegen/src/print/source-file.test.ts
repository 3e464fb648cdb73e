import { describe, expect, test } from "@jest/globals";
import {
  code,
  codeText,
  documentedProperty,
  literal,
  moduleSymbol,
  templateLiteral,
  typeSymbol,
  valueSymbol,
  word,
} from "./code.js";
import { SourceFile } from "./source-file.js";

describe("a source file", () => {
  test("imports the symbols of its lines, packages first, types separately, but not its own", () => {
    const out = new SourceFile("./b.js");
    out.line`f(${valueSymbol("z", "./a.js")}, ${valueSymbol("y", "pkg")}, ${typeSymbol("T", "pkg")}, ${moduleSymbol("m", "./m.js")});`;
    out.line`g(${valueSymbol("own", "./b.js")}, ${valueSymbol("a", "./a.js")}, ${typeSymbol("Board", "./types.js")});`;
    expect(out.print(["// head"])).toBe(
      [
        "// head",
        "",
        'import type { T } from "pkg";',
        'import { y } from "pkg";',
        'import { a, z } from "./a.js";',
        'import * as m from "./m.js";',
        'import type * as types from "./types.js";',
        "",
        "f(z, y, T, m);",
        "g(own, a, types.Board);",
        "",
      ].join("\n"),
    );
  });

  test("puts a property below its doc comment, whatever the comment contains", () => {
    const out = new SourceFile("./a.js");
    const property = documentedProperty(
      "Ends */ like { this;\n`'\u202e",
      code`b: { ${documentedProperty("C.", code`c: 1`)} }`,
    );
    out.line`export type A = { ${property}; ${documentedProperty(undefined, code`e: 2`)} } | { f: 3 };`;
    expect(out.print([])).toBe(
      [
        "export type A =",
        "  | {",
        "      /**",
        "       * Ends *\\/ like { this;",
        "       * `'\\u202e",
        "       */",
        "      b: {",
        "        /** C. */",
        "        c: 1;",
        "      };",
        "      e: 2;",
        "    }",
        "  | { f: 3 };",
        "",
      ].join("\n"),
    );
  });

  test("breaks code that is too long for a line", () => {
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
  ["\u202euser\u2066\u0085", '"\\u202euser\\u2066\\u0085"'],
  ["*/", '"*/"'],
])("the literal of %j", (text, want) => {
  expect(codeText(literal(text))).toBe(want);
});

test.each<[string, string]>([
  ["evil */ code", "/** evil *\\/ code */\n"],
  ["\u202eedoc", "/** \\u202eedoc */\n"],
])("a doc comment cannot be ended or turned around by the contract's words: %j", (text, want) => {
  const out = new SourceFile("./a.js");
  out.doc(text);
  expect(out.print([])).toBe(want);
});

test("a template literal escapes characters that change the direction of writing", () => {
  expect(codeText(templateLiteral(["\u202ea`\r\n\tb\\"]))).toBe("`\\u202ea\\`\\n\tb\\\\`");
});
