import { describe, expect, test } from "@jest/globals";
import { DecodeError } from "../errors/decode-error.js";
import { queryTexts } from "../server/query.js";
import { boolean } from "../simple-types/boolean.js";
import { dateTime } from "../simple-types/calendar.js";
import { double } from "../simple-types/floats.js";
import { guid } from "../simple-types/guid.js";
import { int } from "../simple-types/integers.js";
import { list } from "../simple-types/list.js";
import { string, token } from "../simple-types/strings.js";
import { JsonReader, type JsonReaderOptions } from "./json-reader.js";
import { memberTable } from "./member-table.js";
import { tagged } from "./read-choice.js";

interface Game {
  Guid?: string;
  Id?: number;
  Name?: string | null;
  Date?: string;
  Done?: boolean;
  Inner?: Inner | null;
  Tags?: string[];
  Grid?: number[][] | null;
}

interface Inner {
  Score: number;
  Label: string;
  Game?: Game;
}

const gameMembers = memberTable({ optional: ["Guid", "Id", "Name", "Date", "Done", "Inner", "Tags", "Grid"] });
const innerMembers = memberTable({ required: ["Score", "Label"], optional: ["Game"] });

function decodeGame(json: JsonReader): Game {
  const sent = json.object(gameMembers);
  const game: Game = {};
  if (sent.Guid !== undefined) game.Guid = json.member("Guid", sent.Guid).value(guid);
  if (sent.Id !== undefined) game.Id = json.member("Id", sent.Id).value(int);
  if (sent.Name !== undefined) game.Name = json.member("Name", sent.Name).nillable(string);
  if (sent.Date !== undefined) game.Date = json.member("Date", sent.Date).value(dateTime);
  if (sent.Done !== undefined) game.Done = json.member("Done", sent.Done).value(boolean);
  if (sent.Inner !== undefined) game.Inner = json.member("Inner", sent.Inner).nil() ? null : decodeInner(json);
  if (sent.Tags !== undefined) game.Tags = json.member("Tags", sent.Tags).values(token, { min: 1, max: 3 });
  if (sent.Grid !== undefined) {
    game.Grid = json.member("Grid", sent.Grid).nil() ? null : json.items((row) => row.values(int));
  }
  json.closeObject();
  return game;
}

function decodeInner(json: JsonReader): Inner {
  const sent = json.object(innerMembers);
  const inner: Inner = {
    Score: json.member("Score", sent.Score).value(double),
    Label: json.member("Label", sent.Label).value(string),
  };
  if (sent.Game !== undefined) inner.Game = decodeGame(json.member("Game", sent.Game));
  json.closeObject();
  return inner;
}

function read<Value>(text: string, decode: (json: JsonReader) => Value, options?: JsonReaderOptions): Value {
  const json = new JsonReader(JSON.parse(text), options);
  const value = decode(json);
  json.end();
  return value;
}

/** Each issue as `pointer code`. */
function issuesOf(attempt: () => unknown): string[] {
  try {
    attempt();
    return [];
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    return error.issues.map((issue) => `${issue.pointer} ${issue.code}`);
  }
}

