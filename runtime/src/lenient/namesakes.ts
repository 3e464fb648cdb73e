import type { ContentModel } from "../content/content-model.js";
import type { ExpandedName } from "../values/names.js";
import type { ElementTable } from "../xml/element-table.js";

/** Usual names of array items, for senders that do not use the contract's. */
const itemNames = ["item", "anyType"];

/**
 * The row that an unexpected element is likely to mean: the only one with the same local name in any namespace, or in
 * any letter case; for an array its item, whatever its name. -1 if there is none, or more than one.
 */
export function namesakeRow({ rows }: ElementTable<string>, { name }: ExpandedName): number {
  const only = onlyIndex(rows, ([row]) => row === name);
  if (only !== undefined) return only;
  const folded = onlyIndex(rows, ([row]) => row.toLowerCase() === name.toLowerCase());
  if (folded !== undefined) return folded;
  const [row] = rows;
  return rows.length === 1 && row !== undefined && row[2] > 1 && itemNames.includes(name) ? 0 : -1;
}

/**
 * The labels of a content model that an element is likely to mean: those with the same local name, or else the same
 * name in any letter case.
 */
export function namesakes<Name extends string>(model: ContentModel<Name>, name: string): readonly Name[] {
  return model.namesakes(name);
}

/** Index of the only wanted item; undefined if there is none, -1 if there are several. */
function onlyIndex<Item>(items: readonly Item[], isWanted: (item: Item) => boolean): number | undefined {
  const first = items.findIndex(isWanted);
  if (first < 0) return undefined;
  return items.findLastIndex(isWanted) === first ? first : -1;
}
