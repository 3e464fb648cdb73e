import { describe, expect, test } from "@jest/globals";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import { build } from "./build/testing/operations-contract.js";
import type { ContractModel } from "./contract-model.js";
import { reportCycles, requiredCycles } from "./required-cycles.js";

const record = (name: string, content: string): string => `<xs:complexType name="${name}">${content}</xs:complexType>`;

const sequence = (...items: readonly string[]): string => `<xs:sequence>${items.join("")}</xs:sequence>`;

const el = (name: string, type: string, more = ""): string => `<xs:element name="${name}" type="t:${type}" ${more}/>`;

/** The elements that lead from type to type of each group, as `List/rest`. */
function cycles({ types }: ContractModel): readonly (readonly string[])[] {
  return requiredCycles(types).map((cycle) =>
    cycle.types.flatMap((type) =>
      cycle.elementsOf(type).map(({ name }) => `${type.typeName}${name.replace("{}", "/")}`),
    ),
  );
}

describe("types whose values would be endless", () => {
  test.each<[title: string, types: string, want: readonly (readonly string[])[]]>([
    ["one that requires itself", record("L", sequence(el("v", "T"), el("rest", "L"))), [["L/rest"]]],
    [
      "two that require each other",
      record("A", sequence(el("b", "B"))) + record("B", `<xs:all>${el("a", "A")}</xs:all>`),
      [["A/b", "B/a"]],
    ],
    [
      "several of itself",
      record("L", sequence(el("v", "T"), el("rest", "L", 'minOccurs="2" maxOccurs="3"'))),
      [["L/rest"]],
    ],
    ["an array of arrays", record("L", sequence(el("l", "L", 'minOccurs="1" maxOccurs="9"'))), [["L/l"]]],
    [
      "one in a base",
      record("L", sequence(el("v", "T"), el("rest", "M"))) +
        record(
          "M",
          `<xs:complexContent><xs:extension base="t:L">${sequence(el("w", "T"))}</xs:extension></xs:complexContent>`,
        ),
      [["M/rest"]],
    ],
    ["not one that may be absent", record("L", sequence(el("v", "T"), el("rest", "L", 'minOccurs="0"'))), []],
    ["not one that may be null", record("L", sequence(el("v", "T"), el("rest", "L", 'nillable="true"'))), []],
    ["not one in a choice", record("L", `<xs:choice>${el("v", "T")}${el("rest", "L")}</xs:choice>`), []],
    [
      "not one in a group that may be absent",
      record("L", `<xs:sequence minOccurs="0">${el("v", "T")}${el("rest", "L")}</xs:sequence>`),
      [],
    ],
    [
      "not what only leads to one another",
      record("A", sequence(el("b", "B"))) + record("B", sequence(el("v", "T"))),
      [],
    ],
  ])("%s", async (_title, types, want) => {
    const { model, codes } = await build({ types });
    expect(cycles(model)).toEqual(want);
    expect(codes.filter((code) => code === "type-requires-itself")).toHaveLength(want.length);
  });
});

test("the first few elements are named, and the others counted", async () => {
  const elements = ["a", "b", "c", "d", "e", "f", "g"].map((name) => el(name, "L"));
  const { model } = await build({ types: record("L", sequence(...elements)) });
  const diagnostics = new Diagnostics();
  reportCycles(model.types, diagnostics);
  expect(diagnostics.list).toMatchObject([
    { code: "type-requires-itself", arguments: { type: "L", elements: "L/a, L/b, L/c, L/d, L/e and 2 more" } },
  ]);
});
