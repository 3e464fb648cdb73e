import { elementsBelow, type IdentityRow, identityRows, keyRows } from "./identity-rows.js";
import type { SampleAttribute, SampleChild, SampleContent, SampleElement, ValueHolder } from "./sample.js";
import type { SampleSize } from "./scalar-candidates.js";
import type { ScalarSamples } from "./scalar-samples.js";
import type { ScalarValue } from "./scalar-space.js";

/** The source of replacement values. */
interface KeyValues {
  readonly scalars: ScalarSamples;
  readonly size: SampleSize;
}

/**
 * Replaces values of a message so that equal keys differ, and then values that refer to missing keys. The order
 * matters, because elements of different names may share a key. If no values fit, some stay as they are.
 */
export function distinguishKeys(root: SampleElement, from: KeyValues): SampleElement {
  const keys = new KeySettler(from);
  const constrained = elementsBelow(root).flatMap((element) =>
    element.constraints.map((constraint) => ({ element, constraint })),
  );
  for (const { element, constraint } of constrained) {
    if (constraint.kind !== "keyref") keys.tellApart(identityRows(element, constraint) ?? []);
  }
  for (const { element, constraint } of constrained) {
    if (constraint.kind === "keyref") keys.refer(identityRows(element, constraint) ?? [], keyRows(element, constraint));
  }
  return keys.apply(root);
}

class KeySettler {
  readonly #from: KeyValues;
  readonly #replaced = new Map<ValueHolder, ScalarValue>();

  constructor(from: KeyValues) {
    this.#from = from;
  }

  tellApart(rows: readonly IdentityRow[]): void {
    const taken = new Set<string>();
    // Twice as many, because some values may be equal and only be written differently.
    const count = rows.length * 2;
    const full = rows.filter((row) => !row.includes(undefined));
    const isFree = (row: IdentityRow): boolean => row.some((holder) => holder?.free !== undefined);
    // Rows with fixed values come first, so that the others can differ from them.
    for (const row of [...full.filter((one) => !isFree(one)), ...full.filter(isFree)]) {
      if (taken.has(this.#text(row))) this.#changeOne(row, { taken, count });
      taken.add(this.#text(row));
    }
  }

  /** Changes one field to the first value that makes the row differ from all taken ones. */
  #changeOne(row: IdentityRow, { taken, count }: { taken: ReadonlySet<string>; count: number }): void {
    for (const holder of row) {
      if (holder?.free === undefined) continue;
      const before = this.#valueOf(holder);
      for (const value of this.#from.scalars.values(holder.free, this.#from.size, count)) {
        if (value.identity !== undefined) continue;
        this.#replaced.set(holder, value);
        if (!taken.has(this.#text(row))) return;
      }
      this.#replaced.set(holder, before);
    }
  }

  refer(rows: readonly IdentityRow[], keys: readonly IdentityRow[]): void {
    const known = new Set(keys.map((key) => this.#text(key)));
    for (const row of rows) {
      if (known.has(this.#text(row))) continue;
      const values = keys.map((key) => this.#valuesAs(row, key)).find((found) => found.size === row.length);
      for (const [holder, value] of values ?? []) this.#replaced.set(holder, value);
    }
  }

  /** The values of a key in the types of the fields that refer to it, as far as those types have them. */
  #valuesAs(row: IdentityRow, key: IdentityRow): ReadonlyMap<ValueHolder, ScalarValue> {
    const values = new Map<ValueHolder, ScalarValue>();
    for (const [index, holder] of row.entries()) {
      const wanted = key[index];
      if (holder?.free === undefined || wanted === undefined) continue;
      const { isName, json, format } = this.#valueOf(wanted);
      const value = this.#from.scalars.read(holder.free, isName ? String(json) : format(() => ""));
      if (value !== undefined && value.identity === undefined) values.set(holder, value);
    }
    return values;
  }

  apply(element: SampleElement): SampleElement {
    const attributes = element.attributes.map(
      (attribute): SampleAttribute => ({ ...attribute, value: this.#valueOf(attribute) }),
    );
    return { ...element, attributes, content: this.#applyTo(element.content) };
  }

  #applyTo(content: SampleContent): SampleContent {
    if (content.kind === "value") return { ...content, value: this.#valueOf(content) };
    const children = content.children.map(
      (child): SampleChild => (child.kind === "element" ? { ...child, element: this.apply(child.element) } : child),
    );
    return { ...content, children };
  }

  #text(row: IdentityRow): string {
    return JSON.stringify(row.map((holder) => holder && this.#valueOf(holder).key));
  }

  #valueOf(holder: ValueHolder): ScalarValue {
    return this.#replaced.get(holder) ?? holder.value;
  }
}
