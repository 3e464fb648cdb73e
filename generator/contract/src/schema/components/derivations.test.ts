import { describe, expect, test } from "@jest/globals";
import { readFixture, schemaOf } from "../../testing/read-fixture.js";

const imported = '<xs:import namespace="http://www.w3.org/XML/1998/namespace"/>';

async function schemasOf(components: string, attributes: string) {
  const { contract, findings } = await readFixture({ "s.xsd": schemaOf(imported + components, attributes) });
  expect(findings).toEqual([]);
  if (contract === undefined) throw new Error("no contract");
  return contract.schemas;
}

describe("which derivations are blocked", () => {
  test.each<[attribute: string, byDefault: string, element: readonly string[], type: readonly string[]]>([
    ["", "", [], []],
    ['block="#all"', "", ["extension", "restriction", "substitution"], ["extension", "restriction"]],
    ['block="restriction"', "", ["restriction"], ["restriction"]],
    ["", 'blockDefault="#all"', ["extension", "restriction", "substitution"], ["extension", "restriction"]],
    ["", 'blockDefault="substitution extension"', ["extension", "substitution"], ["extension"]],
    ['block=""', 'blockDefault="#all"', [], []],
    ['block="extension"', 'blockDefault="restriction"', ["extension"], ["extension"]],
  ])("%s, by default %s", async (attribute, byDefault, element, type) => {
    const { elements, types } = await schemasOf(
      `<xs:element name="e" type="xs:string" ${attribute}/><xs:complexType name="t" ${attribute}/>`,
      byDefault,
    );
    expect(elements.get("{urn:a}e")?.block).toEqual(element);
    expect(types.get("{urn:a}t")).toMatchObject({ block: type });
  });
});

describe("which types the attributes of the xml namespace have without xml.xsd", () => {
  test.each<[name: string, base: string]>([
    ["xml:lang", "{http://www.w3.org/2001/XMLSchema}language"],
    ["xml:base", "{http://www.w3.org/2001/XMLSchema}anyURI"],
    ["xml:id", "{http://www.w3.org/2001/XMLSchema}ID"],
    ["xs:lang", "{http://www.w3.org/2001/XMLSchema}language"],
  ])("%s", async (name, want) => {
    const { types } = await schemasOf(`<xs:complexType name="t"><xs:attribute ref="${name}"/></xs:complexType>`, "");
    const attributes = types.get("{urn:a}t");
    expect(attributes).toMatchObject({ attributes: [{ attribute: { type: { kind: "named", name: want } } }] });
  });

  test("xml:specialAttrs has all attributes of the xml namespace", async () => {
    const { types } = await schemasOf(
      `<xs:complexType name="t"><xs:attributeGroup ref="xml:specialAttrs"/></xs:complexType>`,
      "",
    );
    const attributes = ["base", "id", "lang", "space"].map((local) => ({
      attribute: { name: `{http://www.w3.org/XML/1998/namespace}${local}` },
      required: false,
    }));
    const type = types.get("{urn:a}t");
    const found = type?.kind === "complex" ? type.attributes : [];
    const names = found.toSorted((one, other) => (one.attribute.name < other.attribute.name ? -1 : 1));
    expect(names).toMatchObject(attributes);
  });

  test("xml:space is default or preserve", async () => {
    const { types } = await schemasOf(`<xs:complexType name="t"><xs:attribute ref="xml:space"/></xs:complexType>`, "");
    const enumeration = { kind: "enumeration", values: [{ value: "default" }, { value: "preserve" }] };
    expect(types.get("{urn:a}t")).toMatchObject({
      attributes: [{ attribute: { type: { kind: "anonymous", type: { facets: [enumeration] } } } }],
    });
  });
});
