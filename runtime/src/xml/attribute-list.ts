import type { ExpandedName } from "../values/names.js";
import { type NamespaceScope, xsiNamespace } from "./namespace-scope.js";

/** An attribute by its expanded name; `""` is no namespace. */
export interface XmlAttribute {
  readonly namespace: string;
  readonly name: string;
  readonly value: string;
}

class AttributeSlot implements XmlAttribute {
  tag = "";
  prefix = "";
  namespace = "";
  name = "";
  value = "";
  read = false;
}

/** From this number of attributes on, duplicates are found with a set instead of by comparing all pairs. */
const manyAttributes = 12;

/**
 * The attributes of the current start tag, without namespace declarations. The objects for attributes are reused for
 * every tag, as allocating them would cost more than reading.
 */
export class AttributeList {
  /** Whether the type declares an ID attribute, present or not. */
  declaresId = false;
  readonly #slots: AttributeSlot[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  clear(): void {
    this.#count = 0;
    this.declaresId = false;
  }

  /** Adds an attribute as written: its qualified name and the prefix in it. */
  add(tag: string, prefix: string, value: string): void {
    let slot = this.#slots[this.#count];
    if (slot === undefined) {
      slot = new AttributeSlot();
      this.#slots.push(slot);
    }
    slot.tag = tag;
    slot.prefix = prefix;
    slot.namespace = "";
    slot.name = prefix === "" ? tag : tag.slice(prefix.length + 1);
    slot.value = value;
    slot.read = false;
    this.#count++;
  }

  /** Resolves the namespace of every attribute. Returns the first prefix that is not declared. */
  resolve(namespaces: NamespaceScope, undeclared?: (prefix: string) => string): string | undefined {
    for (let index = 0; index < this.#count; index++) {
      const slot = this.#slots[index];
      if (slot === undefined || slot.prefix === "") continue;
      const namespace = namespaces.resolve(slot.prefix) ?? undeclared?.(slot.prefix);
      if (namespace === undefined) return slot.prefix;
      slot.namespace = namespace;
    }
    return undefined;
  }

  /**
   * The name of an attribute whose expanded name also belongs to an earlier one (Namespaces in XML 1.0 section 6.3).
   */
  duplicate(): string | undefined {
    if (this.#count < 2) return undefined;
    if (this.#count >= manyAttributes) return this.#duplicateAmongMany();
    for (let later = 1; later < this.#count; later++) {
      const slot = this.#slots[later];
      for (let index = 0; index < later; index++) {
        const earlier = this.#slots[index];
        if (slot?.name === earlier?.name && slot?.namespace === earlier?.namespace) return slot?.tag;
      }
    }
    return undefined;
  }

  /** The value of an attribute, which counts as read from now on. */
  take(namespace: string, name: string): string | undefined {
    const slot = this.#find(namespace, name);
    if (slot !== undefined) slot.read = true;
    return slot?.value;
  }

  /** Like `take`, but undefined if the attribute has been read before. */
  takeOnce(namespace: string, name: string): string | undefined {
    return this.#find(namespace, name)?.read === false ? this.take(namespace, name) : undefined;
  }

  /**
   * Like `take`, for the only unread attribute of this local name in any namespace; undefined if several match. XSD's
   * own attributes never match.
   */
  takeNamesake(name: string): string | undefined {
    const namesakes = this.unread().filter((slot) => slot.name === name);
    const [only] = namesakes;
    if (only === undefined || namesakes.length > 1) return undefined;
    only.read = true;
    return only.value;
  }

  /** Whether an attribute of this local name has been read. */
  isTaken(name: string): boolean {
    return this.#used().some((slot) => slot.read && slot.name === name);
  }

  /** The attributes that have not been read, without XSD's own. */
  unread(): readonly AttributeSlot[] {
    return this.#used().filter((slot) => !slot.read && !isInstanceAttribute(slot));
  }

  /** The unread attributes of the accepted namespaces, without XSD's own. They count as read from now on. */
  takeUnread(isTaken: (namespace: string) => boolean): readonly XmlAttribute[] {
    return this.unread()
      .filter((slot) => isTaken(slot.namespace))
      .map(taken);
  }

  /** Copies of all attributes. All but XSD's own count as read from now on. */
  takeAll(): readonly XmlAttribute[] {
    return this.#used().map(taken);
  }

  #find(namespace: string, name: string): AttributeSlot | undefined {
    for (let index = 0; index < this.#count; index++) {
      const slot = this.#slots[index];
      if (slot !== undefined && slot.name === name && slot.namespace === namespace) return slot;
    }
    return undefined;
  }

  #used(): AttributeSlot[] {
    return this.#slots.slice(0, this.#count);
  }

  #duplicateAmongMany(): string | undefined {
    const names = new Set<string>();
    for (const slot of this.#used()) {
      const name = `${slot.namespace} ${slot.name}`;
      if (names.has(name)) return slot.tag;
      names.add(name);
    }
    return undefined;
  }
}

/** A copy of an attribute, as its slot will be reused. It counts as read from now on unless it is one of XSD's own. */
function taken(slot: AttributeSlot): XmlAttribute {
  const { namespace, name, value } = slot;
  slot.read ||= !isInstanceAttribute(slot);
  return { namespace, name, value };
}

const instanceAttributes: readonly string[] = ["type", "nil", "schemaLocation", "noNamespaceSchemaLocation"];

/** Whether an attribute is one of XSD's own, which any element may have (XSD 1.0 Part 1, 2.6). */
export function isInstanceAttribute({ namespace, name }: ExpandedName): boolean {
  return namespace === xsiNamespace && instanceAttributes.includes(name);
}
