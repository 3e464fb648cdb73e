import { expect, test } from "@jest/globals";
import { readFiles } from "../testing/read-files.js";
import { facet, list, simple, type } from "../testing/schema-notation.js";
import { serviceOf } from "../testing/service-documents.js";
import { facetDocumentation } from "./documentation.js";
import { typesById } from "./type-uses.js";

const pattern = (...texts: readonly string[]): string => texts.map((text) => facet("pattern", text)).join("");

const values = (...texts: readonly string[]): string => texts.map((text) => facet("enumeration", text)).join("");

/** What is said of type B, a restriction of the base. */
test.each<readonly [what: string, base: string, facets: string, want: string | undefined]>([
  ["nothing", "xs:string", "", undefined],
  ["white space only", "xs:string", facet("whiteSpace", "collapse"), undefined],
  ["a length", "xs:string", facet("length", 2), "2 characters."],
  ["a length of one", "xs:string", facet("length", 1), "1 character."],
  ["two lengths", "xs:token", facet("minLength", 1) + facet("maxLength", 80), "1 to 80 characters."],
  ["two lengths that are one", "xs:token", facet("minLength", 3) + facet("maxLength", 3), "3 characters."],
  ["the least length", "xs:anyURI", facet("minLength", 1), "At least 1 character."],
  ["the most, none", "xs:string", facet("maxLength", 0), "At most 0 characters."],
  ["bytes", "xs:base64Binary", facet("maxLength", 1024), "At most 1024 bytes."],
  ["items", "a:Numbers", facet("minLength", 1) + facet("maxLength", 2), "1 to 2 items."],
  ["items of a built-in list", "xs:NMTOKENS", facet("length", 1), "1 item."],
  ["the length of a name, which says nothing", "xs:QName", facet("length", 5), undefined],
  ["a length below another type", "a:Short", facet("maxLength", 5), "At most 5 characters."],
  ["bounds", "xs:int", facet("minInclusive", 1) + facet("maxInclusive", 10), "From 1 to 10."],
  ["bounds that are no values", "xs:double", facet("minExclusive", 0) + facet("maxExclusive", 1), "Above 0, below 1."],
  ["bounds of two kinds", "xs:decimal", facet("minExclusive", 0) + facet("maxInclusive", 1), "Above 0, at most 1."],
  ["the other two kinds", "xs:decimal", facet("minInclusive", 0) + facet("maxExclusive", 1), "At least 0, below 1."],
  ["one bound", "xs:date", facet("minInclusive", "2000-01-01"), "At least 2000-01-01."],
  ["digits", "xs:decimal", facet("totalDigits", 5), "At most 5 digits."],
  ["digits after the point", "xs:decimal", facet("fractionDigits", 1), "At most 1 digit after the point."],
  [
    "digits before and after the point",
    "xs:decimal",
    facet("totalDigits", 5) + facet("fractionDigits", 2),
    "At most 5 digits, and 2 digits after the point.",
  ],
  ["a pattern", "xs:string", pattern("C-\\d{6}"), "Pattern: `C-\\d{6}`."],
  ["patterns", "xs:string", pattern("a+", "b|c"), "Pattern: `a+` or `b|c`."],
  ["a pattern with blanks", "xs:string", pattern("a b"), "Pattern: `a b`."],
  ["a pattern that code cannot show: a backtick", "xs:string", pattern("a`b"), undefined],
  ["two blanks", "xs:string", pattern("a  b"), undefined],
  ["a blank at the end", "xs:string", pattern("a "), undefined],
  ["what would be a tag", "xs:string", pattern("a @b"), undefined],
  ["a line break", "xs:string", pattern("a&#10;b"), undefined],
  ["a long pattern", "xs:string", pattern("a".repeat(99)), undefined],
  ["the longest", "xs:string", pattern("a".repeat(98)), `Pattern: \`${"a".repeat(98)}\`.`],
  ["texts, which stand in the type", "xs:string", values("a", "b"), undefined],
  ["numbers", "xs:int", values("1", "2", "5"), "One of `1`, `2`, `5`."],
  ["many numbers", "xs:int", values(...Array.from({ length: 40 }, (_, at) => String(at))), undefined],
  [
    "all together",
    "xs:decimal",
    pattern("\\d+\\.\\d\\d") + facet("maxInclusive", 9) + facet("fractionDigits", 2),
    "Pattern: `\\d+\\.\\d\\d`. At most 9. At most 2 digits after the point.",
  ],
])("%s", async (_what, base, facets, want) => {
  const others = list("Numbers", "xs:int") + simple("Short", "xs:string", facet("maxLength", 9));
  const content = '<xs:sequence><xs:element name="b" type="a:B"/></xs:sequence>';
  const { model } = await readFiles(serviceOf(type("T", content) + others + simple("B", base, facets)));
  const types = model && typesById(model);
  const found = types?.get("{urn:a}B");
  if (types === undefined || found?.kind !== "scalar") throw new Error("B is no simple type.");
  const { definition } = found;
  if (definition.kind !== "restriction") throw new Error("B is no restriction.");
  expect(facetDocumentation(found, definition.facets, (id) => types.get(id))).toBe(want);
});
