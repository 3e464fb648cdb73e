import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "@jest/globals";
import type { SimpleType } from "@stubwright/runtime/codec";
import { generate } from "stubwright";
import { writeModules } from "../testing/generated-modules.js";
import { JsonJudge } from "../testing/json-judge.js";
import { schemaDocument, targetAttributes } from "../testing/schema-codecs.js";

const folder = fileURLToPath(new URL("./openapi-scalars/", import.meta.url));
const pattern = (text: string): string => `<xs:pattern value="${text}"/>`;
const items = (facets: string): string => `<xs:simpleType><xs:list itemType="xs:boolean"/></xs:simpleType>${facets}`;

interface Row {
  /** The content of xs:restriction: facets, perhaps after an inline base type. */
  readonly base?: string;
  readonly facets: string;
  readonly taken: readonly unknown[];
  readonly refused: readonly unknown[];
}

/** Facets that JSON Schema can express, with accepted JSON, and JSON that only the facets refuse. */
const rows: Readonly<Record<string, Row>> = {
  "a pattern": {
    base: "string",
    facets: pattern("C-\\d{3}"),
    taken: ["C-000", "C-\u0661\u0662\u0663"],
    refused: ["C-00", "C-0000", "c-000", "C-000\n", " C-000", "C-000C-000"],
  },
  "one of two patterns": {
    base: "token",
    facets: pattern("a|b") + pattern("c+"),
    taken: ["a", "b", "ccc"],
    refused: ["", "ab", "ac", "aa"],
  },
  "what names begin with": {
    base: "string",
    facets: pattern("\\i\\c*"),
    taken: ["a", "_1", "\u00e91"],
    refused: ["1", "", "a b"],
  },
  "any characters": {
    base: "string",
    facets: pattern(".{2}"),
    taken: ["ab", "\u{1f600}b"],
    refused: ["a\n", "\r\r", "abc", "\u{1f600}"],
  },
  "a class without another": {
    base: "string",
    facets: pattern("[a-z-[aeiou]]"),
    taken: ["b", "z"],
    refused: ["a", "B", "-", "bb"],
  },
  "blocks and categories": {
    base: "string",
    facets: pattern("\\p{IsGreek}\\P{Lu}?"),
    taken: ["\u03b1", "\u0391b"],
    refused: ["a", "\u0391B"],
  },
  "marks of JavaScript": {
    base: "string",
    facets: pattern("^a$|\\.\\?/"),
    taken: ["^a$", ".?/"],
    refused: ["a", ".?", "x?/"],
  },
  "the pattern of an address": {
    base: "anyURI",
    facets: pattern("https:.*"),
    taken: ["https://a"],
    refused: ["http://a", "a?https:"],
  },
  "a length": { base: "Name", facets: '<xs:length value="2"/>', taken: ["ab", "\u{10000}b"], refused: ["a", "abc"] },
  "a pattern and lengths": {
    base: "string",
    facets: `${pattern("[a-z]*")}<xs:minLength value="1"/><xs:maxLength value="3"/>`,
    taken: ["a", "abc"],
    refused: ["", "abcd", "A"],
  },
  "a number of items": {
    facets: items('<xs:minLength value="1"/><xs:maxLength value="2"/>'),
    taken: [[true], [true, false]],
    refused: [[], [true, true, true]],
  },
  "just so many items": {
    base: "IDREFS",
    facets: '<xs:length value="2"/>',
    taken: [["a", "b"]],
    refused: [["a"], ["a", "b", "c"]],
  },
};

const form = (base: string, taken: readonly unknown[], refused: readonly unknown[]): Row => ({
  base,
  facets: "",
  taken,
  refused,
});

/**
 * The JSON of built-in types, as it is written. Readers also accept numbers in place of digit strings. A schema may accept more texts:
 * a regular expression cannot check the days of a month, for example.
 */
