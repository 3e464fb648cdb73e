import { describe, expect, test } from "@jest/globals";
import { complex, el, seq, type } from "../../../../contract/dist/testing/schema-notation.js";
import { changeTexts, type Files, findingsBetween, wsdlOf } from "../../testing/compare-fixture.js";

/** A contract of an rpc operation with a part of type `T`, both ways. */
function rpc(use: "literal" | "encoded", components: string, namespace = "urn:a", attributes = ""): Files {
  const schema = `<xs:schema targetNamespace="${namespace}" ${attributes}>${components}</xs:schema>`;
  const body = `<soap:body use="${use}" namespace="urn:rpc"/>`;
  return {
    "contract.wsdl": wsdlOf(schema, {
      typesNamespace: namespace,
      messages: ["In", "Out"]
        .map((way) => `<wsdl:message name="Place${way}"><wsdl:part name="x" type="a:T"/></wsdl:message>`)
        .join(""),
      binding: '<soap:binding style="rpc" transport="http://schemas.xmlsoap.org/soap/http"/>',
      bound: `<wsdl:operation name="Place"><soap:operation soapAction="urn:place"/><wsdl:input>${body}</wsdl:input><wsdl:output>${body}</wsdl:output></wsdl:operation>`,
    }),
  };
}

const plain = type("T", seq(el("a")));
const derived = (name: string, base = "a:T"): string => type(name, complex("extension", base, seq(el("b", "", ""))));
const holding = (member: string, ...types: readonly string[]): string =>
  type("T", seq(el("item", `type="a:${member}"`))) + types.join("");
const item = (name: string): string => type(name, seq(el("a")));

describe("names of types that messages carry", () => {
  test.each<[title: string, old: Files, now: Files, want: readonly string[]]>([
    [
      "the namespace of encoded types",
      rpc("encoded", plain),
      rpc("encoded", plain, "urn:b"),
      ["schema-namespace-changed urn:a: urn:a -> urn:b"],
    ],
    [
      "the namespace of types that others stand for",
      rpc("literal", plain + derived("V")),
      rpc("literal", plain + derived("V"), "urn:b"),
      ["schema-namespace-changed urn:a: urn:a -> urn:b"],
    ],
    ["the namespace of types that nothing stands for", rpc("literal", plain), rpc("literal", plain, "urn:b"), []],
    [
      "an encoded type of another name",
      rpc("encoded", holding("X", item("X"))),
      rpc("encoded", holding("Y", item("Y"))),
      ["alternative-type-added X: + Y", "alternative-type-removed X: - X", "ts-symbol-changed X: X -> Y"],
    ],
    [
      "a literal type of another name",
      rpc("literal", holding("X", item("X"))),
      rpc("literal", holding("Y", item("Y"))),
      ["ts-symbol-changed X: X -> Y"],
    ],
    [
      "the form of encoded elements, which have no namespace",
      rpc("encoded", plain),
      rpc("encoded", plain, "urn:a", 'elementFormDefault="qualified"'),
      [],
    ],
    [
      "the form of literal elements",
      rpc("literal", plain),
      rpc("literal", plain, "urn:a", 'elementFormDefault="qualified"'),
      ["element-form-changed urn:a: unqualified -> qualified"],
    ],
  ])("%s", async (_title, old, now, want) => {
    expect(changeTexts(await findingsBetween(old, now))).toEqual(want);
  });

  test("an encoded array identifies its type in other ways", async () => {
    const array = (name: string): string =>
      type(
        name,
        complex("restriction", "e:Array", '<xs:attribute ref="e:arrayType" wsdl:arrayType="xs:int[]"/>'),
        'xmlns:e="http://schemas.xmlsoap.org/soap/encoding/"',
      );
    const findings = await findingsBetween(
      rpc("encoded", holding("X", array("X"))),
      rpc("encoded", holding("Y", array("Y"))),
    );
    expect(changeTexts(findings)).toEqual(["ts-symbol-changed X: X -> Y"]);
  });

  test("a member whose type became a derived one no longer accepts the name of the base", async () => {
    const types = item("B") + derived("D", "a:B");
    const findings = await findingsBetween(rpc("literal", holding("B", types)), rpc("literal", holding("D", types)));
    const soap = findings.filter(({ surface, direction }) => surface === "soap" && direction === "request");
    expect(changeTexts(soap)).toEqual(["alternative-type-removed T/item: - B", "member-added-required T/item/b: + b"]);
  });

  test("a derived type in another namespace keeps its name in JSON and TypeScript", async () => {
    const other = (uri: string): string =>
      `<xs:schema xmlns:o="urn:a" targetNamespace="${uri}"><xs:complexType name="D"><xs:complexContent><xs:extension base="o:T">
        <xs:sequence><xs:element name="b"/></xs:sequence></xs:extension></xs:complexContent></xs:complexType>
        <xs:element name="kept"/><xs:element name="${uri.slice(4)}"/></xs:schema>`;
    const schema = (uri: string): string =>
      `<xs:schema xmlns:a="urn:a" targetNamespace="urn:a">${plain}<xs:element name="Place" type="a:T"/>
       <xs:element name="PlaceResponse" type="a:T"/></xs:schema>${other(uri)}${other(uri === "urn:c" ? "urn:d" : "urn:c").replace(/<xs:complexType.*<\/xs:complexType>/s, "")}`;
    const of = (uri: string): Files => ({ "contract.wsdl": wsdlOf(schema(uri)) });
    const findings = await findingsBetween(of("urn:c"), of("urn:d"));
    expect(new Set(findings.map(({ surface }) => surface))).toEqual(new Set(["soap"]));
    expect(changeTexts(findings)).toEqual([
      "alternative-type-added T/D: + {urn:d}D",
      "alternative-type-removed T/D: - {urn:c}D",
    ]);
  });
});
