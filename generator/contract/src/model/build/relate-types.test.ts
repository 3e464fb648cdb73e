import { expect, test } from "@jest/globals";
import type { RecordType, TypeUse } from "../contract-model.js";
import { relateTypes } from "./relate-types.js";

const at = { uri: "a.xsd", line: 1, column: 1 };

const use = (id: string): TypeUse => ({ kind: "declared", id });

/** A record with as many members of a type as are wanted. */
function record(id: string, base: string | undefined, members: number, inner: string): RecordType {
  const member: RecordType["members"][number] = {
    name: "e",
    property: "e",
    node: "element",
    documentation: undefined,
    type: use(inner),
    nillable: false,
    required: true,
    min: 1,
    max: 1,
    value: undefined,
  };
  return {
    id,
    name: id,
    namespace: "",
    typeName: id,
    base,
    documentation: undefined,
    at,
    kind: "record",
    abstract: false,
    standIns: undefined,
    tagged: "never",
    attributes: [],
    attributeWildcard: undefined,
    content: { kind: "empty" },
    members: Array.from({ length: members }, () => member),
    parts: undefined,
  };
}

test.each<[title: string, derived: number, members: number]>([
  ["a type of very many members", 1, 200_000],
  ["many types of many members each", 500, 400],
])("replacing types are found for %s", (_title, derived, members) => {
  const names = Array.from({ length: derived }, (_, index) => `d${index}`);
  const types = [record("base", undefined, 1, "base"), ...names.map((name) => record(name, "base", members, "base"))];
  const [base] = relateTypes(types, {
    roots: [use("base"), use("d0")],
    isWrapped: () => false,
  });
  expect(base).toMatchObject({ standIns: ["base", ...names], tagged: "maybe" });
});
