import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "@jest/globals";
import {
  JsonReader,
  type MessageCodec,
  type OneWayOperation,
  type RequestReplyOperation,
  type StreamedOperation,
} from "@stubwright/runtime/codec";
import { generate } from "stubwright";
import { parse } from "yaml";
import { compileGolden } from "../testing/generated-modules.js";
import { JsonJudge } from "../testing/json-judge.js";
import { XsdJudge } from "../testing/xsd-judge.js";
import { readJson, readXml, writeJson, writeXml } from "../wire/wire-text.js";

const golden = fileURLToPath(new URL("../../../generator/codegen/golden/roots/", import.meta.url));
const folder = fileURLToPath(new URL("./carried-elements-modules/", import.meta.url));
const judge = new XsdJudge(`${golden}messages.xsd`);
const declarations = 'xmlns="urn:golden:roots" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

type Blocks = Readonly<Record<string, unknown>>;

/** The codecs of the elements that messages carry. */
const codecs = new Map<string, MessageCodec<unknown>>();

beforeAll(async () => {
  const operations: {
    readonly post: RequestReplyOperation<unknown, unknown, Blocks, Blocks>;
    readonly list: OneWayOperation<unknown>;
  } = await import(compileGolden("roots")("operations"));
  const { post, list } = operations;
  const all = [post.request, post.reply, list.request];
  const blocks = [...Object.values(post.requestHeaders ?? {}), ...Object.values(post.faults ?? {})];
  for (const codec of [...all, ...blocks]) codecs.set(codec.element.name, codec);
});

function codecOf(name: string): MessageCodec<unknown> {
  const codec = codecs.get(name);
  if (codec === undefined) throw new Error(`No message carries ${name}.`);
  return codec;
}

const nil = 'xsi:nil="true"';
const notNil = 'xsi:nil="false"';

/** Decodes an element with these attributes and content. Returns the value, or `refused` and the place. */
const given: readonly (readonly [element: string, attributes: string, content: string, want: unknown])[] = [
  ["Post", "", "<Text>a</Text>", { Text: "a" }],
  ["Post", 'xsi:type="Blank"', "", { $type: "Blank" }],
  ["Post", 'xsi:type="Signed" by="b"', "", { refused: "/@type" }],
  ["Posted", "", "done", "done"],
  ["Posted", "", "", "done"],
  ["Posted", "", "gone", { refused: "" }],
  ["Posted", nil, "", { refused: "" }],
  ["Posted", notNil, "done", "done"],
  ["Version", notNil, "1.0", "1.0"],
  ["Version", "", "1.0", "1.0"],
  ["Version", "", "2", { refused: "" }],
  ["Version", nil, "", { refused: "" }],
  ["Sender", nil, "", null],
  ["Sender", 'xsi:type="Signed" by="b"', "", { $type: "Signed", by: "b" }],
  ["Sender", 'xsi:type="Blank"', "", { refused: "/@type" }],
  ["Sender", `${nil} xsi:type="Blank"`, "", { refused: "/@type" }],
  ["Kind", "", "", "plain"],
  ["Kind", "", "other", "other"],
  ["Limit", 'unit="m"', "5", { unit: "m", $value: "5" }],
  ["Limit", notNil, "", { $value: "5" }],
  ["Limit", nil, "", { refused: "" }],
  ["Limit", "", "6", { refused: "" }],
  ["Refused", "", "", {}],
  ["Refused", 'xsi:type="Signed"', "", { refused: "/@type" }],
  ["Refused", 'xsi:type="Blank"', "", { refused: "/@type" }],
  ["List", "", `<Once ${notNil}/>`, { Once: 1 }],
  ["List", "", `<Once ${nil}/>`, { refused: "/Once" }],
  [
    "List",
    "",
    `<Version ${notNil}/><Once/><Often/><Often ${notNil}>1</Often>`,
    { Version: "1.0", Once: 1, Often: [1, 1] },
  ],
  ["List", "", `<Version ${nil}/><Once/>`, { refused: "/Version" }],
  ["List", "", `<Once/><Often/><Often ${nil}/>`, { refused: "/Often" }],
  ["List", "", `<Once/><Limit ${notNil} unit="m"/>`, { Once: 1, Limit: { unit: "m", $value: "5" } }],
  ["List", "", `<Once/><Limit ${nil}/>`, { refused: "/Limit" }],
  ["List", "", "<Once/><Limit>6</Limit>", { refused: "/Limit" }],
  [
    "List",
    "",
    '<Once/><Bound>5</Bound><Bound xsi:type="Weight" net="true"/>',
    { Once: 1, Bound: [{ $value: "5" }, { $type: "Weight", net: true, $value: "5" }] },
  ],
  ["List", "", '<Once/><Bound>5</Bound><Bound xsi:type="Weight">6</Bound>', { refused: "/Bound" }],
  ["List", "", `<Once/><Line ${notNil}>a b</Line>`, { Once: 1, Line: { $content: ["a b"] } }],
  ["List", "", "<Once/><Line/>", { Once: 1, Line: { $content: ["a b"] } }],
  ["List", "", '<Once/><Line content="c">a b</Line>', { Once: 1, Line: { content: "c", $content: ["a b"] } }],
  ["List", "", `<Once/><Line ${nil}/>`, { refused: "/Line" }],
  ["List", "", "<Once/><Line>a</Line>", { refused: "/Line" }],
  ["List", "", '<Once/><Free a="1">f</Free>', { Once: 1, Free: { attributes: { a: "1" }, content: ["f"] } }],
  ["List", "", `<Once/><Free ${notNil}/>`, { Once: 1, Free: { content: ["f"] } }],
  ["List", "", `<Once/><Free ${nil}/>`, { refused: "/Free" }],
  ["List", "", "<Once/><Free>g</Free>", { refused: "/Free" }],
  ["List", "", `<Once/><Row><Cell ${notNil}/></Row>`, { Once: 1, Row: [1] }],
  ["List", "", `<Once/><Row><Cell ${nil}/></Row>`, { refused: "/Row/Cell" }],
  ["List", "", `<Once/><Left ${notNil}/>`, { Once: 1, Left: "l" }],
  ["List", "", `<Once/><Left ${nil}/>`, { refused: "/Left" }],
  ["List", "", `<Once/><Right ${nil}/>`, { Once: 1, Right: null }],
];

