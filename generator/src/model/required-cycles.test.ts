import { describe, expect, test } from "@jest/globals";
import { build, operation } from "./build/testing/operations-contract.js";
import type { ContractModel } from "./contract-model.js";
import { requiredCycles } from "./required-cycles.js";

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

describe("types whose values would have no end", () => {
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

const encodedBody = '<s:body use="encoded" namespace="urn:w"/>';
const list = record("L", sequence(el("v", "T"), el("rest", "L"), el("other", "L", 'minOccurs="0"')));

describe("an encoded message", () => {
  const encoded = (more: string) =>
    build({
      types: list + more,
      messages: '<message name="In"><part name="p" type="t:L"/></message><message name="Out"/>',
      operations: '<operation name="op"><input message="t:In"/><output message="t:Out"/></operation>',
      style: "rpc",
      bound: operation(encodedBody, encodedBody),
    });

  test("may have null where the type requires itself, and only there", async () => {
    const { model, codes } = await encoded("");
    expect(codes).toEqual([]);
    const type = model.types.find(({ typeName }) => typeName === "L");
    const members = type?.kind === "record" ? type.members : [];
    expect(members.map(({ property, nillable }) => `${property} ${nillable}`)).toEqual([
      "v false",
      "rest true",
      "other false",
    ]);
  });

  test("may not where a document has the type, too", async () => {
    const { model, codes } = await encoded('<xs:element name="Root" type="t:L"/>');
    expect(codes).toEqual(["type-requires-itself"]);
    expect(cycles(model)).toEqual([["L/rest"]]);
  });
});
