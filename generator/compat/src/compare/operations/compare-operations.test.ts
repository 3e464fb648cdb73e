import { describe, expect, test } from "@jest/globals";
import { el } from "../../../../contract/dist/testing/schema-notation.js";
import {
  boundOperation,
  changeTexts,
  type Files,
  findingsBetween,
  messageParts,
  operationOf,
  servicePart,
  type WsdlParts,
} from "../../testing/compare-fixture.js";
import { contract, headed, part, schemaOf, second } from "../../testing/shop-contract.js";

const inOut = '<wsdl:input message="t:PlaceIn"/><wsdl:output message="t:PlaceOut"/>';
const faulty = (attributes: string): WsdlParts => ({
  messages: part(attributes),
  operations: operationOf("Place", `${inOut}<wsdl:fault name="problem" message="t:More"/>`),
});
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
      ["json-shape-changed Token: string -> number", "type-narrowed Token: xs:string -> xs:int"],
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
      ["json-shape-changed Token: string -> number", "type-narrowed Token: xs:string -> xs:int"],
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
      contract(faulty(token), schemaOf("boolean")),
      contract(faulty(token), schemaOf("int")),
      ["error response"],
    ],
    [
      "a type in a request's header is the request's",
      "type-changed",
      contract(headed(token), schemaOf("boolean")),
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

  test("a header that the first binding drops stays in code because of the second", async () => {
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
    const findings = await findingsBetween(contract(parts, schemaOf("boolean")), contract(parts, schemaOf("int")));
    const reported = findings.filter(({ rule }) => rule === "type-changed");
    expect(reported.map(({ level, surface, direction }) => `${level} ${surface} ${direction}`).sort()).toEqual(want);
  });
});
