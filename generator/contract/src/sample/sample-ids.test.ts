import { expect, test } from "@jest/globals";
import { el, facet, seq, simple } from "../testing/schema-notation.js";
import { sampledRoot } from "./testing/sampled-root.js";

const union = (members: string): string => `<xs:simpleType><xs:union memberTypes="${members}"/></xs:simpleType>`;
const list = (item: string): string => `<xs:simpleType><xs:list itemType="${item}"/></xs:simpleType>`;
const pair = (item: string): string =>
  `<xs:simpleType><xs:restriction>${list(item)}<xs:length value="2"/></xs:restriction></xs:simpleType>`;
const twice = 'minOccurs="2" maxOccurs="2"';
const coded = simple("Coded", "xs:ID", facet("pattern", "[A-Z]\\d"));

/** The elements of a root, and what its minimal sample has in it. */
test.each<[title: string, elements: readonly string[], want: string]>([
  ["a union with references", [el("i", 'type="xs:ID"'), el("u", "", union("xs:IDREF xs:int"))], "<i>id1</i><u>id1</u>"],
  ["a reference that may be something else", [el("u", "", union("xs:IDREF xs:int"))], "<u>1</u>"],
  ["a union with IDs", [el("u", twice, union("xs:ID xs:int"))], "<u>id1</u><u>id2</u>"],
  [
    "a list of unions",
    [
      el("u", "", `<xs:simpleType><xs:list>${union("xs:IDREF xs:int")}</xs:list></xs:simpleType>`),
      el("i", 'type="xs:ID"'),
    ],
    "<u>id1</u><i>id1</i>",
  ],
  ["lists of IDs", [el("l", twice, list("xs:ID")), el("to", 'type="xs:IDREF"')], "<l>id1</l><l>id2</l><to>id1</to>"],
  [
    "lists of two IDs",
    [el("l", twice, pair("xs:ID")), el("to", "", pair("xs:IDREF"))],
    "<l>id1 id2</l><l>id3 id4</l><to>id1 id1</to>",
  ],
  ["a list of references, which may be empty", [el("l", "", list("xs:IDREF"))], "<l/>"],
  [
    "IDs of a pattern",
    [el("c", `type="Coded" ${twice}`), el("to", 'type="xs:IDREF"')],
    "<c>A0</c><c>G0</c><to>A0</to>",
  ],
])("%s", async (_title, elements, want) => {
  const root = el("r", "", `<xs:complexType>${seq(...elements)}</xs:complexType>`);
  const sample = await sampledRoot(
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${coded}${root}</xs:schema>`,
  );
  expect(sample("minimal")?.xml.replace(/>\s+</g, "><").trim()).toBe(`<r>${want}</r>`);
});
