const none: Uint8Array = /* @__PURE__ */ new Uint8Array(0);

/**
 * Joins bytes that arrive in pieces into one growing buffer. However small the pieces are, memory stays at about twice
 * the bytes, as no piece is kept.
 */
export class ByteCollector {
  #buffer = none;
  #length = 0;

  /** Number of bytes so far. */
  get length(): number {
    return this.#length;
  }

  /** The bytes so far. A single piece is returned as it is. */
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
