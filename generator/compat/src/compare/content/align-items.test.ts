import { expect, test } from "@jest/globals";
import type { ElementDeclaration } from "../../../../contract/dist/schema/schema-set.js";
import { alignItems } from "./align-items.js";
import type { Content, ElementContent } from "./content.js";

const at = { uri: "contract.xsd", line: 1, column: 1 };

/** `name:type`, or a wildcard as `*`. */
function item(text: string): Content {
  if (text === "*") {
    return { kind: "wildcard", min: 1, max: 1, at, wildcard: { namespaces: { kind: "any" }, process: "lax", at } };
  }
  const [name = "", type = "string"] = text.split(":");
  const declaration: ElementDeclaration = {
    at,
    documentation: undefined,
    name: `{urn:a}${name}`,
    type: { kind: "named", name: `{urn:a}${type}` },
    nillable: false,
    abstract: false,
    valueConstraint: undefined,
    substitutionGroup: undefined,
    block: [],
    final: [],
    identityConstraints: [],
  };
  return { kind: "element", min: 1, max: 1, at, name: declaration.name, declaration };
}

const textOf = (content: Content): string => (content.kind === "element" ? content.name.slice("{urn:a}".length) : "*");

function aligned(old: readonly string[], now: readonly string[], { ordered } = { ordered: true }): readonly string[] {
  const typeOf = ({ declaration }: ElementContent): unknown =>
    declaration.type.kind === "named" ? declaration.type.name : declaration.type;
  const isSameType = (one: ElementContent, other: ElementContent): boolean => typeOf(one) === typeOf(other);
  const { pairs, removed, added } = alignItems(old.map(item), now.map(item), ordered, isSameType);
  return [
    ...pairs.map(({ old: one, now: other, how }) => `${textOf(one)} ${how} ${textOf(other)}`),
    ...removed.map((one) => `- ${textOf(one)}`),
    ...added.map((one) => `+ ${textOf(one)}`),
  ];
}

test.each<[string, readonly string[], readonly string[], readonly string[]]>([
  ["a name in between", ["a", "b", "c"], ["a", "x", "c"], ["a same a", "c same c", "b renamed x"]],
  ["a name in another slot", ["a", "b"], ["x", "a"], ["a same a", "- b", "+ x"]],
  ["several in one slot", ["a", "b", "c"], ["a", "x", "y"], ["a same a", "b renamed x", "c renamed y"]],
  ["by their types", ["b:int", "c"], ["x", "y:int"], ["b renamed y", "- c", "+ x"]],
  ["behind a wildcard", ["*", "b"], ["x", "*"], ["* same *", "- b", "+ x"]],
  ["one name twice", ["a", "a"], ["a", "b"], ["a same a", "a renamed b"]],
])("renamed in a sequence: %s", (_name, old, now, want) => {
  expect(aligned(old, now)).toEqual(want);
});

test("if the order does not matter, an item may be renamed at any position", () => {
  expect(aligned(["a", "b"], ["x", "a"], { ordered: false })).toEqual(["a same a", "b renamed x"]);
});

test("three thousand different items are aligned without examining each pair", () => {
  const names = (prefix: string, type: string): readonly string[] =>
    Array.from({ length: 3000 }, (_, index) => `${prefix}${index}:${type}`);
  expect(aligned(names("a", "string"), names("b", "int"))).toHaveLength(6000);
});
