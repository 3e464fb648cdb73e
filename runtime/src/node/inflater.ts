import { Transform, type TransformCallback } from "node:stream";
import { createInflate, createInflateRaw, type Inflate, type InflateRaw, type ZlibOptions } from "node:zlib";

/** Decompresses `deflate`. Some servers omit the header of the data (RFC 9110 section 8.4.1.2). */
export class Inflater extends Transform {
  readonly #options: ZlibOptions;
  #inflate: Inflate | InflateRaw | undefined;

  constructor(options: ZlibOptions) {
    super();
    this.#options = options;
  }

  override _transform(piece: Uint8Array, _encoding: string, done: TransformCallback): void {
    this.#inflate ??= this.#begin(piece);
    this.#inflate.write(piece, () => done());
  }

  override _flush(done: TransformCallback): void {
    // Data after the end of the stream ends it early.
    if (this.#inflate === undefined || this.#inflate.readableEnded) done();
    else this.#inflate.once("end", done).end();
  }

  /** The reader wants more. */
  override _read(size: number): void {
    this.#inflate?.resume();
    super._read(size);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#inflate?.destroy();
    done(error);
  }

  #begin([first = 0]: Uint8Array): Inflate | InflateRaw {
    const inflate = (first & 15) === 8 ? createInflate(this.#options) : createInflateRaw(this.#options);
    inflate.on("error", (error) => this.destroy(error));
    return inflate.on("data", (piece) => {
      if (!this.push(piece)) inflate.pause();
    });
  }
}
