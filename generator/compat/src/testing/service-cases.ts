import { el, seq, type } from "../../../contract/dist/testing/schema-notation.js";
import {
  boundOperation,
  messageParts,
  operationOf,
  operationPart,
  type RuleCase,
  schemaText,
  servicePart,
  type WsdlParts,
  wsdlOf,
} from "./compare-fixture.js";

const schema = schemaText(`${type("T", seq(el("a")))}<xs:element name="Token" type="xs:string"/>`);

function serviceCase(title: string, old: WsdlParts, now: WsdlParts, ...want: readonly string[]): RuleCase {
  return { title, old: { "contract.wsdl": wsdlOf(schema, old) }, now: { "contract.wsdl": wsdlOf(schema, now) }, want };
}

const secondPort =
  '<wsdl:port name="Second" binding="t:ShopSoap"><soap:address location="http://two.example/"/></wsdl:port>';

const soap12Binding = '<soap12:binding style="document" transport="http://schemas.xmlsoap.org/soap/http"/>';

const soap12Operation =
  '<wsdl:operation name="Place"><soap12:operation soapAction="urn:a/Place"/><wsdl:input><soap12:body use="literal"/></wsdl:input><wsdl:output><soap12:body use="literal"/></wsdl:output></wsdl:operation>';

const soap12Service =
  '<wsdl:service name="ShopService"><wsdl:port name="ShopPort" binding="t:ShopSoap"><soap12:address location="http://shop.example/soap"/></wsdl:port></wsdl:service>';

const encoded =
  '<wsdl:input><soap:body use="encoded" namespace="urn:a"/></wsdl:input><wsdl:output><soap:body use="encoded" namespace="urn:a"/></wsdl:output>';

const withHeader =
  '<wsdl:input><soap:header message="t:TokenIn" part="token" use="literal"/><soap:body use="literal"/></wsdl:input><wsdl:output><soap:body use="literal"/></wsdl:output>';

const messages = `<wsdl:message name="PlaceIn"><wsdl:part name="body" element="a:Place"/></wsdl:message>
<wsdl:message name="PlaceOut"><wsdl:part name="body" element="a:PlaceResponse"/></wsdl:message>
<wsdl:message name="TokenIn"><wsdl:part name="token" element="a:Token"/></wsdl:message>`;

const rpcMessages = `<wsdl:message name="PlaceIn"><wsdl:part name="body" type="a:T"/></wsdl:message>
<wsdl:message name="PlaceOut"><wsdl:part name="body" type="a:T"/></wsdl:message>`;

const rpc = (namespace: string): WsdlParts => ({
  messages: rpcMessages,
  binding: '<soap:binding style="rpc" transport="http://schemas.xmlsoap.org/soap/http"/>',
  bound: boundOperation(
    "Place",
    `<wsdl:input><soap:body use="literal" namespace="${namespace}"/></wsdl:input><wsdl:output><soap:body use="literal" namespace="${namespace}"/></wsdl:output>`,
  ),
});

/** The operations Place and More, each with an action of its name. */
const twoOperations = (actionOf: (operation: string) => string): WsdlParts => ({
  messages: `${messageParts}<wsdl:message name="MoreIn"><wsdl:part name="body" element="a:Token"/></wsdl:message>`,
  operations: operationPart + operationOf("More", '<wsdl:input message="t:MoreIn"/>'),
  bound:
    boundOperation("Place", undefined, `soapAction="${actionOf("Place")}"`) +
    boundOperation("More", '<wsdl:input><soap:body use="literal"/></wsdl:input>', `soapAction="${actionOf("More")}"`),
});

const policyOf = (inside: string): WsdlParts => ({
  service: `${servicePart()}<wsp:Policy xmlns:wsp="http://www.w3.org/ns/ws-policy" xmlns:sp="urn:sp">${inside}</wsp:Policy>`,
});

const policy = (optional: string): WsdlParts => policyOf(`<sp:UsernameToken ${optional}/>`);

const alternatives = (...tokens: readonly string[]): WsdlParts =>
  policyOf(
    `<wsp:ExactlyOne>${tokens.map((token) => `<wsp:All><sp:${token}><wsp:Policy><sp:Nested/></wsp:Policy></sp:${token}></wsp:All>`).join("")}</wsp:ExactlyOne>`,
  );

/** Bindings to SOAP 1.1 with a header, and to SOAP 1.2 with or without it. */
const twoBindings = (header12: string): WsdlParts => ({
  messages,
  bound: `${boundOperation("Place", withHeader)}</wsdl:binding><wsdl:binding name="Shop12" type="t:Shop">${soap12Binding}
${soap12Operation.replace("<soap12:body", `${header12}<soap12:body`)}`,
  service: servicePart(
    undefined,
    '<wsdl:port name="Port12" binding="t:Shop12"><soap12:address location="http://shop.example/soap12"/></wsdl:port>',
  ),
});

