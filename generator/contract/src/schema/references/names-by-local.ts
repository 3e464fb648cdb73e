import { groupBy } from "../../collection/group-by.js";
import { localName } from "../expanded-name.js";
import type { ExpandedName } from "../schema-set.js";

/** A table by expanded names, as far as its names are looked through. */
export type NamedTable = Pick<ReadonlyMap<ExpandedName, unknown>, "has" | "keys">;

const indexes = new WeakMap<NamedTable, ReadonlyMap<string, readonly ExpandedName[]>>();

/** The names of a table by their local parts, whatever their namespaces; made once for each table, when all its names are in it. */
export function namesByLocal(table: NamedTable): ReadonlyMap<string, readonly ExpandedName[]> {
  const known = indexes.get(table) ?? groupBy(table.keys(), localName);
  indexes.set(table, known);
  return known;
}