describe("what is right is read", () => {
  test.each<[string, Game]>([
    ["{}", {}],
    ['{"Id":5,"Name":"n"}', { Id: 5, Name: "n" }],
    ['{"Name":null,"Inner":null,"Grid":null}', { Name: null, Inner: null, Grid: null }],
    ['{"id":5,"NAME":"n"}', { Id: 5, Name: "n" }],
    ['{"id":1,"Id":2,"ID":3}', { Id: 2 }],
    ['{"iD":1,"ID":3}', { Id: 3 }],
    ['{"Other":{"Id":"x"},"Id":1}', { Id: 1 }],
    ['{"__proto__":{"Id":1},"constructor":2,"toString":3}', {}],
    ['{"Guid":"{0123ABCD-0123-4567-89AB-0123456789AB}"}', { Guid: "0123abcd-0123-4567-89ab-0123456789ab" }],
    ['{"Tags":["a","b"],"Grid":[[1,2],[],[3]]}', { Tags: ["a", "b"], Grid: [[1, 2], [], [3]] }],
    [
      '{"Inner":{"score":1.5,"LABEL":"l","Game":{"Id":1}},"Id":2}',
      { Inner: { Score: 1.5, Label: "l", Game: { Id: 1 } }, Id: 2 },
    ],
    ['{"Date":"2017-06-01T10:00:00.1234567"}', { Date: "2017-06-01T10:00:00.1234567" }],
  ])("%s", (text, want) => expect(read(text, decodeGame)).toEqual(want));

  test("a name of the table is not taken for another that differs in case", () => {
    const table = memberTable({ optional: ["id", "Id"] });
    const names = (text: string): string[] => {
      const json = new JsonReader(JSON.parse(text));
      const sent = json.object(table);
      const found = table.rows.filter((name) => sent[name] !== undefined).map((name) => `${name}=${sent[name]}`);
      return [...found, ...json.issues.map(({ code, detail }) => `${code}: ${detail}`)];
    };
    expect(names('{"id":1}')).toEqual(["id=1"]);
    expect(names('{"ID":1}')).toEqual(["id=1", "conflict: ID may be id or Id"]);
    expect(names('{"ID":1,"Id":2}')).toEqual(["id=1", "Id=2"]);
    expect(names('{"Id":2,"id":1}')).toEqual(["id=1", "Id=2"]);
    expect(names('{"Id":1,"Other":2}')).toEqual(["Id=1"]);
  });

  test("scalars and arrays may be the whole message", () => {
    expect(read("5", (json) => json.value(int))).toBe(5);
    expect(read("[1,2]", (json) => json.values(int))).toEqual([1, 2]);
    expect(read('[{"Id":1},{}]', (json) => json.items(decodeGame))).toEqual([{ Id: 1 }, {}]);
    expect(read("[1,null]", (json) => json.items((item) => item.nillable(int)))).toEqual([1, null]);
  });
});

/** A message, and pointer and code of each issue, in turn. */
const refusals: readonly [string, readonly string[]][] = [
  ["[]", ["", "type"]],
  ["null", ["", "null"]],
  ['"x"', ["", "type"]],
  ['{"Id":"5"}', ["/Id", "type"]],
  ['{"Id":1.5}', ["/Id", "value"]],
  ['{"Id":2147483648}', ["/Id", "facet"]],
  ['{"Id":1e400}', ["/Id", "facet"]],
  ['{"Id":null}', ["/Id", "null"]],
  ['{"iD":null}', ["/iD", "null"]],
  ['{"Id":null,"iD":1}', ["/Id", "null"]],
  ['{"Id":[1]}', ["/Id", "type"]],
  ['{"Guid":""}', ["/Guid", "value"]],
  ['{"Guid":5}', ["/Guid", "type"]],
  ['{"Date":"2017-02-29T00:00:00"}', ["/Date", "value"]],
  ['{"Done":"true"}', ["/Done", "type"]],
  ['{"Done":1}', ["/Done", "type"]],
  ['{"Name":5}', ["/Name", "type"]],
  ['{"Inner":[]}', ["/Inner", "type"]],
  ['{"Inner":{}}', ["/Inner/Score", "missing", "/Inner/Label", "missing"]],
  ['{"Inner":{"Score":null,"Label":"x","Game":null}}', ["/Inner/Score", "null", "/Inner/Game", "null"]],
  ['{"Tags":"a"}', ["/Tags", "type"]],
  ['{"Tags":{}}', ["/Tags", "type"]],
  ['{"Tags":null}', ["/Tags", "null"]],
  ['{"Tags":[]}', ["/Tags", "missing"]],
  ['{"Tags":["a","b","c","d",5]}', ["/Tags", "repeated"]],
  ['{"Tags":["a",5," b",null]}', ["/Tags", "repeated", "/Tags/1", "type", "/Tags/2", "value"]],
  [
    '{"Grid":[[1,"2"],3,null,[4.5]]}',
    ["/Grid/0/1", "type", "/Grid/1", "type", "/Grid/2", "null", "/Grid/3/0", "value"],
  ],
  [
    '{"Grid":[["x"]],"Id":"x","Inner":{"Score":"x"}}',
    ["/Id", "type", "/Inner/Score", "type", "/Inner/Label", "missing", "/Grid/0/0", "type"],
  ],
];

