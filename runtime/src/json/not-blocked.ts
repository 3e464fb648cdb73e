import { isOpenContent } from "../contract/open-content.js";
import type { TypeTable } from "../contract/type-table.js";
import type { JsonReader } from "./json-reader.js";

/** The reader, after it has reported a `$type` whose type is made in a way that the element's declaration blocks. */
export function notBlocked(json: JsonReader, table: TypeTable<string>, block: readonly string[]): JsonReader {
  const value = json.raw();
  const said = isOpenContent(value) ? value.$type : undefined;
  const row = table.rows.find(([name]) => name === said);
  if (row?.[3]?.some((way) => block.includes(way))) json.report("type", `the type ${row[0]} is not allowed here`);
  return json;
}
