import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "@jest/globals";
import { loadModel } from "../load/load-model.js";
import type { TypeModel } from "./contract-model.js";

const folder = mkdtempSync(join(tmpdir(), "stubwright-in-place-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The types of a schema in the namespace `urn:t`. */
async function typesOf(components: string, attributes = ""): Promise<readonly TypeModel[]> {
  writeFileSync(
    join(folder, "c.xsd"),
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:t" targetNamespace="urn:t" ${attributes}>${components}</xs:schema>`,
  );
  const { model, diagnostics } = await loadModel({ entry: "c.xsd", name: "c" }, { cwd: folder });
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  return model?.types ?? [];
}

/** The one value of a type: enough to tell it from others. */
function valuesOf(type: TypeModel): readonly string[] {
  const facets = type.kind === "scalar" && type.definition.kind === "restriction" ? type.definition.facets : [];
  return facets.flatMap((facet) => (facet.kind === "enumeration" ? facet.values : []));
}

const only = (value: string): string =>
  `<xs:simpleType><xs:restriction base="xs:string"><xs:enumeration value="${value}"/></xs:restriction></xs:simpleType>`;
const child = (name: string, value: string, form = "unqualified"): string =>
  `<xs:element name="${name}" form="${form}">${only(value)}</xs:element>`;
const attribute = (name: string, value: string): string => `<xs:attribute name="${name}">${only(value)}</xs:attribute>`;
const sequence = (...items: readonly string[]): string => `<xs:sequence>${items.join("")}</xs:sequence>`;
const complex = (content: string, name?: string): string =>
  `<xs:complexType${name === undefined ? "" : ` name="${name}"`}>${content}</xs:complexType>`;
const root = (content: string): string => `<xs:element name="r">${complex(content)}</xs:element>`;
const extending = (base: string, content: string): string =>
  `<xs:complexContent><xs:extension base="t:${base}">${content}</xs:extension></xs:complexContent>`;

describe("types written in place under equal names are told apart", () => {
  test.each<[string, string, Readonly<Record<string, [name: string, value: string]>>]>([
    [
      "alone, each has its path",
      root(sequence(child("x", "child")) + attribute("y", "attribute")),
      { "r/x#": ["RX", "child"], "r/y#": ["RY", "attribute"] },
    ],
    [
      "a child and an attribute",
      root(sequence(child("x", "child")) + attribute("x", "attribute")),
      { "r/x#": ["RX", "child"], "r/@x#": ["RXAttribute", "attribute"] },
    ],
    [
      "a child of a complex type and an attribute",
      root(
        sequence(`<xs:element name="x">${complex(sequence(child("y", "child")))}</xs:element>`) + attribute("x", "a"),
      ),
      { "r/x/y#": ["RXY", "child"], "r/@x#": ["RXAttribute", "a"] },
    ],
    [
      "what is in a child and in an attribute",
      root(
        sequence(`<xs:element name="x">${complex(sequence(child("Item", "child")))}</xs:element>`) +
          `<xs:attribute name="x"><xs:simpleType><xs:list>${only("item")}</xs:list></xs:simpleType></xs:attribute>`,
      ),
      { "r/x/Item#": ["RXItem", "child"], "r/@x/Item#": ["RXAttributeItem", "item"] },
    ],
    [
      "the children of a type and of an element of its name",
      complex(sequence(child("x", "type")), "r") + root(sequence(child("x", "element"))),
      { "r/x#": ["RX", "type"], "r/x[2]#": ["RX2", "element"] },
    ],
    [
      "the same where the element is met before",
      complex('<xs:sequence><xs:element ref="t:r"/></xs:sequence>', "A") +
        root(sequence(child("x", "element"))) +
        complex(sequence(child("x", "type")), "r"),
      { "r/x#": ["RX", "type"], "r/x[2]#": ["RX2", "element"] },
    ],
    [
      "an attribute and an element that are declared for all",
      `<xs:element name="x">${only("element")}</xs:element>${attribute("x", "attribute")}`,
      { "x#": ["X", "element"], "@x#": ["XAttribute", "attribute"] },
    ],
    [
      "a group and an attribute group",
      `<xs:group name="G">${sequence(child("x", "group"))}</xs:group>` +
        `<xs:attributeGroup name="G">${attribute("x", "attributes")}</xs:attributeGroup>` +
        root('<xs:group ref="t:G"/><xs:attributeGroup ref="t:G"/>'),
      { "r/x#": ["RX", "group"], "r/@x#": ["RXAttribute", "attributes"] },
    ],
    [
      "a child of the base and an attribute of what is derived",
      complex(sequence(child("x", "child")), "B") + root(extending("B", attribute("x", "attribute"))),
      { "B/x#": ["BX", "child"], "r/x#": ["RX", "attribute"] },
    ],
    [
      "what all derived types inherit is one type, in the furthest base",
      complex(sequence(child("x", "child")) + attribute("a", "attribute"), "A") +
        complex(`<xs:complexContent><xs:extension base="t:A"/></xs:complexContent>`, "B") +
        root(extending("B", attribute("b", "own"))),
      { "A/x#": ["AX", "child"], "A/a#": ["AA", "attribute"], "r/b#": ["RB", "own"] },
    ],
    [
      "an attribute Value and the text",
      complex(
        '<xs:simpleContent><xs:extension base="xs:string"><xs:attribute name="Value" type="xs:string"/></xs:extension></xs:simpleContent>',
        "B",
      ) +
        root(
          `<xs:simpleContent><xs:restriction base="t:B">${only("text")}${attribute("Value", "attribute")}</xs:restriction></xs:simpleContent>`,
        ),
      { "r/Value#": ["RValue", "text"], "r/@Value#": ["RValueAttribute", "attribute"] },
    ],
    [
      "a child with the namespace and one without, beside one of the name that the second would get",
      root(sequence(child("x", "with", "qualified"), child("x", "without"), child("x2", "other"))),
      { "r/x#": ["RX", "with"], "r/x[2]#": ["RX2ElementT2", "without"], "r/x2#": ["RX2ElementT", "other"] },
    ],
    [
      "a group that is used twice in one content brings one type",
      `<xs:group name="G">${sequence(child("x", "group"))}</xs:group>` +
        root(sequence('<xs:group ref="t:G"/>', '<xs:element name="y" type="xs:int"/>', '<xs:group ref="t:G"/>')),
      { "r/x#": ["RX", "group"] },
    ],
  ])("%s", async (_, components, want) => {
    const types = (await typesOf(components)).filter((type) => valuesOf(type).length > 0);
    const got = types.map((type) => [type.id.replace("{urn:t}", ""), [type.typeName, ...valuesOf(type)]]);
    expect(Object.fromEntries(got)).toEqual(want);
  });
});

describe("types of a schema without a namespace that two namespaces include", () => {
  const inner = `<xs:element name="g">${complex(sequence(child("h", "simple", "qualified")) + attribute("i", "attribute"))}</xs:element>`;
  const both = '<xs:group ref="t:G"/><xs:group ref="u:G"/>';

  test.each([
    ["in one content", "qualified", sequence(both), ["{urn:t}T/g# {urn:t}h", "{urn:t}T/g[2]# {urn:u}h"]],
    [
      "in one element each",
      "unqualified",
      sequence(
        `<xs:element name="x">${complex('<xs:group ref="t:G"/>')}</xs:element>`,
        `<xs:element name="y">${complex('<xs:group ref="u:G"/>')}</xs:element>`,
      ),
      ["{urn:t}T/x/g# {urn:t}h", "{urn:t}T/y/g# {urn:u}h"],
    ],
  ])("have the names of each: %s", async (_, form, content, want) => {
    const schema = (attributes: string, components: string): string =>
      `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" ${attributes}>${components}</xs:schema>`;
    const include = '<xs:include schemaLocation="none.xsd"/>';
    const group = `<xs:group name="G">${sequence(inner)}</xs:group>`;
    writeFileSync(join(folder, "none.xsd"), schema(`elementFormDefault="${form}"`, group));
    writeFileSync(join(folder, "u.xsd"), schema('targetNamespace="urn:u"', include));
    const types = await typesOf(
      `${include}<xs:import namespace="urn:u" schemaLocation="u.xsd"/>${complex(content, "T")}`,
      'xmlns:u="urn:u"',
    );
    const found = types.flatMap((type) => {
      const inside = type.kind === "record" ? type.members.find(({ name }) => name.endsWith("}h")) : undefined;
      return inside === undefined ? [] : [`${type.id} ${inside.name}`];
    });
    expect(found).toEqual(want);
  });
});

/** A group of elements, each of which has a type of its own that holds another group. */
const group = (name: string, inner: string, count: number): string => {
  const content = complex(sequence(`<xs:group ref="t:${inner}" minOccurs="0"/>`, child("x", "a")));
  const elements = Array.from(
    { length: count },
    (_, index) => `<xs:element name="${name}${index}">${content}</xs:element>`,
  );
  return `<xs:group name="${name}"><xs:choice>${elements.join("")}</xs:choice></xs:group>`;
};

describe("types that contain themselves through groups are one type in each declaration", () => {
  // The complex type itself, and for each element its type and that of its child.
  test.each<[string, (count: number) => string, (count: number) => number]>([
    ["a group in itself", (count) => group("G", "G", count), (count) => 1 + 2 * count],
    ["two groups in each other", (count) => group("G", "H", count) + group("H", "G", count), (count) => 1 + 4 * count],
    [
      "three in a ring",
      (count) => group("G", "H", count) + group("H", "I", count) + group("I", "G", count),
      (count) => 1 + 6 * count,
    ],
  ])("%s", async (_, groups, want) => {
    for (const count of [1, 2, 9]) {
      const using = (name: string): string => complex('<xs:group ref="t:G"/>', name);
      expect([count, (await typesOf(using("A") + groups(count))).length]).toEqual([count, want(count)]);
      const two = await typesOf(using("A") + using("B") + groups(count));
      expect([count, two.length]).toEqual([count, 2 * want(count)]);
    }
  });

  test("other types in groups become one type for each place, named by the place", async () => {
    const inner = `<xs:element name="y">${complex('<xs:group ref="t:G"/>')}</xs:element>`;
    const x = `<xs:element name="x">${complex(sequence(child("z", "a")))}</xs:element>`;
    const types = await typesOf(
      `<xs:group name="G">${sequence(x)}</xs:group>${complex(sequence('<xs:group ref="t:G"/>', inner), "A")}`,
    );
    expect(types.map(({ typeName }) => typeName).sort()).toEqual(["A", "AX", "AXZ", "AY", "AYX", "AYXZ"]);
  });

  test("at most 32 places each, because nested groups would double them at every step", async () => {
    const counts: number[] = [];
    for (const depth of [3, 10, 15, 20]) {
      const groups = Array.from({ length: depth }, (_, at) => group(`G${at}`, `G${at + 1}`, 2)).join("");
      const last = `<xs:group name="G${depth}">${sequence(child("y", "a"))}</xs:group>`;
      counts.push((await typesOf(complex('<xs:group ref="t:G0"/>', "A") + groups + last)).length);
    }
    const [few = 0, ten = 0, fifteen = 0, twenty = 0] = counts;
    expect(few).toBe(1 + 2 * (2 + 4 + 8) + 8);
    expect(twenty - fifteen).toBe(fifteen - ten);
  });
});
