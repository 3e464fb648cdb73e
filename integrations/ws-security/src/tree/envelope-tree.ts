import { soap11, soap12, wsse } from "../names.js";
import { refuse } from "../refusal.js";
import { childElements, childrenNamed, isNamed } from "./elements.js";
import { parseTree, type XmlTree } from "./xml-tree.js";

/** An envelope as a tree. */
export interface EnvelopeTree extends XmlTree {
  readonly envelope: Element;
  /** Absent where the envelope has none. */
  readonly header: Element | undefined;
  /** The Body that is the envelope's own child. */
  readonly body: Element;
}

/** Parses an envelope. Throws `SecurityRefusal`. */
export function parseEnvelope(text: string): EnvelopeTree {
  const tree = parseTree(text);
  const envelope = tree.document.documentElement;
  const namespace = envelope?.namespaceURI ?? "";
  if (envelope?.localName !== "Envelope" || (namespace !== soap11 && namespace !== soap12)) {
    return refuse("InvalidSecurity", "The message is not an envelope.");
  }
  const parts = childElements(envelope);
  const header = parts.length === 2 ? parts[0] : undefined;
  const body = parts.at(-1);
  const hasHeader = header === undefined || isNamed(header, namespace, "Header");
  if (body === undefined || parts.length > 2 || !hasHeader || !isNamed(body, namespace, "Body")) {
    return refuse("InvalidSecurity", "The envelope is more than a Header and a Body.");
  }
  return { ...tree, envelope, header, body };
}

const ultimateReceiver = `${soap12}/role/ultimateReceiver`;

/**
 * The Security header for a receiver: the one without an actor, or with the given one (WS-Security 1.1, section 5).
 * Undefined where there is none. Throws `SecurityRefusal` for several.
 */
export function securityHeader({ header }: EnvelopeTree, actor: string | undefined): Element | undefined {
  const blocks = header === undefined ? [] : childrenNamed(header, wsse, "Security");
  const [ours, ...others] = blocks.filter((block) => actorOf(block) === (actor ?? ""));
  if (others.length > 0) refuse("InvalidSecurity", "The message has more than one Security header.");
  return ours;
}

function actorOf(block: Element): string {
  const actor = block.getAttributeNS(soap11, "actor") || block.getAttributeNS(soap12, "role") || "";
  return actor === ultimateReceiver ? "" : actor;
}
