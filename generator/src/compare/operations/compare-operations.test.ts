import { describe, expect, test } from "@jest/globals";
import { el, seq, type } from "../../link/testing/schema-notation.js";
import {
  boundOperation,
  changeTexts,
  type Files,
  findingsBetween,
  messageParts,
  operationOf,
  operationPart,
  schemaText,
  servicePart,
  type WsdlParts,
  wsdlOf,
} from "../testing/compare-fixture.js";

const schemaOf = (token: string, more = ""): string =>
  schemaText(
    `${type("T", seq(el("a")))}${type("U", seq(el("a"), more))}<xs:element name="Token" type="xs:${token}"/><xs:element name="Bad" type="a:U"/>`,
  );
const contract = (parts: WsdlParts, schema = schemaOf("string")): Files => ({ "contract.wsdl": wsdlOf(schema, parts) });
const part = (attributes: string): string =>
  `${messageParts}<wsdl:message name="More"><wsdl:part name="more" ${attributes}/></wsdl:message>`;
const inOut = '<wsdl:input message="t:PlaceIn"/><wsdl:output message="t:PlaceOut"/>';
const faulty = (attributes: string): WsdlParts => ({
  messages: part(attributes),
  operations: operationOf("Place", `${inOut}<wsdl:fault name="problem" message="t:More"/>`),
});
/** The part as a header of the request or the reply. */
const headed = (attributes: string, way: "input" | "output" = "input"): WsdlParts => {
  const body = '<soap:body use="literal"/>';
  const header = '<soap:header message="t:More" part="more" use="literal"/>';
  const one = (name: string): string => `<wsdl:${name}>${name === way ? header : ""}${body}</wsdl:${name}>`;
  return { messages: part(attributes), bound: boundOperation("Place", one("input") + one("output")) };
};
/** Two bindings over SOAP 1.1, of which code is made of the first; its message has what a header may carry. */
const inTwoBindings = (first: string, second: string): WsdlParts => ({
  messages: part('element="a:Token"'),
  bound: `${first}</wsdl:binding><wsdl:binding name="Two" type="t:Shop"><soap:binding style="document" transport="http://schemas.xmlsoap.org/soap/http"/>${second}`,
  service: servicePart(
    undefined,
    '<wsdl:port name="Two" binding="t:Two"><soap:address location="http://shop.example/two"/></wsdl:port>',
  ),
});
const twoFaults = (first: string, second: string): WsdlParts => ({
  messages: `${part('element="a:Token"')}<wsdl:message name="Other"><wsdl:part name="more" element="a:Bad"/></wsdl:message>`,
  operations: operationOf(
    "Place",
    `${inOut}<wsdl:fault name="one" message="t:${first}"/><wsdl:fault name="two" message="t:${second}"/>`,
  ),
});
const empty = messageParts.replace('<wsdl:part name="body" element="a:Place"/>', "");
const extended = schemaOf("string", el("b"));
/** With an image beside the reply, where the output carries it. */
const attachment = (output: string): WsdlParts => ({
  attributes: 'xmlns:mime="http://schemas.xmlsoap.org/wsdl/mime/"',
  messages: messageParts.replace(
    'element="a:PlaceResponse"/>',
    'element="a:PlaceResponse"/><wsdl:part name="image" type="xs:base64Binary"/>',
  ),
  bound: boundOperation(
    "Place",
    `<wsdl:input><soap:body use="literal"/></wsdl:input><wsdl:output>${output}</wsdl:output>`,
  ),
});
const alone = attachment('<soap:body parts="body" use="literal"/>');
const inParts = attachment(
  '<mime:multipartRelated><mime:part><soap:body parts="body" use="literal"/></mime:part><mime:part><mime:content part="image" type="image/png"/></mime:part></mime:multipartRelated>',
);
const second = (name: string, input: string, output = "PlaceOut"): WsdlParts => ({
  messages: part('element="a:Token"'),
  operations:
    operationPart + operationOf(name, `<wsdl:input message="t:${input}"/><wsdl:output message="t:${output}"/>`),
  bound: boundOperation("Place") + boundOperation(name, undefined, 'soapAction="urn:a/second"'),
});

