import { expect, test } from "@jest/globals";
import {
  complex,
  el,
  facet,
  list,
  seq,
  simple,
  type,
  union,
} from "../../../../contract/dist/testing/schema-notation.js";
import { changeTexts, findingsBetween, serviceOf } from "../../testing/compare-fixture.js";

const member = (name: string): string => type("T", seq(el("x", `type="a:${name}"`)));
const values = (name: string, ...texts: readonly string[]): string =>
  simple(name, "xs:string", texts.map((text) => facet("enumeration", text)).join(""));
const record = (name: string, ...members: readonly string[]): string =>
  type(name, seq(...members.map((one) => el(one))));
const anonymous = (text: string): string =>
  `<xs:simpleType><xs:restriction base="xs:string"><xs:enumeration value="${text}"/></xs:restriction></xs:simpleType>`;

test.each<[title: string, old: string, now: string, want: readonly string[]]>([
  [
    "a base",
    record("B", "a") + type("T", complex("extension", "a:B", seq(el("b")))),
    record("T", "a", "b"),
    ["ts-symbol-changed B: - B"],
  ],
  [
    "one type of a union",
    member("Code") + union("Code", "a:K xs:int") + values("K", "A"),
    `${member("Code")}<xs:simpleType name="Code"><xs:union memberTypes="xs:int">${anonymous("A")}</xs:union></xs:simpleType>`,
    ["ts-symbol-changed K: - K"],
  ],
  [
    "the items of a list",
    member("Codes") + list("Codes", "a:K") + values("K", "A"),
    `${member("Codes")}<xs:simpleType name="Codes"><xs:list>${anonymous("A")}</xs:list></xs:simpleType>`,
    ["ts-symbol-changed K: - K"],
  ],
  [
    "the type of a member that is gone: the member is told",
    type("T", seq(el("a"), el("x", 'type="a:X" minOccurs="0"'))) + record("X", "a"),
    record("T", "a"),
    ["member-removed-optional T/x: - x"],
  ],
  [
    "a type whose name another has taken",
    member("Order") + record("Order", "a"),
    member("OrderV1") + record("OrderV1", "a") + record("Order", "b"),
    ["ts-symbol-changed T/x: Order -> OrderV1"],
  ],
  [
    "values whose name others have taken",
    member("Code") + values("Code", "A"),
    member("CodeV1") + values("CodeV1", "A") + values("Code", "B"),
    ["ts-symbol-changed Code: Code -> CodeV1"],
  ],
  [
    "two types that take each other's names",
    type("T", seq(el("x", 'type="a:X"'), el("y", 'type="a:Y"'))) + record("X", "a") + record("Y", "b"),
    type("T", seq(el("x", 'type="a:Y"'), el("y", 'type="a:X"'))) + record("Y", "a") + record("X", "b"),
    ["ts-symbol-changed T/x: X -> Y", "ts-symbol-changed T/y: Y -> X"],
  ],
  [
    "a type that has become another of the same values",
    member("X") + record("X", "a") + record("Y", "a"),
    member("Y") + record("X", "a") + record("Y", "a"),
    [],
  ],
])("names that disappear from code: %s", async (_title, old, now, want) => {
  expect(changeTexts(await findingsBetween(serviceOf(old), serviceOf(now)))).toEqual(want);
});