/** Service, port and binding. */
export const serviceCases: readonly RuleCase[] = [
  serviceCase(
    "a port less",
    { service: servicePart(undefined, secondPort) },
    {},
    "service-or-port-removed ShopService/Second: - http://two.example/",
  ),
  serviceCase(
    "the only port less",
    {},
    { service: '<wsdl:service name="ShopService"/>' },
    "service-or-port-removed ShopService/ShopPort: - http://shop.example/soap",
  ),
  serviceCase(
    "a port more",
    {},
    { service: servicePart(undefined, secondPort) },
    "service-or-port-added ShopService/Second: + http://two.example/",
  ),
  serviceCase(
    "another address",
    {},
    { service: servicePart("http://new.example/") },
    "endpoint-address-changed ShopService/ShopPort: http://shop.example/soap -> http://new.example/",
  ),
  serviceCase(
    "SOAP 1.2",
    {},
    { binding: soap12Binding, bound: soap12Operation, service: soap12Service },
    "soap-version-changed ShopService/ShopPort: soap11 -> soap12",
  ),
  serviceCase(
    "encoded",
    {},
    { bound: boundOperation("Place", encoded) },
    "binding-style-or-use-changed Place/soap11: document literal -> document encoded",
  ),
  serviceCase(
    "another WSDL namespace",
    {},
    { namespace: "urn:service2" },
    "wsdl-namespace-changed definitions: urn:service -> urn:service2",
  ),
  serviceCase(
    "another rpc wrapper",
    rpc("urn:a"),
    rpc("urn:w"),
    "rpc-wrapper-namespace-changed Place/soap11: urn:a -> urn:w",
  ),
  serviceCase(
    "another action",
    {},
    { bound: boundOperation("Place", undefined, 'soapAction=""') },
    'soap-action-changed Place/soap11: urn:a/Place -> ""',
  ),
  serviceCase(
    "other actions, alike for every operation",
    twoOperations((name) => `urn:a/v1/${name}`),
    twoOperations((name) => `urn:a/v2/${name}`),
    "soap-action-changed Shop/soap11: urn:a/v1/<operation> -> urn:a/v2/<operation>",
  ),
  serviceCase(
    "other actions, each in its way",
    twoOperations((name) => `urn:a/${name}`),
    twoOperations((name) => `urn:a/${name.length}/${name}`),
    "soap-action-changed More/soap11: urn:a/More -> urn:a/4/More",
    "soap-action-changed Place/soap11: urn:a/Place -> urn:a/5/Place",
  ),
  serviceCase("a policy", {}, policy(""), "policy-tightened UsernameToken: not required -> required"),
  serviceCase(
    "an optional policy",
    policy(""),
    policy('wsp:Optional="true"'),
    "policy-relaxed UsernameToken: required -> not required",
  ),
  serviceCase(
    "a policy with others in it, all of it optional",
    {},
    policyOf('<sp:Token wsp:Optional="true"><wsp:Policy><sp:Nested/></wsp:Policy></sp:Token>'),
  ),
  serviceCase(
    "a policy with others in it",
    {},
    policyOf(
      "<sp:Token><wsp:Policy><sp:Nested/><sp:Layout><wsp:Policy><sp:Lax/></wsp:Policy></sp:Layout></wsp:Policy></sp:Token>",
    ),
    "policy-tightened Token: not required -> required",
  ),
  serviceCase(
    "a policy in one that is there already",
    policyOf("<sp:Token><wsp:Policy/></sp:Token>"),
    policyOf("<sp:Token><wsp:Policy><sp:Nested/></wsp:Policy></sp:Token>"),
    "policy-tightened Nested: not required -> required",
  ),
  serviceCase(
    "another policy instead",
    alternatives("Token"),
    alternatives("Token", "Signature"),
    "policy-relaxed Token: required -> not required",
  ),
  serviceCase(
    "a header of SOAP 1.2 less",
    twoBindings('<soap12:header message="t:TokenIn" part="token" use="literal"/>'),
    twoBindings(""),
    "soap-header-removed Place/request/header/Token: - Token",
  ),
  serviceCase(
    "a header",
    { messages },
    { messages, bound: boundOperation("Place", withHeader) },
    "soap-header-added-required Place/request/header/Token: + Token",
  ),
  serviceCase(
    "no header",
    { messages, bound: boundOperation("Place", withHeader) },
    { messages },
    "soap-header-removed Place/request/header/Token: - Token",
  ),
];
