/** An element's tags as they are written. */
export interface ElementTags {
  /** The name in them, with its prefix if it has one. */
  readonly name: string;
  /** A whole start tag without attributes. */
  readonly start: string;
  readonly end: string;
}

const known = /* @__PURE__ */ new Map<string, ElementTags>();
/** What is remembered: enough for the elements of large contracts, and nothing that a message alone could fill memory with. */
const knownTags = 4096;
const knownLength = 100;

/** The tags of elements of simple type: their names come from contracts, so the same few are asked for again and again. */
export function elementTags(tag: string): ElementTags {
  const tags = known.get(tag);
  if (tags !== undefined) return tags;
  const made = { name: tag, start: `<${tag}>`, end: `</${tag}>` };
  if (known.size < knownTags && tag.length <= knownLength) known.set(tag, made);
  return made;
}