describe("faults, headers and operations", () => {
  test.each<[title: string, old: Files, now: Files, want: readonly string[]]>([
    [
      "a request's part where there was none",
      contract({ messages: empty }),
      contract({}),
      ["message-part-changed Place/request: no part -> body (element)"],
    ],
    [
      "no part in a request",
      contract({}),
      contract({ messages: empty }),
      ["message-part-changed Place/request: body (element) -> no part"],
    ],
    [
      "a fault's element gets another type",
      contract(faulty('element="a:Token"')),
      contract(faulty('element="a:Token"'), schemaOf("int")),
      ["type-changed Token: xs:string -> xs:int"],
    ],
    [
      "a fault by type, more in it",
      contract(faulty('type="a:U"')),
      contract(faulty('type="a:U"'), extended),
      ["member-added-required U/b: + b"],
    ],
    [
      "a fault by another type",
      contract(faulty('type="a:T"')),
      contract(faulty('type="a:U"')),
      ["fault-detail-changed Place/fault/problem: type {urn:a}T -> type {urn:a}U"],
    ],
    [
      "a fault by type instead of an element",
      contract(faulty('element="a:Bad"')),
      contract(faulty('type="a:U"')),
      ["fault-detail-changed Place/fault/problem: {urn:a}Bad -> type {urn:a}U"],
    ],
    [
      "faults that change their names have the details that they had, and other names in JSON",
      contract(twoFaults("More", "Other")),
      contract(twoFaults("Other", "More")),
      ["fault-detail-changed Place/fault/one: one -> two", "fault-detail-changed Place/fault/two: two -> one"],
    ],
    [
      "a header's element gets another type",
      contract(headed('element="a:Token"')),
      contract(headed('element="a:Token"'), schemaOf("int")),
      ["type-changed Token: xs:string -> xs:int"],
    ],
    [
      "a header by type, more in it",
      contract(headed('type="a:U"')),
      contract(headed('type="a:U"'), extended),
      ["member-added-required U/b: + b"],
    ],
    [
      "a header by type instead of an element",
      contract(headed('element="a:Bad"')),
      contract(headed('type="a:U"')),
      [
        "soap-header-added-required Place/request/header/more: + more",
        "soap-header-removed Place/request/header/Bad: - Bad",
      ],
    ],
    [
      "a reply in MIME parts",
      contract(alone),
      contract(inParts),
      ["policy-tightened Place/multipart: not required -> required"],
    ],
    [
      "a reply in MIME parts no more",
      contract(inParts),
      contract(alone),
      ["policy-relaxed Place/multipart: required -> not required"],
    ],
    [
      "another name and another request is another operation",
      contract(second("More", "More")),
      contract(second("Most", "PlaceOut")),
      ["operation-added Most: + Most", "operation-removed More: - More"],
    ],
    [
      "another name and another reply is another operation",
      contract(second("More", "More")),
      contract(second("Most", "More", "More")),
      ["operation-added Most: + Most", "operation-removed More: - More"],
    ],
    [
      "two operations of one name",
      contract({ messages: part('element="a:Token"') }),
      contract(second("Place", "More")),
      [
        "operation-added Shop.Place#2: + Shop.Place#2",
        "operation-signature-ambiguous Shop.Place#2: + named like Shop.Place",
      ],
    ],
  ])("%s", async (_title, old, now, want) => {
    expect(changeTexts(await findingsBetween(old, now))).toEqual(want);
  });
});

