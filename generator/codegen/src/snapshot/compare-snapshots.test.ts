import { describe, expect, test } from "@jest/globals";
import { compareSnapshots } from "./compare-snapshots.js";
import { type ContractSnapshot, parseSnapshot, printSnapshot } from "./contract-snapshot.js";

const before: ContractSnapshot = {
  service: "GamesService",
  operations: {
    Pop: { handler: "pop", facts: { request: "Pop", reply: "Balloon", "SOAP action": "urn:a/Pop" } },
    Spin: { handler: "spin", facts: { request: "Spin", reply: "none (one-way)", "SOAP action": "urn:a/Spin" } },
  },
  types: {
    Pop: { facts: {}, members: { Guid: "guid, optional", Id: "xs:int, optional", toString: "xs:string, required" } },
    Balloon: { facts: { content: "A | B" }, members: { A: "xs:int, required", B: "xs:int, required" } },
    State: { facts: { "restriction of": "xs:string", enumeration: "Pending | Done" }, members: {} },
    Either: { facts: {}, members: { C: "xs:int" } },
  },
};

type Types = ContractSnapshot["types"];
const withPop = (members: Readonly<Record<string, string>>): Partial<Types> => ({ Pop: { facts: {}, members } });
const Guid = "guid, optional";
const Id = "xs:int, optional";
const text = "xs:string, required";

describe("the sentences about changes", () => {
  test.each<[string, Partial<Types>, readonly string[]]>([
    ["nothing", {}, []],
    [
      "a type",
      withPop({ Guid, Id: "xs:short, optional", toString: text }),
      ["Pop: member Id is now xs:short (was xs:int)"],
    ],
    [
      "a duty",
      withPop({ Guid, Id: "xs:int, required", toString: text }),
      ["Pop: member Id is now required (was optional)"],
    ],
    [
      "both",
      withPop({ Guid, Id: "xs:long, required", toString: text }),
      ["Pop: member Id is now xs:long, required (was xs:int, optional)"],
    ],
    [
      "a new member",
      withPop({ Guid, Id, toString: text, New: "xs:int, required" }),
      ["Pop: member New added (xs:int, required)"],
    ],
    [
      "a lost one named as every object's method",
      withPop({ Guid, Id }),
      ["Pop: member toString removed (was xs:string, required)"],
    ],
    [
      "a renamed one",
      withPop({ Guid, Number: Id, toString: text }),
      ["Pop: member Number replaces Id (xs:int, optional)"],
    ],
    [
      "a renamed one beside a new one",
      withPop({ Guid, Number: Id, toString: text, New: "xs:int, required" }),
      [
        "Pop: member Id removed (was xs:int, optional)",
        "Pop: member Number added (xs:int, optional)",
        "Pop: member New added (xs:int, required)",
      ],
    ],
    [
      "two new ones of one text",
      withPop({ Guid, Id, toString: text, One: Id, Two: Id }),
      ["Pop: member One added (xs:int, optional)", "Pop: member Two added (xs:int, optional)"],
    ],
    [
      "a member of which only the type is known",
      withPop({ Guid: "guid", Id, toString: text }),
      ["Pop: member Guid is now guid (was guid, optional)"],
    ],
    [
      "one that is another one",
      withPop({ Guid, Number: "xs:long, optional", toString: text }),
      ["Pop: member Id removed (was xs:int, optional)", "Pop: member Number added (xs:long, optional)"],
    ],
    ["the order", withPop({ Id, Guid, toString: text }), ["Pop: the order is now Id, Guid, toString"]],
    [
      "a fact",
      { State: { facts: { "restriction of": "xs:string", enumeration: "Pending" }, members: {} } },
      ["State: enumeration is now Pending (was Pending | Done)"],
    ],
    [
      "no fact any more",
      { Balloon: { facts: {}, members: { A: "xs:int, required", B: "xs:int, required" } } },
      ["Balloon: content removed (was A | B)"],
    ],
    ["a type less", { State: undefined }, ["type State removed"]],
    [
      "the type of a branch",
      { Either: { facts: {}, members: { C: "xs:long" } } },
      ["Either: member C is now xs:long (was xs:int)"],
    ],
    ["a new type", { More: { facts: {}, members: {} } }, ["type More added"]],
  ])("%s", (_title, types, sentences) => {
    const now = {
      ...before,
      types: Object.fromEntries(
        Object.entries({ ...before.types, ...types }).flatMap(([name, type]) => (type ? [[name, type]] : [])),
      ),
    };
    expect(compareSnapshots(before, now)).toEqual({ sentences, missing: [], removed: [] });
  });

  test.each<[string, readonly string[] | undefined, readonly string[] | undefined, readonly string[]]>([
    ["the same", ["urn:a"], ["urn:a"], []],
    ["another version", ["urn:a", "urn:b"], ["urn:a", "urn:b:v2"], ["namespace urn:b:v2 replaces urn:b"]],
    ["one more", ["urn:a"], ["urn:a", "urn:b"], ["namespace urn:b added"]],
    ["one less", ["urn:a", "urn:b"], ["urn:b"], ["namespace urn:a removed"]],
    ["those of a snapshot that has none", undefined, ["urn:a"], []],
  ])("namespaces: %s", (_title, old, namespaces, sentences) => {
    const having = (names: readonly string[] | undefined): ContractSnapshot =>
      names === undefined ? before : { ...before, namespaces: names };
    expect(compareSnapshots(having(old), having(namespaces)).sentences).toEqual(sentences);
    expect(parseSnapshot(printSnapshot(having(old)))).toEqual(having(old));
  });

  test("changed operations, with the handlers to add and to remove", () => {
    const now: ContractSnapshot = {
      ...before,
      operations: {
        Pop: {
          handler: "pop",
          facts: { request: "Pop", reply: "State", "SOAP action": "urn:a/Pop", routes: "POST /pop" },
        },
        Step: { handler: "step", facts: {} },
      },
    };
    expect(compareSnapshots(before, now)).toEqual({
      sentences: [
        "operation Pop: reply is now State (was Balloon)",
        "operation Pop: routes are now POST /pop",
        "operation Step added: write the handler step",
        "operation Spin removed: remove the handler spin",
      ],
      missing: ["step"],
      removed: ["spin"],
    });
  });

  test("a printed snapshot is parsed again; other text is not a snapshot", () => {
    expect(parseSnapshot(printSnapshot(before))).toEqual(before);
    const empty = { facts: {}, members: {} };
    for (const other of [
      ...["", "null", "[]", "{}", '{"service":"A","operations":{"a":1},"types":{}}'],
      ...[{ service: 1 }, { operations: null }, { types: [] }, { types: { A: null } }].map((part) =>
        JSON.stringify({ ...before, ...part }),
      ),
      ...[{ facts: null }, { members: { a: 1 } }].map((part) =>
        JSON.stringify({ ...before, types: { A: { ...empty, ...part } } }),
      ),
      JSON.stringify({ ...before, operations: { A: { facts: {} } } }),
    ])
      expect(parseSnapshot(other)).toBeUndefined();
  });
});
