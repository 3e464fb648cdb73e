/** Items that share a key. A group has at least one item. */
export type Group<Item> = readonly [Item, ...Item[]];

/** Groups to which items are still added. */
export type OpenGroups<Key, Item> = Map<Key, [Item, ...Item[]]>;

/**
 * Groups items by a key. Groups and items stay in the order of their first occurrence. (`Map.groupBy` needs a later
 * Node.)
 */
export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): ReadonlyMap<Key, Group<Item>> {
  const groups: OpenGroups<Key, Item> = new Map();
  for (const item of items) addToGroup(groups, keyOf(item), item);
  return groups;
}

/** Appends an item to the group of its key, and creates the group if necessary. */
export function addToGroup<Key, Item>(groups: OpenGroups<Key, Item>, key: Key, item: Item): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [item]);
  else group.push(item);
}

/** Removes pairs from two sets and yields them one by one: each old item with the first new item that fits it. */
export function* takePairs<Item>(
  removed: Set<Item>,
  added: Set<Item>,
  fits: (old: Item, now: Item) => boolean,
): Generator<readonly [old: Item, now: Item], void> {
  for (const old of removed) {
    for (const now of added) {
      if (!fits(old, now)) continue;
      removed.delete(old);
      added.delete(now);
      yield [old, now];
      break;
    }
  }
}
