import { expect, test } from "@jest/globals";
import { readFiles } from "../../../contract/dist/testing/read-files.js";
import { el, seq, type } from "../../../contract/dist/testing/schema-notation.js";
import { serviceOf, wsdlOf } from "../../../contract/dist/testing/service-documents.js";
import { deriveOpenApi } from "./derive-openapi.js";
import { componentName } from "./type-schema.js";

test.each([
  ["Order_2", "Order_2"],
  ["Größe", "Gr-u00f6-u00dfe"],
  ["日本", "-u65e5-u672c"],
  ["𠀀", "-ud840-udc00"],
])("the type %s is the component %s", (name, want) => {
  expect(componentName(name)).toBe(want);
});

test("all references lead to components with valid names", async () => {
  const derived = '<xs:complexContent><xs:extension base="a:Öl"/></xs:complexContent>';
  const types =
    type("T", seq(el("a", 'type="a:Größe"'), el("b", 'type="a:Öl"'))) +
    type("Größe", seq(el("a", 'type="a:日本" minOccurs="0"'))) +
    '<xs:simpleType name="日本"><xs:restriction base="xs:int"><xs:maxInclusive value="7"/></xs:restriction></xs:simpleType>' +
    type("Öl", "") +
    type("Öl2", derived);
  const { model } = await readFiles(serviceOf(types));
  if (model === undefined) throw new Error("The contract has no model.");
  const document = deriveOpenApi(model, []);
  const names = Object.keys(document.components.schemas);
  expect(names.filter((name) => !/^[a-zA-Z0-9._-]+$/.test(name))).toEqual([]);
  const references = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/([^"]*)"/g)].map(
    ([, name]) => name,
  );
  expect(references.filter((name) => !names.includes(name ?? ""))).toEqual([]);
  expect(names).toContain("Gr-u00f6-u00dfe");
});

test("a message of any type refers to existing components", async () => {
  const elements = `${el("Place", 'type="xs:anyType"')}${el("PlaceResponse", 'type="xs:int"')}`;
  const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:a">${elements}</xs:schema>`;
  const { model } = await readFiles({ "contract.wsdl": wsdlOf(schema) });
  if (model === undefined) throw new Error("The contract has no model.");
  const document = deriveOpenApi(model, []);
  expect(JSON.stringify(document.paths)).toContain("#/components/schemas/AnyContent");
  expect(Object.keys(document.components.schemas)).toContain("AnyContent");
});
