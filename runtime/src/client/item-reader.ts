/** Makes items of a reply's body, piece by piece. Throws `CallError`, after the items that were whole before it. */
export interface ItemReader<Item> {
  /** The items that are whole with these octets. To be walked through before more is given. */
  read(octets: Uint8Array): Iterable<Item>;
  /** The items that are left at the end of the body; checks what stood around them all. */
  end(): Iterable<Item>;
}
