import { describe, expect, test } from "@jest/globals";
import { el, seq, type } from "../../../../contract/dist/testing/schema-notation.js";
import {
  boundOperation,
  changeTexts,
  type Files,
  findingsBetween,
  messageParts,
  operationOf,
  schemaText,
  wsdlOf,
} from "../../testing/compare-fixture.js";

/** A fault whose part names a type: encoded, its detail is called as the part, in the namespace of the soap:fault. */
function typedFault(part: string, bound: string, fault = "problem"): Files {
  const body = '<soap:body use="literal"/>';
  const parts = {
    messages: `${messageParts}<wsdl:message name="More"><wsdl:part name="${part}" type="a:T"/></wsdl:message>`,
    operations: operationOf(
      "Place",
      `<wsdl:input message="t:PlaceIn"/><wsdl:output message="t:PlaceOut"/><wsdl:fault name="${fault}" message="t:More"/>`,
    ),
    bound: boundOperation(
      "Place",
      `<wsdl:input>${body}</wsdl:input><wsdl:output>${body}</wsdl:output><wsdl:fault name="${fault}"><soap:fault name="${fault}" ${bound}/></wsdl:fault>`,
    ),
  };
  return { "contract.wsdl": wsdlOf(schemaText(type("T", seq(el("a")))), parts) };
}

const encoded = 'use="encoded" namespace="urn:f"';

describe("the detail of a fault by type", () => {
  test.each([
    [
      "another part, encoded",
      typedFault("more", encoded),
      typedFault("less", encoded),
      ["fault-detail-changed Place/fault/problem: {urn:f}more of type {urn:a}T -> {urn:f}less of type {urn:a}T"],
    ],
    [
      "another namespace, encoded",
      typedFault("more", encoded),
      typedFault("more", 'use="encoded" namespace="urn:g"'),
      ["fault-detail-changed Place/fault/problem: {urn:f}more of type {urn:a}T -> {urn:g}more of type {urn:a}T"],
    ],
    [
      "another name of the fault, encoded",
      typedFault("more", encoded),
      typedFault("more", encoded, "trouble"),
      ["fault-detail-changed Place/fault/problem: problem -> trouble"],
    ],
    [
      "another name of the fault, literal: it has no type",
      typedFault("more", 'use="literal"'),
      typedFault("more", 'use="literal"', "trouble"),
      [],
    ],
    ["another part, literal", typedFault("more", 'use="literal"'), typedFault("less", 'use="literal"'), []],
  ])("%s", async (_title, old, now, wanted) => {
    expect(changeTexts(await findingsBetween(old, now))).toEqual(wanted);
  });
});

test("a renamed fault is another member of the problem in JSON, and the same in SOAP", async () => {
  const faulty = (name: string): Files => ({
    "contract.wsdl": wsdlOf(schemaText(`${type("T", seq(el("a")))}<xs:element name="Trouble" type="a:T"/>`), {
      messages: `${messageParts}<wsdl:message name="More"><wsdl:part name="fault" element="a:Trouble"/></wsdl:message>`,
      operations: operationOf(
        "Place",
        `<wsdl:input message="t:PlaceIn"/><wsdl:output message="t:PlaceOut"/><wsdl:fault name="${name}" message="t:More"/>`,
      ),
      bound: boundOperation("Place"),
    }),
  });
  const findings = await findingsBetween(faulty("problem"), faulty("trouble"));
  const told = findings.filter(({ rule }) => rule !== "contract-version-unchanged");
  expect(changeTexts(findings)).toEqual(["fault-detail-changed Place/fault/problem: problem -> trouble"]);
  expect([...new Set(told.map(({ level, surface, direction }) => `${level} ${surface} ${direction}`))].sort()).toEqual([
    "error ts-client response",
    "error ts-server response",
    "warning json response",
  ]);
  expect(changeTexts(await findingsBetween(faulty("problem"), faulty("problem")))).toEqual([]);
});
