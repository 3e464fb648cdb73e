import type { ContentModel } from "../content/content-model.js";
import type { ElementTable } from "../xml/element-table.js";
import type { ExpandedName } from "../xml/namespace-scope.js";

/** What the items of an array are called by those who do not say. */
const itemNames = ["item", "anyType"];

/**
 * Row of the table that an element is meant to be which it does not have: the only one of the same local name in whatever namespace, or
 * in whatever case; the item of an array, whatever its type is called. -1 where there is none, or more than one.
 */
export function namesakeRow({ rows }: ElementTable<string>, { name }: ExpandedName): number {
  const only = onlyIndex(rows, ([row]) => row === name);
  if (only !== undefined) return only;
  const folded = onlyIndex(rows, ([row]) => row.toLowerCase() === name.toLowerCase());
  if (folded !== undefined) return folded;
  const [row] = rows;
  return rows.length === 1 && row !== undefined && row[2] > 1 && itemNames.includes(name) ? 0 : -1;
}

/** The names of a content model that an element is meant to be: of the same local name, in whatever case if there is none. */
export function namesakes<Name extends string>(model: ContentModel<Name>, name: string): readonly Name[] {
  return model.namesakes(name);
}

/** Index of the only item that is wanted; undefined where there is none, -1 where there are several. */
function onlyIndex<Item>(items: readonly Item[], isWanted: (item: Item) => boolean): number | undefined {
  const first = items.findIndex(isWanted);
  if (first < 0) return undefined;
  return items.findLastIndex(isWanted) === first ? first : -1;
}
