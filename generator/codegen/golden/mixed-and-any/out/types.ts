// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { AnyContent, AnyElement } from "@stubwright/runtime";

/** XML type `{urn:golden:mixed}Paragraph`. */
export interface Paragraph {
  $attributes?: { [name: string]: string };
  $content?: ParagraphContentItem[];
}

/** One item of `$content` of {@link Paragraph}; the items are in document order. */
export type ParagraphContentItem = string | { em: Paragraph } | { break: number | null };

/** XML type `{urn:golden:mixed}Extensible`. */
export interface Extensible {
  $attributes?: { [name: string]: string };
  Id: number;
  $any?: AnyElement[];
}

/** XML type `{urn:golden:mixed}Holder`. */
export interface Holder {
  Value?: AnyContent;
}

/** XML type `{urn:golden:mixed}Remark`. */
export interface Remark {
  $content?: RemarkContentItem[];
}

/** One item of `$content` of {@link Remark}; the items are in document order. */
export type RemarkContentItem = string;

/** XML type `{urn:golden:mixed}Caption`. */
export interface Caption {
  $content: CaptionContentItem[];
}

/** One item of `$content` of {@link Caption}; the items are in document order. */
export type CaptionContentItem = string | { By: string };
