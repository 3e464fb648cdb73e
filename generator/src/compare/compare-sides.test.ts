import { describe, expect, test } from "@jest/globals";
import { el, seq, type } from "../link/testing/schema-notation.js";
import { changeTexts, type Files, findingsBetween, schemaText, wsdlOf } from "./testing/compare-fixture.js";

const documents = (inside: string, more = ""): Files => ({
  "order.xsd": `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:a="urn:a" targetNamespace="urn:a">
<xs:element name="Order" type="a:Order"/>${more}${type("Order", inside)}</xs:schema>`,
});

/** `level surface direction` of everything that is told of one rule. */
async function told(rule: string, old: Files, now: Files): Promise<readonly string[]> {
  const findings = (await findingsBetween(old, now)).filter((finding) => finding.rule === rule);
  return findings.map(({ level, surface, direction }) => `${level} ${surface} ${direction}`).sort();
}

describe("a contract without operations", () => {
  test("breaks those who read and write its documents as JSON and in TypeScript, too", async () => {
    const [a, b] = [el("a"), el("b", 'type="xs:string" minOccurs="0"')];
    expect(await told("member-removed-optional", documents(seq(a, b)), documents(seq(a)))).toEqual([
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

test("wildcards beside a schema's own namespace go with it where it moves", async () => {
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
