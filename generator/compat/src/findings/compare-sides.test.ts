import { describe, expect, test } from "@jest/globals";
import { choice, el, facet, seq, simple, type } from "../../../contract/dist/testing/schema-notation.js";
import {
  boundOperation,
  changeTexts,
  type Files,
  findingsBetween,
  schemaText,
  serviceOf,
  wsdlOf,
} from "../testing/compare-fixture.js";

const documents = (inside: string): Files => ({
  "order.xsd": `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:a="urn:a" targetNamespace="urn:a">
<xs:element name="Order" type="a:Order"/>${type("Order", inside)}</xs:schema>`,
});

/** `level surface direction` of everything that is reported of one rule. */
async function reported(rule: string, old: Files, now: Files): Promise<readonly string[]> {
  const findings = (await findingsBetween(old, now)).filter((finding) => finding.rule === rule);
  return findings.map(({ level, surface, direction }) => `${level} ${surface} ${direction}`).sort();
}

describe("a contract without operations", () => {
  test("breaks those who read and write its documents as JSON and in TypeScript, too", async () => {
    const [a, b] = [el("a"), el("b", 'type="xs:string" minOccurs="0"')];
    expect(await reported("member-removed-optional", documents(seq(a, b)), documents(seq(a)))).toEqual([
      "error soap request",
      "error ts-client request",
      "error ts-client response",
      "error ts-server request",
      "error ts-server response",
      "warning json request",
      "warning json response",
      "warning soap response",
    ]);
  });
});

test("wildcards for a schema's own namespace move with it", async () => {
  const rest = '<xs:any namespace="##other" processContents="lax" minOccurs="0" maxOccurs="unbounded"/>';
  const inside = (...more: readonly string[]): string => type("T", seq(el("a"), ...more, rest));
  const schema = (text: string, namespace: string): Files => ({
    "contract.wsdl": wsdlOf(schemaText(text, 'elementFormDefault="qualified"', namespace), {
      typesNamespace: namespace,
    }),
  });
  const now = schema(inside(el("b", 'type="xs:string" minOccurs="0"')), "urn:b");
  expect(changeTexts(await findingsBetween(schema(inside(), "urn:a"), now))).toEqual([
    "member-added-optional T/b: + b",
    "schema-namespace-changed urn:a: urn:a -> urn:b",
  ]);
});

test("a part of a reply belongs to the reply, whatever its name", async () => {
  const messages = `<wsdl:message name="PlaceIn"/><wsdl:message name="PlaceOut">
<wsdl:part name="requestId" element="a:Place"/><wsdl:part name="body" element="a:PlaceResponse"/></wsdl:message>`;
  const contract = (namespace: string): Files => ({
    "contract.wsdl": wsdlOf(schemaText(type("T", seq(el("a"))), "", namespace), {
      messages,
      typesNamespace: namespace,
    }),
  });
  const findings = await reported("schema-namespace-changed", contract("urn:a"), contract("urn:b"));
  expect(findings.filter((text) => text.includes("soap"))).toEqual(["error soap response"]);
});

test("a new header of a reply breaks nobody, one of a request does", async () => {
  const header = '<soap:header message="t:Token" part="token" use="literal"/>';
  const contract = (input: string, output: string): Files => ({
    "contract.wsdl": wsdlOf(schemaText(`${type("T", seq(el("a")))}<xs:element name="Token"/>`), {
      messages: `<wsdl:message name="PlaceIn"><wsdl:part name="body" element="a:Place"/></wsdl:message>
<wsdl:message name="PlaceOut"><wsdl:part name="body" element="a:PlaceResponse"/></wsdl:message>
<wsdl:message name="Token"><wsdl:part name="token" element="a:Token"/></wsdl:message>`,
      bound: boundOperation(
        "Place",
        `<wsdl:input>${input}<soap:body use="literal"/></wsdl:input><wsdl:output>${output}<soap:body use="literal"/></wsdl:output>`,
      ),
    }),
  });
  const rule = "soap-header-added-required";
  expect(await reported(rule, contract("", ""), contract("", header))).toEqual([
    "info json response",
    "info soap response",
    "info ts-client response",
    "info ts-server response",
  ]);
  expect(await reported(rule, contract("", ""), contract(header, ""))).toEqual([
    "error soap request",
    "error ts-client request",
    "warning json request",
    "warning ts-server request",
  ]);
});

