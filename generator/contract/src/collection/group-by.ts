/** Several items that share a key: there is at least one. */
export type Group<Item> = readonly [Item, ...Item[]];

/** Groups that items are still put in. */
export type OpenGroups<Key, Item> = Map<Key, [Item, ...Item[]]>;

/** Items by a key of theirs, groups and items in the order in which they come; as `Map.groupBy` of later versions of Node. */
export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): ReadonlyMap<Key, Group<Item>> {
  const groups: OpenGroups<Key, Item> = new Map();
  for (const item of items) addToGroup(groups, keyOf(item), item);
  return groups;
}

/** Puts an item behind those that have its key. */
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
