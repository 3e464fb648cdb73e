import { refuseDocument } from "../errors/decode-error.js";
import type { Issue } from "../errors/issue.js";
import { isBlank, trimSpace } from "../xml/characters.js";
import { IssueList } from "../xml/issue-list.js";
import { type XmlLimits, xmlLimits } from "../xml/xml-limits.js";
import { XmlParser } from "../xml/xml-parser.js";

/** The namespace of `xop:Include` (XOP 1.0 section 2). */
export const xopNamespace = "http://www.w3.org/2004/08/xop/include";

/**
 * Replaces `xop:Include` elements by the values of the parts that they name (XML-binary Optimized Packaging 1.0,
 * section 3.2). `values` is by Content-ID; `left` are the Content-IDs that no element names: attachments. A part may be
 * named only once, as repeating a value would let a small message become a large one. Throws `DecodeError`.
 */
export function includeParts(
  sent: string,
  values: ReadonlyMap<string, () => string>,
  limits: Partial<XmlLimits> | undefined,
  report?: (issue: Issue) => void,
): { readonly text: string; readonly left: ReadonlySet<string> } {
  // Line endings are normalised as the parser does (XML 1.0 section 2.11), so that its positions refer to this text.
  const text = sent.replace(/\r\n?/g, "\n");
  const left = new Map(values);
  const pieces: string[] = [];
  let copied = 0;
  for (const { start, end, id, sentId } of text.includes(xopNamespace) ? includesIn(text, limits) : []) {
    const key = left.has(id) ? id : sentId;
    const value = left.get(key) ?? notFound(id, report);
    if (value === undefined) continue;
    left.delete(key);
    pieces.push(text.slice(copied, start), value());
    copied = end;
  }
  return { text: pieces.join("") + text.slice(copied), left: new Set(left.keys()) };
}

/** Refuses an element whose part is missing. A lenient reader leaves it in its place. */
function notFound(id: string, report: ((issue: Issue) => void) | undefined): undefined {
  const detail = `The package has no part ${id}, or an element before has it.`;
  if (report === undefined) return refuseDocument("missing", detail);
  report({ pointer: "", code: "missing", detail });
  return undefined;
}

/** An `xop:Include` element: start and end of its markup, and the part that it names. */
interface Include extends PartName {
  readonly start: number;
  readonly end: number;
}

/** The Content-ID in a `cid` URL (RFC 2392 section 2). */
interface PartName {
  readonly id: string;
  /** The Content-ID without percent-decoding: JAX-WS 2.0 percent-encodes the part's Content-ID as well. */
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
