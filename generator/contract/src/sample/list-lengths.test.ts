import { expect, test } from "@jest/globals";
import { schemaOf } from "../testing/read-fixture.js";
import { facet } from "../testing/schema-notation.js";
import { sampledRoot } from "./testing/sampled-root.js";

/** Few items, so that samples soon try lists of all lengths. */
test.each<[item: string, facets: string, lengths: readonly number[]]>([
  [`<xs:restriction base="xs:string">${facet("pattern", "[AB]")}</xs:restriction>`, facet("minLength", "2"), [2, 3]],
  [`<xs:restriction base="xs:string">${facet("pattern", "[AB]")}</xs:restriction>`, facet("length", "1"), [1]],
  [`<xs:restriction base="xs:QName">${facet("pattern", "p:a")}</xs:restriction>`, facet("length", "2"), [2]],
  ['<xs:union memberTypes="xs:boolean"/>', facet("minLength", "2"), [2, 3]],
  ['<xs:union memberTypes="xs:boolean"/>', facet("maxLength", "1"), [0, 1]],
])("lists of %s with %s", async (item, facets, lengths) => {
  const list = `<xs:simpleType><xs:restriction><xs:simpleType><xs:list><xs:simpleType>${item}</xs:simpleType></xs:list></xs:simpleType>${facets}</xs:restriction></xs:simpleType>`;
  const sample = await sampledRoot(
    schemaOf(
      `<xs:element name="r"><xs:complexType><xs:sequence><xs:element name="x" minOccurs="9" maxOccurs="9">${list}</xs:element></xs:sequence></xs:complexType></xs:element>`,
    ),
  );
  const xml = sample("typical")?.xml ?? "";
  const texts = [...xml.matchAll(/<(?:\w+:)?x(?:\/>|>([^<]*)<)/g)].map(([, text = ""]) => text);
  expect(texts).toHaveLength(9);
  const found = new Set(texts.map((text) => text.split(" ").filter((word) => word !== "").length));
  expect([...found].filter((length) => !lengths.includes(length))).toEqual([]);
});
