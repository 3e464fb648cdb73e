import type { SoapVersionName } from "../contract/operation.js";
import { refuseDocument } from "../errors/decode-error.js";
import type { IssueCode } from "../errors/issue.js";
import { describeName } from "../xml/element-start.js";
import type { ExpandedName, XmlReader, XmlReaderOptions } from "../xml/xml-reader.js";
import { XmlTextReader } from "../xml/xml-text-reader.js";
import { EnvelopeFault } from "./envelope-fault.js";
import { isForUs, isMandatory } from "./header-attributes.js";
import { type SoapVersion, soap11, versionOf } from "./soap-version.js";

/** An envelope that has been read up to the Body's child. */
export interface OpenedEnvelope {
  readonly version: SoapVersion;
  /** The reader, at the start tag of the Body's child or after an empty Body. */
  readonly xml: XmlTextReader;
  /** The name of the Body's child; undefined if the Body is empty. */
  readonly body: ExpandedName | undefined;
  /**
   * The header blocks that are addressed to us, must be understood and are not in `understood`, as `{namespace}name`.
   */
  readonly mandatory: readonly string[];
}

/** What a service says about the envelopes that it accepts. */
interface EnvelopeTerms {
  readonly versions: readonly SoapVersionName[];
  /** Header blocks, as `{namespace}name`, that are understood whatever the operation declares. */
  readonly understood: ReadonlySet<string>;
  /** Reads such a block that is addressed to us. By default, it is skipped. */
  readonly takeBlock?: (xml: XmlReader, block: ExpandedName) => void;
}

/**
 * Reads an envelope (SOAP 1.1 section 4, SOAP 1.2 Part 1 section 5) up to the child of its Body. Throws `DecodeError`
 * if the text is not XML or not an envelope, and `EnvelopeFault` for an unsupported version of SOAP.
 */
export function openEnvelope(text: string, options: XmlReaderOptions, terms: EnvelopeTerms): OpenedEnvelope {
  return readEnvelope(new XmlTextReader(text, options), terms);
}

/** Like `openEnvelope`, with a reader that has not read anything. */
export function readEnvelope(xml: XmlTextReader, terms: EnvelopeTerms): OpenedEnvelope {
  const root = xml.root();
  if (partName(xml, root.name) !== "Envelope") {
    refuseDocument("type", `The message is ${describeName(root)}, not a SOAP envelope.`);
  }
  const version = envelopeVersion(xml, terms.versions);
  let mandatory: readonly string[] = [];
  let part = envelopePart(xml, version);
  if (part === "Header") {
    mandatory = readBlocks(xml, version, terms);
    part = envelopePart(xml, version);
  }
  while (part !== "Body" && xml.parts.options.tolerance !== undefined) part = partBehind(xml, version);
  if (part !== "Body") refuseDocument("missing", "The envelope has no Body where it belongs.");
  const body = xml.child();
  // The Envelope and the Body are outside the message.
  xml.parts.start.messageDepth = 3;
  if (body !== undefined) xml.markRoot();
  return { version, xml, body, mandatory };
}

/**
 * Refuses mandatory header blocks that the operation does not declare: throws `EnvelopeFault`, or reports them to the
 * tolerance.
 */
export function checkMandatory({ mandatory, xml }: OpenedEnvelope, declared: ReadonlySet<string>): void {
  const notUnderstood = mandatory.filter((name) => !declared.has(name));
  const [first] = notUnderstood;
  if (first === undefined) return;
  const { tolerance } = xml.parts.options;
  if (tolerance === undefined)
    throw new EnvelopeFault("MustUnderstand", `The header ${first} is not understood.`, { notUnderstood });
  for (const name of notUnderstood)
    tolerance.report({ pointer: "", code: "unexpected", detail: `The header ${name} must be understood, and is not.` });
}

/**
 * Reads a message to the end of its envelope. `decode` reads the Body's child, or the Body itself if the members are
 * its children.
 */
export function readBody<Value>(
  opened: OpenedEnvelope,
  { bare = false }: { readonly bare?: boolean },
  decode: (xml: XmlReader) => Value,
): Value {
  const whole = bare ? { ...opened, xml: bodyReader(opened), body: undefined } : opened;
  const message = decode(whole.xml);
  closeEnvelope(whole);
  return message;
}

/** A new reader at the start tag of the Body, which then plays the role of the message's element. */
function bodyReader({ xml: before, version }: OpenedEnvelope): XmlTextReader {
  const xml = before.again();
  xml.root();
  while (envelopePart(xml, version) === "Header") xml.skip();
  xml.parts.start.messageDepth = 2;
  xml.markRoot();
  return xml;
}

