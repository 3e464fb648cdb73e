/**
 * Finds the next occurrence of a mark from positions that only grow. However often it is asked, the text is searched
 * only once, so reading a document takes linear time.
 */
export class ForwardSearch {
  readonly #text: string;
  readonly #mark: string;
  #next = -1;
  /** After a rewind: the position that had been reached, and the first known mark from there on, or -1. */
  #reached = 0;
  #beyond = -1;

  constructor(text: string, mark: string) {
    this.#text = text;
    this.#mark = mark;
  }

  /** Index of the mark at or after `position`; the text's length if there is none. */
  from(position: number): number {
    if (this.#next >= position) return this.#next;
    if (position < this.#reached) {
      const again = this.#text.slice(position, this.#reached + this.#mark.length - 1).indexOf(this.#mark);
      this.#next = again < 0 ? this.#from(this.#reached) : position + again;
    } else {
      this.#next = this.#from(position);
    }
    return this.#next;
  }

  /**
   * Accepts positions from `position` on again, after they had grown to `reached`. Only the text between the two is
   * searched again.
   */
  rewind(position: number, reached: number): void {
    this.#beyond = this.#next >= reached ? this.#next : -1;
    this.#reached = reached;
    this.#next = position - 1;
  }

  #from(position: number): number {
    if (this.#beyond >= position) return this.#beyond;
    const found = this.#text.indexOf(this.#mark, position);
    return found < 0 ? this.#text.length : found;
  }
}