describe("the content of a message follows the declaration of its element", () => {
  test.each(given)("over SOAP: %s %s with %j", (name, attributes, content, want) => {
    const codec = codecOf(name);
    const text = `<${name} ${declarations} ${attributes}>${content}</${name}>`;
    const isRefused = typeof want === "object" && want !== null && "refused" in want;
    expect(judge.refusal(text) !== undefined).toBe(isRefused);
    if (isRefused) {
      const issues = [expect.objectContaining({ pointer: want.refused })];
      expect(() => readXml(codec, text)).toThrow(expect.objectContaining({ issues }));
      return;
    }
    const value = readXml(codec, text);
    expect(value).toEqual(want);
    expect(judge.refusal(writeXml(codec, value))).toBeUndefined();
    expect(readXml(codec, writeXml(codec, value))).toEqual(want);
    expect(readJson(codec, writeJson(codec, value))).toEqual(want);
  });

  test.each<[string, string, unknown]>([
    ["Post", "", { $type: "Signed" }],
    ["Posted", "", null],
    ["Posted", "", "gone"],
    ["Version", "", null],
    ["Version", "", "1.1"],
    ["Sender", "", { $type: "Blank" }],
    ["Limit", "", null],
    ["Refused", "", { $type: "Signed" }],
    ["Refused", "", { $type: "Blank" }],
    ["List", "/Once", { Once: null }],
    ["List", "/Version", { Once: 1, Version: null }],
    ["List", "/Often/1", { Once: 1, Often: [1, null] }],
    ["List", "/Limit", { Once: 1, Limit: null }],
    ["List", "/Limit", { Once: 1, Limit: { $value: "6" } }],
    ["List", "/Bound/1", { Once: 1, Bound: [{ $value: "5.0" }, { $type: "Weight", $value: "6" }] }],
    ["List", "/Line", { Once: 1, Line: { $content: ["a"] } }],
    ["List", "/Line", { Once: 1, Line: { content: "a b", $content: ["a"] } }],
    ["List", "/Line", { Once: 1, Line: { $content: ["a b", { Mark: 1 }] } }],
    ["List", "/Line", { Once: 1, Line: null }],
    ["List", "/Free", { Once: 1, Free: { content: ["g"] } }],
    ["Limit", "", { $value: "6" }],
    ["List", "/Row/0", { Once: 1, Row: [null] }],
    ["List", "/Left", { Once: 1, Left: null }],
  ])("refused over JSON: %s, at %j: %j", (name, pointer, json) => {
    const issues = [expect.objectContaining({ pointer })];
    expect(() => readJson(codecOf(name), JSON.stringify(json))).toThrow(expect.objectContaining({ issues }));
  });

  test("items of a stream follow the `block` of their element", async () => {
    const { turnItems }: { readonly turnItems: StreamedOperation<unknown, unknown, unknown> } = await import(
      compileGolden("roots")("streams")
    );
    const read = (json: unknown): unknown => {
      const reader = new JsonReader(json);
      const value = turnItems.decodeJson(reader);
      reader.end();
      return value;
    };
    expect(read({ $type: "Blank" })).toEqual({ $type: "Blank" });
    expect(() => read({ $type: "Signed" })).toThrow("the type Signed is not allowed here");
  });

  test("OpenAPI allows no null for a fixed value", async () => {
    const { files } = await generate({ entry: "contract.wsdl", cwd: golden });
    const text = files.find(({ path }) => path === "openapi.yaml")?.text ?? "";
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "openapi.yaml"), text);
    const jsonJudge = new JsonJudge(join(folder, "openapi.yaml"));
    expect(jsonJudge.refusal("List", { Once: 1, Version: "1.0", Often: [1], Row: [1], Right: null })).toBeUndefined();
    for (const more of [
      { Once: null },
      { Version: null },
      { Often: [null] },
      { Limit: null },
      { Row: [null] },
      { Left: null },
    ]) {
      expect(jsonJudge.refusal("List", { Once: 1, ...more })).toBeDefined();
    }
    const { post } = parse(text).paths["/json/reply/Post"];
    const reply = post.responses["200"].content["application/json"];
    expect(reply).toMatchObject({ schema: { type: "string" }, example: "done" });
    const headers = post.parameters.find(({ name }: { readonly name?: string }) => name === "Soap-Headers");
    expect(headers.content["application/json"].schema.properties).toMatchObject({
      Version: expect.not.objectContaining({ anyOf: expect.anything() }),
      Sender: { anyOf: [{ $ref: "#/components/schemas/Note" }, { type: "null" }] },
    });
  });
});
