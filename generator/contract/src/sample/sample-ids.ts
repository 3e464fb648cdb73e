import type { TypeUse } from "../model/contract-model.js";
import { keyOfUse } from "../model/type-uses.js";
import type { SampleSize } from "./scalar-candidates.js";
import type { ScalarSamples } from "./scalar-samples.js";
import type { ScalarValue } from "./scalar-space.js";

/** The most items of a list of IDs or references that is tried. */
const mostItems = 10;

/** The IDs of one message and the references to them (XSD 1.0 Part 1, 3.15.4, cvc-id). */
export class SampleIds {
  readonly #scalars: ScalarSamples;
  /** The IDs that the message will have. They are needed early, because a reference may be before its ID. */
  readonly #known: readonly string[];
  readonly #given = new Set<string>();
  readonly #references = new Map<string, ScalarValue | undefined>();
  #isSound = true;

  constructor(scalars: ScalarSamples, known: readonly string[]) {
    this.#scalars = scalars;
    this.#known = known;
  }

  /** The IDs that the message has so far. */
  get given(): readonly string[] {
    return [...this.#given];
  }

  /** Whether every ID occurs once and every reference has its ID. */
  get isSound(): boolean {
    return this.#isSound;
  }

  /**
   * A value that replaces the given one if it is an ID or a reference: an ID that no other element has, or a reference
   * to an existing ID.
   */
  replaced(use: TypeUse, value: ScalarValue, size: SampleSize): ScalarValue {
    if (value.identity === undefined) return value;
    const found = value.identity === "id" ? this.#fresh(use, size) : this.#reference(use, size);
    if (found === undefined) this.#isSound = false;
    if (found?.identity === "id") for (const name of namesOf(found)) this.#given.add(name);
    return found ?? value;
  }

  #fresh(use: TypeUse, size: SampleSize): ScalarValue | undefined {
    const isNew = (value: ScalarValue): boolean => namesOf(value).every((name) => !this.#given.has(name));
    for (let count = 1; count <= mostItems; count++) {
      const names = Array.from({ length: count }, (_, index) => `id${this.#given.size + index + 1}`);
      const value = this.#scalars.read(use, names.join(" "));
      if (value !== undefined && isNew(value)) return value;
    }
    // The number is a power of two, so that few different numbers are looked up.
    const count = 2 ** Math.ceil(Math.log2(this.#given.size + 1));
    return this.#scalars.values(use, size, count).find(isNew);
  }

  #reference(use: TypeUse, size: SampleSize): ScalarValue | undefined {
    const key = keyOfUse(use);
    if (!this.#references.has(key)) this.#references.set(key, this.#findReference(use, size));
    return this.#references.get(key);
  }

  #findReference(use: TypeUse, size: SampleSize): ScalarValue | undefined {
    for (const name of this.#known) {
      const value = this.#scalars.read(use, name);
      if (value !== undefined) return value;
    }
    const [first] = this.#known;
    for (let count = 2; first !== undefined && count <= mostItems; count++) {
      const value = this.#scalars.read(use, Array.from({ length: count }, () => first).join(" "));
      if (value !== undefined) return value;
    }
    const isNone = (value: ScalarValue): boolean => value.identity === undefined || value.format(() => "") === "";
    return this.#scalars.values(use, size).find(isNone);
  }
}

function namesOf({ format }: ScalarValue): readonly string[] {
  return format(() => "").split(" ");
}
