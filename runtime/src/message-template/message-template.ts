import type { XmlAttribute } from "../xml/attribute-list.js";
import type { ExpandedName } from "../xml/xml-reader.js";

/**
 * What one call of a decoder found: a child of a table, a type that may stand for the declared one, the text of an element or up
 * to a tag, an element without content, an element that is null or one that is not, an attribute, or none; of open content the
 * name of a child, the end of an element, and all attributes.
 */
export type StepKind =
  | "child"
  | "type"
  | "text"
  | "empty"
  | "null"
  | "present"
  | "attribute"
  | "absent"
  | "name"
  | "end"
  | "attributes";

/** What a decoder asked for that named nothing: whether an element is null, or whatever open content comes. */
export const noSubject: object = {};

/** One call of a decoder, and what of its result follows from the markup alone. */
export interface TemplateStep {
  readonly kind: StepKind;
  /** What the decoder asked for: a table of elements or types, a simple type, or `noSubject`. */
  readonly subject: object;
  /** The row of the table that was found; -1 where none was, and for what has no table. */
  readonly row: number;
  /**
   * For `"text"`, everything between the text before it, or the start of the message, and this one. For `"attribute"`, its
   * value, which is markup.
   */
  readonly markup: string;
  /** For `"name"`, the child's. */
  readonly name: ExpandedName | undefined;
  /** For `"attributes"`, all of the start tag. */
  readonly attributes: readonly XmlAttribute[];
}

/**
 * The markup of a message that was read before, without its texts. A message with the same markup has the same structure,
 * so that only its texts are left to be read (differential deserialization). No text of an element is kept.
 */
export interface MessageTemplate {
  /** Everything up to and with the start tag of the message's element. */
  readonly start: string;
  readonly steps: readonly TemplateStep[];
  /** Everything behind the last text. */
  readonly end: string;
}
