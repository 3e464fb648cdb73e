import type { Tolerance } from "../xml/tolerance.js";
import { xmlLimits } from "../xml/xml-limits.js";
import type { XmlReader } from "../xml/xml-reader.js";
import { XmlTextReader } from "../xml/xml-text-reader.js";
import { attributeOf, type EncodedElement, readEncodedElement } from "./encoded-element.js";
import { LiteralText } from "./literal-text.js";

/** How much longer a message may become than it was sent: what is referred to twice is there twice. */
const mostGrowth = 8;
const freeGrowth = 262_144;

/** What is known of a message beside its decoder. */
interface EncodedTerms {
  /** The parts of a reply, as its decoder calls them. Servers call the first, which is the value that it returns, as they like (SOAP 1.1 section 7.1). */
  readonly parts?: readonly string[];
  /** The namespaces that some write with names that have none (section 5.4.1), as the schema says elementFormDefault="qualified". */
  readonly ignoredNamespaces?: readonly string[];
  /**
   * What in the message's own namespace counts as in none where the schema qualifies members with it: parts, or nothing in the detail
   * of a fault. Everything, where it is absent.
   */
  readonly unqualified?: "parts" | "nothing";
}

/**
 * Reads a message in SOAP section 5 encoding with the decoder of its literal form: values that stand elsewhere are put where they are
 * referred to, items of arrays get the one name that decoders know, and what only the encoding says is left out.
 */
export function encodedMessage<Value>(
  decode: (xml: XmlReader) => Value,
  { parts = [], ignoredNamespaces = [], unqualified }: EncodedTerms = {},
): (xml: XmlReader) => Value {
  return (xml) => {
    const { options, parser, issues } = xml.parts;
    const { start, prefix, namespace } = parser.current;
    // SOAP::Lite writes the wrapper without a prefix, so that all below it is in its namespace, too.
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

/** A reply whose first part is called as its decoder calls it, unless that is another or one is called so. */
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

/** How deep a Body stands in an envelope. */
const inEnvelope = 2;

/**
 * The independent elements behind the message, which others refer to (SOAP 1.1 section 5.1, rule 5): in the Body, to its end, and on
 * the way there where the message is the detail of a fault.
 */
function readIndependent(xml: XmlReader, unqualified: string): readonly EncodedElement[] {
  const { parser, issues } = xml.parts;
  const found: EncodedElement[] = [];
  const bodyDepth = Math.min(parser.depth, inEnvelope);
  // A message by itself has nothing behind it.
  while (parser.depth > 0) {
    const isInBody = parser.depth === bodyDepth;
    // Between the parts of a fault, text says nothing.
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
