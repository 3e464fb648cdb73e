import type { MimePart } from "../contract/mime-part.js";
import { refuseDocument } from "../errors/decode-error.js";
import type { Issue } from "../errors/issue.js";
import { ValueError } from "../errors/value-error.js";
import { isXml, parameterOf, parseMediaType } from "../http/media-type.js";
import { base64Binary, encodeBase64 } from "../simple-types/binary.js";
import { decodeXmlBytes } from "../xml/decode-xml-bytes.js";
import type { XmlLimits } from "../xml/xml-limits.js";
import { includeParts } from "./include-parts.js";
import { boundaryOf, isPackage } from "./package-type.js";
import { readMultipart } from "./read-multipart.js";

/** A message that was received in a package. */
export interface PackagedMessage {
  /**
   * The media type that the message would have without the package: `text/xml`, `application/soap+xml; action="urn:a"`.
   */
  readonly contentType: string;
  readonly text: string;
  /** The parts that no element of the message names. */
  readonly attachments: readonly MimePart[];
}

/** How packages are read that break their rules. */
interface PackageTerms {
  /** Whether the first part need not be the message, if it is not XML. */
  readonly isReply?: boolean;
  /** Receives what a lenient reader takes nevertheless. */
  readonly report?: ((issue: Issue) => void) | undefined;
}

/**
 * Whether a Content-Type header announces an XOP package (XOP 1.0 section 4.1). A client that sends one can also read
 * one.
 */
export function isXop(contentType: string | undefined): boolean {
  return isPackage(contentType) && parameterOf(contentType, "type")?.toLowerCase() === "application/xop+xml";
}

/**
 * Reads an MTOM message (SOAP 1.1 Binding for MTOM 1.0, SOAP Message Transmission Optimization Mechanism): an XOP
 * package whose binary values are parts, named by `xop:Include` elements. The values are inserted as base64 text, so
 * that the message is read like any other. A package with a plain envelope is read as well. Throws `DecodeError`.
 */
export function readPackage(
  bytes: Uint8Array,
  contentType: string,
  limits: Partial<XmlLimits> | undefined,
  terms: PackageTerms = {},
): PackagedMessage {
  const { report } = terms;
  const boundary = boundaryOf(contentType) ?? refuseDocument("syntax", "The media type is not that of a package.");
  const parts = readMultipart(bytes, boundary, report);
  const root = rootOf(parts, parameterOf(contentType, "start"), terms);
  const rootType = root.headers.get("content-type");
  const text = decodeXmlBytes(bytesOf(root), parseMediaType(rootType)?.charset);
  const others = parts.filter((part) => part !== root);
  const { text: whole, left } = includeParts(text, valuesOf(others), limits, report);
  return {
    contentType: messageType(contentType, rootType),
    text: whole,
    attachments: others.filter((part) => left.has(contentId(part)) || contentId(part) === ""),
  };
}

/** Refuses parts that nobody would read. */
export function refuseAttachments([first]: readonly MimePart[]): void {
  if (first === undefined) return;
  const id = contentId(first);
  if (id === "") refuseDocument("syntax", "A part of the package has no Content-ID.");
  refuseDocument("unexpected", `No element of the message includes the attachment ${id}.`);
}

/**
 * The part that `start` names, or the first (RFC 2387 section 3.2). A reader of replies passes first parts that are not
 * XML, and a lenient one takes the first part that is XML if none has the name.
 */
function rootOf(
  parts: readonly MimePart[],
  start: string | undefined,
  { report, isReply = false }: PackageTerms,
): MimePart {
  const xml = parts.find(({ headers }) => isMessage(headers.get("content-type")));
  const first = (isReply ? xml : undefined) ?? parts[0];
  const root = start === undefined ? first : parts.find((part) => contentId(part) === withoutBrackets(start));
  if (root !== undefined) return root;
  const detail = start === undefined ? "The package has no parts." : `The package has no root part ${start}.`;
  if (report === undefined || first === undefined) return refuseDocument("syntax", detail);
  report({ pointer: "", code: "syntax", detail });
  return first;
}

function isMessage(header: string | undefined): boolean {
  const type = parseMediaType(header);
  return type !== undefined && isXml(type);
}

/** In a package of XOP the root part has the message's own media type in a parameter, and so has the package (XOP section 4.1). */
function messageType(packageType: string, rootType: string | undefined): string {
  if (rootType === undefined) return "text/xml";
  if (parseMediaType(rootType)?.essence !== "application/xop+xml") return rootType;
  const startInfo = parameterOf(packageType, "start-info");
  const type = parameterOf(rootType, "type") ?? startInfo ?? "text/xml";
  if (parameterOf(type, "action") !== undefined) return type;
  const action = [packageType, startInfo, rootType]
    .map((header) => header && parameterOf(header, "action"))
    .find(Boolean);
  return action === undefined ? type : `${type}; action="${action.replaceAll(/["\\]/g, "\\$&")}"`;
}

/** The parts by Content-ID, without its angle brackets (RFC 2392 section 2), as base64 text that is made when it is asked for. */
function valuesOf(parts: readonly MimePart[]): Map<string, () => string> {
  const values = new Map<string, () => string>();
  for (const part of parts) {
    const id = contentId(part);
    if (id === "") continue;
    if (values.has(id)) return refuseDocument("repeated", `Two parts of the package have the Content-ID ${id}.`);
    values.set(id, () => base64Text(part));
  }
  return values;
}

/** The Content-ID of a part without its angle brackets; `""` where it has none. */
export function contentId({ headers }: MimePart): string {
  return withoutBrackets(headers.get("content-id") ?? "");
}

function withoutBrackets(id: string): string {
  return id.replace(/^<|>$/g, "");
}

/** Whether a part is sent as it is (RFC 2045 section 6.2). */
function isPlain({ headers }: MimePart): boolean {
  return /^(?:binary|8bit|7bit|)$/i.test(headers.get("content-transfer-encoding") ?? "");
}

function bytesOf(part: MimePart): Uint8Array {
  if (isPlain(part)) return part.bytes;
  try {
    return base64Binary.parse(base64Text(part));
  } catch (error) {
    if (!(error instanceof ValueError)) throw error;
    return notBase64();
  }
}

/** What a part holds, as base64 text. Throws `DecodeError`. */
export function base64Text(part: MimePart): string {
  if (isPlain(part)) return encodeBase64(part.bytes);
  const encoding = part.headers.get("content-transfer-encoding");
  if (encoding?.toLowerCase() !== "base64") {
    return refuseDocument("forbidden", "A part of the package has a transfer encoding other than binary and base64.");
  }
  const text = new TextDecoder("latin1").decode(part.bytes).replace(/[ \t\r\n]+/g, "");
  // The text is inserted into the message unchanged.
  return /^[A-Za-z\d+/=]*$/.test(text) ? text : notBase64();
}

function notBase64(): never {
  return refuseDocument("value", "A part of the package is not base64 text.");
}
