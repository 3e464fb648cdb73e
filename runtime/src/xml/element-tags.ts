/** The tags of an element as markup. */
export interface ElementTags {
  /** The qualified name in the tags. */
  readonly name: string;
  /** The start tag without its `>`, ready for attributes. */
  readonly open: string;
  /** The complete start tag without attributes. */
  readonly start: string;
  readonly end: string;
  /** The markup of elements with small numbers, of the type that was written last. */
  numbers: NumberElements;
}

/**
 * The markup of elements with a small number, by that number, for one simple type. Most lists repeat the same few
 * numbers.
 */
interface NumberElements {
  readonly type: object | undefined;
  readonly elements: string[];
}

const known = /* @__PURE__ */ new Map<string, ElementTags>();
/** Limits of the cache: enough for the elements of large contracts, while no message can fill memory with its names. */
const knownTags = 4096;
const knownLength = 100;

/**
 * The tags for an element's name. They are cached, as the names come from contracts and the same few are needed again
 * and again.
 */
export function elementTags(tag: string): ElementTags {
  const tags = known.get(tag);
  if (tags !== undefined) return tags;
  const open = `<${tag}`;
  const made = { name: tag, open, start: `${open}>`, end: `</${tag}>`, numbers: { type: undefined, elements: [] } };
  if (known.size < knownTags && tag.length <= knownLength) known.set(tag, made);
  return made;
}

/** The cached elements with small numbers for items of a list of this type. */
export function numberElements(tags: ElementTags, type: object): string[] {
  if (tags.numbers.type !== type) tags.numbers = { type, elements: [] };
  return tags.numbers.elements;
}

/** Whether a value is an integer from 0 to 99; -0 is not, as it is written differently. */
export function isSmallNumber(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value < 100 && Number.isInteger(value) && !Object.is(value, -0);
}

/**
 * Flattens a concatenated text. V8 keeps concatenations as a tree, which takes several times the text's memory, until a
 * character is read.
 */
export function joined(text: string): string {
  text.charCodeAt(0);
  return text;
}