describe("for whom a change is reported", () => {
  const token = 'element="a:Token"';
  test.each<[title: string, rule: string, old: Files, now: Files, want: readonly string[]]>([
    [
      "a type in a fault is the reply's",
      "type-changed",
      contract(faulty(token)),
      contract(faulty(token), schemaOf("int")),
      ["error response"],
    ],
    [
      "a type in a request's header is the request's",
      "type-changed",
      contract(headed(token)),
      contract(headed(token), schemaOf("int")),
      ["error request"],
    ],
    [
      "a new header of a reply is information",
      "soap-header-added-required",
      contract({ messages: part(token) }),
      contract(headed(token, "output")),
      ["info response"],
    ],
    [
      "a header of a reply that is gone breaks its readers",
      "soap-header-removed",
      contract(headed(token, "output")),
      contract({ messages: part(token) }),
      ["error response"],
    ],
  ])("%s", async (_title, rule, old, now, want) => {
    const findings = await findingsBetween(old, now, { surfaces: ["soap"] });
    expect(findings.filter((one) => one.rule === rule).map((one) => `${one.level} ${one.direction}`)).toEqual(want);
  });

  test.each<[title: string, first: string, want: readonly string[]]>([
    [
      "leaves code that has it of no other binding",
      boundOperation("Place"),
      ["error ts-client request", "error ts-server request", "warning soap request"],
    ],
    ["stays in code that has it of the first", headed(token).bound ?? "", ["warning soap request"]],
    [
      "was in no code where that is made of other messages",
      boundOperation("Place", undefined, 'soapAction="urn:a/Place" style="rpc"'),
      ["warning soap request"],
    ],
  ])("a header that a second binding has no more %s", async (_title, first, want) => {
    const { bound = "" } = headed(token);
    const [old, now] = [inTwoBindings(first, bound), inTwoBindings(first, boundOperation("Place"))];
    const findings = await findingsBetween(contract(old), contract(now));
    const reported = findings.filter(({ rule }) => rule === "soap-header-removed");
    expect(reported.map(({ level, surface, direction }) => `${level} ${surface} ${direction}`).sort()).toEqual(want);
  });

  test("a header that the first binding has no more stays in code that has it of the second", async () => {
    const { bound = "" } = headed(token);
    const [old, now] = [inTwoBindings(bound, bound), inTwoBindings(boundOperation("Place"), bound)];
    const findings = await findingsBetween(contract(old), contract(now));
    const reported = findings.filter(({ rule }) => rule === "soap-header-removed");
    expect(reported.map(({ level, surface }) => `${level} ${surface}`)).toEqual(["warning soap"]);
  });

  test.each<[title: string, first: string, want: readonly string[]]>([
    [
      "in code as well, which has the headers of both",
      boundOperation("Place"),
      ["error soap request", "error ts-client request", "error ts-server request", "warning json exchange"],
    ],
    [
      "on SOAP alone where no code is made of it",
      boundOperation("Place", undefined, 'soapAction="urn:a/Place" style="rpc"'),
      ["error soap request", "warning json exchange", "warning ts-client exchange", "warning ts-server exchange"],
    ],
  ])("what a header of a second binding carries reaches messages %s", async (_title, first, want) => {
    const parts = inTwoBindings(first, headed(token).bound ?? "");
    const findings = await findingsBetween(contract(parts), contract(parts, schemaOf("int")));
    const reported = findings.filter(({ rule }) => rule === "type-changed");
    expect(reported.map(({ level, surface, direction }) => `${level} ${surface} ${direction}`).sort()).toEqual(want);
  });
});

