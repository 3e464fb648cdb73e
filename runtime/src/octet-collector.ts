/**
 * Octets that come in pieces, joined as they come: however small the pieces are, they take about twice their own octets
 * and no object each.
 */
export class OctetCollector {
  #buffer: Uint8Array = new Uint8Array(0);
  #length = 0;

  /** What has come so far. A piece that is alone is given as it is. */
  get octets(): Uint8Array {
    return this.#buffer.subarray(0, this.#length);
  }

  add(piece: Uint8Array): void {
    const before = this.octets;
    const length = before.length + piece.length;
    if (before.length === 0) this.#buffer = piece;
    else if (length > this.#buffer.length) {
      this.#buffer = new Uint8Array(length * 2);
      this.#buffer.set(before);
    }
    if (before.length > 0) this.#buffer.set(piece, before.length);
    this.#length = length;
  }
}
