import { expect, test } from "@jest/globals";
import {
  boundOperation,
  changeTexts,
  type Files,
  findingsBetween,
  operationPart,
  servicePart,
  wsdlOf,
} from "../../testing/compare-fixture.js";
import { contract, schemaOf, second } from "../../testing/shop-contract.js";

const bindings = `${boundOperation("Place")}</wsdl:binding>
<wsdl:binding name="Shop12" type="t:Shop"><soap12:binding style="document" transport="http://schemas.xmlsoap.org/soap/http"/>
<wsdl:operation name="Place"><soap12:operation soapAction="urn:a/Place"/><wsdl:input><soap12:body use="literal"/></wsdl:input><wsdl:output><soap12:body use="literal"/></wsdl:output></wsdl:operation>`;
const port = (name: string, soap: string, binding: string): string =>
  `<wsdl:port name="${name}" binding="t:${binding}"><${soap}:address location="http://shop.example/${soap}"/></wsdl:port>`;
const ports = (...inside: readonly string[]): Files =>
  contract({ bound: bindings, service: `<wsdl:service name="ShopService">${inside.join("")}</wsdl:service>` });

test("ports offer an operation that their binding has", async () => {
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
      .filter(({ rule }) => rule !== "contract-version-unchanged")
      .map(({ level, rule, surface, path }) => `${level} ${rule} ${surface} ${path}`);
  expect(await changes(all, less)).toEqual(["error operation-removed soap More/soap12"]);
  expect(await changes(less, all)).toEqual(["info operation-added soap More/soap12"]);
  expect(await changes(all, all)).toEqual([]);
});

test("renamed ports are paired by protocol", async () => {
  const old = ports(port("One", "soap", "ShopSoap"), port("Two", "soap12", "Shop12"));
  const now = ports(port("New12", "soap12", "Shop12"), port("New11", "soap", "ShopSoap"));
  expect(changeTexts(await findingsBetween(old, now))).toEqual([]);
});

test.each([
  ["another address", "http://shop.example/more", ["endpoint-address-changed soap ShopService/ShopPort/More"]],
  ["the same one", "http://shop.example/soap", []],
])("ports that an operation leaves for one at %s", async (_title, address, want) => {
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

test("ports reach the operations of their own port type", async () => {
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
