import type { Tolerance } from "../xml/tolerance.js";
import { xmlLimits } from "../xml/xml-limits.js";
import type { XmlReader } from "../xml/xml-reader.js";
import { XmlTextReader } from "../xml/xml-text-reader.js";
import { attributeOf, type EncodedElement, readEncodedElement } from "./encoded-element.js";
import { LiteralText } from "./literal-text.js";

/**
 * How much longer a message may become: a value that is referred to twice occurs twice in the literal form. The limit
 * keeps a small message from expanding to a huge one.
 */
const mostGrowth = 8;
const freeGrowth = 262_144;

/** What the contract says about a message, beside its decoder. */
interface EncodedTerms {
  /**
   * The parts of a reply, as its decoder names them. Servers may choose the name of the first part, the return value
   * (SOAP 1.1 section 7.1).
   */
  readonly parts?: readonly string[];
  /**
   * The namespaces that some stacks write on unqualified names (section 5.4.1), because the schema says
   * elementFormDefault="qualified".
   */
  readonly ignoredNamespaces?: readonly string[];
  /**
   * Which names in the message's namespace count as unqualified although the schema qualifies members with it: the
   * parts of a message, or nothing in the detail of a fault. Default: all.
   */
  readonly unqualified?: "parts" | "nothing";
}

/**
 * Reads a message in SOAP section 5 encoding with the decoder of its literal form. For that, values are moved to where
 * they are referred to, array items get the name that decoders expect, and markup that only concerns the encoding is
 * dropped. So one decoder serves both forms.
 */
export function encodedMessage<Value>(
  decode: (xml: XmlReader) => Value,
  { parts = [], ignoredNamespaces = [], unqualified }: EncodedTerms = {},
): (xml: XmlReader) => Value {
  return (xml) => {
    const { options, parser, issues } = xml.parts;
    const { start, prefix, namespace } = parser.current;
    // SOAP::Lite writes the wrapper without a prefix, so its namespace also applies to everything inside.
    const inherited = prefix === "" && unqualified === undefined ? namespace : "";
    const message = { ...readEncodedElement(xml, inherited), namespace };
    const independent = readIndependent(xml, inherited);
    const length = (parser.position - start) * mostGrowth + freeGrowth;
    const { depth } = xmlLimits(options.limits);
    const literal = new LiteralText({ length, depth, ignoredNamespaces, issues }).message(
      withReturned(message, parts),
      independent,
      unqualified === "nothing" ? "" : namespace,
    );
    const readLiteral = (text: string, tolerance?: Tolerance): Value => {
      const reader = new XmlTextReader(text, { ...options, tolerance });
      reader.root();
      reader.parts.start.messageDepth = 1;
      const value = decode(reader);
      reader.end();
      return value;
    };
    return options.tolerance === undefined ? readLiteral(literal) : options.tolerance.readOther(literal, readLiteral);
  };
}

/**
 * Renames the first part of a reply to the name that its decoder expects, unless another part has that name or the
 * first part is a known one.
 */
function withReturned(message: EncodedElement, parts: readonly string[]): EncodedElement {
  const [returned] = parts;
  const { content } = message;
  const elements = content.filter((child) => typeof child !== "string");
  const [first] = elements;
  if (returned === undefined || first === undefined || parts.includes(first.name)) return message;
  if (elements.some(({ name }) => name === returned)) return message;
  const named = { ...first, namespace: "", name: returned };
  return { ...message, content: content.map((child) => (child === first ? named : child)) };
}

/** Depth of the Body in an envelope. */
const inEnvelope = 2;

/**
 * Reads the independent elements after the message, which others refer to (SOAP 1.1 section 5.1, rule 5), to the end of
 * the Body. If the message is the detail of a fault, also those after the detail.
 */
function readIndependent(xml: XmlReader, unqualified: string): readonly EncodedElement[] {
  const { parser, issues } = xml.parts;
  const found: EncodedElement[] = [];
  const bodyDepth = Math.min(parser.depth, inEnvelope);
  // A message outside an envelope has nothing after it.
  while (parser.depth > 0) {
    const isInBody = parser.depth === bodyDepth;
    // Text between the parts of a fault has no meaning.
    if (isInBody) xml.parts.children.space();
    else xml.characters();
    if (isInBody && parser.atEndTag()) return found;
    if (xml.child() === undefined) continue;
    const element = readEncodedElement(xml, unqualified);
    if (isInBody && attributeOf(element, "", "id") === undefined) {
      issues.object("repeated", "", "The Body has more than one child.");
    }
    found.push(element);
  }
  return found;
}
