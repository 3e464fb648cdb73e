import type { Span } from "@stubwright/contract/diagnostics";
import { occursText } from "@stubwright/contract/model";
import type { ElementDeclaration, ExpandedName, Particle, Wildcard } from "@stubwright/contract/schema";
import { localName } from "@stubwright/contract/schema";

/** A content model in the form that is compared: without anything that could be written more simply. */
export type Content = { readonly min: number; readonly max: number; readonly at: Span } & (
  | { readonly kind: "element"; readonly name: ExpandedName; readonly declaration: ElementDeclaration }
  | { readonly kind: "wildcard"; readonly wildcard: Wildcard }
  | { readonly kind: GroupKind; readonly items: readonly Content[] }
);

/** The kinds of groups. */
type GroupKind = "sequence" | "choice" | "all";
/** Content that consists of one element. */
export type ElementContent = Content & { readonly kind: "element" };
/** Content that consists of a wildcard. */
export type WildcardContent = Content & { readonly kind: "wildcard" };
/** Content that consists of a group. */
export type GroupContent = Content & { readonly kind: GroupKind };

/** Whether content is a sequence, choice or all group. */
export function isGroup(content: Content): content is GroupContent {
  return content.kind !== "element" && content.kind !== "wildcard";
}

/** The names of all elements in the content at any depth, but not inside their types. */
export function elementNames(content: Content): readonly ExpandedName[] {
  if (content.kind === "element") return [content.name];
  return content.kind === "wildcard" ? [] : content.items.flatMap(elementNames);
}

/** All element particles in the content. */
export function elementsOf(content: Content): readonly ElementContent[] {
  if (content.kind === "element") return [content];
  return content.kind === "wildcard" ? [] : content.items.flatMap(elementsOf);
}

/** All wildcards in the content. */
export function wildcardsOf(content: Content): readonly Wildcard[] {
  if (content.kind === "wildcard") return [content.wildcard];
  return content.kind === "element" ? [] : content.items.flatMap(wildcardsOf);
}

/** Content as people write it: `(a, b?, (c | d)*)`. */
export function contentText(content: Content): string {
  return `${coreText(content)}${occursText(content.min, content.max)}`;
}

function coreText(content: Content): string {
  if (content.kind === "element") return localName(content.name);
  if (content.kind === "wildcard") return "any";
  const separator = { sequence: ", ", choice: " | ", all: " & " }[content.kind];
  return `(${content.items.map(contentText).join(separator)})`;
}

/** Turns content into a particle whose elements differ only by name. */
export function toParticle(content: Content): Particle {
  const { min, max, at } = content;
  if (content.kind === "element") {
    return { kind: "element", min, max, at, element: { kind: "reference", name: content.name } };
  }
  if (content.kind === "wildcard") return { kind: "wildcard", min, max, at, wildcard: content.wildcard };
  return { kind: content.kind, min, max, at, items: content.items.map(toParticle) };
}

/** Whether empty content is valid. */
export function isEmptiable(content: Content): boolean {
  if (content.min === 0) return true;
  if (!isGroup(content)) return false;
  return content.kind === "choice" ? content.items.some(isEmptiable) : content.items.every(isEmptiable);
}
