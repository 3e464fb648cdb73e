import { expect, test } from "@jest/globals";
import { choice, el, seq, type } from "../../../../contract/dist/testing/schema-notation.js";
import {
  changeTexts,
  type Files,
  findingsBetween,
  schemaText,
  serviceOf,
  wsdlOf,
} from "../../testing/compare-fixture.js";

const attributes = '<xs:attribute name="n"/><xs:attribute name="m"/>';
const form = (more: string): Files => serviceOf(type("T", seq(el("a"), el("b")) + attributes), more);
/** Each namespace with elements; the service's messages carry the first one of the first. */
const namespaces = (spaces: Readonly<Record<string, readonly string[]>>): Files => {
  const schemas = Object.entries(spaces).map(
    ([uri, names]) =>
      `<xs:schema targetNamespace="${uri}">${names.map((name) => `<xs:element name="${name}" type="xs:int"/>`).join("")}</xs:schema>`,
  );
  const [[uri, [name]] = ["", [""]]] = Object.entries(spaces);
  const inside = uri === "" ? el("a") : `${el("a")}<xs:element ref="x:${name}" xmlns:x="${uri}"/>`;
  const imported = uri === "" ? "" : `<xs:import namespace="${uri}"/>`;
  const own = schemaText(type("T", seq(inside))).replace(/(?<=<xs:schema[^>]*>)/, imported);
  return { "contract.wsdl": wsdlOf(own + schemas.join("")) };
};
/** Documents without a service. */
const documents = (inside: string): Files => ({
  "order.xsd": `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:a="urn:a" targetNamespace="urn:a">${inside}</xs:schema>`,
});
/** Two namespaces with one document of types in each. */
const chameleon = (inside: string): Files => {
  const schema = (head: string, text: string): string =>
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" ${head}>${text}</xs:schema>`;
  const include = '<xs:include schemaLocation="shared.xsd"/>';
  const other = '<xs:import namespace="urn:b" schemaLocation="b.xsd"/>';
  return {
    "a.xsd": schema('targetNamespace="urn:a"', other + include + inside),
    "b.xsd": schema('targetNamespace="urn:b"', include),
    "shared.xsd": schema("", type("Spare", seq(el("a")))),
  };
};
const order = '<xs:element name="Order" type="xs:int"/>';
const parcel = '<xs:element name="Parcel" type="xs:int"/>';

test.each<[title: string, old: Files, now: Files, want: readonly string[]]>([
  [
    "attributes become qualified by default",
    form('elementFormDefault="qualified"'),
    form('elementFormDefault="qualified" attributeFormDefault="qualified"'),
    ["element-form-changed urn:a: unqualified -> qualified"],
  ],
  [
    "elements and attributes become qualified by default",
    form(""),
    form('elementFormDefault="qualified" attributeFormDefault="qualified"'),
    ["element-form-changed urn:a: unqualified -> qualified", "element-form-changed urn:a: unqualified -> qualified"],
  ],
  [
    "a namespace goes and none comes",
    namespaces({ "urn:x": ["One", "Two"] }),
    namespaces({}),
    ["member-removed-required T/One: - One"],
  ],
  [
    "of two namespaces that go, one has moved",
    namespaces({ "urn:x": ["One", "Two"], "urn:y": ["One", "Two"] }),
    namespaces({ "urn:z": ["One", "Two"] }),
    ["schema-namespace-changed urn:x: urn:x -> urn:z"],
  ],
  [
    "a namespace has moved to the one that has most of its names",
    namespaces({ "urn:x": ["One", "Two", "Three"] }),
    namespaces({ "urn:z": ["One", "Two", "Three"], "urn:b": ["One", "Two", "More"] }),
    ["schema-namespace-changed urn:x: urn:x -> urn:z"],
  ],
  [
    "a namespace that has few of the names is another one",
    namespaces({ "urn:x": ["One", "Two", "Three"] }),
    namespaces({ "urn:y": ["One", "Other", "More"] }),
    ["schema-namespace-changed T/One: {urn:x}One -> {urn:y}One"],
  ],
  ["a document goes", documents(order + parcel), documents(order), ["member-removed-required Parcel: - {urn:a}Parcel"]],
  ["a document comes", documents(order), documents(order + parcel), ["member-added-optional Parcel: + {urn:a}Parcel"]],
  [
    "one type in two namespaces",
    chameleon(order),
    chameleon(order + parcel),
    ["member-added-optional Parcel: + {urn:a}Parcel"],
  ],
  [
    "types alone",
    documents(type("T", choice(el("a"), el("b")))),
    documents(type("T", choice(el("a"), el("b"), el("c")))),
    ["choice-branch-added T/c: + c"],
  ],
])("%s", async (_title, old, now, want) => {
  expect(changeTexts(await findingsBetween(old, now))).toEqual(want);
});

test("an added document is information", async () => {
  const findings = await findingsBetween(documents(order), documents(order + parcel), { orders: ["oc", "nc"] });
  expect([...new Set(findings.map(({ level }) => level))]).toEqual(["info"]);
});
