import type { XmlAttribute } from "../xml/attribute-list.js";
import type { ExpandedName } from "../xml/xml-reader.js";

/**
 * The result of one call of a decoder: a child of a table, a type, a text, an empty element, a null or present element,
 * an attribute or its absence. For open content: the name of a child, the end of an element, or all attributes.
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

/** The subject of calls that name nothing, such as whether an element is null. */
export const noSubject: object = {};

/** One call of a decoder, with the part of its result that follows from the markup alone. */
export interface TemplateStep {
  readonly kind: StepKind;
  /** The argument of the call: a table of elements or types, a simple type, or `noSubject`. */
  readonly subject: object;
  /** The row that was found in the table; -1 if there was none, or no table. */
  readonly row: number;
  /**
   * For `"text"`: the markup between the text before (or the start of the message) and this text. For `"attribute"`:
   * its value, which counts as markup.
   */
  readonly markup: string;
  /** For `"name"`: the name of the child. */
  readonly name: ExpandedName | undefined;
  /** For `"attributes"`: all attributes of the start tag. */
  readonly attributes: readonly XmlAttribute[];
}

/**
 * The markup of a message that was read before, without its texts. A message with the same markup has the same
 * structure, so only its texts need to be read (differential deserialization). No text of an element is kept, as it may
 * be confidential.
 */
export interface MessageTemplate {
  /** The document up to and including the start tag of the message's element. */
  readonly start: string;
  readonly steps: readonly TemplateStep[];
  /** The markup after the last text. */
  readonly end: string;
}
