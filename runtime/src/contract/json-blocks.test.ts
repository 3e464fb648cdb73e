import { expect, test } from "@jest/globals";
import type { JsonReader } from "../json/json-reader.js";
import type { JsonWriter } from "../json/json-writer.js";
import { int } from "../simple-types/integers.js";
import { string } from "../simple-types/strings.js";
import { encodeJsonBlocks, readJsonBlocks } from "./json-blocks.js";

interface Blocks {
  readonly Ticket: number;
  readonly Trace: string;
}

const codecs = {
  Ticket: {
    decodeJson: (json: JsonReader) => json.value(int),
    encodeJson: (json: JsonWriter, value: number) => json.value(int, value),
  },
  Trace: {
    decodeJson: (json: JsonReader) => json.value(string),
    encodeJson: (json: JsonWriter, value: string) => json.value(string, value),
  },
};

test.each<[Partial<Blocks>, string | undefined]>([
  [{}, undefined],
  [{ Trace: "" }, '{"Trace":""}'],
  [{ Ticket: 0, Trace: "a\n" }, '{"Ticket":0,"Trace":"a\\n"}'],
  [{ Trace: "é😀\u007f" }, '{"Trace":"\\u00e9\\ud83d\\ude00\\u007f"}'],
])("the blocks %j are sent as the header %s, and without any there is none", (blocks, want) => {
  const header = encodeJsonBlocks<Blocks>(codecs, blocks);
  expect(header).toBe(want);
  if (header !== undefined) expect(readJsonBlocks<Blocks>(codecs, JSON.parse(header))).toEqual(blocks);
});
