/** Tells where replies of one keep-alive connection end (RFC 9112 section 6); no pipelining. */
export class ReplyReader {
  /** Bytes still to come; -1 while the head is not complete, `chunked` where the end must be looked for. */
  #left: number | "chunked" = -1;
  #head: Buffer = Buffer.alloc(0);
  status = 0;

  /** Takes what has arrived; true once the reply is complete. */
  take(chunk: Buffer): boolean {
    if (this.#left === "chunked") return this.#endsChunked(chunk);
    if (this.#left >= 0) return this.#count(chunk.length);
    const head = this.#head.length === 0 ? chunk : Buffer.concat([this.#head, chunk]);
    const end = head.indexOf("\r\n\r\n");
    if (end < 0) {
      this.#head = head;
      return false;
    }
    this.#head = Buffer.alloc(0);
    return this.#begin(head.toString("latin1", 0, end + 2), head.subarray(end + 4));
  }

  #begin(head: string, body: Buffer): boolean {
    this.status = Number(head.slice(9, 12));
    const length = /\r\ncontent-length: *(\d+)\r\n/i.exec(head)?.[1];
    if (length === undefined) {
      this.#left = "chunked";
      return this.#endsChunked(body);
    }
    this.#left = Number(length);
    return this.#count(body.length);
  }

  #count(bytes: number): boolean {
    if (this.#left === "chunked") return false;
    this.#left -= bytes;
    if (this.#left > 0) return false;
    this.#left = -1;
    return true;
  }

  #endsChunked(chunk: Buffer): boolean {
    if (!chunk.subarray(-5).equals(lastChunk)) return false;
    this.#left = -1;
    return true;
  }
}

const lastChunk = Buffer.from("0\r\n\r\n");
