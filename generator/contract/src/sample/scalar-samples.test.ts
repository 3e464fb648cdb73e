import { describe, expect, test } from "@jest/globals";
import type { ContractModel, FacetModel, ScalarDefinition, TypeUse } from "../model/contract-model.js";
import type { BuiltinName } from "../simple-types/builtin-name.js";
import { textPattern } from "../simple-types/pattern/pattern-match.js";
import { anyLength, patternTexts } from "./pattern-texts.js";
import { ScalarSamples } from "./scalar-samples.js";

const at = { uri: "a.xsd", line: 1, column: 1 };

function modelOf(definition: ScalarDefinition): ContractModel {
  const facts = { name: undefined, namespace: "", base: undefined, documentation: undefined, at };
  const type = { ...facts, kind: "scalar" as const, id: "T", typeName: "T", definition };
  return { name: "c", namespace: "", services: [], operations: [], types: [type], elements: [] };
}

const use: TypeUse = { kind: "declared", id: "T" };

function restricted(name: BuiltinName, ...facets: readonly FacetModel[]): ScalarDefinition {
  return { kind: "restriction", base: { kind: "builtin", name }, facets };
}

describe("texts of a pattern", () => {
  test.each([
    "[A-Z]{3}",
    "\\d{3}-\\d{2}",
    "a|b|cd",
    "(\\p{Lu}\\p{Ll}+ ?)+",
    "[\\i-[:]][\\c-[:]]*",
    "[^a-zA-Z0-9]",
    "\\p{IsGreek}{2,}",
    "(a(b(c)?)*){2}",
    "urn:epc:id:sgtin:[0-9]+\\.[0-9]+\\.[0-9]+",
    ".*",
    "\\[\\^\\]\\\\",
    "[ァ-ヶ]+",
    "(([1-9][0-9]?)|100)%",
  ])("%s", (pattern) => {
    const expression = textPattern(pattern) ?? /$.^/;
    const texts = [...patternTexts(pattern, anyLength)];
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => !expression.test(text))).toEqual([]);
  });

  test("an unreadable pattern has none", () => expect([...patternTexts("[", anyLength)]).toEqual([]));
});

const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, index) => index + 1);

describe("texts of a pattern and a length", () => {
  test.each<readonly [string, readonly number[]]>([
    ["[0-9]+", [...upTo(40), 64, 255, 1000]],
    ["[0-9]*", [0, ...upTo(40)]],
    ["[A-Z]{2}[0-9]+", upTo(40).slice(2)],
    ["\\d{3,}", upTo(40).slice(2)],
    ["(ab)+", upTo(20).map((half) => half * 2)],
    ["[A-Z]+-[0-9]+", upTo(40).slice(2)],
    ["(a|bcd)(e?f){2,9}", upTo(21).slice(2)],
    ["(((a+)b)+c|d{30})*", [0, 3, 7, 30, 33, 60, 100]],
    ["[A-Z]{0,2}.{3}-\\p{Lu}*", upTo(40).slice(3)],
  ])("%s", (pattern, lengths) => {
    const facet = { kind: "pattern", values: [pattern], at } as const;
    const first = (...facets: readonly FacetModel[]): number | undefined => {
      const definition = restricted("string", facet, ...facets);
      return new ScalarSamples(modelOf(definition)).values(use, "typical")[0]?.format(() => "").length;
    };
    expect(lengths.map((value) => first({ kind: "length", value }))).toEqual(lengths);
    expect(lengths.map((value) => first({ kind: "minLength", value }))).toEqual(lengths);
    const most = Math.max(...lengths);
    expect(first({ kind: "minLength", value: most }, { kind: "maxLength", value: most + 1 })).toBe(most);
  });
});

