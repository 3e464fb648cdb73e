import type { ExpandedName } from "../../link/schema-set.js";
import { localName, namespaceName } from "../../model/expanded-name.js";
import { type Content, type ElementContent, elementNames, isGroup } from "./content.js";

/** Which items of two groups are the same item, and which of either group is none of the other. */
export interface Alignment {
  readonly pairs: readonly ItemPair[];
  readonly removed: readonly Content[];
  readonly added: readonly Content[];
}

/** `how`: by name, by another namespace of the same local name, or by slot and type. */
export interface ItemPair {
  readonly old: Content;
  readonly now: Content;
  readonly how: "same" | "namespace" | "renamed";
}

/** Whether two elements have the same type and counts, so that one may be the other renamed. */
export type IsSameType = (old: ElementContent, now: ElementContent) => boolean;

/** Aligns the items of two groups; `ordered` where their order counts. */
export function alignItems(
  old: readonly Content[],
  now: readonly Content[],
  ordered: boolean,
  isSameType: IsSameType,
): Alignment {
  const aligner = new Aligner(old, now);
  aligner.pairAll((one, other) => one.kind === "element" && other.kind === "element" && one.name === other.name);
  aligner.pairBest();
  aligner.pairAll((one, other) => one.kind === "wildcard" && other.kind === "wildcard");
  aligner.pairBest(localName);
  aligner.pairAll((one, other) => isOtherNamespace(one, other), "namespace");
  aligner.pairAll(
    (one, other) =>
      one.kind === "element" &&
      other.kind === "element" &&
      (!ordered || aligner.isSameSlot(one, other)) &&
      isSameType(one, other),
    "renamed",
  );
  return aligner.result();
}

function isOtherNamespace(one: Content, other: Content): boolean {
  return (
    one.kind === "element" &&
    other.kind === "element" &&
    localName(one.name) === localName(other.name) &&
    namespaceName(one.name) !== namespaceName(other.name)
  );
}

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

  pairAll(fits: (old: Content, now: Content) => boolean, how: ItemPair["how"] = "same"): void {
    for (const one of this.#freeOld()) {
      const other = this.#freeNow().find((candidate) => fits(one, candidate));
      if (other !== undefined) this.#pair(one, other, how);
    }
  }

  /** Groups with the group, or the element, that they share most names with. */
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

  /** Whether both stand after the same aligned item. */
  isSameSlot(old: Content, now: Content): boolean {
    const before = this.#old.slice(0, this.#old.indexOf(old)).findLast((item) => this.#partner.has(item));
    const after = this.#now.slice(0, this.#now.indexOf(now)).findLast((item) => this.#taken.has(item));
    return (before === undefined ? undefined : this.#partner.get(before)) === after;
  }

  result(): Alignment {
    return { pairs: this.#pairs, removed: this.#freeOld(), added: this.#freeNow() };
  }

  #pair(old: Content, now: Content, how: ItemPair["how"]): void {
    this.#partner.set(old, now);
    this.#taken.add(now);
    this.#pairs.push({ old, now, how });
  }

  #freeOld(): readonly Content[] {
    return this.#old.filter((item) => !this.#partner.has(item));
  }

  #freeNow(): readonly Content[] {
    return this.#now.filter((item) => !this.#taken.has(item));
  }
}
