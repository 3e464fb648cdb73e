import { expect, test } from "@jest/globals";
import { readFiles } from "../../../contract/dist/testing/read-files.js";
import { schemaOf } from "../../../contract/dist/testing/read-fixture.js";
import {
  choice,
  complex,
  el,
  facet,
  list,
  seq,
  simple,
  type,
  union,
} from "../../../contract/dist/testing/schema-notation.js";
import { typeFacts, typeNames } from "./take-snapshot.js";

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
  [
    "what may be null, repeats, is an attribute or has a value",
    seq(el("a", 'type="xs:string" nillable="true"'), el("b", 'type="xs:int" maxOccurs="3" minOccurs="2"')) +
      '<xs:attribute name="c" type="xs:string" fixed="x"/>',
    {
      a: "xs:string, required, nillable",
      b: "xs:int, required, 2 to 3",
      c: 'xs:string, optional, attribute, fixed "x"',
    },
  ],
])("the members of %s", async (_title, content, members) => {
  const { model } = await readFiles({ "s.xsd": schemaOf(type("T", content)) });
  const found = model?.types.find(({ typeName }) => typeName === "T");
  if (model === undefined || found === undefined) throw new Error("The contract has no type T.");
  expect(typeFacts(found, typeNames(model)).members).toEqual(members);
});

test.each<[string, string, Readonly<Record<string, string>>]>([
  ["an abstract type", type("T", seq(el("a")), 'abstract="true"'), { abstract: "yes" }],
  [
    "a type of another",
    type("B", seq(el("a"))) + type("T", complex("extension", "a:B", seq(el("b")))),
    { extends: "B" },
  ],
  [
    "a restriction",
    simple("T", "xs:string", facet("enumeration", "x") + facet("enumeration", "y")),
    {
      "restriction of": "xs:string",
      enumeration: "x | y",
    },
  ],
  ["a bound", simple("T", "xs:int", facet("minInclusive", 1)), { "restriction of": "xs:int", minInclusive: "1" }],
  ["a list", list("T", "xs:int"), { "list of": "xs:int" }],
  ["a union", union("T", "xs:int a:U") + simple("U", "xs:string", ""), { "union of": "xs:int | U" }],
])("the facts of %s", async (_title, types, facts) => {
  const { model } = await readFiles({ "s.xsd": schemaOf(types) });
  const found = model?.types.find(({ name }) => name?.endsWith("}T"));
  if (model === undefined || found === undefined) throw new Error("The contract has no type T.");
  expect(typeFacts(found, typeNames(model)).facts).toEqual(facts);
});
