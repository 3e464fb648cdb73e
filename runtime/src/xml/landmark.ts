/** Finds the next place of a mark from an ever-growing position; however often it is asked, the text is searched once. */
export class Landmark {
  readonly #text: string;
  readonly #mark: string;
  #next = -1;

  constructor(text: string, mark: string) {
    this.#text = text;
    this.#mark = mark;
  }

  /** Index of the mark at or after `position`, or the text's length when there is none. */
  from(position: number): number {
    if (this.#next < position) {
      const found = this.#text.indexOf(this.#mark, position);
      this.#next = found < 0 ? this.#text.length : found;
    }
    return this.#next;
  }
}
