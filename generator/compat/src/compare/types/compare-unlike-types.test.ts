import { expect, test } from "@jest/globals";
import { el, seq, simple, type } from "../../../../contract/dist/testing/schema-notation.js";
import { changeTexts, findingsBetween, serviceOf } from "../../testing/compare-fixture.js";

const used = type("T", seq(el("a", 'type="a:Code"'), el("b", 'type="a:Code"')));
const text = serviceOf(used + simple("Code", "xs:string", ""));
const withAttribute = serviceOf(
  `${used}<xs:complexType name="Code"><xs:simpleContent><xs:extension base="xs:string"><xs:attribute name="n"/></xs:extension></xs:simpleContent></xs:complexType>`,
);
const withElement = serviceOf(used + type("Code", seq(el("c"))));

test.each([
  [
    "gains an attribute",
    text,
    withAttribute,
    ["member-added-optional Code/@n: + n", "simple-content-gained-attributes Code: a simple type -> a complex type"],
  ],
  [
    "loses its attribute",
    withAttribute,
    text,
    ["json-shape-changed Code: a complex type -> a simple type", "member-removed-optional Code/@n: - n"],
  ],
  ["becomes elements", text, withElement, ["type-changed Code: a simple type -> a complex type"]],
])("a type that %s is reported at its declaration, once for all its members", async (_title, old, now, want) => {
  expect(changeTexts(await findingsBetween(old, now))).toEqual(want);
});
