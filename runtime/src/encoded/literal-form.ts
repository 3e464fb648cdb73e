import type { AnyElement } from "../any-element.js";
import { soap11 } from "../soap/soap-version.js";
import { typeAttribute } from "../xml/any-element-writer.js";
import type { ReaderIssues } from "../xml/reader-issues.js";
import { elementWeight, ownWeight } from "./element-weight.js";

const encoding = "{http://schemas.xmlsoap.org/soap/encoding/}";

/** Attributes that say how a message is encoded, and nothing of its data. */
const ofEncoding: ReadonlySet<string> = new Set([
  "id",
  "href",
  `${encoding}root`,
  `${encoding}arrayType`,
  `${encoding}offset`,
  `{${soap11.namespace}}encodingStyle`,
]);

/** Elements inside each other, those that are referred to counted where they are put. */
const deepest = 64;

/** How much larger a message may become than it was sent: what is referred to twice is there twice. */
const mostGrowth = 8;
const freeGrowth = 65_536;

/** How a message is taken. */
export interface LiteralTerms {
  /** The namespace of elements that count as unqualified; `""` where there is none. */
  readonly unqualified: string;
  readonly issues: Pick<ReaderIssues, "refuse">;
}

/**
 * A message as its decoder reads it (SOAP 1.1 section 5): each reference is replaced by what it refers to, among the message's own
 * elements and the independent ones, and array items are called `item`. Refuses references to nothing, in circles and to too much,
 * and arrays of several dimensions or with gaps.
 */
export function literalForm(message: AnyElement, independent: readonly AnyElement[], terms: LiteralTerms): AnyElement {
  const { issues } = terms;
  const all = [message, ...independent];
  if (independent.some(({ attributes }) => attributes?.id === undefined)) {
    issues.refuse("repeated", "", "The Body has more than one child.");
  }
  const byId = new Map<string, AnyElement>();
  for (const one of all) collectIds(one, byId);
  const weight = all.reduce((sum, one) => sum + ownWeight(one), 0) * mostGrowth + freeGrowth;
  const form = new LiteralForm(byId, weight, terms);
  return { ...form.element(message, "", 1), name: message.name };
}

function collectIds(element: AnyElement, byId: Map<string, AnyElement>): void {
  const id = element.attributes?.id;
  if (id !== undefined) byId.set(id, element);
  for (const child of element.content ?? []) if (typeof child !== "string") collectIds(child, byId);
}

class LiteralForm {
  readonly #byId: ReadonlyMap<string, AnyElement>;
  readonly #issues: LiteralTerms["issues"];
  readonly #unqualified: string;
  /** What may still be put together. */
  #weight: number;
  /** The elements that the current one is put into. */
  readonly #outer = new Set<AnyElement>();

  constructor(byId: ReadonlyMap<string, AnyElement>, weight: number, { issues, unqualified }: LiteralTerms) {
    this.#byId = byId;
    this.#weight = weight;
    this.#issues = issues;
    this.#unqualified = `{${unqualified}}`;
  }

  element(element: AnyElement, pointer: string, depth: number): AnyElement {
    if (depth > deepest) this.#issues.refuse("limit", pointer, `Elements are more than ${deepest} deep.`);
    this.#weight -= elementWeight(element);
    if (this.#weight < 0) this.#issues.refuse("limit", pointer, "The same values are referred to too often.");
    const { name, attributes = {} } = element;
    const { href } = attributes;
    if (href === undefined) return this.#own(element, attributes, pointer, depth);
    return { ...this.#referred(href, pointer, depth), name };
  }

  #referred(href: string, pointer: string, depth: number): AnyElement {
    const target = href.startsWith("#") ? this.#byId.get(href.slice(1)) : undefined;
    if (target === undefined) return this.#issues.refuse("missing", `${pointer}/@href`, `There is no element ${href}.`);
    if (this.#outer.has(target)) {
      return this.#issues.refuse("unexpected", `${pointer}/@href`, "A value that contains itself is not supported.");
    }
    this.#outer.add(target);
    const found = this.element(target, pointer, depth + 1);
    this.#outer.delete(target);
    return found;
  }

  #own(element: AnyElement, attributes: Readonly<Record<string, string>>, pointer: string, depth: number): AnyElement {
    const isArray = this.#isArray(attributes, pointer);
    const { content = [], ...rest } = element;
    return {
      ...rest,
      attributes: Object.fromEntries(
        Object.entries(attributes).filter(([name]) => !ofEncoding.has(name) && !(isArray && name === typeAttribute)),
      ),
      content: content.map((child) => {
        if (typeof child === "string") return child;
        const local = child.name.slice(child.name.lastIndexOf("}") + 1);
        const found = this.element(child, `${pointer}/${local}`, depth + 1);
        if (isArray) return { ...found, name: "{}item" };
        return child.name === this.#unqualified + local ? { ...found, name: `{}${local}` } : found;
      }),
    };
  }

  /** Whether an element is an array: one of a single dimension that begins with its first item. */
  #isArray(attributes: Readonly<Record<string, string>>, pointer: string): boolean {
    const arrayType = attributes[`${encoding}arrayType`];
    const offset = attributes[`${encoding}offset`] ?? "[0]";
    if (arrayType?.includes(",", arrayType.lastIndexOf("["))) {
      return this.#issues.refuse("type", `${pointer}/@arrayType`, "Arrays of several dimensions are not supported.");
    }
    if (!/^\s*\[0*\]\s*$/.test(offset) || attributes[`${encoding}position`] !== undefined) {
      return this.#issues.refuse("type", pointer, "Arrays that lack items are not supported.");
    }
    return arrayType !== undefined || attributes[typeAttribute] === `${encoding}Array`;
  }
}
