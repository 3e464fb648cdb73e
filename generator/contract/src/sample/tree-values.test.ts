import { expect, test } from "@jest/globals";
import { seq, type } from "../testing/schema-notation.js";
import { type SampleElement, sampleJson } from "./sample.js";
import { builtinSpace, type ScalarValue } from "./scalar-space.js";
import { sampledRoot } from "./testing/sampled-root.js";
import { anyElement } from "./tree-values.js";

function named(name: string): ScalarValue {
  const value = builtinSpace({ name: "QName" }).read(name);
  if (value === undefined) throw new Error(`${name} is no name.`);
  return value;
}

function elementOf(attribute: string, content: string): SampleElement {
  return {
    name: "{urn:e}e",
    type: undefined,
    typeName: undefined,
    nil: false,
    constraints: [],
    attributes: [{ name: "{}a", value: named(attribute), free: undefined, declared: true }],
    content: { kind: "value", value: named(content), free: undefined },
  };
}

test.each([
  [elementOf("a", "b"), { name: "{urn:e}e", attributes: { a: "a" }, content: ["b"] }],
  [
    elementOf("{urn:a}a", "{urn:b}b"),
    {
      name: "{urn:e}e",
      attributes: { a: "q1:a" },
      namespaces: { q1: "urn:a", q2: "urn:b" },
      content: ["q2:b"],
    },
  ],
  [
    elementOf("{urn:a}a", "{urn:a}b"),
    { name: "{urn:e}e", attributes: { a: "q1:a" }, namespaces: { q1: "urn:a" }, content: ["q1:b"] },
  ],
])("names in any element have prefixes with their namespaces: %#", (element, want) => {
  expect(sampleJson(anyElement(element))).toEqual(want);
});

test("an empty text is no content", () => {
  const empty = builtinSpace({ name: "string" }).read("");
  if (empty === undefined) throw new Error("A string may be empty.");
  const element: SampleElement = { ...elementOf("a", "b"), content: { kind: "value", value: empty, free: undefined } };
  expect(sampleJson(anyElement(element))).toEqual({ name: "{urn:e}e", attributes: { a: "a" } });
});

test.each([
  ["", {}],
  [" ", { $content: [" "] }],
])("mixed content with the default %j is that text", async (text, json) => {
  const mixed = type("T", seq('<xs:element name="x" minOccurs="0"/>'), 'mixed="true"');
  const sample = await sampledRoot(
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="r" type="T" default="${text}"/>${mixed}</xs:schema>`,
  );
  expect(sample("typical")?.json).toEqual(json);
});
