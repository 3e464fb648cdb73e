import { describe, expect, test } from "@jest/globals";
import { el, seq, type } from "../../../../contract/dist/testing/schema-notation.js";
import {
  boundOperation,
  type Files,
  findingsBetween,
  operationOf,
  operationPart,
  schemaText,
  serviceOf,
  servicePart,
  wsdlOf,
} from "../../testing/compare-fixture.js";

const marked = 'elementFormDefault="qualified" xmlns:mark="urn:stubwright:contract"';
const string = 'type="xs:string"';
const said = (marks: string): string => `<xs:annotation><xs:appinfo>${marks}</xs:appinfo></xs:annotation>`;
const contract = (components: string, attributes = marked): Files => serviceOf(components, attributes);
const member = (attributes: string, inside = ""): Files =>
  contract(type("T", seq(el("a"), el("b", `${string} ${attributes}`, inside))));
const without = contract(type("T", seq(el("a"))));
const code = (values: string, attributes = "", inside = "", base = "xs:string"): Files => {
  const facets = [...values].map((value) => `<xs:enumeration value="${value}"/>`).join("");
  const restriction = `<xs:restriction base="${base}">${facets}</xs:restriction>`;
  const simple = `<xs:simpleType name="Code" ${attributes}>${inside}${restriction}</xs:simpleType>`;
  return contract(type("T", seq(el("a", 'type="a:Code"'))) + simple);
};
const inline = (values: string, attributes: string): Files => {
  const facets = [...values].map((value) => `<xs:enumeration value="${value}"/>`).join("");
  const simple = `<xs:simpleType ${attributes}><xs:restriction base="xs:string">${facets}</xs:restriction></xs:simpleType>`;
  return contract(type("T", seq(el("a", "", simple))));
};
const operations = (attributes: string, inside = ""): Files => ({
  "contract.wsdl": wsdlOf(schemaText(`${type("T", seq(el("a")))}<xs:element name="More" type="a:T"/>`), {
    messages: `<wsdl:message name="PlaceIn"><wsdl:part name="body" element="a:Place"/></wsdl:message>
<wsdl:message name="PlaceOut"><wsdl:part name="body" element="a:PlaceResponse"/></wsdl:message>
<wsdl:message name="MoreIn"><wsdl:part name="body" element="a:More"/></wsdl:message>`,
    operations:
      operationPart +
      operationOf("More", `${inside}<wsdl:input message="t:MoreIn"/><wsdl:output message="t:PlaceOut"/>`, attributes),
    bound: boundOperation("Place") + boundOperation("More"),
  }),
});
const oneOperation: Files = {
  "contract.wsdl": wsdlOf(schemaText(`${type("T", seq(el("a")))}<xs:element name="More" type="a:T"/>`)),
};
const draftType = (inside: string, attributes = 'mark:stability="draft"'): Files =>
  contract(type("T", seq(el("x", 'type="a:Item"'))) + type("Item", inside, attributes));

/** `level rule` of the worst finding of each rule, sorted, for a SOAP request and all that is about the exchange. */
async function levels(old: Files, now: Files): Promise<readonly string[]> {
  const findings = await findingsBetween(old, now, { surfaces: ["soap"] });
  const reported = findings.filter((one) => one.direction !== "response" && one.rule !== "contract-version-unchanged");
  return reported.map(({ level, rule }) => `${level} ${rule}`).sort();
}

