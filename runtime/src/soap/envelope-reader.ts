import { refuseDocument } from "../errors/decode-error.js";
import type { OpenContent } from "../open-content.js";
import type { SoapVersionName } from "../operation.js";
import { decodeOpenBlock } from "../xml/open-content-xml.js";
import type { ExpandedName, XmlReader, XmlReaderOptions } from "../xml/xml-reader.js";
import { XmlTextReader } from "../xml/xml-text-reader.js";
import { EnvelopeFault } from "./envelope-fault.js";
import { isForUs, isMandatory } from "./header-attributes.js";
import { type SoapVersion, soap11, versionOf } from "./soap-version.js";

/** An envelope read up to its Body's child. */
export interface OpenedEnvelope {
  readonly version: SoapVersion;
  /** Stands on the start tag of the Body's child, or behind an empty Body. */
  readonly xml: XmlTextReader;
  /** Undefined where the Body is empty. */
  readonly body: ExpandedName | undefined;
  /** The header blocks of `understood` that are for us, by `{namespace}name`. */
  readonly headers: ReadonlyMap<string, OpenContent>;
  /** The names of other blocks that must be understood. */
  readonly mandatory: readonly string[];
}

/** What the reader of an envelope knows of its service. */
interface EnvelopeTerms {
  readonly versions: readonly SoapVersionName[];
  /** Header blocks, `{namespace}name`, that are kept as open content. */
  readonly understood: ReadonlySet<string>;
}

/**
 * Reads an envelope (SOAP 1.1 section 4, SOAP 1.2 Part 1 section 5) up to the child of its Body. Throws `DecodeError`
 * for what is no XML or no envelope, and `EnvelopeFault` for a version of SOAP that is not spoken.
 */
export function openEnvelope(text: string, options: XmlReaderOptions, terms: EnvelopeTerms): OpenedEnvelope {
  return readEnvelope(new XmlTextReader(text, options), terms);
}

/** Like `openEnvelope`, with a reader that has not read anything. */
export function readEnvelope(xml: XmlTextReader, terms: EnvelopeTerms): OpenedEnvelope {
  const root = xml.root();
  if (root.name !== "Envelope") refuseDocument("type", "The message is not a SOAP envelope.");
  const version = spokenVersion(root.namespace, terms.versions);
  let blocks = noBlocks;
  let part = envelopePart(xml, version);
  if (part === "Header") {
    blocks = readBlocks(xml, version, terms.understood);
    part = envelopePart(xml, version);
  }
  if (part !== "Body") refuseDocument("missing", "The envelope has no Body where it belongs.");
  const body = xml.child();
  // Below the Envelope and the Body.
  xml.parts.start.messageDepth = 3;
  if (body !== undefined) xml.markRoot();
  return { version, xml, body, headers: blocks.kept, mandatory: blocks.mandatory };
}

/** Throws `EnvelopeFault` for a mandatory header block that is not among the declared ones of the operation. */
export function checkMandatory({ mandatory }: OpenedEnvelope, declared: ReadonlySet<string>): void {
  const notUnderstood = mandatory.filter((name) => !declared.has(name));
  const [first] = notUnderstood;
  if (first === undefined) return;
  throw new EnvelopeFault("MustUnderstand", `The header ${first} is not understood.`, { notUnderstood });
}

/** Reads what follows the Body's child: nothing may (WS-I Basic Profile 1.1 R1011, R9981). */
export function closeEnvelope({ xml, body }: OpenedEnvelope): void {
  if (body !== undefined && xml.child() !== undefined) refuseDocument("repeated", "The Body has more than one child.");
  if (xml.child() !== undefined) refuseDocument("unexpected", "The envelope continues after its Body.");
  xml.end();
}

/** Refuses an empty Body where a message is wanted. */
export function refuseEmptyBody(): never {
  return refuseDocument("missing", "The Body is empty.");
}

/** A SOAP 1.1 sender gets a fault it can read, whatever is spoken here (SOAP 1.2 Part 1 appendix A). */
function spokenVersion(namespace: string, spoken: readonly SoapVersionName[]): SoapVersion {
  const version = versionOf(namespace);
  if (version !== undefined && spoken.includes(version.name)) return version;
  const message = `The envelope must be SOAP ${spoken.join(" or ")}.`;
  throw new EnvelopeFault("VersionMismatch", message, { version: version === soap11 ? soap11 : undefined });
}

function envelopePart(xml: XmlReader, version: SoapVersion): string | undefined {
  const child = xml.child();
  return child?.namespace === version.namespace ? child.name : undefined;
}

interface Blocks {
  readonly kept: ReadonlyMap<string, OpenContent>;
  readonly mandatory: readonly string[];
}

const noBlocks: Blocks = { kept: new Map(), mandatory: [] };

function readBlocks(xml: XmlReader, version: SoapVersion, understood: ReadonlySet<string>): Blocks {
  const kept = new Map<string, OpenContent>();
  const mandatory: string[] = [];
  for (let block = xml.child(); block !== undefined; block = xml.child()) {
    const key = `{${block.namespace}}${block.name}`;
    if (!isForUs(xml, version)) xml.skip();
    else if (understood.has(key)) kept.set(key, decodeOpenBlock(xml, block.namespace));
    else {
      if (isMandatory(xml, version)) mandatory.push(key);
      xml.skip();
    }
  }
  return { kept, mandatory };
}
