import { addToGroup, type OpenGroups } from "@stubwright/contract/collection";
import type { Span } from "@stubwright/contract/diagnostics";
import { annotationNames, markNamespace } from "@stubwright/contract/marks";
import type { SourceDocument } from "@stubwright/contract/read";
import { attributeOf, type XmlElement } from "@stubwright/contract/read";
import { ownMarks, type Stability } from "./marks.js";

/** A mark that lets changes pass which were refused before. */
interface RelaxedMark {
  readonly mark: "stability" | "sunset";
  /** Where it is, by names alone. */
  readonly path: string;
  readonly old: string | undefined;
  readonly new: string | undefined;
  readonly at: Span;
}

/** What is said of one element, and of what it stands in. */
interface MarkedElement {
  readonly path: string;
  readonly own: ReturnType<typeof ownMarks>;
  /** Its own, or that of the nearest element around it. */
  readonly stability: Stability | undefined;
  readonly at: Span;
}

/**
 * Marks of what was there before that are relaxed: a lower stability, a sunset that is earlier, or one that was past when it was
 * first announced. The removal after it would pass without a word to anybody.
 */
export function relaxedMarks(
  old: readonly SourceDocument[],
  now: readonly SourceDocument[],
  today: string,
): readonly RelaxedMark[] {
  if (![...old, ...now].some(({ text }) => text.includes(markNamespace))) return [];
  const before = elementsOf(old);
  return [...elementsOf(now)].flatMap(([key, elements]) => {
    const others = before.get(key) ?? [];
    // Of several that look alike nobody knows which is which, unless there are as many.
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

/** What is not marked is stable. */
function rankOf(stability: Stability = "stable"): number {
  return ["draft", "beta", "stable"].indexOf(stability);
}

/** The elements of all documents by what they are and the names around them; what is said about them is none. */
function elementsOf(documents: readonly SourceDocument[]): OpenGroups<string, MarkedElement> {
  const found: OpenGroups<string, MarkedElement> = new Map();
  const read = (element: XmlElement, around: Pick<MarkedElement, "path" | "stability">): void => {
    const own = ownMarks(element);
    const path = pathOf(element, around.path);
    const stability = own.stability ?? around.stability;
    addToGroup(found, `${element.local} ${path}`, { path, own, stability, at: element.at });
    for (const child of element.children) if (!annotationNames.has(child.local)) read(child, { path, stability });
  };
  for (const { root } of documents) if (root !== undefined) read(root, { path: "", stability: undefined });
  return found;
}

/** A document's path starts from its namespace, wherever it stands; what has no name is where it stands. */
function pathOf(element: XmlElement, around: string): string {
  const { local } = element;
  if (local === "schema" || local === "definitions") return attributeOf(element, "targetNamespace")?.value ?? "";
  const name = ["name", "ref", "value"].map((key) => attributeOf(element, key)?.value).find((one) => one !== undefined);
  if (name === undefined) return around;
  const step = local === "attribute" ? `@${name}` : name;
  return /^(schema|definitions|redefine)$/.test(element.parent?.local ?? "")
    ? `{${around}}${step}`
    : `${around}/${step}`;
}
