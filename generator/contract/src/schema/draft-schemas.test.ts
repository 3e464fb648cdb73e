import { expect, test } from "@jest/globals";
import { readFixture } from "../testing/read-fixture.js";

const recommended = "http://www.w3.org/2001/XMLSchema";
const lastDraft = "http://www.w3.org/2000/10/XMLSchema";

/** A schema with the element `ask`, whose prefix `xs` stands for a namespace. */
function schema(namespace: string, type = "xs:int", inside = ""): string {
  return `<xs:schema xmlns:xs="${namespace}" xmlns:d="${lastDraft}" targetNamespace="urn:a"><xs:element name="ask" type="${type}"/>${inside}</xs:schema>`;
}

/** A contract with one operation whose message is the element `ask`. */
function contract(types: string): string {
  return [
    '<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:a="urn:a" targetNamespace="urn:a">',
    `<types>${types}</types>`,
    '<message name="in"><part name="body" element="a:ask"/></message>',
    '<portType name="p"><operation name="op"><input message="a:in"/></operation></portType>',
    '<binding name="b" type="a:p"><soap:binding/><operation name="op"><input><soap:body use="literal"/></input></operation></binding>',
    '<service name="s"><port name="p" binding="a:b"><soap:address location="http://h/"/></port></service></definitions>',
  ].join("\n");
}

test.each<[title: string, text: string, findings: readonly (readonly [code: string, severity: string])[]]>([
  ["a schema in the last draft", contract(schema(lastDraft)), [["xsd-draft-schema", "warning"]]],
  [
    "what the last draft says in words of its own",
    contract(schema(lastDraft, "xs:timeInstant")),
    [
      ["xsd-draft-schema", "warning"],
      ["xsd-draft-type", "warning"],
    ],
  ],
  ["a schema alone in the last draft", schema(lastDraft), [["xsd-draft-schema", "error"]]],
  [
    "a schema in an earlier draft",
    contract(schema("http://www.w3.org/1999/XMLSchema")),
    [["xsd-draft-schema", "warning"]],
  ],
  [
    "a name that no draft has",
    contract(schema(lastDraft, "xs:instant")),
    [
      ["xsd-draft-schema", "warning"],
      ["xsd-unresolved-reference", "error"],
    ],
  ],
  [
    "attributes that only drafts say something by",
    contract(
      schema(
        lastDraft,
        "a:Mixed",
        '<xs:complexType name="Mixed" content="mixed"><xs:attribute name="b" minOccurs="1" type="xs:int"/></xs:complexType><xs:element name="other" equivClass="a:ask" type="a:Mixed"/>',
      ),
    ),
    [
      ["xsd-draft-schema", "warning"],
      ["xsd-unknown-attribute", "error"],
      ["xsd-unknown-attribute", "error"],
      ["xsd-unknown-attribute", "error"],
    ],
  ],
  [
    "attributes of drafts that say what is so without them",
    contract(
      schema(
        lastDraft,
        "a:Plain",
        '<xs:complexType name="Plain" content="elementOnly"><xs:sequence/><xs:attribute name="b" minOccurs="0" type="xs:int"/></xs:complexType>',
      ),
    ),
    [
      ["xsd-draft-schema", "warning"],
      ["xsd-needless-attribute", "warning"],
      ["xsd-needless-attribute", "warning"],
    ],
  ],
  [
    "a schema in what is no version",
    contract(schema("http://www.w3.org/2000/XMLSchema")),
    [["xsd-wrong-namespace", "error"]],
  ],
  ["a built-in type of a draft", contract(schema(recommended, "d:int")), [["xsd-draft-type", "warning"]]],
  ["a type that only a draft has", contract(schema(recommended, "d:timeInstant")), [["xsd-draft-type", "warning"]]],
])("%s", async (_, text, findings) => {
  const { diagnostics } = await readFixture({ "a.wsdl": text });
  expect(diagnostics.list.map(({ code, severity }) => [code, severity])).toEqual(findings);
});

test.each([lastDraft, "http://www.w3.org/1999/XMLSchema", "http://www.w3.org/2000/08/XMLSchema"])(
  "a schema in %s says what one in XML Schema says",
  async (draft) => {
    const typed = (namespace: string): string =>
      contract(
        schema(
          namespace,
          "a:Ask",
          '<xs:complexType name="Ask"><xs:sequence><xs:element name="b" type="xs:date"/></xs:sequence></xs:complexType>',
        ),
      );
    const [before, after] = await Promise.all(
      [draft, recommended].map((namespace) => readFixture({ "a.wsdl": typed(namespace).padEnd(2000) })),
    );
    const shapes = [before, after].map((read) => JSON.stringify([...(read?.contract?.schemas.types.values() ?? [])]));
    expect(shapes[0]).toContain('"name":"{http://www.w3.org/2001/XMLSchema}date"');
    expect(shapes[0]?.replace(/"(?:column|line)":\d+/g, "")).toBe(shapes[1]?.replace(/"(?:column|line)":\d+/g, ""));
  },
);

test.each([
  ["CDATA", "normalizedString"],
  ["binary", "base64Binary"],
  ["month", "gYearMonth"],
  ["recurringDate", "gMonthDay"],
  ["recurringDay", "gDay"],
  ["timeDuration", "duration"],
  ["timeInstant", "dateTime"],
  ["ur-type", "anyType"],
  ["uriReference", "anyURI"],
  ["year", "gYear"],
])("the draft's type %s is %s", async (draft, type) => {
  const { contract: read } = await readFixture({ "a.wsdl": contract(schema(recommended, `d:${draft}`)) });
  const found = [...(read?.schemas.elements.values() ?? [])].map((element) => element.type);
  expect(found).toEqual([{ kind: "named", name: `{${recommended}}${type}` }]);
});
