/** An element's tags as they are written. */
export interface ElementTags {
  /** The name in them, with its prefix if it has one. */
  readonly name: string;
  /** A start tag up to where its attributes and its `>` go. */
  readonly open: string;
  /** A whole start tag without attributes. */
  readonly start: string;
  readonly end: string;
  /** Whole elements whose text is a number from 0 to 99, by that number; those that were written before. */
  readonly numbers: string[];
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
  const made = { name: tag, open, start: `${open}>`, end: `</${tag}>`, numbers: [] };
  if (known.size < knownTags && tag.length <= knownLength) known.set(tag, made);
  return made;
}

/** The number from 0 to 99 that a text is, in the form without superfluous zeros; -1 for any other text. */
export function smallNumber(text: string): number {
  const { length } = text;
  const first = text.charCodeAt(0) - zero;
  if (length > 2 || !(first >= 0 && first <= 9)) return -1;
  if (length === 1) return first;
  const second = text.charCodeAt(1) - zero;
  return first > 0 && second >= 0 && second <= 9 ? first * 10 + second : -1;
}

/** A whole element whose text is a number from 0 to 99: items of lists are, over and over. */
export function numberElement({ start, end, numbers }: ElementTags, number: number): string {
  numbers[number] ??= joined(start + number + end);
  return numbers[number];
}

/** V8 keeps what is concatenated as a tree until somebody looks into it, which takes several times the text's memory. */
export function joined(text: string): string {
  text.charCodeAt(0);
  return text;
}

const zero = 48;
