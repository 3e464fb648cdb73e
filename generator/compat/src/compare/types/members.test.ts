import { expect, test } from "@jest/globals";
import { complex, el, seq, type } from "../../../../contract/dist/testing/schema-notation.js";
import { changeTexts, type Files, findingsBetween, serviceOf } from "../../testing/compare-fixture.js";

const x = el("x", 'type="xs:int"');

const y = el("y", 'type="xs:int"');

const p = '<xs:attribute name="p" type="xs:int"/>';

const group = (...members: readonly string[]): string => `<xs:group name="G">${seq(...members)}</xs:group>`;

const attributes = (inside: string): string => `<xs:attributeGroup name="H">${inside}</xs:attributeGroup>`;

const appinfo = '<xs:annotation><xs:appinfo><element xmlns="" name="y"/></xs:appinfo></xs:annotation>';

const useGroup = '<xs:group ref="a:G"/>';

const useAttributes = '<xs:attributeGroup ref="a:H"/>';

/** `T` holds a `U` and a `V`, whose contents are given; what they share stands before. */
const contract = (shared: string, inU: string, inV: string): Files =>
  serviceOf(shared + type("T", seq(el("u", 'type="a:U"'), el("v", 'type="a:V"'))) + type("U", inU) + type("V", inV));

const extending = (base: string): string => complex("extension", base, seq(el("z", 'type="xs:int"')));

test.each<[title: string, old: Files, now: Files, want: readonly string[]]>([
  [
    "a member that a group loses is told of the group",
    contract(group(x, y), seq(useGroup), seq(useGroup)),
    contract(group(x), seq(useGroup), seq(useGroup)),
    ["member-removed-required G/y: - y"],
  ],
  [
    "a member that a group gains, too",
    contract(group(x), seq(useGroup), seq(useGroup)),
    contract(group(x, y), seq(useGroup), seq(useGroup)),
    ["member-added-required G/y: + y"],
  ],
  [
    "a type that no longer uses a group tells it itself",
    contract(group(x), seq(y, useGroup), seq(useGroup)),
    contract(group(x), seq(y), seq(useGroup)),
    ["member-removed-required U/x: - x"],
  ],
  [
    "two types that begin to use one tell it both",
    contract(group(x), seq(y), seq(y)),
    contract(group(x), seq(y, useGroup), seq(y, useGroup)),
    ["member-added-required U/x: + x", "member-added-required V/x: + x"],
  ],
  [
    "a group that is gone with its uses is no cause by itself",
    contract(group(x), seq(y, useGroup), seq(y)),
    contract("", seq(y), seq(y)),
    ["member-removed-required U/x: - x"],
  ],
  [
    "a group of that name for attributes is another",
    contract(group(x), seq(y, useGroup), seq(y)),
    contract(attributes(p).replace('"H"', '"G"'), seq(y), seq(y)),
    ["member-removed-required U/x: - x"],
  ],
  [
    "what stands inside of a member is not the group's",
    contract(group(el("o", "", type("", seq(x)).replace(' name=""', "")), x), seq(useGroup), seq(useGroup)),
    contract(group(el("o", "", type("", seq(x)).replace(' name=""', ""))), seq(useGroup), seq(useGroup)),
    ["member-removed-required G/x: - x"],
  ],
  [
    "nor what an annotation holds",
    contract(group(x, y), seq(useGroup), seq(useGroup)),
    contract(group(x).replace("<xs:sequence>", `${appinfo}$&`), seq(useGroup), seq(useGroup)),
    ["member-removed-required G/y: - y"],
  ],
  [
    "an attribute that a group loses",
    contract(attributes(p), useAttributes, useAttributes),
    contract(attributes(""), useAttributes, useAttributes),
    ["member-removed-optional H/@p: - p"],
  ],
  [
    "a type that no longer uses an attribute group",
    contract(attributes(p), useAttributes, useAttributes),
    contract(attributes(p), useAttributes, ""),
    ["member-removed-optional V/@p: - p"],
  ],
  [
    "a member that a base type loses",
    contract(type("B", seq(x, y)), extending("a:B"), extending("a:B")),
    contract(type("B", seq(x)), extending("a:B"), extending("a:B")),
    ["member-removed-required B/y: - y"],
  ],
  [
    "a type that no longer extends its base",
    contract(type("B", seq(x)), extending("a:B"), extending("a:B")),
    contract(type("B", seq(x)), seq(el("z", 'type="xs:int"')), extending("a:B")),
    ["member-removed-required U/x: - x"],
  ],
  [
    "a member of a base type that becomes an attribute",
    contract(type("B", seq(x)), extending("a:B"), extending("a:B")),
    contract(type("B", '<xs:attribute name="x" type="xs:int" use="required"/>'), extending("a:B"), extending("a:B")),
    ["element-attribute-switched B/x: element -> attribute"],
  ],
  [
    "a group that moves to another namespace and loses a member",
    contract(group(x, y), seq(useGroup), seq(useGroup)),
    movedTo("urn:moved", contract(group(x), seq(useGroup), seq(useGroup))),
    ["member-removed-required G/y: - y", "schema-namespace-changed urn:a: urn:a -> urn:moved"],
  ],
  [
    "one that moves there and gains one",
    contract(group(x), seq(useGroup), seq(useGroup)),
    movedTo("urn:moved", contract(group(x, y), seq(useGroup), seq(useGroup))),
    ["member-added-required G/y: + y", "schema-namespace-changed urn:a: urn:a -> urn:moved"],
  ],
])("%s", async (_title, old, now, want) => {
  const told = changeTexts(await findingsBetween(old, now));
  expect(told.filter((text) => !/^(?:message-root-element|ts-symbol)-/.test(text))).toEqual(want);
});

function movedTo(namespace: string, files: Files): Files {
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, text.replaceAll('"urn:a"', `"${namespace}"`)]),
  );
}
