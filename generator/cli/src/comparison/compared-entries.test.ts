import { expect, test } from "@jest/globals";
import { absentError, type Tree } from "../../../compat/dist/sides/tree.js";
import { pairConfigured } from "./compared-entries.js";

const config = "stubwright.config.json";

/** Makes a tree that contains only a config with the given contracts, each written as `name@entry`. */
function treeOf(contracts: readonly string[] | undefined): Tree {
  const read = contracts?.map((text, index) => {
    const [name, entry] = text.split("@");
    return { name: name === "" ? undefined : name, entry, out: `out${index}` };
  });
  const bytes = new TextEncoder().encode(JSON.stringify({ contracts: read }));
  const load: Tree["read"] = async (location) => {
    if (read !== undefined && location.endsWith(config)) return bytes;
    throw absentError(location);
  };
  return { label: "it", cwd: "/project", allowNetwork: false, read: load };
}

interface Row {
  readonly title: string;
  readonly base: readonly string[] | undefined;
  readonly head: readonly string[];
  readonly contract?: string;
  readonly want: readonly string[];
}

test.each<Row>([
  { title: "one is gone", base: ["a@a.wsdl", "b@b.wsdl"], head: ["a@a.wsdl"], want: ["a -> a", "- b"] },
  {
    title: "one takes the place of another",
    base: ["a@a.wsdl"],
    head: ["b@b.wsdl"],
    want: ["b -> b", "- a"],
  },
  { title: "one has another name", base: ["a@a.wsdl"], head: ["b@a.wsdl"], want: ["a -> b"] },
  { title: "one has another entry", base: ["a@a.wsdl"], head: ["a@b.wsdl"], want: ["a -> a"] },
  {
    title: "one without a name has moved",
    base: ["@old/a.wsdl"],
    head: ["@new/a.wsdl"],
    want: ["old/a.wsdl -> new/a.wsdl"],
  },
  {
    title: "one has got the name that it went by, and another its entry",
    base: ["@a.wsdl"],
    head: ["b@b.wsdl", "a@moved.wsdl"],
    want: ["b -> b", "a.wsdl -> a"],
  },
  {
    title: "one of two of an entry has another name",
    base: ["a@a.wsdl", "b@a.wsdl"],
    head: ["a@a.wsdl", "c@a.wsdl"],
    want: ["a -> a", "b -> c"],
  },
  {
    title: "one of two of an entry is gone",
    base: ["a@a.wsdl", "b@a.wsdl"],
    head: ["b@a.wsdl"],
    want: ["b -> b", "- a"],
  },
  { title: "one more of an entry", base: ["a@a.wsdl"], head: ["b@a.wsdl", "a@a.wsdl"], want: ["b -> b", "a -> a"] },
  { title: "the base has no config", base: undefined, head: ["a@a.wsdl"], want: ["a -> a"] },
  { title: "one is chosen", base: ["a@a.wsdl", "b@b.wsdl"], head: ["a@a.wsdl"], contract: "a", want: ["a -> a"] },
  {
    title: "the one that is gone is chosen",
    base: ["a@a.wsdl", "b@b.wsdl"],
    head: ["a@a.wsdl"],
    contract: "b",
    want: ["- b"],
  },
  { title: "the name that was is chosen", base: ["a@a.wsdl"], head: ["b@a.wsdl"], contract: "a", want: [] },
])("$title", async ({ base, head, contract, want }) => {
  const { pairs, removed } = await pairConfigured({ base: treeOf(base), head: treeOf(head) }, config, contract);
  const named = ({ name, entry }: { readonly name?: string | undefined; readonly entry: string }): string =>
    name ?? entry;
  const shown = pairs.map((pair) => `${named(pair.base)} -> ${named(pair.head)}`);
  expect([...shown, ...removed.map((one) => `- ${named(one)}`)]).toEqual(want);
});
