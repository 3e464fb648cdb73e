import { afterEach, expect, test } from "@jest/globals";
import { NMTOKEN } from "../../simple-types/names.js";
import type { ConstraintScope, XmlObserver } from "../xml-observer.js";
import { identityConstraints } from "./identity-constraints.js";

const keys = identityConstraints([{ kind: "key", name: "key", selector: [["row"]], fields: [[["@id"]]] }]);
const references = identityConstraints([
  { kind: "keyref", name: "reference", refer: "key", selector: [["ref"]], fields: [[["@id"]]] },
]);

/** An element with an attribute `id` or others in it, and the constraints that its declaration has. */
interface Sent {
  readonly name: string;
  readonly id?: string;
  readonly inside?: readonly Sent[];
  readonly scope?: ConstraintScope;
}

function problemsOf(sent: Sent): string[] {
  let observer: XmlObserver | undefined;
  const visit = ({ name, id, inside = [], scope }: Sent, depth: number): void => {
    if (scope !== undefined) observer = scope.begin({ depth, pointer: "" }, observer);
    if (id !== undefined) {
      observer?.attribute(depth, { namespace: "", name: "id", type: NMTOKEN, value: id });
    }
    for (const child of inside) visit(child, depth + 1);
    observer?.closed(depth, "", name);
  };
  visit(sent, 1);
  const problems: string[] = [];
  observer?.finish((_pointer, detail) => problems.push(detail));
  return problems;
}

const { set } = Map.prototype;

afterEach(() => {
  Map.prototype.set = set;
});

/** Sections inside each other, with these rows in the innermost. */
function chain(depth: number, rows: readonly Sent[]): Sent {
  const inside = depth === 1 ? rows : [chain(depth - 1, rows)];
  return { name: "section", inside, scope: keys };
}

test("the keys of a chain of elements are gathered once, and not at all without a reference", () => {
  const rows = Array.from({ length: 1000 }, (_none, index): Sent => ({ name: "row", id: `a${index}` }));
  const gatheredFor = (sent: readonly Sent[]): number => {
    let kept = 0;
    Map.prototype.set = function (key: unknown, value: unknown) {
      if (value !== null && typeof value === "object" && "children" in value) kept++;
      return set.call(this, key, value);
    };
    expect(problemsOf({ name: "root", scope: references, inside: [chain(40, rows), ...sent] })).toEqual([]);
    Map.prototype.set = set;
    return kept;
  };
  expect(gatheredFor([])).toBeLessThan(1500);
  expect(gatheredFor([{ name: "ref", id: "a7" }])).toBeLessThan(2500);
});

test.each<readonly [title: string, inside: readonly Sent[], problems: number]>([
  ["one of either", [chain(2, [{ name: "row", id: "a" }]), chain(1, [{ name: "row", id: "b" }])], 0],
  ["one in two places", [chain(2, [{ name: "row", id: "a" }]), chain(1, [{ name: "row", id: "a" }])], 1],
  [
    "one in three places, the larger table last",
    [
      chain(1, [{ name: "row", id: "a" }]),
      chain(1, [{ name: "row", id: "a" }]),
      chain(
        1,
        ["a", "b", "c"].map((id) => ({ name: "row", id })),
      ),
    ],
    1,
  ],
  ["none", [chain(3, [{ name: "row", id: "b" }])], 1],
])("a reference to %s", (_title, inside, problems) => {
  const found = problemsOf({ name: "root", scope: references, inside: [...inside, { name: "ref", id: "a" }] });
  expect(found).toEqual(Array(problems).fill("The reference reference refers to no key."));
});
