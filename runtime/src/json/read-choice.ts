import { isOpenContent } from "../values/open-content.js";
import type { TypeTable } from "../values/type-table.js";
import type { JsonReader } from "./json-reader.js";
import { absentValue } from "./member-table.js";

/**
 * Reads an object that must have exactly one of several members, with the decoder of that member. Generated code uses
 * it for choices.
 */
export function tagged<Item>(
  json: JsonReader,
  decoders: { readonly [name: string]: (json: JsonReader) => Item },
): Item {
  const wanted = Object.keys(decoders);
  const members = json.openObject();
  const sent = Object.keys(members ?? {}).filter((name) => wanted.includes(name));
  const name = sent[0] ?? wanted[0];
  const decode = name === undefined ? undefined : decoders[name];
  if (name === undefined || decode === undefined) throw new Error("tagged() needs decoders");
  if (sent.length !== 1 && members !== undefined) {
    json.report("type", `exactly one of ${wanted.join(", ")} is expected here`);
  }
  const item = decode(json.member(name, sent.length === 0 ? absentValue : members?.[name]));
  json.closeObject();
  return item;
}

/** Reports a `$type` whose derivation the declaration of the element blocks. Returns the reader. */
export function notBlocked(json: JsonReader, table: TypeTable<string>, block: readonly string[]): JsonReader {
  const value = json.raw();
  const said = isOpenContent(value) ? value.$type : undefined;
  const row = table.rows.find(([name]) => name === said);
  if (row?.[3]?.some((way) => block.includes(way))) json.report("type", `the type ${row[0]} is not allowed here`);
  return json;
}
