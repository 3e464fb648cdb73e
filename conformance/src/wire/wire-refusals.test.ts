import { fileURLToPath } from "node:url";
import { matchTilesPerformanceRequest as matchTiles, popBalloonRequest as popBalloon } from "@game-play/api/operations";
import { samples } from "@game-play/api/samples";
import { describe, expect, test } from "@jest/globals";
import { DecodeError, type MessageCodec } from "@stubwright/runtime/codec";
import * as fc from "fast-check";
import { JsonJudge } from "../testing/json-judge.js";
import { XsdJudge } from "../testing/xsd-judge.js";
import { readJson, readXml, writeJson, writeXml } from "./wire-text.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const xsdJudge = new XsdJudge(`${root}contracts/game-play/game-play.xsd`);
const jsonJudge = new JsonJudge(`${root}contracts/game-play/openapi.yaml`);

const board = { ...samples.MatchTilesPerformanceRequest.reply, Board: [[1, 2], [], [3]], Colors: [1, 2, 3] };
const cases = [
  {
    title: "MatchTilesPerformanceRequest",
    codec: matchTiles.request,
    sample: samples.MatchTilesPerformanceRequest.request,
  },
  { title: "TileBoard", codec: matchTiles.reply, sample: board },
  { title: "PopBalloonRequest", codec: popBalloon.request, sample: samples.PopBalloonRequest.request },
  { title: "BalloonResult", codec: popBalloon.reply, sample: samples.PopBalloonRequest.reply },
].map(({ codec, ...rest }) => ({ ...rest, codec: codec as MessageCodec<unknown> }));

const texts = [
  ..."|  |0|1|-1|+1|007|1.5|1e3|1E400|.5|5.|2147483647|2147483648|-2147483648|-2147483649|99999999999999999999".split(
    "|",
  ),
  ..."true|false|TRUE|yes|abc|INF|-INF|+INF|NaN|nan|0x10|1 2| 1 |Pending|Win|Prize|<![CDATA[1]]>|<!--c-->1".split("|"),
  ..."2024-02-29T00:00:00|2023-02-29T00:00:00|2024-13-01T00:00:00|2024-01-01T24:00:00|2024-01-01T24:00:01".split("|"),
  ..."2024-01-01T00:00:00+14:00|2024-01-01T00:00:00+14:01|2024-01-01|0000-01-01T00:00:00|-0001-01-01T00:00:00Z".split(
    "|",
  ),
  ..."12024-01-01T00:00:00.1234567Z|2024-1-1T00:00:00|2024-01-01T00:00:00z|2024-01-01 00:00:00".split("|"),
  "01234567-89ab-cdef-0123-456789abcdef",
  "01234567-89AB-CDEF-0123-456789ABCDEF",
  "01234567-89ab-cdef-0123-456789abcdeg",
  "01234567-89ab-cdef-0123-456789abcdef0",
];

/** Makes one random change to a document. Most changes make it invalid. */
const xmlChange = fc.record({
  kind: fc.constantFrom("text", "remove", "double", "rename", "swap", "nil", "attribute", "namespace", "insert"),
  place: fc.nat(),
  other: fc.nat(),
  text: fc.constantFrom(...texts),
});

type XmlChange = typeof xmlChange extends fc.Arbitrary<infer Value> ? Value : never;

function changeXml(xml: string, change: XmlChange): string {
  const pick = (pattern: RegExp, nth: number): RegExpExecArray | undefined => {
    const found = [...xml.matchAll(pattern)];
    return found[nth % Math.max(1, found.length)];
  };
  const replace = (match: RegExpExecArray | undefined, by: (text: string) => string): string =>
    match === undefined ? xml : xml.slice(0, match.index) + by(match[0]) + xml.slice(match.index + match[0].length);
  const leaf = /<([\w:]+)>[^<]*<\/\1>/g;
  switch (change.kind) {
    case "text":
      return replace(pick(leaf, change.place), (one) => one.replace(/>[^<]*</, `>${change.text}<`));
    case "remove":
      return replace(pick(leaf, change.place), () => "");
    case "double":
      return replace(pick(leaf, change.place), (one) => one + one);
    case "rename":
      return replace(pick(leaf, change.place), (one) => one.replaceAll(/(<\/?)([\w:]+)/g, "$1$2x"));
    case "swap": {
      const one = pick(leaf, change.place);
      return one === undefined ? xml : replace(one, () => "").replace(/<\/[\w:]+>$/, (end) => one[0] + end);
    }
    case "nil":
      return replace(pick(leaf, change.place), (one) => one.replace(/<([\w:]+)>[^<]*/, '<$1 i:nil="true">'));
    case "attribute":
      return replace(pick(leaf, change.place), (one) => one.replace(/<([\w:]+)>/, '<$1 extra="1">'));
    case "namespace":
      return replace(pick(leaf, change.place), (one) => one.replace(/<([\w:]+)>/, '<$1 xmlns="urn:other">'));
    case "insert":
      return replace(pick(/<\/[\w:]+>/g, change.place), (one) => `${one}${change.text}`);
  }
}

