import { expect, test } from "@jest/globals";
import { Diagnostics } from "../../../contract/dist/diagnostics/diagnostics.js";
import { readFiles } from "../../../contract/dist/testing/read-files.js";
import { type } from "../../../contract/dist/testing/schema-notation.js";
import { serviceOf } from "../../../contract/dist/testing/service-documents.js";
import { planContract } from "./plan-contract.js";

const said = "<xs:annotation><xs:documentation>Words</xs:documentation></xs:annotation>";

test.each<readonly [element: string, want: string | undefined]>([
  ["", undefined],
  ['minOccurs="0"', undefined],
  ['minOccurs="0" maxOccurs="unbounded"', undefined],
  ['maxOccurs="unbounded"', "At least 1 item."],
  ['minOccurs="2" maxOccurs="unbounded"', "At least 2 items."],
  ['minOccurs="0" maxOccurs="3"', "At most 3 items."],
  ['maxOccurs="3"', "1 to 3 items."],
  ['minOccurs="3" maxOccurs="3"', "3 items."],
  ['maxOccurs="3" default="1"', "Default: `1`. 1 to 3 items."],
  ['mark:deprecated="2026-01-01" maxOccurs="3"', "1 to 3 items. Deprecated: Since 2026-01-01."],
])("a member with %s says how many items it has: %s", async (attributes, want) => {
  expect(await documentationOf(`<xs:element name="b" type="xs:int" ${attributes}/>`)).toBe(want);
});

test("the contract's documentation comes before our sentence", async () => {
  const element = `<xs:element name="b" type="xs:int" maxOccurs="3">${said}</xs:element>`;
  expect(await documentationOf(element)).toBe("Words\n1 to 3 items.");
});

test("a member whose type is an array documents the number of items", async () => {
  const item = '<xs:sequence><xs:element name="i" type="xs:int" maxOccurs="9"/></xs:sequence>';
  expect(await documentationOf('<xs:element name="b" type="a:B"/>', type("B", item))).toBe("1 to 9 items.");
  // Of the items of its items its type says nothing here.
  expect(await documentationOf('<xs:element name="b" type="a:B" maxOccurs="2"/>', type("B", item))).toBe(
    "1 to 2 items.",
  );
});

async function documentationOf(element: string, more = ""): Promise<string | undefined> {
  const marked = 'elementFormDefault="qualified" xmlns:mark="urn:stubwright:contract"';
  const content = `<xs:sequence><xs:element name="a" type="xs:int"/>${element}</xs:sequence>`;
  const { model } = await readFiles(serviceOf(type("T", content) + more, marked));
  if (model === undefined) throw new Error("The contract has no model.");
  const plan = planContract(model, [], { nulls: "nil" }, new Diagnostics());
  const holder = plan.types.find(({ typeName }) => typeName === "T");
  if (holder?.kind !== "record") throw new Error("T is no record.");
  const documentation = holder.members.find(({ property }) => property === "b")?.documentation;
  if (documentation === undefined) return undefined;
  const { text, deprecation } = documentation;
  return [text, deprecation && `Deprecated: ${deprecation.text}`].filter((one) => one !== undefined).join(" ");
}
