import type { XmlElement } from "./xml-tree.js";

/** One input document, read and decoded. */
export interface SourceDocument {
  /** As in spans: stable on every machine, `/` separated. */
  readonly uri: string;
  /** Where it was read from: an absolute `file:` or `http(s):` URL. Never written to any output. */
  readonly location: string;
  readonly text: string;
  /** The document element; undefined where the text is not well-formed XML (reported). */
  readonly root: XmlElement | undefined;
}
