import { expect, test } from "@jest/globals";
import { readFiles } from "../compare/testing/compare-fixture.js";
import { schemaOf } from "../link/testing/read-fixture.js";
import { choice, el, seq, type } from "../link/testing/schema-notation.js";
import { typeFacts, typeNames } from "./type-facts.js";

test.each<[title: string, content: string, members: Readonly<Record<string, string>>]>([
  [
    "a sequence",
    seq(el("a"), el("b", 'type="xs:int" minOccurs="0"')),
    { a: "xs:string, required", b: "xs:int, optional" },
  ],
  ["a choice, of which one is there", choice(el("a"), el("b", 'type="xs:int"')), { a: "xs:string", b: "xs:int" }],
  [
    "a repeated choice",
    seq(
      el("head"),
      '<xs:choice maxOccurs="unbounded">' + el("a") + el("b", 'type="xs:string" nillable="true"') + "</xs:choice>",
    ),
    { head: "xs:string, required", a: "xs:string", b: "xs:string, nillable" },
  ],
])("the members of %s", async (_title, content, members) => {
  const { model } = await readFiles({ "s.xsd": schemaOf(type("T", content)) });
  const found = model?.types.find(({ typeName }) => typeName === "T");
  if (model === undefined || found === undefined) throw new Error("The contract has no type T.");
  expect(typeFacts(found, typeNames(model)).members).toEqual(members);
});