describe("bindings", () => {
  const soap = (style: string): string =>
    `<soap:binding style="${style}" transport="http://schemas.xmlsoap.org/soap/http"/>`;
  const port = '<wsdl:port name="Two" binding="t:Other"><soap:address location="http://shop.example/two"/></wsdl:port>';
  const twoBindings = (second: string, style = "document"): Files =>
    contract({
      bound: `${boundOperation("Place")}</wsdl:binding><wsdl:binding name="Other" type="t:Shop">${soap(style)}${second}`,
      service: servicePart(undefined, port),
    });
  const parted = (request: string): Files => {
    const bodies = (attribute: string): string =>
      `<wsdl:input><soap:body ${attribute} use="literal"/></wsdl:input><wsdl:output><soap:body use="literal"/></wsdl:output>`;
    const files = twoBindings(boundOperation("Place", bodies(`parts="${request}"`)));
    const more = '<wsdl:part name="more" element="a:Token"/>';
    const text = (files["contract.wsdl"] ?? "").replace(
      /(name="PlaceIn">.*?)<\/wsdl:message>/,
      `$1${more}</wsdl:message>`,
    );
    return { "contract.wsdl": text.replace("<soap:body use", '<soap:body parts="body" use') };
  };
  const rpc = (namespace: string, body = ""): Files =>
    contract({
      namespace,
      binding: soap("rpc"),
      messages: messageParts.replaceAll(/element="a:(Place|PlaceResponse)"/g, 'type="a:T"'),
      bound: boundOperation(
        "Place",
        ["input", "output"].map((way) => `<wsdl:${way}><soap:body ${body} use="literal"/></wsdl:${way}>`).join(""),
      ),
    });
  const acted = (action: string): Files => {
    const { "contract.wsdl": text = "" } = twoBindings(boundOperation("Place"));
    return { "contract.wsdl": text.replaceAll('soapAction="urn:a/Place"', `soapAction="${action}"`) };
  };
  const unserved = (action: string): Files =>
    contract({ bound: boundOperation("Place", undefined, `soapAction="${action}"`), service: " " });

  test.each<[title: string, old: Files, now: Files, want: readonly string[]]>([
    [
      "another action in the second of one protocol",
      twoBindings(boundOperation("Place")),
      twoBindings(boundOperation("Place", undefined, 'soapAction="urn:b"')),
      ["soap-action-changed Place/soap11: urn:a/Place -> urn:b"],
    ],
    [
      "another action in both of one protocol",
      acted("urn:a/Place"),
      acted("urn:b/Place"),
      ["soap-action-changed Place/soap11: urn:a/Place -> urn:b/Place"],
    ],
    [
      "another style in the second of one protocol",
      twoBindings(boundOperation("Place")),
      twoBindings(boundOperation("Place"), "rpc"),
      ["binding-style-or-use-changed Place/soap11: document literal -> rpc literal"],
    ],
    [
      "other parts in the second of one protocol",
      parted("body"),
      parted("more"),
      [
        "message-root-element-changed Place/request: {urn:a}Place -> {urn:a}Token",
        "type-changed Place: {urn:a}T -> xs:string",
      ],
    ],
    [
      "a header in another encoding",
      contract(headed('element="a:Token"')),
      contract({
        ...headed('element="a:Token"'),
        bound: (headed('element="a:Token"').bound ?? "").replace(
          'part="more" use="literal"',
          'part="more" use="encoded"',
        ),
      }),
      ["binding-style-or-use-changed Place/soap11: document literal -> document literal/encoded"],
    ],
    [
      "the namespace of a binding whose bodies say none",
      rpc("urn:service"),
      rpc("urn:other"),
      [
        "rpc-wrapper-namespace-changed Place/soap11: urn:service -> urn:other",
        "wsdl-namespace-changed definitions: urn:service -> urn:other",
      ],
    ],
    ["the namespace that a binding has anyway", rpc("urn:service"), rpc("urn:service", 'namespace="urn:service"'), []],
    [
      "another action where no service has a port",
      unserved("urn:a"),
      unserved("urn:b"),
      ["soap-action-changed Place/soap11: urn:a -> urn:b"],
    ],
  ])("%s", async (_title, old, now, want) => {
    expect(changeTexts(await findingsBetween(old, now))).toEqual(want);
  });
});

