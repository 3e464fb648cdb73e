import type { NamespaceScope } from "./namespace-scope.js";
import { isInstanceAttribute } from "./schema-instance.js";

/** An attribute by its expanded name; no namespace is `""`. */
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

/** From this many attributes on, duplicates are looked for with a set. */
const manyAttributes = 12;

/** The attributes of the start tag just read, namespace declarations left out. Its slots are used again for every tag. */
export class AttributeList {
  /** Whether one of the attributes that the type declares is an ID, be it there or not. */
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

  /** Takes an attribute as written: its whole name and the prefix in it. */
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

  /** Gives every attribute its namespace; the first whose prefix is not declared is returned. */
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

  /** The name of an attribute whose expanded name an earlier one has (Namespaces in XML 1.0 section 6.3). */
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

  /** Like `take`; undefined where something took it before. */
  takeOnce(namespace: string, name: string): string | undefined {
    return this.#find(namespace, name)?.read === false ? this.take(namespace, name) : undefined;
  }

  /** Like `take`, of the only unread attribute of this local name in whatever namespace; those of XSD itself have no namesakes. */
  takeNamesake(name: string): string | undefined {
    const namesakes = this.unread().filter((slot) => slot.name === name);
    const [only] = namesakes;
    if (only === undefined || namesakes.length > 1) return undefined;
    only.read = true;
    return only.value;
  }

  /** Whether an attribute of this local name was taken. */
  isTaken(name: string): boolean {
    return this.#used().some((slot) => slot.read && slot.name === name);
  }

  /** The names of the attributes that nothing took, apart from those of XSD itself. */
  unread(): readonly AttributeSlot[] {
    return this.#used().filter((slot) => !slot.read && !isInstanceAttribute(slot));
  }

  /** The attributes of some namespaces that nothing took, apart from those of XSD itself; they count as read from now on. */
  takeUnread(isTaken: (namespace: string) => boolean): readonly XmlAttribute[] {
    return this.unread()
      .filter((slot) => isTaken(slot.namespace))
      .map(taken);
  }

  /** All attributes, for keeping; they count as read from now on, apart from those of XSD itself. */
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

/** An attribute for keeping, as its slot is used again; it counts as read if it is none of XSD itself. */
function taken(slot: AttributeSlot): XmlAttribute {
  const { namespace, name, value } = slot;
  slot.read ||= !isInstanceAttribute(slot);
  return { namespace, name, value };
}