describe("one cause is reported once, where people look for it", () => {
  const b = el("b", 'type="xs:string" minOccurs="0"');
  const extending = (name: string): string =>
    type(name, `<xs:complexContent><xs:extension base="a:Base"><xs:sequence/></xs:extension></xs:complexContent>`);
  const types = (base: string): string =>
    type("T", seq(el("x", 'type="a:One"'), el("y", 'type="a:Two"'))) + base + extending("One") + extending("Two");
  const grouped = (...inside: readonly string[]): string =>
    `<xs:group name="G">${seq(...inside)}</xs:group>${type("T", seq(el("x", 'type="a:U"'), '<xs:group ref="a:G"/>'))}${type("U", '<xs:group ref="a:G"/>')}`;
  const attributes = (inside: string): string =>
    `<xs:attributeGroup name="G">${inside}</xs:attributeGroup>${type("T", `${seq(el("x", 'type="a:U"'))}<xs:attributeGroup ref="a:G"/>`)}${type("U", '<xs:attributeGroup ref="a:G"/>')}`;
  const shared = (inside: string): string =>
    `<xs:element name="e"><xs:complexType>${inside}</xs:complexType></xs:element>${type("T", seq('<xs:element ref="a:e"/>', el("u", 'type="a:U"')))}${type("U", seq('<xs:element ref="a:e"/>'))}`;
  const typed = (name: string): string =>
    type("T", seq(el("x", `type="a:${name}"`), el("y", 'type="a:Money"'))) +
    type("Money", seq(el("a"))) +
    type("Price", seq(el("a"), b));

  test.each<[string, string, string, string]>([
    ["a base type", types(type("Base", seq(el("a")))), types(type("Base", seq(el("a"), b))), "Base/b: + b"],
    ["a group", grouped(el("a")), grouped(el("a"), b), "G/b: + b"],
    ["a group of attributes", attributes(""), attributes('<xs:attribute name="b"/>'), "G/@b: + b"],
    ["an element with its own type", shared(seq(el("a"))), shared(seq(el("a"), b)), "e/b: + b"],
    ["a member that gets another type", typed("Money"), typed("Price"), "T/x/b: + b"],
  ])("%s", async (_title, old, now, want) => {
    expect(changeTexts(await findingsBetween(serviceOf(old), serviceOf(now)))).toEqual([
      `member-added-optional ${want}`,
    ]);
  });
});

test("members that move into a list together are reported together", async () => {
  const old = type("T", seq(el("a"), el("b")));
  const now = type("T", choice(el("a"), el("b")).replace("<xs:choice", '<xs:choice maxOccurs="unbounded"'));
  const reported = changeTexts(await findingsBetween(serviceOf(old), serviceOf(now)));
  expect(reported.filter((text) => text.startsWith("json"))).toEqual(["json-shape-changed T: a, b -> $choice[]"]);
});

describe("a member that gets another type", () => {
  const derived = (name: string, base: string): string =>
    type(name, `<xs:complexContent><xs:extension base="a:${base}"><xs:sequence/></xs:extension></xs:complexContent>`);
  const types =
    ["Base", "Other"].map((name) => type(name, seq(el("a")))).join("") +
    ["One", "Two"].map((name) => derived(name, "Base")).join("");
  const use = (name: string): Files => serviceOf(type("T", seq(el("x", `type="a:${name}"`))) + types);

  test("reports all alternatives of the old type once", async () => {
    const findings = await findingsBetween(use("Base"), use("Other"));
    expect(changeTexts(findings)).toEqual(["alternative-type-removed T/x: - One, Two"]);
  });

  test("accepts a derived type that is the new type", async () => {
    const findings = (await findingsBetween(use("Base"), use("One"))).filter(({ old }) => old === "One");
    expect(findings.map(({ surface }) => surface)).toEqual(["ts-client", "ts-client", "ts-server", "ts-server"]);
  });
});

test("a port whose names carry a version is the same port at another address", async () => {
  const schema = schemaText(type("T", seq(el("a"))));
  const old = wsdlOf(schema);
  const now = old
    .replaceAll(/\b(ShopService|ShopPort|ShopSoap|Shop)\b/g, "$1V2")
    .replace("shop.example/soap", "shop.example/v2");
  const reported = changeTexts(await findingsBetween({ "contract.wsdl": old }, { "contract.wsdl": now }));
  expect(reported).toEqual([
    "endpoint-address-changed ShopService/ShopPort: http://shop.example/soap -> http://shop.example/v2",
  ]);
});

