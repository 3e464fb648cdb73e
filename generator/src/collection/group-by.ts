/** Several items that share a key: there is at least one. */
export type Group<Item> = readonly [Item, ...Item[]];

/** Items by a key of theirs, groups and items in the order in which they come; as `Map.groupBy` of later versions of Node. */
export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): ReadonlyMap<Key, Group<Item>> {
  const groups = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