describe("announced removals", () => {
  test.each<[string, Files, readonly string[]]>([
    ["unmarked", member(""), ["error member-removed-required"]],
    ["deprecated, no day", member('mark:deprecated="2020-01-01"'), ["error member-removed-required"]],
    ["a sunset that is past", member('mark:sunset="2020-01-01"'), ["warning member-removed-required"]],
    ["a sunset that is today", member('mark:sunset="2026-06-01"'), ["warning member-removed-required"]],
    [
      "a sunset of tomorrow",
      member('mark:sunset="2026-06-02"'),
      ["error member-removed-required", "error removed-before-sunset"],
    ],
    [
      "in appinfo",
      member("", said('<mark:deprecated since="2020-01-01" sunset="2021-01-01"/>')),
      ["warning member-removed-required"],
    ],
    ...["1.1.2020", "2020", "2020-13-01", "soon"].map((text): [string, Files, readonly string[]] => [
      `a sunset that is no day: ${text}`,
      member(`mark:sunset="${text}"`),
      ["error member-removed-required"],
    ]),
    [
      "in appinfo, with blanks around the day",
      member("", said('<mark:deprecated sunset=" 2999-01-01 "/>')),
      ["error member-removed-required", "error removed-before-sunset"],
    ],
    [
      "in appinfo, as an element of its own",
      member("", said("<mark:sunset> 2999-01-01 </mark:sunset>")),
      ["error member-removed-required", "error removed-before-sunset"],
    ],
    [
      "in somebody else's namespace",
      member("", said('<deprecated xmlns="urn:other" sunset="2021-01-01"/>')),
      ["error member-removed-required"],
    ],
    [
      "an attribute of somebody else's namespace",
      member('xmlns:other="urn:other" other:sunset="2021-01-01"'),
      ["error member-removed-required"],
    ],
    [
      "deprecated in appinfo, no day",
      member("", said('<mark:deprecated since="2020-01-01"/>')),
      ["error member-removed-required"],
    ],
  ])("a member, %s", async (_title, old, want) => {
    expect(await levels(old, without)).toEqual(want);
  });

  test.each<[string, string, string, readonly string[]]>([
    ["an attribute", 'mark:sunset="2020-01-01"', "", ["warning operation-removed"]],
    [
      "the documentation",
      "",
      '<wsdl:documentation>Old. <mark:deprecated since="2020-01-01" sunset="2999-01-01"/></wsdl:documentation>',
      ["error operation-removed", "error removed-before-sunset"],
    ],
  ])("an operation, said in %s", async (_title, attributes, inside, want) => {
    expect(await levels(operations(attributes, inside), oneOperation)).toEqual(want);
  });

  test("an attribute", async () => {
    const attribute = '<xs:attribute name="n" type="xs:int" mark:sunset="2020-01-01"/>';
    expect(await levels(contract(type("T", seq(el("a")) + attribute)), without)).toEqual([
      "warning member-removed-optional",
    ]);
  });

  const used = (declared: string, use: string): Files =>
    contract(
      `${type("T", `${seq(el("a"), `<xs:element ref="a:e" ${use}/>`)}<xs:attribute ref="a:g" ${use}/>`)}<xs:element name="e" ${string} ${declared}/><xs:attribute name="g" ${declared}/>`,
    );
  const unused = contract(`${type("T", seq(el("a")))}<xs:element name="e" ${string}/><xs:attribute name="g"/>`);

  test.each([
    ["unmarked", "", "", "error"],
    ["said where they are declared", 'mark:sunset="2020-01-01"', "", "warning"],
    ["said where they are used", "", 'mark:sunset="2020-01-01"', "warning"],
    ["said in both places: the use counts", 'mark:sunset="2999-01-01"', 'mark:sunset="2020-01-01"', "warning"],
  ])("an element and an attribute used by ref, %s", async (_title, declared, use, level) => {
    expect(await levels(used(declared, use), unused)).toEqual([
      `${level} member-removed-optional`,
      `${level} member-removed-required`,
    ]);
  });

  test("an element and an attribute used by ref that are removed too early", async () => {
    expect(await levels(used('mark:sunset="2999-01-01"', ""), unused)).toEqual([
      "error member-removed-optional",
      "error member-removed-required",
      "error removed-before-sunset",
      "error removed-before-sunset",
    ]);
  });

  const shop = (marks: string, bound: string, operation = operationPart): Files => ({
    "contract.wsdl": wsdlOf(schemaText(`${type("T", seq(el("a")))}<xs:element name="Token" ${string}/>`), {
      messages: `<wsdl:message name="PlaceIn"><wsdl:part name="body" element="a:Place"/></wsdl:message>
<wsdl:message name="PlaceOut"><wsdl:part name="body" element="a:PlaceResponse"/></wsdl:message>
<wsdl:message name="More" ${marks}><wsdl:part name="token" element="a:Token" ${marks}/></wsdl:message>`,
      operations: operation,
      bound,
    }),
  });

  test("a header, by its part", async () => {
    const body = '<wsdl:input><soap:body use="literal"/></wsdl:input>';
    const header = body.replace("<soap:body", '<soap:header message="t:More" part="token" use="literal"/><soap:body');
    const output = '<wsdl:output><soap:body use="literal"/></wsdl:output>';
    const old = shop('mark:sunset="2999-01-01"', boundOperation("Place", header + output));
    const now = shop("", boundOperation("Place", body + output));
    expect(await levels(old, now)).toEqual(["error removed-before-sunset", "warning soap-header-removed"]);
  });

  test("a fault, by its message", async () => {
    const fault = '<wsdl:fault name="problem" message="t:More"/>';
    const operation = operationPart.replace("</wsdl:operation>", `${fault}</wsdl:operation>`);
    const old = shop('mark:sunset="2020-01-01"', boundOperation("Place"), operation);
    const findings = await findingsBetween(old, shop("", boundOperation("Place")));
    const reported = findings.filter((one) => one.rule === "fault-removed").map((one) => `${one.level} ${one.surface}`);
    expect(reported.sort()).toEqual(["info json", "info soap", "warning ts-client", "warning ts-server"]);
  });

  test.each([
    ["2020-01-01", ["warning service-or-port-removed"]],
    ["2999-01-01", ["error removed-before-sunset", "error service-or-port-removed"]],
  ])("a port, on %s", async (day, want) => {
    const second = `<wsdl:port name="Two" binding="t:ShopSoap" mark:sunset="${day}"><soap:address location="http://shop.example/two"/></wsdl:port>`;
    const served = (more: string): Files => ({
      "contract.wsdl": wsdlOf(schemaText(type("T", seq(el("a")))), { service: servicePart(undefined, more) }),
    });
    expect(await levels(served(second), served(""))).toEqual(want);
  });

  test("a sunset does not affect other changes", async () => {
    const old = member('minOccurs="0" mark:sunset="2020-01-01"');
    expect(await levels(old, member('mark:sunset="2020-01-01"'))).toEqual(["error requiredness-tightened"]);
  });
});

