import { expect, test } from "@jest/globals";
import { el, seq, type } from "../../../../contract/dist/testing/schema-notation.js";
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
  wsdlOf,
} from "../../testing/compare-fixture.js";

const bound = (body: string, inside: string): string =>
  `<wsdl:operation name="Place">${inside}<wsdl:input><${body}/></wsdl:input><wsdl:output><${body}/></wsdl:output></wsdl:operation>`;
const literal = 'use="literal"';
const transport = 'style="document" transport="http://schemas.xmlsoap.org/soap/http"';
const soap12 = `<soap12:binding ${transport}/>${bound(`soap12:body ${literal}`, '<soap12:operation soapAction="urn:a/Place"/>')}`;
const soap11 = `<soap:binding ${transport}/>${bound(`soap:body ${literal}`, '<soap:operation soapAction="urn:a/Place"/>')}`;
const get = `<http:binding xmlns:http="http://schemas.xmlsoap.org/wsdl/http/" verb="GET"/>${bound("http:urlEncoded", '<http:operation location="/Place"/>').replaceAll("http:", "h:")}`;

/** Port types Shop, Other and Web, each bound, with these ports: `Shop11 http://a/`. */
function contract(...ports: readonly string[]): Files {
  const binding = (name: string, portType: string, inside: string): string =>
    `</wsdl:binding><wsdl:binding name="${name}" type="t:${portType}" xmlns:h="http://schemas.xmlsoap.org/wsdl/http/">${inside}`;
  const texts = ports.map((text, index) => {
    const [name = "", address] = text.split(" ");
    const prefix = { Web: "h", Shop12: "soap12" }[name] ?? "soap";
    return `<wsdl:port name="${name}${index}" binding="t:${name}"><${prefix}:address location="${address}" xmlns:h="http://schemas.xmlsoap.org/wsdl/http/"/></wsdl:port>`;
  });
  const others = ["Other", "Web"].map((name) => `</wsdl:portType><wsdl:portType name="${name}">${operationPart}`);
  return {
    "contract.wsdl": wsdlOf(schemaText(type("T", seq(el("a")))), {
      operations: operationPart + others.join(""),
      bound: `${bound(`soap:body ${literal}`, '<soap:operation soapAction="urn:a/Place"/>')}${binding("Shop11", "Shop", soap11)}${binding("Shop12", "Shop", soap12)}${binding("Other11", "Other", soap11)}${binding("Web", "Web", get)}`,
      service: `<wsdl:service name="ShopService">${texts.join("")}</wsdl:service>`,
    }),
  };
}

const everywhere = ["error soap", "error json", "error ts-client", "error ts-server"];

test.each<[string, readonly string[], readonly string[], readonly string[]]>([
  ["beside another of its port type", ["Shop11 http://a/", "Shop11 http://b/"], ["Shop11 http://a/"], ["error soap"]],
  ["for the other version of SOAP", ["Shop11 http://a/", "Shop12 http://a/"], ["Shop11 http://a/"], ["error soap"]],
  [
    "at an address that another one has",
    ["Shop11 http://a/", "Shop11 http://a/"],
    ["Shop11 http://a/"],
    ["warning soap"],
  ],
  ["beside one of another port type", ["Other11 http://a/", "Shop11 http://b/"], ["Other11 http://a/"], everywhere],
  ["that is the only one", ["Shop11 http://a/"], [], everywhere],
  [
    "of another binding, of which no code is made",
    ["Shop11 http://a/", "Web http://b/"],
    ["Shop11 http://a/"],
    ["error soap"],
  ],
])("a port less %s", async (_title, old, now, want) => {
  const levels = async (base: Files, head: Files, order: "oc" | "nc", level: string): Promise<readonly string[]> => {
    const findings = await findingsBetween(base, head, { orders: [order] });
    const ofPorts = findings.filter((one) => one.rule.startsWith("service-or-port-") && one.level === level);
    return ofPorts.map(({ surface }) => `${level} ${surface}`);
  };
  const level = want[0]?.split(" ")[0] ?? "";
  expect(await levels(contract(...old), contract(...now), "oc", level)).toEqual(want);
  // A new client meets the same at an old server; source has no such order.
  const onWires = want.filter((text) => !text.includes("ts-"));
  expect(await levels(contract(...now), contract(...old), "nc", level)).toEqual(onWires);
});

/** The operations Place and Ask of one port type, bound at two addresses. */
function bindings(first: readonly string[], second: readonly string[]): Files {
  const boundOf = (names: readonly string[]): string => names.map((name) => boundOperation(name)).join("");
  const message = '<wsdl:message name="AskIn"><wsdl:part name="body" element="a:Ask"/></wsdl:message>';
  const ask = operationOf("Ask", '<wsdl:input message="t:AskIn"/><wsdl:output message="t:PlaceOut"/>');
  const port =
    '<wsdl:port name="Second" binding="t:Second"><soap:address location="http://shop.example/second"/></wsdl:port>';
  return {
    "contract.wsdl": wsdlOf(schemaText(`${type("T", seq(el("a")))}<xs:element name="Ask" type="a:T"/>`), {
      messages: `${messageParts}${message}`,
      operations: `${operationPart}${ask}`,
      bound: `${boundOf(first)}</wsdl:binding><wsdl:binding name="Second" type="t:Shop"><soap:binding ${transport}/>${boundOf(second)}`,
      service: servicePart("http://shop.example/first", port),
    }),
  };
}

test.each<[string, Files, Files, readonly string[]]>([
  [
    "moves to another binding",
    bindings(["Place", "Ask"], ["Place"]),
    bindings(["Place"], ["Place", "Ask"]),
    ["endpoint-address-changed ShopService/ShopPort/Ask: http://shop.example/first -> http://shop.example/second"],
  ],
  [
    "is dropped by one of two bindings",
    bindings(["Place", "Ask"], ["Place", "Ask"]),
    bindings(["Place"], ["Place", "Ask"]),
    ["operation-removed Ask/soap11: - Ask"],
  ],
  [
    "is taken up by a second binding",
    bindings(["Place", "Ask"], ["Place"]),
    bindings(["Place", "Ask"], ["Place", "Ask"]),
    ["operation-added Ask/soap11: + Ask"],
  ],
])("an operation that %s", async (_title, old, now, want) => {
  expect(changeTexts(await findingsBetween(old, now))).toEqual(want);
});
