import { describe, expect, test } from "@jest/globals";
import { presentValue } from "../schema/absent.js";
import { contractRows } from "../schema/testing/contract-rows.js";
import { readFixture, schemaOf } from "../testing/read-fixture.js";
import { standard, type WsdlParts, wsdl } from "../testing/wsdl-document.js";

async function link(parts: WsdlParts = {}) {
  const { contract, findings } = await readFixture({ "a.wsdl": wsdl(parts) });
  const port = contract?.services[0]?.ports[0];
  return {
    contract,
    findings,
    port,
    bound: port?.binding.operations ?? [],
    operations: contract?.portTypes[0]?.operations ?? [],
  };
}

describe("linkContract", () => {
  test("a document/literal contract", async () => {
    const { findings, port, bound, operations, contract } = await link();
    expect(findings).toEqual([]);
    expect(contract?.targetNamespace).toBe("urn:a");
    expect(port).toMatchObject({
      name: "p",
      address: "http://h/s",
      binding: { protocol: "soap11", portType: "{urn:a}pt" },
    });
    expect(operations).toMatchObject([
      {
        exchange: "request-response",
        input: { name: "{urn:a}in", parts: [{ kind: "element", element: "{urn:a}ask" }] },
        output: { name: "{urn:a}out" },
      },
    ]);
    expect(bound).toMatchObject([
      {
        operation: 0,
        style: "document",
        soapAction: "urn:op",
        input: { use: "literal", parts: ["body"], headers: [] },
      },
    ]);
  });

  test.each([
    ["one-way", '<input message="a:in"/>', "one-way"],
    ["notification", '<output message="a:out"/>', "notification"],
    ["solicit-response", '<output message="a:out"/><input message="a:in"/>', "solicit-response"],
  ])("%s", async (_, messages, exchange) => {
    const { operations } = await link({ portType: `<operation name="op">${messages}</operation>` });
    expect(operations[0]?.exchange).toBe(exchange);
  });

  test("headers, parts and MIME of a body", async () => {
    const { findings, bound } = await link({
      messages: `${standard.messages.replace("</message>", '<part name="head" element="a:ask"/></message>')}`,
      binding: `<soap:binding style="rpc"/><operation name="op"><soap:operation style="document"/><input><mime:multipartRelated><mime:part>
        <soap:body use="literal"/><soap:header message="a:in" part="head" use="literal"/></mime:part><mime:part><mime:content part="x" type="image/png"/></mime:part></mime:multipartRelated></input>
        <output><soap:body use="encoded" namespace="urn:w" parts="body"/></output></operation>`,
    });
    expect(findings).toEqual(["a.wsdl:6 wsdl-encoded-use", "a.wsdl:7 wsdl-part-misnamed"]);
    expect(bound[0]).toMatchObject({
      style: "document",
      input: { attachments: [], parts: ["body"], headers: [{ use: "literal", part: { name: "head" } }] },
      output: { use: "encoded", namespace: "urn:w", attachments: [] },
    });
  });

  test.each([
    ["each of two", "", ["in head", "in tail"], ["body"]],
    [
      "none of the name of another message's",
      '<message name="h"><part name="body" element="a:ask"/></message>',
      ["in head", "h body"],
      ["body", "tail"],
    ],
  ])("the Body has no parts that are header blocks: %s", async (_, more, blocks, parts) => {
    const headers = blocks.map((block) =>
      block.replace(/(.*) (.*)/, '<soap:header message="a:$1" part="$2" use="literal"/>'),
    );
    const own = '<part name="head" element="a:ask"/><part name="tail" element="a:answer"/></message>';
    const { bound } = await link({
      messages: standard.messages.replace("</message>", own) + more,
      binding: standard.binding.replace("</input>", `${headers.join("")}</input>`),
    });
    expect(bound[0]?.input?.parts).toEqual(parts);
  });

  test.each<
    [
      title: string,
      inputs: readonly string[],
      bound: readonly string[],
      kind: "one-way" | "request-reply",
      want: readonly number[],
    ]
  >([
    ["the names of input and output", ['name="one"', 'name="two"'], ['name="two"', 'name="one"'], "one-way", [1, 0]],
    ["the names that messages have by default", ["", 'name="other"'], ['name="other"', 'name="op"'], "one-way", [1, 0]],
    [
      "their order where both are bound by such a name",
      ['name="opRequest"', 'name="other"'],
      ["", ""],
      "request-reply",
      [0, 1],
    ],
  ])("overloads are settled by %s", async (_title, inputs, boundInputs, kind, want) => {
    const body = '<soap:body use="literal"/>';
    const reply = (attributes: string, content: string): string =>
      kind === "one-way" ? "" : `<output ${attributes}>${content}</output>`;
    const portType = inputs.map(
      (name) => `<operation name="op"><input ${name} message="a:in"/>${reply('message="a:in"', "")}</operation>`,
    );
    const binding = boundInputs.map(
      (name) => `<operation name="op"><input ${name}>${body}</input>${reply("", body)}</operation>`,
    );
    const other = '<operation name="another"><input message="a:in"/></operation>';
    const { findings, bound } = await link({
      portType: portType.join("") + other,
      binding: `<soap:binding/><operation name="another"><input>${body}</input></operation>${binding.join("")}`,
    });
    expect(findings).toEqual([]);
    expect(bound.map(({ operation }) => operation)).toEqual([inputs.length, ...want]);
  });

  test("overloads with messages of one local name in two namespaces are two", async () => {
    const { findings } = await readFixture({
      "a.wsdl": wsdl({
        head: '<import namespace="urn:b" location="b.wsdl"/>',
        portType: ["a:in", "b:in"]
          .map((message) => `<operation name="op"><input message="${message}"/></operation>`)
          .join(""),
        binding: `<soap:binding/>${'<operation name="op"><input><soap:body use="literal"/></input></operation>'.repeat(2)}`,
      }).replace("<definitions", '<definitions xmlns:b="urn:b"'),
      "b.wsdl": wsdl().replaceAll("urn:a", "urn:b"),
    });
    expect(findings.filter((finding) => finding.includes("duplicate"))).toEqual([]);
  });

  test("a binding that is not SOAP is there, without operations", async () => {
    const { port, findings } = await link({
      binding: '<http:binding verb="GET"/><operation name="op"><http:operation location="/op"/></operation>',
    });
    expect(port?.binding).toMatchObject({ protocol: "other", operations: [] });
    expect(findings).toEqual([]);
  });

  test.each(['<part name="Body"/>', '<part name="Body" element="a:answer" type="xs:int"/>'])(
    "a message that only another binding carries may have %s, as ASP.NET writes for HTTP",
    async (part) => {
      const plain =
        '<operation name="op"><http:operation location="/op"/><input/><output><mime:content part="Body"/></output></operation>';
      const { findings } = await link({
        messages: `${standard.messages}<message name="httpOut">${part}</message>`,
        service: `${standard.service}</service>
<portType name="web"><operation name="op"><output message="a:httpOut"/></operation></portType>
<binding name="get" type="a:web"><http:binding verb="GET"/>${plain}</binding>
<service name="get"><port name="p" binding="a:get"/>`,
      });
      expect(findings).toEqual([]);
    },
  );

  test("a header block's part must say what it holds", async () => {
    const { findings } = await link({
      messages: `${standard.messages}<message name="extra"><part name="h"/></message>`,
      binding: standard.binding.replace("</input>", '<soap:header message="a:extra" part="h" use="literal"/></input>'),
    });
    expect(findings).toEqual(["a.wsdl:4 wsdl-part-element-or-type"]);
  });

  test("WSDL documents import each other, and a schema by wsdl:import", async () => {
    const { findings, contract } = await readFixture({
      "a.wsdl": wsdl({
        head: '<import namespace="urn:b" location="b.wsdl"/><import namespace="urn:c" location="c.xsd"/>',
        portType: standard.portType.replace("a:in", "b:in"),
      }).replace("<definitions", '<definitions xmlns:b="urn:b"'),
      "b.wsdl": wsdl({ head: '<import namespace="urn:a" location="a.wsdl"/>' }).replaceAll("urn:a", "urn:b"),
      "c.xsd": schemaOf('<xs:element name="c"/>').replaceAll("urn:a", "urn:c"),
    });
    expect(findings).toEqual([]);
    expect(contract?.portTypes.map(({ name }) => name)).toEqual(["{urn:a}pt", "{urn:b}pt"]);
    expect(contract?.portTypes[0]?.operations[0]?.input?.name).toBe("{urn:b}in");
    expect(contract?.schemas.elements.has("{urn:c}c")).toBe(true);
  });

  test("style and use are taken in any letter case", async () => {
    const { findings, bound } = await link({
      binding: standard.binding
        .replaceAll('"literal"', '"Literal"')
        .replace("<soap:binding", '<soap:binding style="RPC"'),
    });
    expect(findings).toEqual(["a.wsdl:6", "a.wsdl:7", "a.wsdl:7"].map((at) => `${at} wsdl-letter-case`));
    expect(bound[0]).toMatchObject({ style: "rpc", input: { use: "literal" }, output: { use: "literal" } });
  });

  test("chosen operations keep the schema components that their messages can hold", async () => {
    const schema = schemaOf(`<xs:element name="ask" type="ask"/><xs:element name="answer" type="xs:int"/>
      <xs:complexType name="ask"><xs:sequence><xs:element name="x" type="list"/><xs:element ref="head"/><xs:choice><xs:element name="y" type="base"/></xs:choice></xs:sequence>
        <xs:attribute name="k" type="kind"/></xs:complexType>
      <xs:simpleType name="list"><xs:list itemType="item"/></xs:simpleType><xs:simpleType name="item"><xs:restriction base="xs:int"/></xs:simpleType>
      <xs:simpleType name="kind"><xs:union memberTypes="member"/></xs:simpleType><xs:simpleType name="member"><xs:restriction base="xs:date"/></xs:simpleType>
      <xs:element name="head" type="xs:int"/><xs:element name="substitute" type="xs:int" substitutionGroup="head"/>
      <xs:complexType name="base"/><xs:complexType name="derived"><xs:complexContent><xs:extension base="base"/></xs:complexContent></xs:complexType>
      <xs:element name="unused"/><xs:complexType name="left"/><xs:attribute name="over" type="xs:int"/>`);
    const files = { "a.wsdl": wsdl({ schema }) };
    const { contract, findings } = await readFixture(files, ["op", "on"]);
    expect(findings).toEqual(["operation-unknown"]);
    const local = (names: Iterable<string> = []): readonly string[] =>
      [...names].map((name) => name.replace("{urn:a}", ""));
    expect(local(contract?.schemas.types.keys())).toEqual(["ask", "list", "item", "kind", "member", "base", "derived"]);
    expect(local(contract?.schemas.elements.keys())).toEqual(["ask", "answer", "head", "substitute"]);
    expect(local(contract?.schemas.attributes.keys())).toEqual([]);
    const whole = await readFixture(files);
    expect(local(whole.contract?.schemas.types.keys())).toContain("left");
  });

  test("a default that the type does not have counts as absent", async () => {
    const { findings, contract } = await link({
      schema: standard.schema.replace('"xs:int"', '"xs:int" default="one"'),
    });
    expect(findings).toEqual(["a.wsdl:3 xsd-bad-value"]);
    const constraint = contract?.schemas.elements.get("{urn:a}ask")?.valueConstraint;
    expect(constraint?.value).toBe("one");
    expect(presentValue(constraint, contract?.absent ?? new Set())).toBeUndefined();
  });

  test("an empty style or use counts as absent", async () => {
    const { findings, bound } = await link({
      binding: standard.binding
        .replaceAll('"literal"', '""')
        .replace("<soap:binding", '<soap:binding style="rpc"')
        .replace("<soap:operation", '<soap:operation style=""'),
    });
    expect(findings).toEqual(["a.wsdl:6", "a.wsdl:7", "a.wsdl:7"].map((at) => `${at} wsdl-empty-attribute`));
    expect(bound[0]).toMatchObject({ style: "rpc", input: { use: "literal" } });
  });

  test.each([
    ["a misnamed part is the only one", standard.messages, ["body"]],
    ["a part of a message without any is an empty Body", standard.messages.replace(/<part .*?>/, ""), []],
  ])("%s", async (_, messages, parts) => {
    const binding = standard.binding.replace('use="literal"', 'use="literal" parts="x"');
    const { findings, bound } = await link({ messages, binding });
    expect(findings).toEqual(["a.wsdl:7 wsdl-part-misnamed"]);
    expect(bound[0]?.input?.parts).toEqual(parts);
  });

  test("in rpc style, a misnamed part of a message with several parts means all parts", async () => {
    const { findings, bound } = await link({
      messages: standard.messages.replace(/<part .*?>/, '<part name="a" type="xs:int"/><part name="b" type="xs:int"/>'),
      binding: standard.binding
        .replace("<soap:binding", '<soap:binding style="rpc"')
        .replace('use="literal"', 'use="literal" parts="Body"'),
    });
    expect(findings).toEqual(["a.wsdl:7 wsdl-part-misnamed"]);
    expect(bound[0]?.input?.parts).toEqual(["a", "b"]);
  });

  test("a style that says literal counts as absent", async () => {
    const { findings, bound } = await link({
      binding: standard.binding
        .replace("<soap:binding", '<soap:binding style="rpc"')
        .replace("<soap:operation", '<soap:operation style="Literal"'),
    });
    expect(findings).toEqual(["a.wsdl:6 wsdl-use-as-style"]);
    expect(bound[0]?.style).toBe("rpc");
  });

  test("an import directly in wsdl:types is followed", async () => {
    const { findings } = await readFixture({
      "a.wsdl": wsdl({ schema: '<xs:import namespace="urn:a" schemaLocation="b.xsd"/>' }),
      "b.xsd": standard.schema,
    });
    expect(findings).toEqual(["a.wsdl:3 wsdl-reference-in-types"]);
  });

  test.each(contractRows)("%s", async (_, parts, ...wanted) => {
    expect((await link(parts)).findings).toEqual(wanted);
  });

  const policy = (assertions: string): string =>
    `<wp:Policy xmlns:wp="urn:policy" xmlns:u="urn:utility" u:Id="b_policy"><wp:ExactlyOne><wp:All>${assertions}</wp:All></wp:ExactlyOne></wp:Policy>`;
  const reliable = '<w:RMAssertion xmlns:w="urn:reliable" REQUIRED/>';

  test.each([
    ["a policy in place", policy("<x:SymmetricBinding xmlns:x='urn:x'/><x:RMAssertion xmlns:x='urn:x'/>"), "", true],
    [
      "a policy that is referred to",
      '<r:PolicyReference xmlns:r="urn:policy" URI="#b_policy"/>',
      policy(reliable),
      true,
    ],
    ["a policy that nothing refers to", "", policy(reliable), false],
    ["a reference that leads nowhere", '<r:PolicyReference xmlns:r="urn:policy" URI="#c"/>', policy(reliable), false],
    [
      "an optional assertion",
      policy(reliable.replace("REQUIRED", 'o:Optional="true" xmlns:o="urn:policy"')),
      "",
      false,
    ],
    [
      "addressing, which is applied",
      '<w:UsingAddressing xmlns:w="urn:a" d:required="true" xmlns:d="http://schemas.xmlsoap.org/wsdl/"/>',
      "",
      false,
    ],
    ["an alternative of nothing", policy(reliable).replace("<wp:All>", "<wp:All/><wp:All>"), "", false],
    ["a policy of transport alone", policy("<x:TransportBinding xmlns:x='urn:x'/>"), "", false],
  ])("%s", async (_, bound, head, isTold) => {
    const { findings } = await link({
      binding: bound.replace("REQUIRED", "") + standard.binding,
      head: head.replace("REQUIRED", ""),
    });
    expect(findings).toEqual(isTold ? ["a.wsdl:6 wsdl-policy-not-applied"] : []);
  });

  test("an unresolved name is an error only if a message needs it", async () => {
    const broken =
      '<xs:complexType name="t"><xs:sequence><xs:element name="x" type="a:missing"/></xs:sequence></xs:complexType>';
    const ask = (type: string): string =>
      schemaOf(`<xs:element name="ask" type="${type}"/><xs:element name="answer"/>${broken}`);
    expect((await link({ schema: ask("xs:int") })).findings).toEqual(["a.wsdl:3 xsd-unresolved-unused"]);
    expect((await link({ schema: ask("a:t") })).findings).toEqual(["a.wsdl:3 xsd-unresolved-reference"]);
  });

  test("an unresolved attribute type of simple content is an error only if a message has the type", async () => {
    const spare =
      '<xs:complexType name="t"><xs:simpleContent><xs:extension base="xs:string"><xs:attribute name="n" type="a:missing"/></xs:extension></xs:simpleContent></xs:complexType>';
    const ask = (type: string): string =>
      schemaOf(`<xs:element name="ask" type="${type}"/><xs:element name="answer"/>${spare}`);
    expect((await link({ schema: ask("xs:string") })).findings).toEqual(["a.wsdl:3 xsd-unresolved-unused"]);
    expect((await link({ schema: ask("a:t") })).findings).toEqual(["a.wsdl:3 xsd-unresolved-reference"]);
  });

  const simple = (inside: string): string => `<xs:simpleType name="spare">${inside}</xs:simpleType>`;
  const asked = (inside: string): string =>
    `<xs:element name="ask"><xs:simpleType>${inside}</xs:simpleType></xs:element>`;

  test.each([
    ["a list", asked('<xs:list itemType="xs:int"/>')],
    ["a union", asked('<xs:union memberTypes="xs:int xs:date"/>')],
    ["any simple type", '<xs:element name="ask" type="xs:anySimpleType"/>'],
    [
      "an attribute without a type",
      '<xs:element name="ask"><xs:complexType><xs:attribute name="n"/></xs:complexType></xs:element>',
    ],
  ])(
    "a base, items or members that lead nowhere, of a type that no message has, are no error beside %s",
    async (_, ask) => {
      for (const spare of [
        simple('<xs:restriction base="a:missing"/>'),
        simple('<xs:list itemType="a:missing"/>'),
        simple('<xs:union memberTypes="a:missing xs:int"/>'),
      ]) {
        const { findings } = await link({ schema: schemaOf(`${ask}<xs:element name="answer"/>${spare}`) });
        expect(findings).toEqual(["a.wsdl:3 xsd-unresolved-unused"]);
      }
    },
  );

  test("copies of a schema in several documents are one", async () => {
    const { findings } = await link({ schema: standard.schema + standard.schema });
    expect(findings).toEqual(["a.wsdl:3 xsd-duplicate-same", "a.wsdl:3 xsd-duplicate-same"]);
  });
});