describe("an open enumeration", () => {
  const open = 'mark:open-enum="true"';
  const response = async (old: Files, now: Files): Promise<readonly string[]> => {
    const findings = await findingsBetween(old, now, { surfaces: ["soap", "json", "ts-client"] });
    return [...new Set(findings.filter((one) => one.direction === "response").map((one) => one.level))];
  };

  test.each<[string, Files, Files, readonly string[]]>([
    ["unmarked", code("A"), code("AB"), ["warning"]],
    ["an attribute", code("A", open), code("AB", open), ["info"]],
    ["in appinfo", code("A", "", said("<mark:open-enum/>")), code("AB"), ["info"]],
    ["false", code("A", 'mark:open-enum="false"'), code("AB"), ["warning"]],
    ["0", code("A", 'mark:open-enum="0"'), code("AB"), ["warning"]],
    ["no boolean", code("A", 'mark:open-enum="no"'), code("AB"), ["warning"]],
    ["marked too late", code("A"), code("AB", open), ["error", "warning"]],
    ["a type in place", inline("A", open), inline("AB", ""), ["info"]],
  ])("takes one more value: %s", async (_title, old, now, want) => {
    expect(await response(old, now)).toEqual(want);
  });

  test.each<[string, Files, Files, readonly string[]]>([
    ["loses a value, which is still read", code("AB", open), code("A", open), ["info enum-value-removed"]],
    ["is closed, which refuses what came before", code("A", open), code("A"), ["error enum-introduced"]],
    ["was closed", code("A"), code("A", open), ["info enum-lifted"]],
    [
      "of values that the mark cannot open stays closed",
      code("AB", open, "", "xs:anyURI"),
      code("A", open, "", "xs:anyURI"),
      ["error enum-value-removed"],
    ],
  ])("%s", async (_title, old, now, want) => {
    expect(await levels(old, now)).toEqual(want);
  });
});

describe("stability", () => {
  const [a, b] = [el("a"), el("b")];

  test.each<[string, Files, Files, readonly string[]]>([
    ["a draft type changes", draftType(seq(a)), draftType(seq(a, b)), ["info member-added-required"]],
    [
      "a beta type changes",
      draftType(seq(a), 'mark:stability="beta"'),
      draftType(seq(a, b)),
      ["warning contract-mark-relaxed", "warning member-added-required"],
    ],
    [
      "a required member joins what was stable",
      draftType(seq(a), 'mark:stability="stable"'),
      draftType(seq(a, b)),
      ["error member-added-required", "warning contract-mark-relaxed"],
    ],
    [
      "what was stable is not made a draft to change it",
      draftType(seq(a, b), 'mark:stability="stable"'),
      draftType(seq(a)),
      ["error member-removed-required", "warning contract-mark-relaxed"],
    ],
    [
      "a stable type in a draft schema",
      contract(type("T", seq(a), 'mark:stability="stable"'), `${marked} mark:stability="draft"`),
      contract(type("T", seq(el("a", 'type="xs:int"')), 'mark:stability="stable"'), `${marked} mark:stability="draft"`),
      ["error type-narrowed"],
    ],
    [
      "a draft schema",
      contract(type("T", seq(a)), `${marked} mark:stability="draft"`),
      contract(type("T", seq(el("a", 'type="xs:int"'))), `${marked} mark:stability="draft"`),
      ["info type-narrowed"],
    ],
    ["a draft operation goes", operations('mark:stability="draft"'), oneOperation, ["info operation-removed"]],
    ["a stable operation goes", operations('mark:stability="stable"'), oneOperation, ["error operation-removed"]],
  ])("%s", async (_title, old, now, want) => {
    expect(await levels(old, now)).toEqual(want);
  });
});
