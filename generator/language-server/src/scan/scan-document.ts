/** A part of a text: from the first offset up to, but not including, the second. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** An attribute as it is written. */
export interface ScannedAttribute {
  readonly name: string;
  /** The text between the quotes, or up to the end of the tag if a quote is missing. */
  readonly value: string;
  readonly valueRange: TextRange;
  readonly range: TextRange;
}

/** An element as it is written. */
export interface ScannedElement {
  readonly prefix: string;
  readonly local: string;
  readonly nameRange: TextRange;
  readonly attributes: readonly ScannedAttribute[];
  readonly parent: ScannedElement | undefined;
  readonly children: ScannedElement[];
  /** The start tag. */
  readonly tagRange: TextRange;
  /** The end of the end tag; of the text if it is missing. */
  end: number;
}

/** Comments, sections and instructions, or a tag: its slash, its name and the rest. A `<` ends a tag that is not closed. */
const markup =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<\?[\s\S]*?(?:\?>|$)|<![^>]*>?|<(\/?)([^\s<>/="']*)((?:[^<>"']|"[^"<]*"?|'[^'<]*'?)*)>?/g;

const attribute = /([^\s"'=/]+)\s*=\s*(?:"([^"<]*)"?|'([^'<]*)'?)/g;

/**
 * Finds the elements of a text that may be half typed: tags without end, names that do not match, missing quotes. The
 * elements are in document order. Nothing is refused.
 */
export function scanDocument(text: string): readonly ScannedElement[] {
  const elements: ScannedElement[] = [];
  const open: ScannedElement[] = [];
  for (const { 0: whole, 1: slash, 2: name = "", 3: rest = "", index } of text.matchAll(markup)) {
    if (slash === undefined) continue;
    const end = index + whole.length;
    if (slash === "/") {
      closeElement(open, name, end);
      continue;
    }
    const parent = open.at(-1);
    const element = startElement({ name, rest, index, end, parent });
    parent?.children.push(element);
    elements.push(element);
    if (!rest.trimEnd().endsWith("/")) open.push(element);
  }
  for (const element of open) element.end = text.length;
  return elements;
}

interface StartTag {
  readonly name: string;
  readonly rest: string;
  readonly index: number;
  readonly end: number;
  readonly parent: ScannedElement | undefined;
}

function startElement({ name, rest, index, end, parent }: StartTag): ScannedElement {
  const colon = name.indexOf(":");
  const nameStart = index + 1;
  const restStart = nameStart + name.length;
  return {
    prefix: name.slice(0, Math.max(colon, 0)),
    local: name.slice(colon + 1),
    nameRange: { start: nameStart, end: restStart },
    attributes: [...rest.matchAll(attribute)].map((match) => scannedAttribute(match, restStart + match.index)),
    parent,
    children: [],
    tagRange: { start: index, end },
    end,
  };
}

function scannedAttribute(match: RegExpExecArray, start: number): ScannedAttribute {
  const [whole, name = "", double, single] = match;
  const value = double ?? single ?? "";
  const valueStart = start + whole.search(/["']/) + 1;
  return {
    name,
    value,
    valueRange: { start: valueStart, end: valueStart + value.length },
    range: { start, end: start + whole.length },
  };
}

/** Closes the innermost element of a name, and what is still open inside. A name that is not open closes nothing. */
function closeElement(open: ScannedElement[], name: string, end: number): void {
  const index = open.findLastIndex(({ prefix, local }) => name === (prefix === "" ? local : `${prefix}:${local}`));
  if (index < 0) return;
  for (const element of open.splice(index)) element.end = end;
}

/** The value of an attribute without prefix; undefined if there is none. */
export function attributeValue(element: ScannedElement, name: string): string | undefined {
  return element.attributes.find((one) => one.name === name)?.value;
}

/** The namespace that a prefix means at an element; undefined if no declaration is in scope. `""` is the default. */
export function namespaceAt(element: ScannedElement, prefix: string): string | undefined {
  const declaration = prefix === "" ? "xmlns" : `xmlns:${prefix}`;
  for (let scope: ScannedElement | undefined = element; scope !== undefined; scope = scope.parent) {
    const namespace = attributeValue(scope, declaration);
    if (namespace !== undefined) return namespace;
  }
  return prefix === "" ? "" : undefined;
}

/** The prefixes in scope at an element with their namespaces, the innermost first. */
export function prefixesAt(element: ScannedElement): ReadonlyMap<string, string> {
  const prefixes = new Map<string, string>();
  for (let scope: ScannedElement | undefined = element; scope !== undefined; scope = scope.parent) {
    for (const { name, value } of scope.attributes) {
      const prefix = /^xmlns(?::|$)(.*)$/.exec(name)?.[1];
      if (prefix !== undefined && !prefixes.has(prefix)) prefixes.set(prefix, value);
    }
  }
  return prefixes;
}

/** The innermost element whose start tag contains an offset; undefined outside of start tags. */
export function tagAt(elements: readonly ScannedElement[], offset: number): ScannedElement | undefined {
  return elements.findLast(({ tagRange }) => tagRange.start < offset && offset <= tagRange.end);
}
