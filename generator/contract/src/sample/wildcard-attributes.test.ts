import { expect, test } from "@jest/globals";
import { type } from "../testing/schema-notation.js";
import { sampledRoot } from "./testing/sampled-root.js";

/** The type of the only attribute that a wildcard takes, and a sample on both wires. */
test.each([
  ["xs:hexBinary", '<r a="CAFE"/>', { $attributes: { a: "CAFE" } }],
  ["xs:base64Binary", '<r a="yv4="/>', { $attributes: { a: "yv4=" } }],
  ["Lengths", '<r a="1 0"/>', { $attributes: { a: "1 0" } }],
  // Attributes of a wildcard do not keep what a prefix stands for.
  ["xs:QName", "<r/>", {}],
])("an attribute of type %s in a wildcard is its text", async (typeName, xml, json) => {
  const lengths = '<xs:simpleType name="Lengths"><xs:list itemType="xs:int"/></xs:simpleType>';
  const wildcard = '<xs:anyAttribute namespace="##local" processContents="strict"/>';
  const sample = await sampledRoot(
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:attribute name="a" type="${typeName}"/>
${lengths}<xs:element name="r" type="T"/>${type("T", wildcard)}</xs:schema>`,
  );
  expect(sample("maximal")).toEqual({ xml: `${xml}\n`, json });
});
