import type { JsonReader } from "./json-reader.js";
import { absentValue } from "./member-table.js";

/** Reads an object that has exactly one of these members, by that member's decoder. */
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
