const none: Uint8Array = /* @__PURE__ */ new Uint8Array(0);

/** Joins bytes that come in pieces. However small the pieces are, they take about twice their own bytes, and no object each. */
export class ByteCollector {
  #buffer = none;
  #length = 0;

  /** How many bytes have come so far. */
  get length(): number {
    return this.#length;
  }

  /** What has come so far. A piece that is alone is given as it is. */
  get bytes(): Uint8Array {
    return this.#length === this.#buffer.length ? this.#buffer : this.#buffer.subarray(0, this.#length);
  }

  add(piece: Uint8Array): void {
    const before = this.bytes;
    this.#length = before.length + piece.length;
    if (before.length === 0) {
      this.#buffer = piece;
      return;
    }
    if (this.#length > this.#buffer.length) {
      this.#buffer = new Uint8Array(this.#length * 2);
      this.#buffer.set(before);
    }
    this.#buffer.set(piece, before.length);
  }
}
