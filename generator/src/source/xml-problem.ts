/** Why a document cannot be read, in plain words, and where; undefined for where the reader stands. */
export class XmlProblem extends Error {
  readonly offset: number | undefined;

  constructor(message: string, offset?: number) {
    super(message);
    this.offset = offset;
  }
}
