import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { parse, stringify } from "yaml";
import { printYaml } from "./print-yaml.js";

const asPackage = (value: unknown): string =>
  stringify(value, { lineWidth: 120, aliasDuplicateObjects: false, compat: "yaml-1.1" });

/**
 * Whether data has scalars that the package writes so that some readers misread them: some characters, exponents
 * without a point.
 */
function hasRewrittenScalar(data: unknown): boolean {
  return /"="|\\t|(?<![\d.])\de[+-]|[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/.test(JSON.stringify(data));
}

/** Whether a text has lines that begin with white space, which the package cannot always read back. */
function hasIndentedLines(data: unknown): boolean {
  if (typeof data === "string") return /^\s|\n[^\S\n]/.test(data);
  return typeof data === "object" && data !== null && Object.values(data).some(hasIndentedLines);
}

const long =
  "A description that goes on and on, until it does not fit on its line any more, and then for some more words. ";

describe("YAML as the yaml package prints it", () => {
  test.each<[string, object]>([
    ["an empty document", {}],
    ["an empty list", []],
    ["nothing inside", { a: {}, b: [], c: [{}, [], null], d: { e: undefined } }],
    ["only what is not there", { a: { b: undefined } }],
    ["lists in lists", [[1, [2, { a: [3], b: 4 }]], []]],
    [
      "words that mean something else",
      { true: "true", null: "null", "1": "1", "": "", "~": "~", "0x1": "1e3", "- ": "-" },
    ],
    [
      "marks",
      { "a: b": "c: d", "# a": "#/components/schemas/A", "@x": "%", "{a}": "[b]", '"': "'", "'a": '"b', "a #": "x:" },
    ],
    ["white space", { " a": " b ", "a\nb": "c\nd\n", c: "e\n\n\nf", d: "\t", e: `${long}\n${long}`, f: "\n" }],
    ["indented lines", { a: `${long}\n  more\n    and more`, b: [`c\n  d`] }],
    ["a line that goes on", { a: "a\n b" }],
    ["a key of several lines", { a: [1, { "a\nb": 2, c: 3 }] }],
    ["a long key", { a: [1, { b: 2, [long + long]: 3 }] }],
    ["long items at the top", [long + long, [long + long]]],
    ["keys of several lines", { "a\nb": { [long]: { [long + long]: [1] } } }],
    ["numbers", { a: -0, b: 1.5e21, c: 0.1, d: -5, e: 1.5e-7 }],
    [
      "long text",
      { a: long, b: [long, long + long, { c: long }], [`${long}key`]: long, d: "x".repeat(300), e: `${long}: #` },
    ],
    ["one object twice", [{ a: 1 }].flatMap((one) => [one, one])],
    ["deep", Array.from({ length: 30 }).reduce<object>((inner) => ({ a: [inner], b: long }), [])],
    ["times", { a: "2099-12-31T23:59:59", b: "12:30", c: "12.50" }],
  ])("%s", (_name, value) => {
    expect(printYaml(value)).toBe(asPackage(value));
  });

  test.each([
    ["a line break of YAML 1.1", "a\u2028b\u2029c\u0085d", '"a\\u2028b\\u2029c\\u0085d"'],
    ["unprintable characters", "\u007f\u009f\ufeff", '"\\u007f\\u009f\\ufeff"'],
    ["unsafe characters in a long text", `\u2028${long}\n"`, `"\\u2028${long}\\n\\""`],
    ["a boolean of YAML 1.1", "yes", '"yes"'],
    ["another", "n", '"n"'],
    ["an octal number of YAML 1.1", "010", '"010"'],
    ["a number with a separator between digits", "1_000", '"1_000"'],
    ["a number of base 60", "190:20:30", '"190:20:30"'],
    ["a tab", "a\tb", '"a\\tb"'],
    ["a date", "2030-01-01", '"2030-01-01"'],
    ["a time", "2030-01-01T00:00:00", '"2030-01-01T00:00:00"'],
    ["the default value", "=", '"="'],
    ["a merge key", "<<", '"<<"'],
    ["words", "yes it is", "yes it is"],
  ])("%s is text to readers of YAML 1.1, too", (_name, text, want) => {
    expect(printYaml({ a: text })).toBe(`a: ${want}\n`);
    expect(printYaml({ a: [text] })).toBe(`a:\n  - ${want}\n`);
    expect(parse(printYaml({ a: text, b: [text], [text]: 1 }))).toEqual({ a: text, b: [text], [text]: 1 });
  });

  test.each([
    [1e21, "1.0e+21"],
    [-1e-7, "-1.0e-7"],
    [5e-324, "5.0e-324"],
    [1e20, "100000000000000000000"],
  ])("%s is a number to readers of YAML 1.1, too", (number, want) => {
    expect(printYaml({ a: number, b: [number] })).toBe(`a: ${want}\nb:\n  - ${want}\n`);
    expect(parse(printYaml({ a: number }))).toEqual({ a: number });
  });

  test("any data", () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: "binary" }),
      fc
        .array(fc.constantFrom("a", "word", " ", ": ", " #", "\n", "\n ", "\t", "-", "'", '"', "\\", long), {
          maxLength: 12,
        })
        .map((all) => all.join("")),
    );
    const key = fc.string({ maxLength: 40 }).filter((one) => one !== "__proto__" && !one.includes("\n"));
    const { value } = fc.letrec((tie) => ({
      scalar: fc.oneof(
        text,
        fc.integer(),
        fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number || 0),
        fc.boolean(),
        fc.constant(null),
      ),
      value: fc.oneof(
        { maxDepth: 6 },
        tie("scalar"),
        fc.array(tie("value"), { maxLength: 4 }),
        fc.dictionary(key, tie("value"), { maxKeys: 4 }),
      ),
    }));
    fc.assert(
      fc.property(fc.dictionary(key, value), (data) => {
        const printed = printYaml(data);
        if (!hasIndentedLines(data) && !hasRewrittenScalar(data)) expect(printed).toBe(asPackage(data));
        expect(parse(printed)).toEqual(JSON.parse(JSON.stringify(data)));
      }),
      { numRuns: 300 },
    );
  });
});