describe("what is wrong is named", () => {
  test.each(refusals)("%s", (text, want) => {
    const rows = want.flatMap((entry, index) => (index % 2 === 0 ? [`${entry} ${want[index + 1]}`] : []));
    expect(issuesOf(() => read(text, decodeGame))).toEqual(rows);
  });

  test("names are escaped in pointers (RFC 6901)", () => {
    const table = memberTable({ optional: ["a/b~c"] });
    const decode = (json: JsonReader): number => json.member("a/b~c", json.object(table)["a/b~c"]).value(int);
    expect(issuesOf(() => read('{"a/b~c":"x"}', decode))).toEqual(["/a~1b~0c type"]);
  });

  test("an object of one member is named where it stands, its member below it", () => {
    const one = (json: JsonReader): unknown =>
      tagged<unknown>(json, { A: (of) => of.value(int), B: (of) => of.value(string) });
    const decode = (json: JsonReader): unknown => json.items(one);
    expect(issuesOf(() => read('[{"A":1},{},{"A":1,"B":"x"},{"C":1},{"B":2},7]', decode))).toEqual([
      "/1 type",
      "/2 type",
      "/3 type",
      "/4/B type",
      "/5 type",
    ]);
  });

  test("members are named as they were sent, each object by its own spelling", () => {
    const text = '{"iNNER":{"score":"x","Label":1,"gAME":{"ID":"x"}},"Grid":[["x"]],"id":"x"}';
    expect(issuesOf(() => read(text, decodeGame))).toEqual([
      "/id type",
      "/iNNER/score type",
      "/iNNER/Label type",
      "/iNNER/gAME/ID type",
      "/Grid/0/0 type",
    ]);
    expect(issuesOf(() => read('[{"ID":"x"},{"Id":"x"}]', (json) => json.items(decodeGame)))).toEqual([
      "/0/ID type",
      "/1/Id type",
    ]);
  });

  test("names that every object has are members where they were sent", () => {
    const table = memberTable({ required: ["constructor"], optional: ["toString", "valueOf", "Id"] });
    const decode = (json: JsonReader): readonly unknown[] => {
      const sent = json.object(table);
      const first = json.member("constructor", sent.constructor).value(int);
      return [first, ...table.rows.slice(1).map((name) => sent[name])];
    };
    expect(read('{"constructor":1,"toString":2,"valueof":3,"__proto__":4}', decode)).toEqual([1, 2, 3, undefined]);
    expect(read('{"constructor":1}', decode)).toEqual([1, undefined, undefined, undefined]);
    expect(issuesOf(() => read("{}", decode))).toEqual(["/constructor missing"]);
  });

  test("below what was not sent, nothing more is reported, and reading ends", () => {
    const table = memberTable({ required: ["Inner", "List"] });
    const decode = (json: JsonReader): void => {
      const sent = json.object(table);
      decodeInner(json.member("Inner", sent.Inner));
      json.member("List", sent.List).items(decodeInner, { min: 1 });
    };
    expect(issuesOf(() => read("{}", decode))).toEqual(["/Inner missing", "/List missing"]);
    expect(issuesOf(() => read("7", decode))).toEqual([" type"]);
  });

  test("a type with an optional member of its own type ends where none was sent", () => {
    const table = memberTable({ optional: ["Next"] });
    const decode = (json: JsonReader): void => {
      const sent = json.object(table);
      if (sent.Next !== undefined) decode(json.member("Next", sent.Next));
      json.closeObject();
    };
    expect(issuesOf(() => read('{"Next":{"Next":5}}', decode))).toEqual(["/Next/Next type"]);
  });

  test("after 20 issues, or as many as are asked for, reading stops", () => {
    const text = JSON.stringify(Array.from({ length: 100_000 }, () => "x"));
    const decode = (json: JsonReader): number[] => json.values(int);
    expect(issuesOf(() => read(text, decode))).toHaveLength(20);
    expect(issuesOf(() => read(text, decode, { errors: 1 }))).toEqual(["/0 type"]);
  });

  test("long texts are cut in messages", () => {
    const attempt = (): unknown => read(JSON.stringify({ Guid: "x".repeat(100_000) }), decodeGame);
    expect(attempt).toThrow(/^\/Guid: "x{40}…" is not a valid guid$/);
  });
});

