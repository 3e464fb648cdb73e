import { expect, test } from "@jest/globals";
import {
  boundOperation,
  changeTexts,
  type Files,
  findingsBetween,
  messageParts,
  servicePart,
} from "../../testing/compare-fixture.js";
import { contract, headed } from "../../testing/shop-contract.js";

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
