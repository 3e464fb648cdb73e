import { type Content, elementNames, type GroupContent, isGroup } from "./content.js";

/** A group whose items that are one group on the other side are one group here too, standing once. */
export function foldItems(group: GroupContent, other: GroupContent): GroupContent {
  if (group.kind === "all") return group;
  const folded = other.items.filter(isGroup).reduce((items, like) => fold(items, like, group), group.items);
  return folded === group.items ? group : { ...group, items: folded };
}

/** Puts neighbours whose elements are all in `like` together, where they are more than one. */
function fold(items: readonly Content[], like: GroupContent, parent: GroupContent): readonly Content[] {
  const names = new Set(elementNames(like));
  const isInside = (item: Content): boolean => {
    const own = elementNames(item);
    return own.length > 0 && own.every((name) => names.has(name));
  };
  const start = items.findIndex(isInside);
  if (start < 0) return items;
  const length = items.slice(start).findIndex((item) => !isInside(item));
  const end = length < 0 ? items.length : start + length;
  const inside = items.slice(start, end);
  const [first] = inside;
  if (first === undefined || inside.length < 2 || inside.length === items.length) return items;
  return [
    ...items.slice(0, start),
    { kind: parent.kind, min: 1, max: 1, at: first.at, items: inside },
    ...items.slice(end),
  ];
}
