import { expect, test } from "@jest/globals";
import { Diagnostics } from "../../../contract/dist/diagnostics/diagnostics.js";
import { build, operation } from "../../../contract/dist/model/build/testing/operations-contract.js";
import { planContract } from "./plan-contract.js";

const list = {
  messages: '<message name="L"><part name="x" type="t:List"/></message>',
  types: `<xs:complexType name="List"><xs:sequence><xs:element name="item" type="xs:int" maxOccurs="9"/></xs:sequence></xs:complexType>`,
};
const body = '<s:body use="literal"/>';

test.each([
  [["List", "Delete"], {}, ["streamList listItems", "streamDelete deleteItems"]],
  [["A", "B"], { A: "list", B: "list_" }, ["streamA listItems", "streamB listItems2"]],
  [["StreamC", "CItems"], {}, ["streamStreamC streamCItems2", "streamCItems cItemsItems"]],
])("what streams of %j are called, whose functions are to be %j, is told apart", async (names, functionNames, want) => {
  const { model } = await build({
    ...list,
    operations: names
      .map((name) => `<operation name="${name}"><input message="t:L"/><output message="t:L"/></operation>`)
      .join(""),
    bound: names.map((name) => operation(body, body, name)).join(""),
    style: "rpc",
  });
  const streams = Object.fromEntries(names.map((name) => [name, "x/item"]));
  const diagnostics = new Diagnostics();
  const { streams: planned } = planContract(model, [], { nulls: "nil", streams, functionNames }, diagnostics);
  expect(diagnostics.list).toEqual([]);
  expect(planned.map(({ functionName, constant }) => `${functionName} ${constant}`)).toEqual(want);
});

test.each([
  ["literal", 1, []],
  ["encoded", 0, ["stream-path"]],
])("a %s reply: %d streams", async (use, streams, codes) => {
  const reply = `<s:body use="${use}"/>`;
  const { model } = await build({
    ...list,
    operations: '<operation name="A"><input message="t:L"/><output message="t:L"/></operation>',
    bound: operation(body, reply, "A"),
    style: "rpc",
  });
  const diagnostics = new Diagnostics();
  const planned = planContract(model, [], { nulls: "nil", streams: { A: "x/item" } }, diagnostics);
  expect(planned.streams).toHaveLength(streams);
  expect(diagnostics.list.map(({ code }) => code)).toEqual(codes);
});
