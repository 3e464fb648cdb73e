/**
 * What one call of a decoder found: a child of a table, the text of an element, an element without content, an element that
 * is null, or one that is not.
 */
export type StepKind = "child" | "text" | "empty" | "null" | "present";

/** One call of a decoder, and what of its result follows from the markup alone. */
export interface TemplateStep {
  readonly kind: StepKind;
  /** What the decoder asked for: an element table, a simple type, or another decoder. */
  readonly subject: object;
  /** The row of the table that the child is of; -1 for the end of the element, and for what is no child. */
  readonly row: number;
  /** For `"text"`: everything between the text before it, or the start of the message, and this one. */
  readonly markup: string;
}

/**
 * The markup of a message that was read before, without its texts. A message with the same markup has the same structure,
 * so that only its texts are left to be read (differential deserialization). No text of the message itself is kept.
 */
export interface MessageTemplate {
  /** Everything up to and with the start tag of the message's element. */
  readonly start: string;
  readonly steps: readonly TemplateStep[];
  /** Everything behind the last text. */
  readonly end: string;
}
