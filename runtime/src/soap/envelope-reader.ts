import { DecodeError } from "../errors/decode-error.js";
import type { IssueCode } from "../errors/issue.js";
import type { OpenContent } from "../open-content.js";
import { decodeOpenXml } from "../xml/open-content-xml.js";
import { type ExpandedName, XmlReader, type XmlReaderOptions } from "../xml/xml-reader.js";
import { EnvelopeFault } from "./envelope-fault.js";
import { envelopeNamespace, nextActor } from "./soap-names.js";

/** An envelope read up to its Body's child. */
export interface OpenedEnvelope {
  /** Stands on the start tag of the Body's child. */
  readonly xml: XmlReader;
  readonly body: ExpandedName;
  /** The header blocks that are understood, by `{namespace}name`. */
  readonly headers: ReadonlyMap<string, OpenContent>;
}

/**
 * Reads a SOAP 1.1 envelope (section 4) up to the one child of its Body. Throws `DecodeError` for what is no XML or
 * no envelope, `EnvelopeFault` for another version of SOAP and for a mandatory header that is not understood.
 */
export function openEnvelope(text: string, options: XmlReaderOptions, understood: ReadonlySet<string>): OpenedEnvelope {
  const xml = new XmlReader(text, options);
  const root = xml.root();
  if (root.name !== "Envelope") refuse("type", "The message is no SOAP envelope.");
  if (root.namespace !== envelopeNamespace)
    throw new EnvelopeFault("VersionMismatch", "The envelope must be SOAP 1.1.");
  let headers: OpenedEnvelope["headers"] = new Map();
  let part = envelopePart(xml);
  if (part === "Header") {
    headers = readHeaders(xml, understood);
    part = envelopePart(xml);
  }
  if (part !== "Body") refuse("missing", "The envelope has no Body where it belongs.");
  const body = xml.child();
  if (body === undefined) return refuse("missing", "The Body is empty.");
  xml.markRoot();
  return { xml, body, headers };
}

/** Reads what follows the Body's child: nothing may (WS-I Basic Profile 1.1 R1011, R9981). */
export function closeEnvelope(xml: XmlReader): void {
  if (xml.child() !== undefined) refuse("repeated", "The Body has more than one child.");
  if (xml.child() !== undefined) refuse("unexpected", "The envelope goes on after its Body.");
  xml.end();
}

function refuse(code: IssueCode, detail: string): never {
  throw new DecodeError([{ pointer: "", code, detail }]);
}

function envelopePart(xml: XmlReader): string | undefined {
  const child = xml.child();
  return child?.namespace === envelopeNamespace ? child.name : undefined;
}

function readHeaders(xml: XmlReader, understood: ReadonlySet<string>): OpenedEnvelope["headers"] {
  const headers = new Map<string, OpenContent>();
  let refused: string | undefined;
  for (let block = xml.child(); block !== undefined; block = xml.child()) {
    const key = `{${block.namespace}}${block.name}`;
    if (understood.has(key)) {
      headers.set(key, decodeOpenXml(xml, block.namespace));
      continue;
    }
    if (isMandatory(xml)) refused ??= key;
    xml.skip();
  }
  if (refused !== undefined) throw new EnvelopeFault("MustUnderstand", `The header ${refused} is not understood.`);
  return headers;
}

/** Whether whoever reads the header first must understand the block just begun (SOAP 1.1 section 4.2). */
function isMandatory(xml: XmlReader): boolean {
  const attributes = xml.attributes().filter(({ namespace }) => namespace === envelopeNamespace);
  const actor = attributes.find(({ name }) => name === "actor")?.value;
  const value = attributes.find(({ name }) => name === "mustUnderstand")?.value.trim();
  if (value !== undefined && !/^(?:0|1|true|false)$/.test(value)) {
    throw new EnvelopeFault("Client", "A mustUnderstand attribute must be 0 or 1.");
  }
  const forUs = actor === undefined || actor === "" || actor === nextActor;
  return forUs && (value === "1" || value === "true");
}