describe("values of simple types", () => {
  test.each<readonly [string, ScalarDefinition, string]>([
    ["enumeration", restricted("string", { kind: "enumeration", values: ["b", "a"] }), "b"],
    ["bounds", restricted("int", { kind: "minInclusive", value: "10" }, { kind: "maxInclusive", value: "20" }), "10"],
    ["an open bound", restricted("int", { kind: "minExclusive", value: "1000" }), "1001"],
    [
      "a narrow decimal",
      restricted("decimal", { kind: "minExclusive", value: "0.1" }, { kind: "maxExclusive", value: "0.2" }),
      "0.",
    ],
    [
      "hundredths",
      restricted(
        "decimal",
        { kind: "fractionDigits", value: 2 },
        { kind: "minExclusive", value: "0" },
        { kind: "maxExclusive", value: "0.05" },
      ),
      "0.0",
    ],
    ["a long duration", restricted("duration", { kind: "minExclusive", value: "P2Y" }), "P3Y"],
    ["a late month", restricted("gYearMonth", { kind: "minExclusive", value: "2100-09" }), "2101-09"],
    ["digits", restricted("decimal", { kind: "totalDigits", value: 1 }, { kind: "fractionDigits", value: 0 }), "1"],
    ["a length", restricted("string", { kind: "length", value: 6 }), "textxx"],
    ["a short text", restricted("token", { kind: "maxLength", value: 2 }), "xt"],
    ["bytes", restricted("base64Binary", { kind: "length", value: 4 }), "yv4AAA=="],
    [
      "a pattern and a greatest length",
      restricted("string", { kind: "pattern", values: [".{2,}"], at }, { kind: "maxLength", value: 3 }),
      "ext",
    ],
    [
      "a pattern and a length of bytes",
      restricted("hexBinary", { kind: "pattern", values: ["0[A-F]+"], at }, { kind: "length", value: 20 }),
      "0AAAA",
    ],
    [
      "a pattern and a length",
      restricted("string", { kind: "pattern", values: ["[0-9]*"], at }, { kind: "minLength", value: 9 }),
      "",
    ],
    ["a number with a pattern", restricted("int", { kind: "pattern", values: ["[1-9][0-9]{4}"], at }), ""],
    [
      "less than a day",
      restricted(
        "dateTime",
        { kind: "minExclusive", value: "2030-06-01T00:00:00Z" },
        { kind: "maxExclusive", value: "2030-06-01T12:00:00Z" },
      ),
      "2030-06-01T00:00:00.5Z",
    ],
    [
      "less than an hour",
      restricted(
        "time",
        { kind: "minExclusive", value: "08:00:00+01:00" },
        { kind: "maxExclusive", value: "09:00:00+01:00" },
      ),
      "08:00:00.5+01:00",
    ],
    ["a date in the past", restricted("date", { kind: "maxExclusive", value: "1900-01-01" }), "1899-12-31"],
    [
      "a time with a fraction of a second",
      restricted("dateTime", {
        kind: "pattern",
        values: ["(\\-|\\+)?\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d*)Z"],
        at,
      }),
      "59.5Z",
    ],
    ["milliseconds", restricted("time", { kind: "pattern", values: [".{8}\\.\\d{3}"], at }), "59.123"],
    ["a zone", restricted("date", { kind: "pattern", values: [".{10}[+\\-]\\d{2}:\\d{2}"], at }), "+01:00"],
    ["a year with a zone", restricted("gYear", { kind: "pattern", values: ["\\d{4}Z"], at }), "2099Z"],
    ["a list", { kind: "list", item: { kind: "builtin", name: "int" } }, "1"],
    [
      "a union",
      {
        kind: "union",
        members: [
          { kind: "builtin", name: "int" },
          { kind: "builtin", name: "date" },
        ],
      },
      "1",
    ],
  ])("%s", (_what, definition, start) => {
    const samples = new ScalarSamples(modelOf(definition));
    for (const size of ["minimal", "typical", "maximal"] as const) {
      const values = samples.values(use, size);
      expect(values.length).toBeGreaterThan(0);
      const texts = values.map((value) => value.format(() => ""));
      expect(texts.map((text) => samples.read(use, text)?.json)).toEqual(values.map(({ json }) => json));
    }
    expect(samples.values(use, "typical")[0]?.format(() => "")).toContain(start);
  });
});

test.each<[BuiltinName, FacetModel]>([
  ["base64Binary", { kind: "length", value: 1_000_000_000 }],
  ["hexBinary", { kind: "minLength", value: 1_000_000_000 }],
  ["string", { kind: "minLength", value: 300_000_000 }],
])("no sample is made of an %s that would fill the memory", (name, facet) => {
  expect(new ScalarSamples(modelOf(restricted(name, facet))).values(use, "typical")).toEqual([]);
});