describe("ports", () => {
  const bindings = `${boundOperation("Place")}</wsdl:binding>
<wsdl:binding name="Shop12" type="t:Shop"><soap12:binding style="document" transport="http://schemas.xmlsoap.org/soap/http"/>
<wsdl:operation name="Place"><soap12:operation soapAction="urn:a/Place"/><wsdl:input><soap12:body use="literal"/></wsdl:input><wsdl:output><soap12:body use="literal"/></wsdl:output></wsdl:operation>`;
  const port = (name: string, soap: string, binding: string): string =>
    `<wsdl:port name="${name}" binding="t:${binding}"><${soap}:address location="http://shop.example/${soap}"/></wsdl:port>`;
  const ports = (...inside: readonly string[]): Files =>
    contract({ bound: bindings, service: `<wsdl:service name="ShopService">${inside.join("")}</wsdl:service>` });

  test("offer an operation that their binding has", async () => {
    const { bound = "" } = second("More", "PlaceIn");
    const offered = (of12: string): Files =>
      contract({
        ...second("More", "More"),
        bound: `${bound}</wsdl:binding>${bindings.split("</wsdl:binding>")[1] ?? ""}${of12}`,
        service: `<wsdl:service name="ShopService">${port("One", "soap", "ShopSoap")}${port("Two", "soap12", "Shop12")}</wsdl:service>`,
      });
    const [all, less] = [offered(boundOperation("More").replaceAll("soap:", "soap12:")), offered("")];
    const changes = async (old: Files, now: Files): Promise<readonly string[]> =>
      (await findingsBetween(old, now))
        .filter(({ rule }) => rule !== "version-not-bumped")
        .map(({ level, rule, surface, path }) => `${level} ${rule} ${surface} ${path}`);
    expect(await changes(all, less)).toEqual(["error operation-removed soap More/soap12"]);
    expect(await changes(less, all)).toEqual(["info operation-added soap More/soap12"]);
    expect(await changes(all, all)).toEqual([]);
  });

  test("that go by other names are those of the same protocol", async () => {
    const old = ports(port("One", "soap", "ShopSoap"), port("Two", "soap12", "Shop12"));
    const now = ports(port("New12", "soap12", "Shop12"), port("New11", "soap", "ShopSoap"));
    expect(changeTexts(await findingsBetween(old, now))).toEqual([]);
  });

  test.each([
    ["another address", "http://shop.example/more", ["endpoint-address-changed soap ShopService/ShopPort/More"]],
    ["the same one", "http://shop.example/soap", []],
  ])("that an operation leaves for one at %s", async (_title, address, want) => {
    const parts = second("More", "More");
    const [, more = ""] = (parts.operations ?? "").split(operationPart);
    const [, boundMore = ""] = (parts.bound ?? "").split(boundOperation("Place"));
    const stayed = contract(parts);
    const binding = `<wsdl:binding name="MoreSoap" type="t:Extra"><soap:binding style="document" transport="http://schemas.xmlsoap.org/soap/http"/>${boundMore}`;
    const moved = contract({
      ...parts,
      operations: `${operationPart}</wsdl:portType><wsdl:portType name="Extra">${more}`,
      bound: `${boundOperation("Place")}</wsdl:binding>${binding}`,
      service: servicePart(
        undefined,
        `<wsdl:port name="MorePort" binding="t:MoreSoap"><soap:address location="${address}"/></wsdl:port>`,
      ),
    });
    const findings = await findingsBetween(stayed, moved);
    const reported = findings.filter(({ rule }) => rule !== "service-or-port-added");
    expect(reported.map(({ rule, surface, path }) => `${rule} ${surface} ${path}`)).toEqual(want);
  });

  test("reach the operations of their own port type", async () => {
    const other = bindings.replace('type="t:Shop"', 'type="t:Store"');
    const two = (address: string): Files => {
      const text = wsdlOf(schemaOf("string"), {
        bound: other,
        service: servicePart(undefined, port("Two", "soap12", "Shop12").replace("http://shop.example/soap12", address)),
      });
      return {
        "contract.wsdl": text.replace(
          '<wsdl:binding name="ShopSoap"',
          `<wsdl:portType name="Store">${operationPart}</wsdl:portType><wsdl:binding name="ShopSoap"`,
        ),
      };
    };
    const [first] = await findingsBetween(two("http://a.example"), two("http://b.example"));
    expect([first?.rule, first?.operations]).toEqual(["endpoint-address-changed", ["Store.Place"]]);
  });
});
