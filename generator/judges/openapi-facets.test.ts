import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "@jest/globals";
import type { SimpleType } from "@stubwright/runtime/codec";
import { generate } from "stubwright";
import { JsonJudge } from "./json-judge.js";
import { schemaDocument, targetAttributes } from "./test-schema.js";
import { writeModules } from "./write-modules.js";

const folder = fileURLToPath(new URL("./openapi-facets/", import.meta.url));
const pattern = (text: string): string => `<xs:pattern value="${text}"/>`;
const items = (facets: string): string => `<xs:simpleType><xs:list itemType="xs:boolean"/></xs:simpleType>${facets}`;

interface Row {
  /** What xs:restriction has: a base by name, or one in place before the facets. */
  readonly base?: string;
  readonly facets: string;
  readonly taken: readonly unknown[];
  readonly refused: readonly unknown[];
}

/** Facets that JSON Schema can say, with JSON that the type takes, and JSON that it refuses for the facets alone. */
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

const typeName = (index: number): string => `Kind${index}`;

let judge: JsonJudge;
let values: Readonly<Record<string, SimpleType<unknown>>>;

beforeAll(async () => {
  const types = Object.values(rows).map(({ base, facets }, index) => {
    const restriction = `<xs:restriction${base === undefined ? "" : ` base="xs:${base}"`}>${facets}</xs:restriction>`;
    return `<xs:simpleType name="${typeName(index)}">${restriction}</xs:simpleType><xs:element name="e${index}" type="t:${typeName(index)}"/>`;
  });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "facets.xsd"), schemaDocument(types.join(""), targetAttributes));
  const { files } = await generate({ entry: "facets.xsd", cwd: folder });
  const wanted = files.filter(({ path }) => path === "values.ts" || path === "openapi.yaml");
  const module = writeModules(
    folder,
    wanted.map(({ path, text }) => [path, text]),
  );
  values = await import(module("values"));
  judge = new JsonJudge(join(folder, "openapi.yaml"));
});

describe.each(Object.entries(rows).map(([title, row], index) => ({ title, row, index })))(
  "$title",
  ({ row, index }) => {
    const said = (json: unknown): { readonly ajv: string; readonly ours: string } => {
      const ajv = judge.refusal(typeName(index), json) === undefined ? "taken" : "refused";
      try {
        values[`kind${index}Scalar`]?.fromJson(json);
        return { ajv, ours: "taken" };
      } catch {
        return { ajv, ours: "refused" };
      }
    };

    test.each(row.taken.map((json) => [json]))("%j is taken, by ajv and by the codec", (json) => {
      expect(said(json)).toEqual({ ajv: "taken", ours: "taken" });
    });

    test.each(row.refused.map((json) => [json]))("%j is refused, by ajv and by the codec", (json) => {
      expect(said(json)).toEqual({ ajv: "refused", ours: "refused" });
    });
  },
);
