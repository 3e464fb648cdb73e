import { blockNames } from "../contract/blocks.js";
import type { JsonDecoders, JsonEncoders } from "../contract/json-operation.js";
import { JsonReader } from "./json-reader.js";
import { JsonWriter } from "./json-writer.js";
import { memberTable } from "./member-table.js";

/** The HTTP header in which the JSON wire carries what SOAP has in its Header: a JSON object in ASCII, a member a block. */
export const jsonBlocksHeader = "soap-headers";

/** The blocks that are given as one line of ASCII; undefined without any. Throws `EncodeError`. */
export function encodeJsonBlocks<Blocks extends object>(
  codecs: JsonEncoders<Blocks>,
  blocks: Partial<Blocks>,
): string | undefined {
  const json = new JsonWriter();
  json.openObject();
  for (const name of blockNames(codecs)) {
    const value = blocks[name];
    if (value !== undefined) codecs[name].encodeJson(json.member(name), value);
  }
  json.closeObject();
  const text = json.toString();
  return text === "{}" ? undefined : text.replace(/[^ -~]/g, escapeCharacter);
}

/** The blocks of a parsed header. Throws `DecodeError` for what is no JSON object or not what the contract says. */
export function readJsonBlocks<Blocks extends object>(codecs: JsonDecoders<Blocks>, value: unknown): Partial<Blocks> {
  const json = new JsonReader(value);
  const table = memberTable({ optional: blockNames(codecs) });
  const blocks: Partial<Blocks> = {};
  const sent = json.object(table);
  for (const name of table.rows) {
    if (sent[name] !== undefined) blocks[name] = codecs[name].decodeJson(json.member(name, sent[name]));
  }
  json.end();
  return blocks;
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
