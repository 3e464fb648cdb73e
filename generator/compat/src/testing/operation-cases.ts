import { el, seq, type } from "../../../contract/dist/testing/schema-notation.js";
import {
  boundOperation,
  operationOf,
  operationPart,
  type RuleCase,
  schemaText,
  type WsdlParts,
  wsdlOf,
} from "./compare-fixture.js";

const schema = schemaText(
  `${type("T", seq(el("a")))}<xs:element name="Other" type="a:T"/><xs:element name="Bad" type="a:T"/><xs:element name="Worse" type="a:T"/>`,
);

function operationCase(title: string, old: WsdlParts, now: WsdlParts, ...want: readonly string[]): RuleCase {
  return { title, old: { "contract.wsdl": wsdlOf(schema, old) }, now: { "contract.wsdl": wsdlOf(schema, now) }, want };
}

const message = (name: string, ...parts: readonly string[]): string =>
  `<wsdl:message name="${name}">${parts.join("")}</wsdl:message>`;

const element = (name: string, part = "body"): string => `<wsdl:part name="${part}" element="a:${name}"/>`;

const messages = (input: string, more = ""): string =>
  message("PlaceIn", element(input)) + message("PlaceOut", element("PlaceResponse")) + more;

const inOut = '<wsdl:input message="t:PlaceIn"/><wsdl:output message="t:PlaceOut"/>';

const second = (name: string, attributes = ""): WsdlParts => ({
  messages: messages("Place", message("OtherIn", element("Other"))),
  operations:
    operationPart +
    operationOf(name, '<wsdl:input message="t:OtherIn"/><wsdl:output message="t:PlaceOut"/>', attributes),
  bound: boundOperation("Place") + boundOperation(name, undefined, 'soapAction="urn:a/other"'),
});

const oneWay: WsdlParts = {
  operations: operationOf("Place", '<wsdl:input message="t:PlaceIn"/>'),
  bound: boundOperation("Place", '<wsdl:input><soap:body use="literal"/></wsdl:input>'),
};

const fault = (...details: readonly string[]): WsdlParts => ({
  messages: messages("Place", details.map((detail) => message(`${detail}Fault`, element(detail, "fault"))).join("")),
  operations: operationOf(
    "Place",
    inOut + details.map((detail) => `<wsdl:fault name="problem" message="t:${detail}Fault"/>`).join(""),
  ),
});

const rpc = (...parts: readonly string[]): WsdlParts => ({
  messages:
    message("PlaceIn", ...parts.map((part) => `<wsdl:part name="${part}" type="xs:int"/>`)) + message("PlaceOut"),
  binding: '<soap:binding style="rpc" transport="http://schemas.xmlsoap.org/soap/http"/>',
});

/** Parts of text, which SOAP's encoding may hold by reference. */
const texts = (use: string): WsdlParts => ({
  ...rpc("x"),
  messages: message("PlaceIn", '<wsdl:part name="x" type="xs:string"/>') + message("PlaceOut"),
  bound: boundOperation(
    "Place",
    ["input", "output"].map((way) => `<wsdl:${way}><soap:body namespace="urn:a" use="${use}"/></wsdl:${way}>`).join(""),
  ),
});

const ordered = (parameterOrder: string, ...parts: readonly string[]): WsdlParts => ({
  ...rpc(...parts),
  operations: operationOf("Place", inOut, `parameterOrder="${parameterOrder}"`),
});

const clash: WsdlParts = {
  messages: messages("Place"),
  operations: operationPart + operationOf("Again", inOut),
  bound: boundOperation("Place") + boundOperation("Again"),
};

/** Operation, message and fault. */
export const operationCases: readonly RuleCase[] = [
  operationCase("an operation less", second("More"), {}, "operation-removed More: - More"),
  operationCase("an operation more", {}, second("More"), "operation-added More: + More"),
  operationCase("an operation renamed", second("More"), second("Most"), "operation-renamed More: More -> Most"),
  operationCase(
    "a reply",
    oneWay,
    {},
    "mep-one-way-to-request-response Place: one-way -> request-response",
    "ts-signature-changed Place: one-way -> request-response",
  ),
  operationCase(
    "no reply",
    {},
    oneWay,
    "mep-request-response-to-one-way Place: request-response -> one-way",
    "ts-signature-changed Place: request-response -> one-way",
  ),
  operationCase(
    "another root",
    {},
    { messages: messages("Other") },
    "message-root-element-changed Place/request: {urn:a}Place -> {urn:a}Other",
  ),
  operationCase(
    "a part more",
    rpc("x"),
    rpc("x", "y"),
    "message-part-changed Place/request: x (type) -> x (type), y (type)",
  ),
  operationCase(
    "parts change places",
    rpc("x", "y"),
    rpc("y", "x"),
    "rpc-part-order-changed Place/request: x, y -> y, x",
  ),
  operationCase(
    "a part that may be null in SOAP's encoding",
    texts("literal"),
    texts("encoded"),
    "binding-style-or-use-changed Place/soap11: rpc literal -> rpc encoded",
    "nillable-added Place/request/x: false -> true",
  ),
  operationCase(
    "a parameterOrder, the parts as they were",
    rpc("x", "y"),
    ordered("y x", "x", "y"),
    "rpc-part-order-changed Place/request: x, y -> y, x",
  ),
  operationCase("the order of parts as a parameterOrder", rpc("x", "y"), ordered("x y", "x", "y")),
  operationCase("a fault", {}, fault("Bad"), "fault-added Place/fault/problem: + problem"),
  operationCase("no fault", fault("Bad"), {}, "fault-removed Place/fault/problem: - problem"),
  operationCase(
    "another detail",
    fault("Bad"),
    fault("Worse"),
    "fault-detail-changed Place/fault/problem: {urn:a}Bad -> {urn:a}Worse",
  ),
  operationCase(
    "two operations with one body",
    { messages: messages("Place") },
    clash,
    "operation-added Again: + Again",
    "operation-signature-ambiguous Again: + with the body {urn:a}Place like Place",
  ),
  operationCase(
    "removed before its sunset",
    second("More", 'mark:deprecated="2026-01-01" mark:sunset="2999-01-01"'),
    {},
    "operation-removed More: - More",
    "removed-before-sunset More: - 2999-01-01",
  ),
  operationCase(
    "removed after its sunset",
    second("More", 'mark:sunset="2020-01-01"'),
    {},
    "operation-removed More: - More",
  ),
];
