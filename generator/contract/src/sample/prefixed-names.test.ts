import { expect, test } from "@jest/globals";
import { facet } from "../testing/schema-notation.js";
import { sampledRoot } from "./testing/sampled-root.js";

const pattern = (text: string): string => facet("pattern", text);
const either = facet("enumeration", "e:a") + facet("enumeration", "e:bcd");

/** Facets of a name, and how a sample has it. Lengths say nothing of names. */
test.each<[facets: string, want: RegExp]>([
  [pattern("[A-Z]{3}"), /^<r>AAA</],
  [pattern("[A-Z]+:[a-z]{3}"), /^<r xmlns:A="urn:example">A:aaa</],
  [pattern("p:.+|q:.+"), /^<r xmlns:p="urn:example">p:name</],
  [pattern("n1:.+"), /^<r xmlns:n1="urn:example">n1:name</],
  [pattern("[^:]+:[^:]+"), /^<r xmlns:n="urn:example">n:name</],
  [either, /^<r xmlns:n1="urn:e">n1:a</],
  [either + pattern("e:.{3}"), /^<r xmlns:e="urn:e">e:bcd</],
  [facet("length", 6), /^<r>[^:<]+</],
])("a name with facets %s", async (facets, want) => {
  const type = `<xs:simpleType><xs:restriction base="xs:QName">${facets}</xs:restriction></xs:simpleType>`;
  const sample = await sampledRoot(
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:e="urn:e"><xs:element name="r">${type}</xs:element></xs:schema>`,
  );
  for (const size of ["minimal", "typical", "maximal"] as const) {
    expect(sample(size)?.xml).toMatch(want);
  }
});

test("a list of names has a sample", async () => {
  const list =
    '<xs:simpleType><xs:restriction><xs:simpleType><xs:list itemType="xs:QName"/></xs:simpleType><xs:length value="2"/></xs:restriction></xs:simpleType>';
  const sample = await sampledRoot(
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="r">${list}</xs:element></xs:schema>`,
  );
  expect(sample("typical")?.json).toEqual(["name", "{urn:example}name"]);
});
