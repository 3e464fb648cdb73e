/** An element's tags as they are written. */
export interface ElementTags {
  /** The name in them, with its prefix if it has one. */
  readonly name: string;
  /** A start tag up to where its attributes and its `>` go. */
  readonly open: string;
  /** A whole start tag without attributes. */
  readonly start: string;
  readonly end: string;
  /** The elements of small numbers that were written last. */
  numbers: NumberElements;
}

/** Whole elements of one simple type whose value is a small number, by that number; those that were written before. */
interface NumberElements {
  readonly type: object | undefined;
  readonly elements: string[];
}

const known = /* @__PURE__ */ new Map<string, ElementTags>();
/** What is remembered: enough for the elements of large contracts, and nothing that a message alone could fill memory with. */
const knownTags = 4096;
const knownLength = 100;

/** The tags of elements: their names come from contracts, so the same few are asked for again and again. */
export function elementTags(tag: string): ElementTags {
  const tags = known.get(tag);
  if (tags !== undefined) return tags;
  const open = `<${tag}`;
  const made = { name: tag, open, start: `${open}>`, end: `</${tag}>`, numbers: { type: undefined, elements: [] } };
  if (known.size < knownTags && tag.length <= knownLength) known.set(tag, made);
  return made;
}

/** The elements of these tags, as far as they are known, for items of a list: most are small numbers, over and over. */
export function numberElements(tags: ElementTags, type: object): string[] {
  if (tags.numbers.type !== type) tags.numbers = { type, elements: [] };
  return tags.numbers.elements;
}

/** An integer from 0 to 99; -0 is none. */
export function isSmallNumber(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value < 100 && Number.isInteger(value) && !Object.is(value, -0);
}

/** V8 keeps what is concatenated as a tree until somebody looks into it, which takes several times the text's memory. */
export function joined(text: string): string {
  text.charCodeAt(0);
  return text;
}