describe("limits", () => {
  const nested = (depth: number): string =>
    `${'{"Inner":{"Score":1,"Label":"","Game":'.repeat(depth)}{}${"}}".repeat(depth)}`;

  test("members 64 deep inside each other are read, and not deeper; items are as deep as their array", () => {
    expect(issuesOf(() => read('{"Id":1,"Grid":[[1]]}', decodeGame, { depth: 2 }))).toEqual([]);
    expect(issuesOf(() => read('{"Grid":[[1]]}', decodeGame, { depth: 1 }))).toEqual(["/Grid limit"]);
    expect(issuesOf(() => read(nested(31), decodeGame))).toEqual([]);
    expect(issuesOf(() => read(nested(32), decodeGame))).toEqual([`${"/Inner/Game".repeat(32)} limit`]);
  });

  test("depth costs no stack", () => {
    expect(issuesOf(() => read(nested(100_000), decodeGame))).toHaveLength(1);
    expect(issuesOf(() => read(`{"Unknown":${"[".repeat(100_000)}${"]".repeat(100_000)}}`, decodeGame))).toEqual([]);
  });
});

describe("queries", () => {
  const query = (value: unknown): Game => {
    const json = new JsonReader(value, { members: queryTexts });
    const game = decodeGame(json);
    json.end();
    return game;
  };

  test.each<[unknown, Game]>([
    [{}, {}],
    [
      { Id: "5", Name: "5", Done: "true" },
      { Id: 5, Name: "5", Done: true },
    ],
    [
      { id: " 5 ", done: "1" },
      { Id: 5, Done: true },
    ],
    [{ Name: "null" }, { Name: "null" }],
    [{ Guid: "0123ABCD0123456789AB0123456789AB" }, { Guid: "0123abcd-0123-4567-89ab-0123456789ab" }],
    [{ Inner: '{"Score":1,"Label":"5"}' }, { Inner: { Score: 1, Label: "5" } }],
    [
      { Inner: "null", Grid: "null" },
      { Inner: null, Grid: null },
    ],
    [{ Tags: "a" }, { Tags: ["a"] }],
    [{ Tags: ["a", " b "] }, { Tags: ["a", "b"] }],
    [{ Tags: '["a","b"]' }, { Tags: ["a", "b"] }],
    [{ Grid: "[[1,2],[3]]" }, { Grid: [[1, 2], [3]] }],
    [{ Grid: ["[1,2]", "3"] }, { Grid: [[1, 2], [3]] }],
    [JSON.parse('{"__proto__":"x","__proto__[a]":"x","[Id]":"1","Other[Id]":"1"}'), {}],
  ])("%j", (value, want) => expect(query(value)).toEqual(want));

  test.each([
    ["1", [1]],
    ["1 2", [1, 2]],
    [
      ["1", "2"],
      [1, 2],
    ],
    [
      [" 1 2", "3"],
      [1, 2, 3],
    ],
  ])("a list of %j", (Levels, want) => {
    const json = new JsonReader({ Levels }, { members: queryTexts });
    const sent = json.object(memberTable({ required: ["Levels"] }));
    expect(json.member("Levels", sent.Levels).value(list(int, "levels"))).toEqual(want);
    json.end();
  });

  test("where text or an object may stand, it is text", () => {
    const table = memberTable({ required: ["Content"] });
    const decode = (json: JsonReader): readonly unknown[] =>
      json.member("Content", json.object(table).Content).items((item) => item.isText() && item.value(string));
    const items = (Content: unknown): readonly unknown[] =>
      decode(new JsonReader({ Content }, { members: queryTexts }));
    expect([items("hello"), items(["a", '{"Id":1}'])]).toEqual([["hello"], ["a", '{"Id":1}']]);
  });

  test.each([
    [{ Id: "" }, "/Id value"],
    [{ Id: "x" }, "/Id value"],
    [{ Id: "1.5" }, "/Id value"],
    [{ Id: ["1", "2"] }, "/Id repeated"],
    [{ Done: "yes" }, "/Done value"],
    [{ Inner: "x" }, "/Inner type"],
    [{ Inner: "{" }, "/Inner syntax"],
    [{ Inner: "" }, "/Inner type"],
    [{ Inner: '{"Score":"1","Label":"x"}' }, "/Inner/Score type"],
    [{ Grid: '[["1"]]' }, "/Grid/0/0 type"],
    [{ Grid: ["[x]"] }, "/Grid/0 syntax"],
    [{ Tags: '["\\u0000"]' }, "/Tags value"],
    [{ "Tags[]": ["a", "b"] }, "/Tags syntax"],
    [{ "tags[0]": "a" }, "/tags syntax"],
    [{ "Inner[Score]": "1", "Inner[Label]": "x" }, "/Inner syntax"],
    [{ "Id[x]": "1", Id: "1" }, "/Id syntax"],
  ])("%j is refused", (value, want) => expect(issuesOf(() => query(value))).toEqual([want]));
});
