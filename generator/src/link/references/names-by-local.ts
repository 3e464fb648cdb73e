import { localName } from "../expanded-name.js";
import type { ExpandedName } from "../schema-set.js";

/** A table by expanded names, as far as its names are looked through. */
export type NamedTable = Pick<ReadonlyMap<ExpandedName, unknown>, "has" | "keys">;

const indexes = new WeakMap<NamedTable, ReadonlyMap<string, readonly ExpandedName[]>>();

/** The names of a table by their local parts, whatever their namespaces; made once for each table, when all its names are in it. */
export function namesByLocal(table: NamedTable): ReadonlyMap<string, readonly ExpandedName[]> {
  const known = indexes.get(table) ?? indexOf(table);
  indexes.set(table, known);
  return known;
}

function indexOf(table: NamedTable): ReadonlyMap<string, readonly ExpandedName[]> {
  const index = new Map<string, ExpandedName[]>();
  for (const name of table.keys()) {
    const same = index.get(localName(name));
    if (same === undefined) index.set(localName(name), [name]);
    else same.push(name);
  }
  return index;
}
