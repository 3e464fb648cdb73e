import type { ExpandedName } from "@stubwright/contract/schema";
import { localName } from "@stubwright/contract/schema";
import { type Content, type ElementContent, elementNames, type GroupContent, isGroup } from "./content.js";

/** The pairs of equal items in two groups, and the items of either group without a partner. */
interface Alignment {
  readonly pairs: readonly ItemPair[];
  readonly removed: readonly Content[];
  readonly added: readonly Content[];
}

/** Two items that are the same item. `how`: by name, by local name in another namespace, or by position and type. */
export interface ItemPair {
  readonly old: Content;
  readonly now: Content;
  readonly how: "same" | "namespace" | "renamed";
}

/** Whether two elements have the same type and counts, so that one may be the other with a new name. */
export type IsSameType = (old: ElementContent, now: ElementContent) => boolean;

/** Aligns the items of two groups; `ordered` if their order matters. */
export function alignItems(
  old: readonly Content[],
  now: readonly Content[],
  ordered: boolean,
  isSameType: IsSameType,
): Alignment {
  const aligner = new Aligner(old, now);
  aligner.pairAlike((item) => (item.kind === "element" ? item.name : undefined), "same");
  aligner.pairBest();
  aligner.pairAlike((item) => (item.kind === "wildcard" ? "any" : undefined), "same");
  aligner.pairBest(localName);
  aligner.pairAlike((item) => (item.kind === "element" ? localName(item.name) : undefined), "namespace");
  const mayBeRenamed = (one: Content, other: Content): boolean =>
    one.kind === "element" && other.kind === "element" && isSameType(one, other);
  if (ordered) aligner.pairInSlots(mayBeRenamed);
  else aligner.pairAnywhere(mayBeRenamed);
  return aligner.result();
}

type Fits = (old: Content, now: Content) => boolean;

class Aligner {
  readonly #old: readonly Content[];
  readonly #now: readonly Content[];
  readonly #partner = new Map<Content, Content>();
  readonly #taken = new Set<Content>();
  readonly #pairs: ItemPair[] = [];

  constructor(old: readonly Content[], now: readonly Content[]) {
    this.#old = old;
    this.#now = now;
  }

  /** Pairs items with equal keys, in their order. Items without a key are left. */
  pairAlike(keyOf: (item: Content) => string | undefined, how: ItemPair["how"]): void {
    const free = new Map<string | undefined, Content[]>();
    for (const item of this.#freeNow()) {
      const known = free.get(keyOf(item));
      if (known === undefined) free.set(keyOf(item), [item]);
      else known.push(item);
    }
    for (const one of this.#freeOld()) {
      const key = keyOf(one);
      const other = key === undefined ? undefined : free.get(key)?.shift();
      if (other !== undefined) this.#pair(one, other, how);
    }
  }

  /** Pairs items that may be renamed, wherever they are. */
  pairAnywhere(fits: Fits): void {
    for (const one of this.#freeOld()) {
      const other = this.#freeNow().find((candidate) => fits(one, candidate));
      if (other !== undefined) this.#pair(one, other, "renamed");
    }
  }

  /** Pairs items that may be renamed and follow the same aligned item. */
  pairInSlots(fits: Fits): void {
    const positions = new Map(this.#now.map((item, position) => [item, position]));
    let slot = 0;
    for (const one of this.#old) {
      const partner = this.#partner.get(one);
      const other = partner ?? this.#freeFrom(slot, (candidate) => fits(one, candidate));
      if (other === undefined) continue;
      if (partner === undefined) this.#pair(one, other, "renamed");
      slot = (positions.get(other) ?? 0) + 1;
    }
  }

  /** Pairs each group with the group or element with which it shares most names. */
  pairBest(known: (name: ExpandedName) => string = (name) => name): void {
    for (const one of this.#freeOld()) {
      const names = new Set(elementNames(one).map(known));
      const best = this.#freeNow()
        .filter((candidate) => isGroup(one) || isGroup(candidate))
        .map((candidate) => ({
          candidate,
          shared: elementNames(candidate).filter((name) => names.has(known(name))).length,
        }))
        .sort((left, right) => right.shared - left.shared)[0];
      if (best !== undefined && best.shared > 0) this.#pair(one, best.candidate, "same");
    }
  }

  result(): Alignment {
    return { pairs: this.#pairs, removed: this.#freeOld(), added: this.#freeNow() };
  }

  #pair(old: Content, now: Content, how: ItemPair["how"]): void {
    this.#partner.set(old, now);
    this.#taken.add(now);
    this.#pairs.push({ old, now, how });
  }

  /** The first fitting item between a position and the next paired item. */
  #freeFrom(position: number, fits: (now: Content) => boolean): Content | undefined {
    for (let index = position; index < this.#now.length; index++) {
      const item = this.#now[index];
      if (item === undefined || this.#taken.has(item)) return undefined;
      if (fits(item)) return item;
    }
    return undefined;
  }

  #freeOld(): readonly Content[] {
    return this.#old.filter((item) => !this.#partner.has(item));
  }

  #freeNow(): readonly Content[] {
    return this.#now.filter((item) => !this.#taken.has(item));
  }
}

/** A group in which items are put into one inner group if they form one group on the other side. */
export function foldItems(group: GroupContent, other: GroupContent): GroupContent {
  if (group.kind === "all") return group;
  const folded = other.items.filter(isGroup).reduce((items, like) => fold(items, like, group), group.items);
  return folded === group.items ? group : { ...group, items: folded };
}

/** Puts neighbours whose elements are all in `like` into one group, if there are several. */
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
