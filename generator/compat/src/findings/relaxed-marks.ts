import type { Span } from "@stubwright/contract/diagnostics";
import { type MarkedElement, markedElements, markNamespace, type Stability } from "@stubwright/contract/marks";
import type { SourceDocument } from "@stubwright/contract/read";

/** A mark that now allows changes which were refused before. */
interface RelaxedMark {
  readonly mark: "stability" | "sunset";
  /** The place by names alone. */
  readonly path: string;
  readonly old: string | undefined;
  readonly new: string | undefined;
  readonly at: Span;
}

/**
 * Finds marks of existing parts that are relaxed: a lower stability, an earlier sunset, or a new sunset in the past.
 * Without this, a later removal would pass unnoticed.
 */
export function relaxedMarks(
  old: readonly SourceDocument[],
  now: readonly SourceDocument[],
  today: string,
): readonly RelaxedMark[] {
  if (![...old, ...now].some(({ text }) => text.includes(markNamespace))) return [];
  const before = markedElements(old);
  return [...markedElements(now)].flatMap(([key, elements]) => {
    const others = before.get(key) ?? [];
    // Elements that look alike can be paired only if there are as many on both sides.
    if (others.length !== elements.length) return [];
    return elements.flatMap((element, index) => {
      const other = others[index];
      return other === undefined ? [] : relaxedBetween(other, element, today);
    });
  });
}

function relaxedBetween(old: MarkedElement, now: MarkedElement, today: string): readonly RelaxedMark[] {
  const { path, at } = now;
  const relaxed: RelaxedMark[] = [];
  if (old.own.stability !== now.own.stability && rankOf(now.stability) < rankOf(old.stability))
    relaxed.push({ mark: "stability", path, old: old.stability, new: now.stability, at });
  const [from, to] = [old.own.sunset, now.own.sunset];
  const isEarlier = to !== undefined && (from === undefined ? to <= today : from > today && to < from);
  if (isEarlier) relaxed.push({ mark: "sunset", path, old: from, new: to, at });
  return relaxed;
}

/** The rank of a stability. Parts without a mark are stable. */
function rankOf(stability: Stability = "stable"): number {
  return ["draft", "beta", "stable"].indexOf(stability);
}
