import { expect, test } from "@jest/globals";
import { transformSync } from "esbuild";
import fc from "fast-check";
import { breakLine } from "./break-line.js";

/** Expressions as emitters write them: on one line, with spaces where Biome has them. */
const { expression } = fc.letrec<{ expression: string; group: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 4, depthSize: "max" },
    fc.constantFrom(
      "name",
      "member.access",
      "1",
      "-2.5",
      "true",
      "undefined",
      "/[(/]x\\]{2}/u.test(text)",
      "`text, (\\``",
    ),
    fc.stringMatching(/^[a-z{}()[\],:;<>=&| .?'`/*-]{0,30}$/).map((text) => JSON.stringify(text)),
    fc.integer().map(String),
    tie("group"),
  ),
  group: fc.oneof(
    fc.array(tie("expression"), { maxLength: 6 }).map(list),
    fc.array(tie("expression"), { minLength: 1, maxLength: 5 }).map(object),
    fc
      .tuple(callee(), fc.array(tie("expression"), { maxLength: 4 }))
      .map(([name, items]) => `${name}(${items.join(", ")})`),
    tie("expression").map((body) => `(value) => ${body.startsWith("{") ? `(${body})` : body}`),
    fc
      .tuple(tie("expression"), tie("expression"))
      .map(([then, other]) => `(given === "x" ? ${plain(then)} : ${plain(other)})`),
    tie("expression").map((argument) => `fc.option(${argument}).map((one) => one.list).filter(isWanted)`),
  ),
}));

/** Long enough to be broken, mostly. */
const long = fc
  .tuple(fc.constantFrom(list, object, call), fc.array(expression, { minLength: 4, maxLength: 12 }))
  .map(([print, items]) => print(items));

function list(items: readonly string[]): string {
  return `[${items.join(", ")}]`;
}

function call(items: readonly string[]): string {
  return `call(${items.join(", ")})`;
}

function callee(): fc.Arbitrary<string> {
  return fc.constantFrom("call", "reader.value", "fc.record", "elementTable", "aVeryLongFunctionNameThatTakesItsPlace");
}

function object(values: readonly string[]): string {
  return `{ ${values.map((value, index) => `${index % 2 === 0 ? `member${index}` : `"quoted-${index}"`}: ${value}`).join(", ")} }`;
}

function plain(text: string): string {
  return text.includes("=>") ? `(${text})` : text;
}

function minified(code: string): string {
  return transformSync(code, { loader: "ts", minify: true, target: "esnext" }).code;
}

test.each(["export const value = ", "return ", "  text += ", "const { first, second } = "])(
  "a line that begins with %j means the same after it is broken",
  (start) => {
    fc.assert(
      fc.property(long, (value) => {
        const line = `${start}${value};`;
        const inFunction = (code: string): string =>
          minified(start.startsWith("export") ? code : `function f() {\n${code}\n}\nf();`);
        expect(inFunction(breakLine(line).join("\n"))).toBe(inFunction(line));
      }),
      { numRuns: 300 },
    );
  },
);
