import { describe, expect, test } from "@jest/globals";
import { readFixture, schemaOf } from "../../testing/read-fixture.js";

/** A contract with one operation whose message is the element `ask`; `o` is the prefix of its second schema. */
function contract(change: { readonly schema?: string; readonly part?: string; readonly message?: string }): string {
  const { schema = "", part = 'element="a:ask"', message = "a:in" } = change;
  const second = '<xs:schema targetNamespace="urn:o"><xs:element name="only" type="xs:int"/></xs:schema>';
  return [
    '<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:a="urn:a" xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:a">',
    `<types>${schemaOf(`<xs:element name="ask" type="xs:int"/><xs:element name="twice" type="xs:int"/>${schema}`)}${second.replace("</", '<xs:element name="twice" type="xs:int"/></')}</types>`,
    `<message name="in"><part name="body" ${part}/></message>`,
    `<portType name="p"><operation name="op"><input message="${message}"/></operation></portType>`,
    '<binding name="b" type="a:p"><soap:binding/><operation name="op"><input><soap:body use="literal"/></input></operation></binding>',
    '<service name="s"><port name="p" binding="a:b"><soap:address location="http://h/"/></port></service></definitions>',
  ].join("\n");
}

describe("an undeclared prefix", () => {
  test.each<[title: string, text: string, findings: readonly (readonly [code: string, severity: string])[]]>([
    ["an element of that name only", contract({ part: 'element="no:only"' }), [["xsd-undeclared-prefix", "warning"]]],
    [
      "an element that two namespaces have",
      contract({ part: 'element="no:twice"' }),
      [["xsd-unknown-prefix", "error"]],
    ],
    ["an element that nobody has", contract({ part: 'element="no:none"' }), [["xsd-unknown-prefix", "error"]]],
    ["a message of that name only", contract({ message: "no:in" }), [["xsd-undeclared-prefix", "warning"]]],
    ["a message that nobody has", contract({ message: "no:none" }), [["xsd-unknown-prefix", "error"]]],
    [
      "a built-in type by a usual prefix",
      contract({ schema: '<xs:element name="e" type="xsd:string"/>' }),
      [["xsd-undeclared-prefix", "warning"]],
    ],
    [
      "a built-in type by another prefix",
      contract({ schema: '<xs:element name="e" type="no:string"/>' }),
      [["xsd-unknown-prefix", "warning"]],
    ],
    [
      "a key that is referred to",
      contract({
        schema:
          '<xs:element name="e"><xs:keyref name="k" refer="no:k"><xs:selector xpath="x"/><xs:field xpath="@y"/></xs:keyref></xs:element>',
      }),
      [["xsd-unknown-prefix", "warning"]],
    ],
    [
      "a schema alone",
      schemaOf(
        '<xs:element name="e" type="no:t"/><xs:simpleType name="t"><xs:restriction base="xs:int"/></xs:simpleType>',
      ),
      [["xsd-undeclared-prefix", "error"]],
    ],
  ])("%s", async (_, text, findings) => {
    const { diagnostics } = await readFixture({ "a.wsdl": text });
    expect(diagnostics.list.map(({ code, severity }) => [code, severity])).toEqual(findings);
  });

  test("the part's name decides the meaning", async () => {
    const { contract: linked } = await readFixture({ "a.wsdl": contract({ part: 'element="no:only"' }) });
    const [operation] = linked?.portTypes[0]?.operations ?? [];
    expect(operation?.input?.parts).toMatchObject([{ kind: "element", element: "{urn:o}only" }]);
  });
});

test.each([
  ["a type is named as an element", contract({ part: 'element="a:t"', schema: '<xs:complexType name="t"/>' }), "type"],
  ["an element as a type", contract({ part: 'type="a:ask"' }), "element"],
  ["an element as a type in a schema", schemaOf('<xs:element name="e"/><xs:element name="f" type="e"/>'), "element"],
])("it is said where %s", async (_, text, found) => {
  const { diagnostics } = await readFixture({ "a.wsdl": text });
  const wanted = found === "type" ? "element" : "type";
  expect(diagnostics.list.map(({ arguments: { help } }) => help)).toEqual([
    `; ${found === "type" ? "a" : "an"} ${found} is called so, not ${wanted === "type" ? "a" : "an"} ${wanted}`,
  ]);
});
