import { expect, test } from "@jest/globals";
import {
  boundOperation,
  changeTexts,
  findingsBetween,
  operationOf,
  servicePart,
} from "../../testing/compare-fixture.js";
import { contract } from "../../testing/shop-contract.js";

const uses = '<w:UsingAddressing xmlns:w="http://www.w3.org/2006/05/addressing/wsdl" required="true"/>';

test.each<[title: string, old: string, now: string, policy: string, want: readonly string[]]>([
  ["other actions", "urn:one", "urn:two", uses, ["soap-action-changed Place/request/wsa:Action: urn:one -> urn:two"]],
  ["the same actions", "urn:one", "urn:one", uses, []],
  ["actions that no message carries", "urn:one", "urn:two", "", []],
])("WS-Addressing: %s", async (_title, old, now, policy, want) => {
  const of = (action: string) =>
    contract({
      attributes: 'xmlns:wsaw="http://www.w3.org/2006/05/addressing/wsdl"',
      operations: operationOf(
        "Place",
        `<wsdl:input wsaw:Action="${action}" message="t:PlaceIn"/><wsdl:output message="t:PlaceOut"/>`,
      ),
      bound: policy + boundOperation("Place"),
    });
  const findings = await findingsBetween(of(old), of(now));
  expect(changeTexts(findings)).toEqual(want);
  expect(findings.filter(({ surface }) => surface !== "soap" && surface !== "json").map(({ rule }) => rule)).toEqual(
    [],
  );
});

test("an action that the binding takes from the port type is reported once", async () => {
  const of = (action: string) =>
    contract({
      attributes: 'xmlns:wsaw="http://www.w3.org/2006/05/addressing/wsdl"',
      operations: operationOf(
        "Place",
        `<wsdl:input wsaw:Action="${action}" message="t:PlaceIn"/><wsdl:output message="t:PlaceOut"/>`,
      ),
      bound: uses + boundOperation("Place", undefined, 'soapAction=""'),
    });
  const findings = await findingsBetween(of("urn:one"), of("urn:two"));
  expect(changeTexts(findings)).toEqual(["soap-action-changed Place/soap11: urn:one -> urn:two"]);
});

test("an address in another spelling is the same", async () => {
  const at = (address: string) => contract({ service: servicePart(address) });
  const findings = await findingsBetween(at("http://shop.example/soap"), at("http://SHOP.example:80/soap"));
  expect(changeTexts(findings)).toEqual([]);
});
