import { describe, expect, test } from "@jest/globals";
import type { JsonSchema } from "../../../contract/dist/json/json-schema.js";
import { readFiles } from "../../../contract/dist/testing/read-files.js";
import { facet, list, simple, type } from "../../../contract/dist/testing/schema-notation.js";
import { serviceOf } from "../../../contract/dist/testing/service-documents.js";
import { deriveOpenApi } from "./derive-openapi.js";

const values = (...texts: readonly string[]): string => texts.map((text) => facet("enumeration", text)).join("");

interface Row {
  readonly title: string;
  /** The types; the schema wanted is that of B. */
  readonly types: string;
  readonly want: JsonSchema;
}

const reference: JsonSchema = { $ref: "#/components/schemas/A" };

describe("the schema of a simple type that restricts a declared one", () => {
  test.each<Row>([
    {
      title: "fewer values",
      types: simple("A", "xs:string", values("a", "b", "c")) + simple("B", "a:A", values("a", "b")),
      want: { type: "string", enum: ["a", "b"] },
    },
    {
      title: "a length of an enumeration",
      types: simple("A", "xs:string", values("a", "b")) + simple("B", "a:A", facet("maxLength", "1")),
      want: { type: "string", enum: ["a", "b"], maxLength: 1 },
    },
    {
      title: "a shorter text",
      types: simple("A", "xs:string", facet("maxLength", "10")) + simple("B", "a:A", facet("maxLength", "5")),
      want: { type: "string", maxLength: 5 },
    },
    {
      title: "a longer text: the base's length still applies",
      types: simple("A", "xs:string", facet("maxLength", "5")) + simple("B", "a:A", facet("maxLength", "10")),
      want: reference,
    },
    {
      title: "another bound",
      types: simple("A", "xs:short", facet("minInclusive", "1")) + simple("B", "a:A", facet("maxExclusive", "5")),
      want: { type: "integer", minimum: 1, maximum: 32767, exclusiveMaximum: 5 },
    },
    {
      title: "a bound that is not a JSON number",
      types:
        simple("A", "xs:double", facet("maxInclusive", "5")) +
        simple("B", "a:A", facet("minExclusive", "-INF") + facet("maxInclusive", "4.5")),
      want: { type: "number", format: "double", maximum: 4.5, description: "Above -INF." },
    },
    {
      title: "bytes, which are base64 in JSON",
      types: simple("A", "xs:hexBinary", facet("length", "2")) + simple("B", "a:A", values("CAFE")),
      want: { ...reference, description: "One of `CAFE`." },
    },
    {
      title: "a number of bytes, which is not the length of the base64 text",
      types: simple("A", "xs:hexBinary", facet("maxLength", "9")) + simple("B", "a:A", facet("length", "2")),
      want: { ...reference, description: "2 bytes." },
    },
    {
      title: "a length",
      types: simple("A", "xs:string", "") + simple("B", "a:A", facet("length", "2")),
      want: { type: "string", minLength: 2, maxLength: 2 },
    },
    {
      title: "exclusive bounds",
      types: simple("A", "xs:double", "") + simple("B", "a:A", facet("minExclusive", "0") + facet("maxExclusive", "1")),
      want: { type: "number", format: "double", exclusiveMinimum: 0, exclusiveMaximum: 1 },
    },
    {
      title: "facets that JSON Schema cannot express, in words",
      types:
        simple("A", "xs:string", "") +
        `<xs:simpleType name="B"><xs:annotation><xs:documentation>A code</xs:documentation></xs:annotation><xs:restriction base="a:A">${facet("pattern", "(a|aa)+b")}${facet("maxLength", 9)}</xs:restriction></xs:simpleType>`,
      want: { type: "string", maxLength: 9, description: "A code\nPattern: `(a|aa)+b`." },
    },
    {
      title: "values and bounds of decimals, which are text in JSON: 1.0 may also be 1.00",
      types: simple("A", "xs:decimal", values("1.0", "2")) + simple("B", "a:A", facet("minInclusive", "2")),
      want: { ...reference, description: "At least 2." },
    },
    {
      title: "names, whose length XSD does not define",
      types: simple("A", "xs:QName", facet("maxLength", "3")) + simple("B", "a:A", facet("minLength", "2")),
      want: reference,
    },
    {
      title: "a restriction of one that JSON Schema cannot express",
      types:
        simple("A", "xs:string", values("a", "b")) +
        simple("P", "a:A", facet("whiteSpace", "collapse")) +
        simple("B", "a:P", values("b")),
      want: { type: "string", enum: ["b"] },
    },
    {
      title: "no facet that JSON Schema can express",
      types: simple("A", "xs:string", values("a")) + simple("B", "a:A", facet("whiteSpace", "collapse")),
      want: reference,
    },
    {
      title: "a pattern, whose digits are those of Unicode",
      types: simple("A", "xs:token", "") + simple("B", "a:A", facet("pattern", "C-\\d{6}")),
      want: { type: "string", pattern: "^C-\\p{Nd}{6}$" },
    },
    {
      title: "patterns of which one must match",
      types: simple("A", "xs:string", "") + simple("B", "a:A", facet("pattern", "a+") + facet("pattern", "b|c")),
      want: { type: "string", pattern: "^a+$|^(?:b|c)$" },
    },
    {
      title: "a pattern that replaces the base's",
      types: simple("A", "xs:string", facet("pattern", "[a-z]*")) + simple("B", "a:A", facet("pattern", "[a-f]*")),
      want: { type: "string", pattern: "^[a-f]*$" },
    },
    {
      title: "a pattern that could take a validator very long",
      types: simple("A", "xs:string", "") + simple("B", "a:A", facet("pattern", "(a|aa)+b") + facet("pattern", "c")),
      want: { ...reference, description: "Pattern: `(a|aa)+b` or `c`." },
    },
    {
      title: "a pattern of an address",
      types: simple("A", "xs:anyURI", "") + simple("B", "a:A", facet("pattern", "https:.*")),
      want: { type: "string", pattern: "^https:[^\\n\\r]*$" },
    },
    {
      title: "a pattern of a type that already has a pattern",
      types: simple("A", "xs:date", "") + simple("B", "a:A", facet("pattern", ".*Z")),
      want: { ...reference, description: "Pattern: `.*Z`." },
    },
    {
      title: "a pattern of numbers, which JSON writes differently",
      types: simple("A", "xs:decimal", "") + simple("B", "a:A", facet("pattern", "\\d+")),
      want: { ...reference, description: "Pattern: `\\d+`." },
    },
    { title: "nothing", types: simple("A", "xs:int", "") + simple("B", "a:A", ""), want: reference },
    {
      title: "fewer items",
      types: list("A", "xs:boolean") + simple("B", "a:A", facet("minLength", "1") + facet("maxLength", "2")),
      want: { type: "array", items: { type: "boolean" }, minItems: 1, maxItems: 2 },
    },
    {
      title: "a number of items",
      types: simple("A", "xs:NMTOKENS", "") + simple("B", "a:A", facet("length", "3")),
      want: { type: "array", items: { type: "string" }, minItems: 3, maxItems: 3 },
    },
  ])("$title", async ({ types, want }) => {
    const content = '<xs:sequence><xs:element name="b" type="a:B"/></xs:sequence>';
    const { model } = await readFiles(serviceOf(type("T", content) + types));
    if (model === undefined) throw new Error("The contract has no model.");
    expect(deriveOpenApi(model, []).components.schemas.B).toEqual(want);
  });
});