/** Reads what follows the Body's child: nothing is allowed (WS-I Basic Profile 1.1 R1011, R9981). */
export function closeEnvelope({ xml, body }: OpenedEnvelope): void {
  if (body !== undefined) endOfPart(xml, "repeated", "The Body has more than one child.");
  endOfPart(xml, "unexpected", "The envelope continues after its Body.");
  xml.end();
}

/** Refuses further elements; a tolerant reader skips them. */
function endOfPart(xml: XmlTextReader, code: IssueCode, detail: string): void {
  while (xml.child() !== undefined) {
    xml.parts.issues.object(code, "", detail);
    xml.parts.options.tolerance?.behindMessage(xml.parts);
    xml.skip();
  }
}

/** Refuses an empty Body if a message is expected. */
export function refuseEmptyBody(): never {
  return refuseDocument("missing", "The Body is empty.");
}

/** The version of the envelope. A tolerant reader treats an unknown version as SOAP 1.1. */
function envelopeVersion(xml: XmlTextReader, spoken: readonly SoapVersionName[]): SoapVersion {
  const { namespace } = xml.name();
  if (xml.parts.options.tolerance === undefined || versionOf(namespace) !== undefined)
    return spokenVersion(namespace, spoken);
  xml.parts.issues.object(
    "unexpected",
    "",
    `The envelope is of an unknown version of SOAP: ${describeName(xml.name())}.`,
  );
  return soap11;
}

/**
 * The version of a namespace, if the service supports it. A SOAP 1.1 sender always gets a SOAP 1.1 Fault, which it can
 * read (SOAP 1.2 Part 1 appendix A).
 */
function spokenVersion(namespace: string, spoken: readonly SoapVersionName[]): SoapVersion {
  const version = versionOf(namespace);
  if (version !== undefined && spoken.includes(version.name)) return version;
  const message = `The envelope must be SOAP ${spoken.join(" or ")}.`;
  throw new EnvelopeFault("VersionMismatch", message, { version: version === soap11 ? soap11 : undefined });
}

function envelopePart(xml: XmlReader, version: SoapVersion): string | undefined {
  const child = xml.child();
  if (child === undefined) return undefined;
  if (child.namespace === version.namespace) return partName(xml, child.name);
  const { options, parser } = xml.parts;
  if (options.tolerance === undefined) return undefined;
  // The wrong namespace of the envelope has been reported already.
  if (child.namespace === parser.element(parser.depth - 1).namespace) return partName(xml, child.name);
  xml.parts.issues.object("unexpected", "", `${describeName(child)} is not of the envelope's version of SOAP.`);
  return partName(xml, child.name);
}

/** The name of a part of the envelope. A tolerant reader accepts it in any letter case. */
function partName(xml: XmlReader, name: string): string {
  if (xml.parts.options.tolerance === undefined) return name;
  const meant = envelopeNames.find((one) => one.toLowerCase() === name.toLowerCase());
  if (meant === undefined || meant === name) return name;
  xml.parts.issues.object("unexpected", "", `The element ${name} is not expected here; ${meant} is.`);
  return meant;
}

const envelopeNames: readonly string[] = ["Envelope", "Header", "Body"];

/** Skips an unknown part of the envelope and moves to the next one, in a tolerant reading. */
function partBehind(xml: XmlReader, version: SoapVersion): string | undefined {
  if (xml.parts.parser.depth < envelopePartDepth) refuseDocument("missing", "The envelope has no Body.");
  xml.parts.issues.object("unexpected", "", `The envelope has ${describeName(xml.name())} before its Body.`);
  xml.skip();
  return envelopePart(xml, version);
}

/** Depth of Header and Body. */
const envelopePartDepth = 2;

function readBlocks(xml: XmlReader, version: SoapVersion, { understood, takeBlock }: EnvelopeTerms): readonly string[] {
  const mandatory: string[] = [];
  for (let block = xml.child(); block !== undefined; block = xml.child()) {
    const key = `{${block.namespace}}${block.name}`;
    const isOurs = isForUs(xml, version);
    if (isOurs && takeBlock && understood.has(key)) takeBlock(xml, block);
    else {
      if (isOurs && !understood.has(key) && isMandatory(xml, version)) mandatory.push(key);
      xml.skip();
    }
  }
  return mandatory;
}
