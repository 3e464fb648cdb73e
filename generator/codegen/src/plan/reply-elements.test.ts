import { expect, test } from "@jest/globals";
import { Diagnostics } from "../../../contract/dist/diagnostics/diagnostics.js";
import { readFiles } from "../../../contract/dist/testing/read-files.js";
import { el, seq, type } from "../../../contract/dist/testing/schema-notation.js";
import { planNamespaces } from "./plan-namespaces.js";
import { planTypes } from "./plan-types.js";
import { ReplyElements } from "./reply-elements.js";
import { TypeUses } from "./type-uses.js";

const one = (name: string, typeName: string): string => el(name, `type="${typeName}" minOccurs="0"`);
const wide = Array.from({ length: 24 }, (_, index) => one(`e${index}`, "R"));
const items = el("item", 'type="xs:int" maxOccurs="9"');
const chain = [..."ABCDE"].map((name, index) => type(name, seq(one("next", "BCDEL".charAt(index)))));

/** The content of a type R, other types, and the paths to what is repeated. */
test.each<[title: string, content: string, others: string, want: readonly string[]]>([
  ["none, in a type that is in itself often", seq(...wide), "", []],
  ["one beside many that lead nowhere else", seq(...wide, items), "", ["e0/e0/e0/e0/e0/item"]],
  ["two of one type", seq(one("a", "L"), one("b", "L")), type("L", seq(items)), ["a/item", "b/item"]],
  [
    "beside a choice, and not in it",
    seq(`<xs:choice>${one("a", "L")}${el("b", 'type="xs:int" maxOccurs="9"')}</xs:choice>`, one("c", "L"), items),
    type("L", seq(items)),
    ["c/item", "item"],
  ],
  ["differing in case only from another", seq(one("a", "L"), one("A", "L"), items), type("L", seq(items)), ["item"]],
  ["too deep, and then not", seq(one("a", "A"), one("l", "L")), type("L", seq(items)) + chain.join(""), ["l/item"]],
])("paths to repeated elements: %s", async (_title, content, others, want) => {
  const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="r" type="R"/>${type("R", content)}${others}</xs:schema>`;
  const { model } = await readFiles({ "s.xsd": schema });
  const root = model?.elements[0];
  if (model === undefined || root === undefined) throw new Error("no model");
  const uses = new TypeUses(model, planNamespaces(model));
  const elements = new ReplyElements(uses.index, planTypes(model, uses, new Diagnostics()));
  expect(elements.paths(root.type).slice(0, want.length || undefined)).toEqual(want);
});
