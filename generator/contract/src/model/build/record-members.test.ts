import { expect, test } from "@jest/globals";
import { readFiles } from "../../testing/read-files.js";
import { el, seq } from "../../testing/schema-notation.js";

const others: Readonly<Record<string, string>> = {
  "b.xsd":
    '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:b"><xs:attribute name="a"/></xs:schema>',
  "c.xsd":
    '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:c"><xs:attribute name="a"/></xs:schema>',
};

async function propertiesOf(content: string): Promise<readonly string[]> {
  const imports =
    '<xs:import namespace="urn:b" schemaLocation="b.xsd"/><xs:import namespace="urn:c" schemaLocation="c.xsd"/>';
  const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:b="urn:b" xmlns:c="urn:c">${imports}<xs:complexType name="T">${content}</xs:complexType></xs:schema>`;
  const { model } = await readFiles({ "s.xsd": schema, ...others });
  const type = model?.types.find(({ id }) => id === "{}T");
  if (type?.kind !== "record") throw new Error("The contract has no type T.");
  return type.members.map(({ name, property }) => `${name} ${property}`);
}

const attribute = (name: string): string => `<xs:attribute name="${name}"/>`;
const b = '<xs:attribute ref="b:a"/>';
const c = '<xs:attribute ref="c:a"/>';

test.each<[title: string, content: string, want: readonly string[]]>([
  ["an attribute has its own name", seq(el("x")) + b, ["{urn:b}a a", "{}x x"]],
  ["not where an element has that", seq(el("a")) + attribute("a"), ["{}a aAttribute", "{}a a"]],
  ["of several namespaces", attribute("a") + b + c, ["{}a a", "{urn:b}a aAttribute", "{urn:c}a aAttribute2"]],
  ["beside an element", seq(el("a")) + attribute("a") + b, ["{}a aAttribute", "{urn:b}a aAttribute2", "{}a a"]],
  [
    "beside an attribute that is called so",
    seq(el("a")) + attribute("aAttribute") + b,
    ["{}aAttribute aAttribute", "{urn:b}a aAttribute2", "{}a a"],
  ],
  [
    "beside an element that is called so",
    seq(el("a") + el("aAttribute")) + b,
    ["{urn:b}a aAttribute2", "{}a a", "{}aAttribute aAttribute"],
  ],
])("every member has a unique name: %s", async (_title, content, want) => {
  expect([...(await propertiesOf(content))].sort()).toEqual([...want].sort());
});

test("each member of a list has a unique name, even if another member has the generated name", async () => {
  const elements = ["x3", "x", "y"].map((name) => el(name)).join("");
  const { model } = await readFiles({
    "s.xsd": `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:b="urn:b"><xs:import namespace="urn:b" schemaLocation="b.xsd"/><xs:complexType name="T" mixed="true">${seq(el("x3"), el("x"), '<xs:element ref="b:x"/>', el("y"), '<xs:element ref="b:y"/>')}</xs:complexType></xs:schema>`,
    "b.xsd": `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:b">${elements}</xs:schema>`,
  });
  const type = model?.types.find(({ id }) => id === "{}T");
  const [part] = type?.kind === "record" ? (type.parts ?? []) : [];
  const properties = part?.kind === "list" ? part.members.map(({ name, property }) => `${name} ${property}`) : [];
  expect(properties).toEqual(["{}x3 x3", "{}x x", "{urn:b}x x32", "{}y y", "{urn:b}y y5"]);
});
