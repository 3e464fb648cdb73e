import { expect, test } from "@jest/globals";
import { readFiles } from "../testing/read-files.js";
import { facet, simple } from "../testing/schema-notation.js";

/** Enumerated values as they are written, and as values of the base have them. */
test.each<[base: string, written: readonly string[], want: readonly string[]]>([
  ["xs:string", [" a  b ", "a&#9;b"], [" a  b ", "a\tb"]],
  ["xs:normalizedString", [" a  b ", "a&#9;b"], [" a  b ", "a b"]],
  ["xs:token", [" a  b ", "a&#10;&#9;b", "c"], ["a b", "c"]],
  ["Short", [" a  b "], ["a b"]],
  ["xs:decimal", [" 1.0 ", "1"], ["1.0", "1"]],
])("enumerated values of %s: %j", async (base, written, want) => {
  const short = simple("Short", "xs:string", facet("whiteSpace", "collapse"));
  const type = simple("T", base, written.map((value) => facet("enumeration", value)).join(""));
  const { model } = await readFiles({
    "s.xsd": `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${short}${type}</xs:schema>`,
  });
  const found = model?.types.find(({ typeName }) => typeName === "T");
  const facets = found?.kind === "scalar" && found.definition.kind === "restriction" ? found.definition.facets : [];
  expect(facets).toEqual([{ kind: "enumeration", values: want }]);
});
