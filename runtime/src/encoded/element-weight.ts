import type { AnyElement } from "../any-element.js";

/** About how much an element takes, what is in it left out: tags, attributes and text, in UTF-16 code units. */
export function elementWeight({ name, attributes = {}, content = [] }: AnyElement): number {
  let weight = 64 + name.length;
  for (const value of Object.values(attributes)) weight += value.length;
  for (const item of content) if (typeof item === "string") weight += item.length;
  return weight;
}

/** About how much an element takes with all that is in it. */
export function ownWeight(element: AnyElement): number {
  let weight = elementWeight(element);
  for (const child of element.content ?? []) if (typeof child !== "string") weight += ownWeight(child);
  return weight;
}
