import { expect, test } from "@jest/globals";
import { formatDiagnostic } from "../diagnostics/format-diagnostic.js";
import { readFixture, schemaOf } from "../testing/read-fixture.js";

/** What `s.xsd` reaches without importing it: `{urn:b}t`, and `n` of no namespace. */
const others = {
  "c.xsd": schemaOf(
    '<xs:import schemaLocation="n.xsd"/><xs:import namespace="urn:b" schemaLocation="b.xsd"/>',
  ).replaceAll("urn:a", "urn:c"),
  "b.xsd": schemaOf('<xs:complexType name="t"/>').replaceAll("urn:a", "urn:b"),
  "n.xsd": '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:complexType name="n"/></xs:schema>',
};

test.each([
  ["a forgotten import", '<xs:element name="e" xmlns="urn:b" type="t"/>', "t is in namespace urn:b, which this"],
  ["one of no namespace", '<xs:element name="e" xmlns="" type="n"/>', "n is in no namespace, which this"],
  [
    "a forgotten prefix",
    '<xs:element name="e"><unique xmlns="" name="u"><selector xpath="a"/><field xpath="b"/></unique></xs:element>',
    "is in no namespace; it",
  ],
  ["another namespace", '<xs:element name="e"><key xmlns="urn:k"/></xs:element>', "is in namespace urn:k, not in"],
])("%s is described in words", async (_, components, words) => {
  const schema = schemaOf(`<xs:import namespace="urn:c" schemaLocation="c.xsd"/>${components}`);
  const { diagnostics } = await readFixture({ "s.xsd": schema, ...others });
  expect(diagnostics.list.map((one) => formatDiagnostic(one, []))).toEqual([expect.stringContaining(words)]);
});