describe("what no message carries", () => {
  const spare = (inside: string, more = ""): Files =>
    serviceOf(`${type("T", seq(el("a")))}${type("Spare", inside)}<xs:element name="Event" type="a:Event"/>${more}`);
  const event = (inside: string): string => type("Event", inside);
  const b = el("b", 'type="xs:int"');

  test.each<[string, Files, Files, readonly string[]]>([
    [
      "a document changes",
      spare(seq(el("x")), event(seq(el("a")))),
      spare(seq(el("x")), event(seq(el("a"), b))),
      ["member-added-required Event/b: + b"],
    ],
    [
      "a document of a type that messages carry may be null",
      serviceOf(`${type("T", seq(el("a")))}<xs:element name="Event" type="a:T"/>`),
      serviceOf(`${type("T", seq(el("a")))}<xs:element name="Event" type="a:T" nillable="true"/>`),
      ["nillable-added Event: false -> true"],
    ],
    [
      "a type changes",
      spare(seq(el("x")), event(seq(el("a")))),
      spare(seq(el("x"), b), event(seq(el("a")))),
      ["member-added-required Spare/b: + b"],
    ],
    [
      "a document goes",
      serviceOf(`${type("T", seq(el("a")))}<xs:element name="Event" type="a:Event"/>${event(seq(el("a")))}`),
      serviceOf(`${type("T", seq(el("a")))}${event(seq(el("a")))}`),
      ["ts-symbol-changed Event: - document {urn:a}Event"],
    ],
  ])("is a warning at most where %s", async (_title, old, now, want) => {
    const findings = await findingsBetween(old, now);
    expect(changeTexts(findings)).toEqual(want);
    expect(findings.map((finding) => finding.level)).not.toContain("error");
    expect(findings.map((finding) => finding.level)).toContain("warning");
  });
});

describe("names that change their namespace together are reported together", () => {
  const address = (prefix: string): Files => {
    const schema = (uri: string, inside: string): string =>
      `<xs:schema targetNamespace="${uri}" elementFormDefault="qualified"><xs:import namespace="urn:a"/><xs:import namespace="urn:b"/>${inside}</xs:schema>`;
    const text = type("Address", seq(el("street"), el("city")));
    const inA = prefix === "a" ? text : "";
    const wsdl = wsdlOf(
      schemaText(`<xs:import namespace="urn:b"/>`, 'elementFormDefault="qualified" xmlns:b="urn:b"').replace(
        /(<xs:element name="Place".*\/>)\n(<xs:import.*?\/>)/,
        `$2$1${type("T", seq(el("home", `type="${prefix}:Address"`)))}${inA}`,
      ) + schema("urn:b", prefix === "b" ? text : type("Other", seq(el("x")))),
    );
    return { "contract.wsdl": wsdl.replace("xmlns:a=", 'xmlns:b="urn:b" xmlns:a=') };
  };

  test("those of one type that moved", async () => {
    const reported = changeTexts(await findingsBetween(address("a"), address("b")));
    expect(reported.filter((text) => text.startsWith("schema"))).toEqual([
      "schema-namespace-changed Address: urn:a -> urn:b",
    ]);
  });

  test("a choice whose members are unqualified now is the same choice", async () => {
    const old = type("T", seq(el("a"), choice(el("b"), el("c"))));
    expect(changeTexts(await findingsBetween(serviceOf(old), serviceOf(old, "")))).toEqual([
      "element-form-changed urn:a: qualified -> unqualified",
    ]);
  });
});

test("values other than the fixed one are not missed on the wire", async () => {
  const kinds = (name: string, ...values: readonly string[]): string =>
    simple(name, "xs:string", values.map((value) => facet("enumeration", value)).join(""));
  const contract = (use: string): Files =>
    serviceOf(
      type("T", `${seq(el("a"))}<xs:attribute name="kind" ${use}/>`) +
        kinds("Kind", "int", "text") +
        kinds("Only", "text"),
    );
  const old = contract('type="a:Kind" fixed="text"');
  const reported = (await findingsBetween(old, contract('type="a:Only"'))).filter(({ rule }) =>
    rule.startsWith("enum"),
  );
  expect([...new Set(reported.map(({ surface }) => surface))]).toEqual(["ts-client", "ts-server"]);
  const refused = await findingsBetween(contract('type="a:Kind" fixed="int"'), contract('type="a:Only"'));
  expect(refused.filter(({ rule }) => rule === "enum-value-removed").map(({ surface }) => surface)).toContain("soap");
});

