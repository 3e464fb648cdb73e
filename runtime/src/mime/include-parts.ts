import { refuseDocument } from "../errors/decode-error.js";
import { isBlank, trimSpace } from "../xml/characters.js";
import { IssueList } from "../xml/issue-list.js";
import { type XmlLimits, xmlLimits } from "../xml/xml-limits.js";
import { XmlParser } from "../xml/xml-parser.js";

/** XOP 1.0 section 2. */
export const xopNamespace = "http://www.w3.org/2004/08/xop/include";

/**
 * A document with the values of parts, by Content-ID, in the place of the `xop:Include` elements that name them (XML-binary Optimized
 * Packaging 1.0, section 3.2), and the Content-IDs that none names: attachments. No part may be named twice: a value in two places would
 * make a small message a large one. Throws `DecodeError`.
 */
export function includeParts(
  sent: string,
  values: ReadonlyMap<string, () => string>,
  limits: Partial<XmlLimits> | undefined,
): { readonly text: string; readonly left: ReadonlySet<string> } {
  // As the parser does it (XML 1.0 section 2.11), so that its positions are places in this text.
  const text = sent.replace(/\r\n?/g, "\n");
  const left = new Map(values);
  const pieces: string[] = [];
  let copied = 0;
  for (const { start, end, id, sentId } of text.includes(xopNamespace) ? includesIn(text, limits) : []) {
    const key = left.has(id) ? id : sentId;
    const value =
      left.get(key) ?? refuseDocument("missing", `The package has no part ${id}, or an element before has it.`);
    left.delete(key);
    pieces.push(text.slice(copied, start), value());
    copied = end;
  }
  return { text: pieces.join("") + text.slice(copied), left: new Set(left.keys()) };
}

/** An `xop:Include` element: where its markup begins and ends, and the Content-ID of the part that it names. */
interface Include extends PartName {
  readonly start: number;
  readonly end: number;
}

/** The Content-ID that a `cid` URL names (RFC 2392 section 2). */
interface PartName {
  readonly id: string;
  /** As the URL has it: JAX-WS 2.0 percent-encodes the Content-ID as well. */
  readonly sentId: string;
}

function* includesIn(text: string, limits: Partial<XmlLimits> | undefined): Generator<Include, void> {
  const parser = new XmlParser(text, xmlLimits(limits), new IssueList(1));
  parser.root();
  for (let opened = true; parser.depth > 0; ) {
    const isFirst = isBlank(parser.text()) && opened;
    opened = parser.tag();
    if (!opened) continue;
    const { namespace, name, start } = parser.current;
    if (namespace !== xopNamespace || name !== "Include") continue;
    const part = partName(parser.attributes.take("", "href"));
    parser.skip();
    opened = false;
    const end = parser.position;
    if (!isFirst || !isBlank(parser.text()) || !parser.atEndTag()) {
      refuseDocument("unexpected", "xop:Include must be the only content of its element.");
    }
    yield { start, end, ...part };
  }
}

function partName(href: string | undefined): PartName {
  const [, sentId] = /^cid:(.+)$/i.exec(trimSpace(href ?? "")) ?? [];
  if (sentId === undefined) return refuseDocument("value", "The href of xop:Include must be a cid URL.");
  try {
    return { id: decodeURIComponent(sentId), sentId };
  } catch {
    return refuseDocument("value", "The href of xop:Include is not percent-encoded as it should be.");
  }
}
