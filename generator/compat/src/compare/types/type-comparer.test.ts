import { expect, test } from "@jest/globals";
import { el } from "../../../../contract/dist/testing/schema-notation.js";
import { readFiles, serviceOf } from "../../testing/compare-fixture.js";
import { alignNamespaces } from "../contract/align-names.js";
import { ContractSide } from "../contract/contract-side.js";
import { TypeComparer } from "./type-comparer.js";
import { newPair, type TypePair } from "./type-pair.js";

const chain = (last: string): string =>
  el("E0", 'type="xs:int"') +
  el("E1", 'type="xs:int" substitutionGroup="a:E0"') +
  el("E2", 'type="xs:int" substitutionGroup="a:E1"') +
  el("E3", `type="xs:int" substitutionGroup="a:E2"${last}`) +
  '<xs:complexType name="T"/>';

const shapeOf = ({ path, changes, uses }: TypePair): unknown => ({
  path,
  changes: changes.map(({ rule }) => rule),
  uses: [...uses].map(shapeOf),
});

test("indirect substitutes of an element are compared below the element, and not below the substitutes between", async () => {
  const [oldSide, newSide] = [
    await readFiles(serviceOf(chain(""))),
    await readFiles(serviceOf(chain(' nillable="true"'))),
  ];
  const alignment = alignNamespaces(oldSide.contract, newSide.contract);
  const sides = { old: new ContractSide(oldSide), now: new ContractSide(newSide), alignment };
  const [old, now] = [sides.old.globalElement("{urn:a}E0"), sides.now.globalElement("{urn:a}E0")];
  const pair = newPair("message");
  const at = { base: old.at, head: now.at };
  new TypeComparer(sides).declarations(old, now, { pair, node: "element", path: "message", qname: undefined, at });
  const alone = (path: string, ...changes: readonly string[]) => ({ path: `{urn:a}${path}`, changes, uses: [] });
  const below = [alone("E0"), alone("E1"), alone("E2"), alone("E3", "nillable-added")];
  expect(shapeOf(pair)).toEqual({
    path: "message",
    changes: [],
    uses: [{ path: "{urn:a}E0", changes: [], uses: below }],
  });
});