describe.each(cases)("XML of $title", ({ codec, sample }) => {
  test("our codec refuses exactly the documents that libxml2 refuses", () => {
    const valid = writeXml(codec, sample);
    expect(xsdJudge.refusal(valid)).toBeUndefined();
    fc.assert(
      fc.property(fc.array(xmlChange, { minLength: 1, maxLength: 2 }), (changes) => {
        const xml = changes.reduce(changeXml, valid);
        const refusal = xsdJudge.refusal(xml);
        expect({ xml, refusal, ours: verdict(() => readXml(codec, xml)) }).toEqual({
          xml,
          refusal,
          ours: refusal === undefined ? "accepted" : "refused",
        });
      }),
      { numRuns: 400 },
    );
  });
});

const jsonValues: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -0,
    1,
    -1,
    1.5,
    1e300,
    2147483647,
    2147483648,
    -2147483648,
    -2147483649,
    [],
    {},
    [[]],
    [1],
    [null],
  ],
  ...[[[1, "2"]], [[1.5]], [{}], { Id: "1" }, { Id: 1 }, { Rating: 2 ** 31 }, "", "1", "true", "Pending", "other"],
  ...["0123456789abcdef0123456789abcdef", "0123456789ABCDEF0123456789ABCDEF", "0123456789abcdef", "zz"],
  ...["2024-02-29T00:00:00", "2024-01-01T00:00:00+14:00", "2024-01-01", "2024-01-01T00:00:00z", "now"],
];

const jsonChange = fc.record({
  kind: fc.constantFrom("replace", "remove", "add"),
  place: fc.nat(),
  inside: fc.boolean(),
  value: fc.constantFrom(...jsonValues),
});

type JsonChange = typeof jsonChange extends fc.Arbitrary<infer Value> ? Value : never;

function changeJson(message: Record<string, unknown>, change: JsonChange): void {
  const inner = message.Instance;
  const target = change.inside && inner !== null && typeof inner === "object" ? (inner as typeof message) : message;
  const names = Object.keys(target);
  const name = names[change.place % Math.max(1, names.length)] ?? "none";
  const value: unknown = structuredClone(change.value); // a second change goes into the first
  if (change.kind === "replace") target[name] = value;
  else if (change.kind === "remove") delete target[name];
  else target[`unknown${change.place}`] = value;
}

describe.each(cases)("JSON of $title", ({ title, codec, sample }) => {
  test("our codec refuses exactly the values that ajv refuses", () => {
    const valid = writeJson(codec, sample);
    expect(jsonJudge.refusal(title, JSON.parse(valid))).toBeUndefined();
    fc.assert(
      fc.property(fc.array(jsonChange, { minLength: 1, maxLength: 2 }), (changes) => {
        const message = JSON.parse(valid);
        for (const change of changes) changeJson(message, change);
        const refusal = jsonJudge.refusal(title, message);
        const text = JSON.stringify(message);
        expect({ text, refusal, ours: verdict(() => readJson(codec, text)) }).toEqual({
          text,
          refusal,
          ours: refusal === undefined ? "accepted" : "refused",
        });
      }),
      { numRuns: 400 },
    );
  });
});

describe("decisions that are stricter or more tolerant than the judges", () => {
  const pop = popBalloon.request;
  const id = "01234567-89ab-cdef-0123-456789abcdef";
  test.each([
    ["a hyphenated guid in JSON", '{"Guid":"01234567-89ab-cdef-0123-456789abcdef"}', { Guid: id }],
    ["a braced guid in upper case", '{"Guid":"{01234567-89AB-CDEF-0123-456789ABCDEF}"}', { Guid: id }],
    [
      "names in another case",
      '{"guid":"0123456789abcdef0123456789abcdef","POPBALLOONID":3}',
      { Guid: id, PopBalloonId: 3 },
    ],
    ["the exact name before one in another case", '{"popballoonid":1,"PopBalloonId":2}', { PopBalloonId: 2 }],
    ["members the contract does not have", '{"PopBalloonId":1,"__proto__":{"x":1},"More":[]}', { PopBalloonId: 1 }],
    [
      "text of a date kept to the last digit",
      '{"Instance":{"RatingDate":"2024-02-29T10:00:00.1234567+05:30"}}',
      { Instance: { RatingDate: "2024-02-29T10:00:00.1234567+05:30" } },
    ],
  ])("accepts %s", (_title, text, want) => {
    expect(readJson(pop, text)).toStrictEqual(want);
  });
  test("refuses a date that does not exist, with its place", () => {
    const issue = issuesOf(() => readJson(pop, '{"Instance":{"IssuedDate":"2023-02-29T10:00:00"}}'));
    expect(issue).toEqual(["/Instance/IssuedDate value"]);
  });
});

function verdict(read: () => unknown): "accepted" | "refused" {
  try {
    read();
    return "accepted";
  } catch (error) {
    if (error instanceof DecodeError) return "refused";
    throw error;
  }
}

function issuesOf(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof DecodeError) return error.issues.map((issue) => `${issue.pointer} ${issue.code}`);
    throw error;
  }
}
