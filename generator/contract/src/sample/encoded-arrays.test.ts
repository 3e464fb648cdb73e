import { expect, test } from "@jest/globals";
import { build, operation } from "../model/build/testing/operations-contract.js";
import { MessageSampler } from "./samplers.js";

const encoding = 'xmlns:e="http://schemas.xmlsoap.org/soap/encoding/" xmlns:w="http://schemas.xmlsoap.org/wsdl/"';

const body = '<s:body use="encoded" namespace="urn:w"/>';

test.each<[arrayType: string, size: "minimal" | "maximal", want: string]>([
  [
    "xs:int[][]",
    "maximal",
    `<p n3:arrayType="n2:int[][2]">
    <item n3:arrayType="n2:int[2]">`,
  ],
  ["t:T[]", "maximal", '<p n3:arrayType="n2:T[2]">'],
  ["t:T[]", "minimal", '<p n3:arrayType="n2:T[0]"/>'],
])("a sample gives the type and number of items of an encoded array %s, %s", async (arrayType, size, want) => {
  const { model } = await build({
    types: `<xs:complexType name="L"><xs:complexContent><xs:restriction ${encoding} base="e:Array"><xs:attribute ref="e:arrayType" w:arrayType="${arrayType}"/></xs:restriction></xs:complexContent></xs:complexType>`,
    messages: '<message name="In"><part name="p" type="t:L"/></message>',
    operations: '<operation name="op"><input message="t:In"/></operation>',
    style: "rpc",
    bound: operation(body),
  });
  const [only] = model.operations;
  if (only === undefined) throw new Error("There is no operation.");
  expect(new MessageSampler(model).sampleBody(only.request, size)?.xml).toContain(want);
});
