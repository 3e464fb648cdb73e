/** Takes out of what is left of both sides, one by one, each old item and the first new one that fits it. */
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
