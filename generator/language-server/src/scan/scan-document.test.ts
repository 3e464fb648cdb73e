import { expect, test } from "@jest/globals";
import { indexDocument } from "../symbols/document-index.js";
import { documentationOf } from "./documentation-of.js";
import { attributeValue, namespaceAt, scanDocument } from "./scan-document.js";

/** The elements as `name(attributes) start-end`. */
function shape(text: string): readonly string[] {
  return scanDocument(text).map(({ prefix, local, attributes, parent, tagRange, end }) => {
    const names = attributes.map(({ name, value }) => `${name}=${value}`).join();
    return `${parent?.local ?? ""}/${prefix}:${local}(${names}) ${text.slice(tagRange.start, end)}`;
  });
}

test.each([
  ["<a/>", ["/:a() <a/>"]],
  ["<p:a x='1' y = \"2>\"><b/></p:a> ", ["/p:a(x=1,y=2>) <p:a x='1' y = \"2>\"><b/></p:a>", "a/:b() <b/>"]],
  ["<a><!-- <b/> --><![CDATA[<c/>]]><?d <e/>?></a>", ["/:a() <a><!-- <b/> --><![CDATA[<c/>]]><?d <e/>?></a>"]],
  ["<a><b></a><c/>", ["/:a() <a><b></a>", "a/:b() <b></a>", "/:c() <c/>"]],
  ["<a></b></a>", ["/:a() <a></b></a>"]],
  ['<a n="x<b/></a>', ['/:a(n=x) <a n="x<b/></a>', "a/:b() <b/>"]],
  ['<a n="x', ['/:a(n=x) <a n="x']],
  ["<a n= m='1'", ["/:a(m=1) <a n= m='1'"]],
  ["<", ["/:() <"]],
  ["<!-- <a/>", []],
])("%s", (text, want) => {
  expect(shape(text)).toEqual(want);
});

test("namespaces are those in scope", () => {
  const [, inner, innermost] = scanDocument('<a xmlns="u" xmlns:p="v"><p:b xmlns:p="w"><c/></p:b></a>');
  expect(inner && namespaceAt(inner, "p")).toBe("w");
  expect(innermost && [namespaceAt(innermost, ""), namespaceAt(innermost, "q")]).toEqual(["u", undefined]);
  expect(inner && attributeValue(inner, "none")).toBeUndefined();
});

test("documentation is plain text", () => {
  const text =
    "<x><annotation><documentation>\n  A <b>bold</b> &lt;word&gt;\n  <![CDATA[& more]]>\n</documentation></annotation></x>";
  const [element] = scanDocument(text);
  expect(element && documentationOf(element, text)).toBe("A bold <word>\n& more");
});

const schema = `<?xml version="1.0"?><!DOCTYPE x:schema [<!ENTITY e "a">]>
<x:schema xmlns:x="http://www.w3.org/2001/XMLSchema" xmlns="urn:a" targetNamespace='urn:a'><!-- "quoted' -->
<x:element name="a" type="T"/><x:complexType name="T"><x:sequence><x:element ref='a'/></x:sequence></x:complexType></x:schema>`;

test("no half of a text is refused, and each range lies inside of it", () => {
  for (let end = 0; end <= schema.length; end++) {
    for (const text of [schema.slice(0, end), schema.slice(end), schema.slice(0, end) + schema.slice(end + 7)]) {
      const { declarations, references } = indexDocument(text);
      for (const { range } of [...declarations, ...references]) {
        expect(range.start <= range.end && range.end <= text.length).toBe(true);
      }
    }
  }
});

test("a long text without quotes in place is read once", () => {
  const text = `${'<a b="'.repeat(20_000)}${"<".repeat(20_000)}${'"'.repeat(20_000)}`;
  expect(scanDocument(text)).toHaveLength(40_000);
});

test("indexes what is declared and what is named", () => {
  const { declarations, references } = indexDocument(schema);
  expect(declarations.map(({ kind, namespace, local }) => `${kind} {${namespace}}${local}`)).toEqual([
    "element {urn:a}a",
    "type {urn:a}T",
  ]);
  expect(references.map(({ kind, namespace, local }) => `${kind} {${namespace}}${local}`)).toEqual([
    "type {urn:a}T",
    "element {urn:a}a",
  ]);
});