test.each([
  ["xs:decimal", "1.0", "\\d", "soap"],
  ["xs:decimal", "1.0", "\\d\\.\\d", undefined],
  ["xs:hexBinary", "0aff", "[\\da-f]*", undefined],
  ["xs:hexBinary", "0aff", "[\\dA-F]*", "soap"],
])("a fixed value of %s is checked as written, %s, against the pattern %s", async (base, fixed, pattern, want) => {
  const contract = (use: string): Files =>
    serviceOf(type("T", seq(el("a", use))) + simple("Formed", base, facet("pattern", pattern)));
  const reported = await findingsBetween(contract(`type="${base}" fixed="${fixed}"`), contract('type="a:Formed"'));
  const added = reported.filter(({ rule }) => rule === "pattern-added").map(({ surface }) => surface);
  expect(added.find((surface) => surface === "soap")).toBe(want);
});

test("of several candidates for a renamed attribute, the one that contains the name is chosen", async () => {
  const attribute = (name: string): string => `<xs:attribute name="${name}" type="xs:anyURI"/>`;
  const contract = (...names: readonly string[]): Files =>
    serviceOf(type("T", seq(el("a")) + names.map(attribute).join("")));
  const reported = changeTexts(await findingsBetween(contract("uri", "data"), contract("codeData", "codeUri")));
  expect(reported).toEqual(["member-renamed T/@data: data -> codeData", "member-renamed T/@uri: uri -> codeUri"]);
});

test("a local element has no substitutes, even if a global element of that name has", async () => {
  const contract = (more: string): Files => serviceOf(el("x") + type("T", seq(el("x"))) + more);
  const findings = await findingsBetween(contract(""), contract(el("y", 'type="xs:string" substitutionGroup="a:x"')));
  expect(findings.filter(({ operations }) => operations.length > 0)).toEqual([]);
});

test("a wildcard's namespaces are reported with the absent one", async () => {
  const contract = (namespaces: string): Files =>
    serviceOf(type("T", seq(el("a"), `<xs:any namespace="${namespaces}" processContents="lax" minOccurs="0"/>`)));
  expect(changeTexts(await findingsBetween(contract("urn:x ##local"), contract("urn:x")))).toEqual([
    "wildcard-narrowed T/*: ##local urn:x lax -> urn:x lax",
  ]);
});

test.each([
  ["urn:x 0..3", "urn:x 0..2", ["wildcard-narrowed T/*: urn:x lax 0..3 -> urn:x lax 0..2"]],
  ["urn:x 0..2", "urn:x 0..*", ["wildcard-widened T/*: urn:x lax 0..2 -> urn:x lax 0..*"]],
  [
    "urn:x 0..2",
    "urn:y 0..1",
    ["wildcard-narrowed", "wildcard-widened"].map((rule) => `${rule} T/*: urn:x lax 0..2 -> urn:y lax 0..1`),
  ],
  ["urn:x 0..2", "urn:x 1..2", ["requiredness-tightened T/*: 0..2 -> 1..2"]],
])("a wildcard's counts are reported if they differ: %s, then %s", async (old, now, want) => {
  const contract = (text: string): Files => {
    const [, namespace, min, max] = /^(\S+) (\d)\.\.(.)$/.exec(text) ?? [];
    const occurs = `minOccurs="${min}" maxOccurs="${max === "*" ? "unbounded" : max}"`;
    return serviceOf(type("T", seq(el("a"), `<xs:any namespace="${namespace}" processContents="lax" ${occurs}/>`)));
  };
  expect(changeTexts(await findingsBetween(contract(old), contract(now)))).toEqual(want);
});

test.each([
  ["sequence", "T/(memberNumberOne, …): 0..2 -> 0..3"],
  ["choice", "T/(memberNumberOne | …): 0..2 -> 0..3"],
])("a long %s inside another group is named by its first member", async (group, want) => {
  const members = ["One", "Two", "Three", "Four"].map((word) => el(`memberNumber${word}`)).join("");
  const contract = (most: number): Files =>
    serviceOf(type("T", seq(el("a"), `<xs:${group} minOccurs="0" maxOccurs="${most}">${members}</xs:${group}>`)));
  expect(changeTexts(await findingsBetween(contract(2), contract(3)))).toEqual([`item-count-widened ${want}`]);
});