const builtins: Readonly<Record<string, Row>> = {
  string: form("string", ["", "\u{1f600}\n"], [1, true, null, ["a"], {}]),
  language: form("language", ["en", "en-US"], ["", "e_n", "abcdefghi", 1]),
  boolean: form("boolean", [true, false], ["true", 1, null]),
  int: form("int", [-2147483648, 0, 2147483647], [-2147483649, 2147483648, 1.5, "1"]),
  short: form("short", [-32768, 32767], [-32769, 32768, 0.5]),
  byte: form("byte", [-128, 127], [-129, 128, 0.5]),
  unsignedInt: form("unsignedInt", [0, 4294967295], [-1, 4294967296, "0"]),
  unsignedShort: form("unsignedShort", [0, 65535], [-1, 65536]),
  unsignedByte: form("unsignedByte", [0, 255], [-1, 256]),
  long: form("long", ["-9223372036854775808", "7"], ["7.0", "", "99999999999999999999"]),
  unsignedLong: form("unsignedLong", ["0", "18446744073709551615"], ["-1", "999999999999999999999"]),
  integer: form("integer", ["-1", "123456789012345678901234567890"], ["1.0", "a", ""]),
  positiveInteger: form("positiveInteger", ["1", "10"], ["0", "-1"]),
  negativeInteger: form("negativeInteger", ["-1"], ["0", "1", "-0"]),
  nonNegativeInteger: form("nonNegativeInteger", ["0", "9"], ["-1", "a"]),
  nonPositiveInteger: form("nonPositiveInteger", ["0", "-9"], ["1", "a"]),
  decimal: form("decimal", ["1.50", "-.5", "+1."], ["1e5", ".", ""]),
  double: form("double", [1.5, -0.1, 1e300], ["1", true, null]),
  dateTime: form("dateTime", ["2030-01-31T23:59:59.5+01:00", "-12345-01-01T00:00:00"], ["2030-01-31", "now", 0]),
  date: form("date", ["2030-01-31", "2030-01-31Z"], ["2030-1-31", "20300131"]),
  time: form("time", ["23:59:59", "00:00:00.25-14:00"], ["23:59", "235959"]),
  duration: form("duration", ["P1Y2M3DT4H5M6.7S", "-PT1S"], ["1Y", "P", "P1 Y"]),
  gYear: form("gYear", ["2030", "-12345Z"], ["30", "MMXXX"]),
  gYearMonth: form("gYearMonth", ["2030-01"], ["2030", "2030-1"]),
  gMonth: form("gMonth", ["--01"], ["01", "--1"]),
  gMonthDay: form("gMonthDay", ["--01-31"], ["--01", "01-31"]),
  gDay: form("gDay", ["---31"], ["31", "--31"]),
  base64Binary: form("base64Binary", ["yv4=", ""], [1, ["yv4="]]),
  hexBinary: form("hexBinary", ["yv4="], [1, null]),
  NMTOKENS: form("NMTOKENS", [["a"], ["a", "b"]], [[], "a b", [1]]),
};

const all = { ...builtins, ...rows };

const typeName = (index: number): string => `Kind${index}`;

let judge: JsonJudge;
let values: Readonly<Record<string, SimpleType<unknown>>>;

beforeAll(async () => {
  const types = Object.values(all).map(({ base, facets }, index) => {
    const restriction = `<xs:restriction${base === undefined ? "" : ` base="xs:${base}"`}>${facets}</xs:restriction>`;
    return `<xs:simpleType name="${typeName(index)}">${restriction}</xs:simpleType><xs:element name="e${index}" type="t:${typeName(index)}"/>`;
  });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "scalars.xsd"), schemaDocument(types.join(""), targetAttributes));
  const { files } = await generate({ entry: "scalars.xsd", cwd: folder, openapi: "openapi.yaml" });
  const wanted = files.filter(({ path }) => path === "values.ts" || path === "openapi.yaml");
  const module = writeModules(
    folder,
    wanted.map(({ path, text }) => [path, text]),
  );
  values = await import(module("values"));
  judge = new JsonJudge(join(folder, "openapi.yaml"));
});

describe.each(Object.entries(all).map(([title, row], index) => ({ title, row, index })))("$title", ({ row, index }) => {
  const said = (json: unknown): { readonly ajv: string; readonly ours: string } => {
    const ajv = judge.refusal(typeName(index), json) === undefined ? "taken" : "refused";
    try {
      values[`kind${index}Scalar`]?.fromJson(json);
      return { ajv, ours: "taken" };
    } catch {
      return { ajv, ours: "refused" };
    }
  };

  test.each(row.taken.map((json) => [json]))("%j is accepted by ajv and by the codec", (json) => {
    expect(said(json)).toEqual({ ajv: "taken", ours: "taken" });
  });

  test.each(row.refused.map((json) => [json]))("%j is refused by ajv and by the codec", (json) => {
    expect(said(json)).toEqual({ ajv: "refused", ours: "refused" });
  });
});
