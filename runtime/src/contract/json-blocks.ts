import { JsonReader } from "../json/json-reader.js";
import { JsonWriter } from "../json/json-writer.js";
import { memberTable } from "../json/member-table.js";
import { blockNames } from "./blocks.js";
import type { JsonDecoders, JsonEncoders } from "./json-operation.js";

/**
 * The HTTP header that carries the declared header blocks over JSON, where there is no SOAP Header: a JSON object in
 * ASCII with a member for each block.
 */
export const jsonBlocksHeader = "soap-headers";

/**
 * Encodes header blocks as one line of ASCII, as HTTP headers allow no more; undefined if there are none. Throws
 * `EncodeError`.
 */
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

/** Reads header blocks from a parsed header. Throws `DecodeError` if it is not a JSON object or breaks the contract. */
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
