import { expect, test } from "@jest/globals";
import { seq, type } from "../testing/schema-notation.js";
import { sampledRoot } from "./testing/sampled-root.js";

const any = (attributes = ""): string => `<xs:any processContents="strict" ${attributes}/>`;
const attribute = (name: string, typeName: string): string =>
  `<xs:attribute name="${name}" type="${typeName}" use="required"/>`;

/** The root's content, and the attribute of the only element that its wildcards take. */
test.each<[title: string, content: string, marked: string, want: string]>([
  ["two", seq(any(), any()), attribute("id", "xs:ID"), '<r><e id="id1"/><e id="id2"/></r>'],
  [
    "one repeated",
    seq(any('minOccurs="3" maxOccurs="3"')),
    attribute("id", "xs:ID"),
    '<r><e id="id1"/><e id="id2"/><e id="id3"/></r>',
  ],
  [
    "beside the root's",
    `${seq(any())}${attribute("own", "xs:ID")}`,
    attribute("id", "xs:ID"),
    '<r own="id2"><e id="id1"/></r>',
  ],
  [
    "a reference to the root's",
    `${seq(any())}${attribute("own", "xs:ID")}`,
    attribute("to", "xs:IDREF"),
    '<r own="id1"><e to="id1"/></r>',
  ],
])("IDs in wildcards belong to the document: %s", async (_title, content, marked, want) => {
  const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="e" type="E"/>${type("E", marked)}
<xs:element name="r" type="T"/>${type("T", content)}</xs:schema>`;
  const sample = await sampledRoot(schema);
  expect(sample("minimal")?.xml.replace(/>\s+</g, "><").trim()).toBe(want);
});
