import { XmlProblem } from "./xml-problem.js";

/** The place of a reference. In an attribute value, white space becomes spaces (XML 1.0 section 3.3.3). */
type ReferencePlace = "content" | "attribute";

const predefined: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
/**
 * The most characters of one entity, and of all entities that a document uses. The limit stops documents that expand
 * without end.
 */
const longestEntity = 100_000;
const mostText = 10_000_000;
/**
 * The characters that each default value counts in addition to its text, because many elements may have many
 * attributes.
 */
const attributeCost = 50;
/** The longest chain of entities that refer to each other. */
const longestChain = 200;

/**
 * Replaces references to internal general entities (XML 1.0 sections 4.4 and 4.5). Entities with markup are refused.
 */
export class EntityTexts {
  readonly #values: ReadonlyMap<string, string>;
  readonly #texts = new Map<string, string>();
  readonly #open = new Set<string>();
  #used = 0;

  /**
   * `values` holds the values of the entities by name, as written. Throws `XmlProblem` for references to characters
   * that XML does not allow.
   */
  constructor(values: ReadonlyMap<string, string>) {
    this.#values = values;
    for (const value of values.values()) replaceCharacters(value);
  }

  /** The names of the usable entities, without the predefined ones. */
  get names(): readonly string[] {
    return [...this.#values.keys()].filter((name) => !isPredefined(name));
  }

  /** The replacement for a reference in the document. Throws `XmlProblem`. */
  use(name: string, place: ReferencePlace): string {
    const text = this.#text(name, place);
    if (place === "content" && text.includes("]]>")) throw new XmlProblem(`the entity ${name} holds ]]>`);
    this.#spend(text.length);
    return text;
  }

  /** The value of an attribute in a declaration, with its references replaced. Throws `XmlProblem`. */
  attributeValue(written: string): string {
    const text = this.#expand(written.replace(/[\t\n\r]/g, " "), "attribute");
    this.#spend(text.length + attributeCost);
    return text;
  }

  #spend(length: number): void {
    this.#used += length;
    if (this.#used > mostText) throw new XmlProblem("the document's entities and default values are too long together");
  }

  #text(name: string, place: ReferencePlace): string {
    const key = `${place} ${name}`;
    const known = this.#texts.get(key);
    if (known !== undefined) return known;
    const value = this.#values.get(name);
    if (value === undefined) throw new XmlProblem(`the entity ${name} is not declared`);
    if (this.#open.size > longestChain) throw new XmlProblem("entities refer to each other in too long a chain");
    if (this.#open.has(name)) throw new XmlProblem(`the entity ${name} refers to itself`);
    const replacement = replaceCharacters(value);
    if (replacement.includes("<")) {
      throw new XmlProblem(`the entity ${name} holds markup: write it out where it is used`);
    }
    this.#open.add(name);
    const text = this.#expand(place === "content" ? replacement : replacement.replace(/[\t\n\r]/g, " "), place);
    this.#open.delete(name);
    this.#texts.set(key, text);
    return text;
  }

  #expand(text: string, place: ReferencePlace): string {
    let whole = "";
    let from = 0;
    for (const match of text.matchAll(/&(?:#x([0-9a-fA-F]+);|#([0-9]+);|([^;&\s#]+);)?/g)) {
      const [reference, hex, decimal, name] = match;
      whole += text.slice(from, match.index);
      from = match.index + reference.length;
      if (reference === "&") throw new XmlProblem("an entity holds an & that begins no reference");
      whole += name === undefined ? character(hex, decimal) : (ownValue(name) ?? this.#text(name, place));
      if (whole.length > longestEntity) throw new XmlProblem("an entity is too long");
    }
    return whole + text.slice(from);
  }
}

/** The replacement text of a value (section 4.5). */
function replaceCharacters(value: string): string {
  return value.replace(/&#(?:x([0-9a-fA-F]+)|([0-9]+));/g, (_, hex, decimal) => character(hex, decimal));
}

function ownValue(name: string): string | undefined {
  return isPredefined(name) ? predefined[name] : undefined;
}

/** Whether an entity is predefined (section 4.6). */
export function isPredefined(name: string): boolean {
  return Object.hasOwn(predefined, name);
}

/** The character of a character reference, which XML must allow (section 4.1, Legal Character). */
function character(hex: string | undefined, decimal: string | undefined): string {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  const isLegal =
    code === 9 ||
    code === 10 ||
    code === 13 ||
    (code >= 0x20 && code <= 0xd7ff) ||
    (code >= 0xe000 && code <= 0xfffd) ||
    (code >= 0x10000 && code <= 0x10ffff);
  if (!isLegal) throw new XmlProblem("a character reference refers to a character that XML does not have");
  return String.fromCodePoint(code);
}
