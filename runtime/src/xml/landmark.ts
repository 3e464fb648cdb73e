/** Finds the next place of a mark from an ever-growing position; however often it is asked, the text is searched once. */
export class Landmark {
  readonly #text: string;
  readonly #mark: string;
  #next = -1;
  /** After going back: where it had come to, and the first mark from there on; -1 where none is known. */
  #reached = 0;
  #beyond = -1;

  constructor(text: string, mark: string) {
    this.#text = text;
    this.#mark = mark;
  }

  /** Index of the mark at or after `position`, or the text's length when there is none. */
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

  /** Takes positions from `position` on again after they had grown up to `reached`; only what lies between is searched again. */
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
